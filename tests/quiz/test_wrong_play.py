"""Which card was played against the rules? The engine refuses just that one, and rules of thumb do not find it."""

import re
from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from itertools import product

import pytest

from helpers.first_questions import first_questions
from helpers.golden_questions import called
from helpers.thumbs_wrong import THUMBS, share
from tolva_teach.play.match import stop
from tolva_teach.quiz.tricks import WRONG_PLAYS
from tolva_teach.quiz.tricks.wrong_play.question import WrongPlayQuestion, WrongPlays
from tolva_teach.records.record import RecordFault
from tolva_teach.texts import LANGUAGES, card_name, suit_name

HARDEST = 3
PRESENT = {
    "sv": r"\b(är|har|får|kan|ligger|räknas|duger|slår)\b",
    "en": r"\b(is|are|has|have|may|can|must|counts?|will|beats|doesn’t)\b",
}
"""The verbs that tell of a trick that lies there still."""

HALF = 0.51
"""Half of them, and what chance makes of that."""

each_form = pytest.mark.parametrize("family", WRONG_PLAYS, ids=called)


@cache
def hardest(family: WrongPlays) -> Sequence[WrongPlayQuestion]:
    return first_questions(family, HARDEST, 200)


@each_form
def test_the_engine_refuses_the_answer_and_nothing_before_it_by_the_rule_that_is_told(family: WrongPlays) -> None:
    for question in hardest(family)[::10]:
        (answer,) = question.answer
        with pytest.raises(RecordFault) as refused:
            stop(question.record)
        events = question.record.deals[0].events
        assert refused.value.event is not None
        assert events[refused.value.event].endswith(f" play {answer}")
        assert refused.value.rule == question.verdict(answer).rule


@each_form
def test_all_other_cards_are_allowed_in_their_place_and_what_was_held_is_seen(family: WrongPlays) -> None:
    """One can answer from what the table shows: the cards played, and what each has left or plays later."""
    for question in hardest(family)[::10]:
        assert [choice for choice in question.choices if question.verdict(choice)] == list(question.answer)
        shown = {card.card for zone in question.table.zones for card in zone.cards}
        assert shown == {card for hand in question.position.hands for card in hand}
        marks = {mark for zone in question.table.zones for card in zone.cards for mark in card.marks}
        assert marks <= {"led", "shown", "played"}


@each_form
def test_no_rule_of_thumb_finds_more_than_half(family: WrongPlays) -> None:
    found = {name: share(thumb, hardest(family)) for name, thumb in THUMBS.items()}
    assert {name: its for name, its in found.items() if its > HALF} == {}


@each_form
def test_several_tricks_are_told_one_after_the_other_each_reason_with_what_was_led(family: WrongPlays) -> None:
    question = next(its for its in hardest(family) if len(its.position.tricks) > 1)
    speaker = question.speaker("en")
    told = [(choice, question.why(choice, speaker)) for choice in question.told_in_order]
    tricks = question.position.tricks
    assert [card for card, _ in told] == [play.card for trick in tricks for play in trick]
    reasons = iter([why for _, why in told])
    for number, trick in zip(("First", "Second", "Third", "Fourth", "Fifth", "Sixth"), tricks, strict=False):
        for play in trick:
            led = card_name(trick[0].card, "en")
            told_as = f"begun with the {led}" if play == trick[0] else f"with the {led} led"
            assert next(reasons).startswith(f"{number} trick, {told_as}: ")


BOND_FOUR = next(family for family in WRONG_PLAYS if called(family) == "bondtolva-4-wrong-play")


def test_bond_lead_answer_is_broken_by_leads_and_answers_and_kept_where_another_revokes() -> None:
    found = defaultdict(set)
    for question in hardest(BOND_FOUR):
        (kind,) = question.kinds
        if kind.startswith("duty-"):
            (answer,) = question.answer
            tricks = question.position.tricks[0]
            found[kind].add((question.verdict(answer).rule == "bond.lead-answer", tricks[0].card == answer))
    assert found["duty-lead"] == {(True, True)}
    assert found["duty-answer"] == {(True, False)}
    assert found["duty-kept"] == {(False, False)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bond_lead_answer_the_question_that_obliges_is_told_and_nothing_of_what_follows(lang: str) -> None:
    for question in hardest(BOND_FOUR):
        told = list(question.premises(question.speaker(lang)))
        assert len(told) == len(question.position.duties) + (len(question.position.tricks) > 1)
        for duty, premise in zip(question.position.duties, told, strict=False):
            assert suit_name(duty.suit, lang) in premise
            assert not any(card_name(play.card, lang) in premise for play in question.position.tricks[0])


def test_bord_turn_that_no_card_lay_hidden_is_told_where_rows_are_laid_and_nowhere_else() -> None:
    """Whether somebody could have followed suit cannot be told while a card of theirs may have lain face down."""
    for family in WRONG_PLAYS:
        for question in (its for its in hardest(family) if len(its.position.tricks) > 1):
            told = list(question.premises(question.speaker("en")))
            rows = getattr(question.view.board, "down", ())
            assert ("face down" in told[-1]) == (family.game == "bordstolva") == bool(rows)
            assert not any(map(any, rows))


def test_trick_overtake_that_the_partner_was_winning_is_told_as_past() -> None:
    """The trick is complete: who was winning when the card came may have been beaten since."""
    told = [
        question.why(choice, question.speaker("sv"))
        for family in WRONG_PLAYS
        if family.players in (None, 4) and family.game in ("tolva", "bondtolva")
        for question in (family.question(seed, 3) for seed in range(20))
        for choice in question.choices
    ]
    assert any("fast partnern, " in its and "hade det högsta kortet just då" in its for its in told)
    assert not any("just nu" in its for its in told)


@each_form
def test_what_somebody_held_and_had_to_do_in_a_trick_that_is_over_is_told_as_past(family: WrongPlays) -> None:
    """The cards have been played since: nobody holds them, and a trump may lie in the trick that lay there not yet."""
    for question, lang in product([family.question(seed, 3) for seed in range(8)], LANGUAGES):
        told = " ".join(question.why(choice, question.speaker(lang)) for choice in question.choices)
        assert not re.search(PRESENT[lang], told)
