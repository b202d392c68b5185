"""What a replay tells of any deal of any game is so: held against the table that people see beside the words."""

import random
import re
from dataclasses import replace
from itertools import chain, pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.breadth import so_many
from helpers.claims import FACTS, HAPPENINGS, Reason, Told, marked
from helpers.every_game import dealt_records, play_out
from helpers.played import FORMS, played
from helpers.spoken import EXAMPLES
from tolva_teach.play.replay import Replay, Step
from tolva_teach.records.record import DealRecord, Record
from tolva_teach.rules.table import Table
from tolva_teach.texts import Speaker, card_name, reason

STEPS = 25
"""So many steps of a deal are asked for all that might have been decided: a deal of Tölp for twenty has a thousand."""


def played_out(record: Record, chance: random.Random) -> Replay:
    """The record with its deal played at random."""
    written = record.deals[0]
    events = tuple(map(str, play_out(record, chance)[1]))
    return Replay(Record(record.game, record.start, (DealRecord(written.dealer, written.cards, events),), record.given))


def check_told(replay: Replay) -> None:
    """Every happening of every step is as the tables show it."""
    before = None
    for step in replay:
        deal = step.before or (before.after if before is not None else None)
        table = deal.table() if deal is not None else _before_all(replay)
        for happened in step.happenings:
            claim = HAPPENINGS[happened.kind]
            assert claim(Told(happened, step, table, step.after)), (step.number, happened)
        before = step


def _before_all(replay: Replay) -> Table:
    """The first table with the score as it was before its deal, which may be over as soon as the cards are dealt."""
    table = replay[0].after.table()
    tallies = zip(table.tallies, replay.record.start.score, strict=True)
    return replace(table, tallies=tuple(replace(tally, score=score) for tally, score in tallies))


def check_reasons(step: Step) -> None:
    """Every fact of every verdict on what might have been decided, and every card that its sentence names."""
    deal = step.before
    if deal is None:
        return
    speaker = Speaker("en", parties=deal.game.parties)
    for decision, verdict in step.alternatives():
        asked = Reason(decision, verdict, deal)
        for fact in verdict.facts.keys() & FACTS.keys():
            assert FACTS[fact](asked), (step.number, decision, verdict)
        check_names(reason(verdict, decision, speaker), asked)


SUIT = "(?:spades|hearts|diamonds|clubs)"
NAMED = re.compile(rf"(\w+ of {SUIT})")
SEVERAL = re.compile(rf"(?:(six)es|(\w+)s) of ({SUIT}(?:, {SUIT})* and {SUIT})")


def cards_named(text: str) -> list[str]:
    """Each card that is named in full: "the sevens of spades and clubs" are two.

    >>> cards_named("the king of hearts, the sixes of spades and clubs")
    ['king of hearts', 'six of spades', 'six of clubs']
    """
    several = [f"{of[1] or of[2]} of {suit}" for of in SEVERAL.finditer(text) for suit in re.findall(SUIT, of[3])]
    return NAMED.findall(SEVERAL.sub("", text)) + several


def check_names(text: str, asked: Reason) -> None:
    """A card that is named in full lies on the table or in the hand, unless it is said to be missing or melded."""
    seen = {shown.card for zone in asked.table.zones if zone.kind != "hand" for shown in zone.cards}
    names = {card_name(card, "en") for card in {*seen, *asked.hand} if card}
    for name in cards_named(text):
        elsewhere = "n’t have" in text or "melded" in text or "neither the king" in text or "must hold both" in text
        elsewhere |= "asked for" in text or "Of the king and queen of" in text
        assert name in names or elsewhere, text


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_told_true_deals_of_beginners(form: tuple[str, int, Any]) -> None:
    replay = Replay(played(*form))
    check_told(replay)
    for step in random.Random(form[1]).sample(list(replay), min(STEPS, len(replay))):
        check_reasons(step)


@pytest.mark.parametrize(
    ("kind", "fact"),
    [
        ("dealt", "count"),
        ("trick-taken", "card_points"),
        ("trick-taken", "matadors"),
        ("meld-scored", "score"),
        ("vinsten", "card_points"),
        ("vinsten", "matadors"),
        ("marked", "score"),
        ("shows", "points"),
        ("lost-life", "points"),
        ("asked-for", "count"),
        ("laid", "count"),
        ("hands-taken-up", "count"),
        ("laid-aside", "count"),
    ],
)
def test_told_true_a_wrong_number_is_seen(kind: str, fact: str) -> None:
    """The claims bite: told by one too many, none of them holds."""
    replays = [Replay(played(*form)) for form in FORMS]
    seen = 0
    for before, step in chain.from_iterable(pairwise([None, *replay]) for replay in replays):
        assert step is not None
        table = (step.before or (before or step).after).table()
        for happened in step.happenings:
            if happened.kind == kind and fact in happened.facts:
                wrong = happened._replace(facts={**happened.facts, fact: happened.facts[fact] + 1})
                assert not HAPPENINGS[kind](Told(wrong, step, table, step.after))
                seen += 1
    assert seen


def test_told_true_of_every_kind_of_happening_something_is_claimed() -> None:
    """Those too that come about in one deal of thousands."""
    assert {happened.kind for examples in EXAMPLES.values() for happened in examples.happenings} == set(HAPPENINGS)


@given(dealt_records(), st.randoms(use_true_random=False))
@settings(max_examples=so_many(13, 400))
def test_told_true_deals_at_random(record: Record, chance: random.Random) -> None:
    replay = played_out(record, chance)
    check_told(replay)
    for step in chance.sample(list(replay), min(STEPS, len(replay))):
        check_reasons(step)


@given(dealt_records(), st.randoms(use_true_random=False))
@settings(max_examples=so_many(13, 400))
def test_told_true_whose_turn_the_picture_says_it_is(record: Record, chance: random.Random) -> None:
    """Also where a picture shows what is only then gathered or turned down; nobody's where nobody decides."""
    for step, following in pairwise([*played_out(record, chance), None]):
        assert step is not None
        table = step.table(None)
        goes_on = following is not None and following.decision is not None
        assert marked(table, "to-act") == set(step.after.actors() if goes_on else ())
        holding = {zone.seat for zone in table.zones if zone.kind in ("hand", "row") and zone.count}
        assert marked(table, "to-act") <= holding
        if record.game.name == "tolp":
            assert not marked(table, "out") & holding
