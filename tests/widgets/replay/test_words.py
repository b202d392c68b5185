"""What is said of a replay's steps holds at each of them: read in full once, and kept so."""

from collections import Counter
from typing import Any

import pytest

from helpers.played import FORMS, played
from tolva_teach.examples import EXAMPLES, example
from tolva_teach.games import game
from tolva_teach.play.replay import Replay, Step
from tolva_teach.records.record import DealRecord, Record
from tolva_teach.rules.cards import SUITS, is_joker
from tolva_teach.texts import LANGUAGES, card_sign
from tolva_widgets.replay.explanation import explain
from tolva_widgets.replay.session import ReplaySession
from tolva_widgets.replay.words import ReplayWords

COUNTED = ("card_points", "matadors", "eyes")
"""What a trick is worth, as the score counts it."""


def replay_of(form: tuple[str, int, tuple[tuple[str, Any], ...]]) -> Replay:
    return Replay(played(*form))


@pytest.mark.parametrize("form", [form for form in FORMS if "tolva" in form[0]], ids=str)
def test_the_score_counts_the_trick_that_is_told_of_though_it_lies_there_still(form: Any) -> None:
    taken: Counter[tuple[int, str]] = Counter()
    replay = replay_of(form)
    for step in replay:
        if step.fresh:
            taken.clear()
        for happened in step.happenings:
            if happened.kind == "trick-taken":
                party = replay.record.game.parties[happened.facts["taker"]]
                taken.update({(party, name): happened.facts[name] for name in COUNTED if name in happened.facts})
                taken[party, "tricks"] += 1
        for tally in step.table(None).tallies:
            assert {name: taken[tally.party, name] for name in tally.beside} == dict(tally.beside)


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_the_picture_shows_who_decides_next_also_where_something_lies_there_still(form: Any) -> None:
    for step in replay_of(form):
        shown = {place.seat for place in step.table(None).places if "to-act" in place.marks}
        assert shown == set(step.actors)


@pytest.mark.parametrize("form", FORMS, ids=str)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_not_allowed_repeats_nothing_of_what_has_just_been_told(form: Any, lang: str) -> None:
    replay_words = ReplayWords(replay_of(form), None, lang)
    for step in replay_words.replay:
        groups = replay_words.alternatives(step)
        told = {replay_words.reason(step), *replay_words.told(step)}
        reasons = [group.why for group in groups if not group.allowed]
        assert not told & set(reasons)
        assert len(set(reasons)) == len(reasons)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refused_meld_in_the_list_says_only_what_is_missing(lang: str) -> None:
    replay_words = ReplayWords(replay_of(("tolva", 4, ())), None, lang)
    missing = {"sv": "saknar", "en": "n’t have "}[lang]
    whys = [
        group.why for step in replay_words.replay for group in replay_words.alternatives(step) if missing in group.why
    ]
    assert whys
    assert max(map(len, whys)) < 60


def places(record: Record, lang: str, viewer: int | None = None) -> list[tuple[Step, str]]:
    replay_words = ReplayWords(Replay(record), viewer, lang)
    return [(step, replay_words.place(step)) for step in replay_words.replay]


def test_whose_lead_it_is_agrees_with_the_word_that_follows() -> None:
    said = {place for _, place in places(played("tolp", 4), "sv", viewer=0)}
    assert any("Ditt utspel" in place for place in said)
    assert not any("Din utspel" in place for place in said)


def test_a_place_in_tolp_says_who_lays_and_who_passes() -> None:
    for step, place in places(played("tolp", 4), "sv"):
        decided = step.decision
        if decided is not None and step.where.code in ("lay", "pass"):
            did = {"lay": "lägger", "pass": "passar"}[decided.verb]
            assert place.endswith(f"utspel, spelare {decided.seat + 1} {did}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_showdown_has_a_name_of_its_own_before_the_end(lang: str) -> None:
    name, end = {"sv": ("Korten visas", "Slutet"), "en": ("The showdown", "The end")}[lang]
    for step, place in places(played("trettioett", 3), lang):
        kinds = {happened.kind for happened in step.happenings}
        assert (name in place) == bool(kinds & {"shows", "shows-31"})
        assert (end in place) == ("deal-over" in kinds)


@pytest.mark.parametrize(("lang", "name"), [("sv", "31 från början"), ("en", "Dealt 31")])
def test_a_deal_that_a_dealt_31_ends_is_called_by_it(lang: str, name: str) -> None:
    rest = [card for card in game("trettioett", 3).pack if card not in ("HA", "HK", "HQ", "S2", "C3", "D4")]
    deck = ["HA", "S2", rest[0], "HK", "C3", rest[1], "HQ", "D4", *rest[2:]]
    rules = game("trettioett", 3)
    record = Record(rules, rules.first_standing(None, 0, None), (DealRecord(0, {"deck": deck}, ()),))
    ((step, place),) = places(record, lang)
    assert step.after.over
    assert place == name


@pytest.mark.parametrize(
    ("options", "table_alone"), [((), False), ((("first_trick_from_table", True),), True)], ids=["usual", "from-table"]
)
def test_a_question_in_bordstolva_says_which_cards_there_are_to_choose_from(options: Any, table_alone: bool) -> None:
    session = ReplaySession(played("bordstolva", 2, options), lang="sv")
    session.questions.ask = True
    assert session.replay is not None
    replay_words, asked = ReplayWords(session.replay, None, "sv"), []
    for step in session.replay[:4]:
        session.go(step.number)
        asked.append(replay_words.question(session))
    assert all(("bordskort" if table_alone else "uppvänt") in words for words in asked[:2])
    assert all(("handen eller" in words) != table_alone for words in asked[:2])


def test_a_question_in_an_exchange_is_of_what_may_be_done_now() -> None:
    session = ReplaySession(played("tolp", 4), lang="sv")
    session.questions.ask = True
    assert session.replay is not None
    replay_words, asked = ReplayWords(session.replay, None, "sv"), set()
    for step in session.replay[:-1]:
        following = session.replay[step.number + 1].decision
        if following is not None and following.verb in ("give", "ask", "take", "high"):
            session.go(step.number)
            asked.add((following.verb == "give", "ge bort?" in replay_words.question(session)))
    assert asked == {(True, True), (False, False)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_joker_in_a_line_has_the_sign_that_its_picture_has(lang: str) -> None:
    form = next(form for form in FORMS if dict(form[2]).get("jokers"))
    replay_words = ReplayWords(replay_of(form), None, lang)
    holding = [
        step
        for step in replay_words.replay
        if any(map(is_joker, (card for each, _ in step.alternatives() for card in each.args)))
    ]
    assert holding
    pages = [explain(replay_words, step, "?") for step in holding]
    assert all("*1" not in page and "*2" not in page for page in pages)
    assert any(card_sign("*1", lang) in page for page in pages)


@pytest.mark.parametrize("form", [("plocketolva", 2, ()), ("bordstolva", 2, ())], ids=str)
def test_melds_refused_for_like_reasons_stand_in_the_suits_order(form: Any) -> None:
    replay_words, listed = ReplayWords(replay_of(form), None, "sv"), 0
    for step in replay_words.replay:
        missing = [group for group in replay_words.alternatives(step) if "saknar" in group.why]
        suits = [each.args[0] for group in missing for each in group.decisions]
        assert suits == sorted(suits, key=SUITS.index)
        listed += len(suits) > 1
    assert listed


@pytest.mark.parametrize("name", EXAMPLES)
def test_from_a_seat_no_note_is_read_that_was_written_about_another_hand_before_the_deal_is_over(name: str) -> None:
    replay = Replay(example("en", name))
    noted = [step for step in replay if step.annotation]
    assert [ReplayWords(replay, None, "en").note(step) for step in noted] == [step.annotation for step in noted]
    for seat in range(replay.record.game.players):
        may = [step for step in noted if step.after.over or (step.decision and step.decision.seat == seat)]
        assert [step for step in noted if ReplayWords(replay, seat, "en").note(step)] == may
        assert len(may) < len(noted)
