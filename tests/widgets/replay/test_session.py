"""Stepping through records of every game, without a widget: what is asked, and what answers come to."""

from typing import Any

import pytest

from helpers.breadth import each_in_a_language
from helpers.played import FORMS, played
from tolva_teach.games.base import Decision
from tolva_teach.records.record import deal_record
from tolva_teach.rules.cards import by_suit
from tolva_teach.rules.offers import ONE_CARD
from tolva_teach.texts import LANGUAGES
from tolva_teach.texts.naming import number_in_letters
from tolva_widgets.replay import explanation
from tolva_widgets.replay.session import ReplaySession
from tolva_widgets.replay.words import ReplayWords
from tolva_widgets.table.decisions import said_key


def session_of(form: tuple[str, int, tuple[tuple[str, Any], ...]], **more: Any) -> ReplaySession:
    return ReplaySession(played(*form), **more)


@pytest.mark.parametrize(("form", "lang"), each_in_a_language(FORMS), ids=str)
def test_every_step_of_every_game_has_its_place_its_words_and_its_score(form: Any, lang: str) -> None:
    session = session_of(form, lang=lang)
    assert session.replay is not None
    for viewer in (None, 0):
        replay_words, places = ReplayWords(session.replay, viewer, lang), set()
        for step in session.replay:
            places.add(replay_words.place_and_step(step))
            told, brief = replay_words.told(step), replay_words.told_briefly(step)
            assert told
            assert brief
            assert set(brief) <= set(told)
            assert replay_words.way_on(step)
            page = explanation.explain(replay_words, step, "?")
            assert all(text not in page for text in (">None<", "Decision(", "{", "\u2068"))
        assert len(places) == len(session.replay)


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_what_could_be_done_with_single_cards_stands_by_suit_and_rank_and_nothing_is_lost(form: Any) -> None:
    session = session_of(form)
    assert session.replay is not None
    game, replay_words = session.replay.record.game, ReplayWords(session.replay, None, "en")
    for step in session.replay:
        groups = replay_words.alternatives(step)
        listed = [decision for group in groups for decision in group.decisions]
        assert sorted(listed) == sorted(decision for decision, _ in step.alternatives())
        for group in groups:
            single = [each.args[0] for each in group.decisions if game.offered_as.get(each.verb) == ONE_CARD]
            assert tuple(single) == by_suit(single, game.ranks)


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_next_leads_from_section_to_section_and_never_jumps_over_one(form: Any) -> None:
    session, ends = session_of(form), []
    assert session.replay is not None
    while session.number < session.last:
        session.go(session.next_section_end())
        ends.append(session.number)
    assert tuple(ends) == session.replay.section_ends
    between = [range(one + 1, other + 1) for one, other in zip([-1, *ends], ends, strict=False)]
    for numbers in between:
        sections = {session.replay[n].where.section for n in numbers if n > 0}
        assert len(sections) == 1
    assert {step.number for step in session.replay[1:] if step.fresh} <= set(ends)
    assert len(ends) > 3


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_every_decision_is_asked_for_and_what_was_done_is_right_when_answered(form: Any) -> None:
    session = session_of(form)
    session.questions.ask = True
    assert session.replay is not None
    for step in session.replay[1:]:
        session.go(step.number - 1)
        if step.decision is None:
            assert session.questions.offers is None
            continue
        offers = session.questions.offers
        assert offers is not None
        assert session.questions.seat == step.decision.seat
        pieces = {**offers.cards, **offers.zones, **{said_key(word): word for word in offers.words}}
        key = next((key for key, decision in pieces.items() if decision == step.decision), None)
        if key is not None:
            session.choose(key)
        else:
            assert session.questions.card_set is not None
            session.decide(session.questions.card_set.keys_of(step.decision.args))
        assert session.questions.answer is not None
        assert session.questions.answer.verdict.allowed
        assert sorted(session.questions.answer.decision.args) == sorted(step.decision.args)


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_one_seat_is_asked_for_its_own_decisions_alone(form: Any) -> None:
    session = session_of(form)
    session.questions.ask, session.view = True, "1"
    assert session.replay is not None
    for step in session.replay[1:]:
        session.go(step.number - 1)
        if session.questions.seat is not None:
            assert step.decision is not None
            assert step.decision.seat == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_one_reason_refuses_stands_together(lang: str) -> None:
    session = session_of(("tolp", 4, ()))
    assert session.replay is not None
    replay_words, together = ReplayWords(session.replay, None, lang), 0
    for step in session.replay:
        groups = [group for group in replay_words.alternatives(step) if not group.allowed]
        whys = [group.why for group in groups]
        assert len(whys) == len(set(whys))
        assert len([why for why in whys if "minst lika många" in why or "at least as many" in why]) <= 1
        together = max(together, *(len(group.decisions) for group in groups), 0)
    assert together > 5


@pytest.mark.parametrize("form", [form for form in FORMS if form[0] == "tolp"], ids=str)
def test_any_of_the_cards_that_may_be_given_will_do_and_none_of_the_others(form: Any) -> None:
    session = session_of(form)
    assert session.replay is not None
    replay_words = ReplayWords(session.replay, None, "en")
    given = [step for step in session.replay if step.decision is not None and step.decision.verb == "give"]
    assert given
    for step in given:
        groups, size = replay_words.alternatives(step), len(step.decision.args)
        may, *refused = [
            [card for lot in replay_words.grouping.cards(group, groups) for card in lot] for group in groups
        ]
        assert set(step.decision.args) <= set(may)
        assert not set(may) & {card for cards in refused for card in cards}
        for cards in (may[:size], may[-size:], *([*may[: size - 1], card] for card in may[size - 1 :])):
            assert step.before.verdict(Decision(step.decision.seat, "give", cards))
        for cards in refused:
            assert not step.before.verdict(Decision(step.decision.seat, "give", [*may[: size - 1], cards[0]]))
        said = f"Any {number_in_letters(size, 'en')} of these: "
        assert (said in explanation.explain(replay_words, step, "?")) == (len(may) > size > 1)


def test_what_can_be_said_stands_in_a_row_as_in_a_sentence() -> None:
    session = session_of(("trettioett", 3, ()))
    assert session.replay is not None
    page = explanation.explain(ReplayWords(session.replay, None, "en"), session.replay[1], "?")
    assert "<dd>Take the top card of the pile, draw from the stock, knock</dd>" in page


def test_what_is_not_on_offer_is_no_answer() -> None:
    session = session_of(("tolp", 4, ()))
    session.questions.ask = True
    session.go(1)
    for key in ("SA ", "", "say fly", "stock"):
        session.choose(key)
    session.decide([])
    session.decide(["nothing"])
    assert session.questions.answer is None


def test_the_counting_comes_after_the_last_card() -> None:
    session = session_of(("tolva", 4, ()))
    assert session.replay is not None
    ends = [step for step in session.replay if step.ends_deal]
    assert [step.deal_number for step in ends] == [0, 1]
    for end in ends:
        before = session.replay[end.number - 1]
        assert before.decision is not None
        assert end.decision is None
        assert [happened.kind for happened in before.happenings] == ["played", "trick-taken"]
        assert "vinsten" in {happened.kind.removesuffix("-tied") for happened in end.happenings}
        trick = next(zone for zone in before.table(None).zones if zone.kind == "centre")
        assert len(trick.cards) == 4
        assert before.table(None).tallies[0].score == session.replay[end.number - 2].table(None).tallies[0].score


def test_a_pile_that_is_turned_down_is_seen_before_it_is() -> None:
    session = session_of(("tolp", 4, ()))
    assert session.replay is not None
    turned = [step for step in session.replay if any(happened.kind == "turned" for happened in step.happenings)]
    assert turned
    for step in turned:
        pile = next(zone for zone in step.table(None).zones if zone.name == "pile")
        assert pile.cards
        assert not next(zone for zone in step.after.table().zones if zone.name == "pile").cards


def test_hands_lie_open_at_the_showdown_before_lives_are_lost() -> None:
    session = ReplaySession(played("trettioett", 3, deals=8))
    assert session.replay is not None
    shown = [step for step in session.replay if any(happened.kind == "shows" for happened in step.happenings)]
    assert shown
    for step in shown:
        lives = [tally.score for tally in step.table(0).tallies]
        hands = [zone for zone in step.table(0).zones if zone.kind == "hand"]
        assert all(card.card for zone in hands for card in zone.cards)
        following = session.replay[step.number + 1]
        assert sum(tally.score for tally in following.table(0).tallies) < sum(lives)


def test_the_score_stands_in_its_own_unit() -> None:
    heads = {}
    for game, players in (("tolva", 4), ("bondtolva", 2), ("tolp", 4), ("trettioett", 3)):
        session = ReplaySession(deal_record(game, players, 1), lang="en")
        assert session.replay is not None
        replay_words = ReplayWords(session.replay, None, "en")
        page = explanation.explain(replay_words, session.step, "?")
        heads[game] = [part.split("<")[0] for part in page.split('<th scope="col">')[1:]]
    assert heads == {
        "tolva": ["Team", "Points", "Card points", "Tricks"],
        "bondtolva": ["Player", "Points", "Matadors", "Eyes", "Tricks"],
        "tolp": ["Player", "Rounds as king"],
        "trettioett": ["Player", "Lives"],
    }


def test_whoever_has_no_lives_is_out_or_plays_on_for_free_in_the_score_too() -> None:
    session = ReplaySession(played("trettioett", 4, (("free_lap", True), ("lives", 2)), deals=20))
    assert session.replay is not None
    replay_words, seen = ReplayWords(session.replay, None, "en"), set()
    for step in session.replay:
        table = step.table(None)
        cells = [part.split("<")[0] for part in str(explanation.score_table(replay_words, table)).split("<td>")[1:]]
        for place, tally, cell in zip(table.places, table.tallies, cells, strict=True):
            lifeless = {"out": "out", "free-lap": "free ride", "winner": "winner"} if tally.score == 0 else {}
            told = lifeless.keys() & set(place.marks)
            assert cell == (lifeless[told.pop()] if told else str(tally.score))
            seen.add(cell)
    assert {"out", "free ride"} < seen


def test_what_each_passes_on_in_a_round_of_singles_is_left_to_the_page() -> None:
    session = ReplaySession(played("tolp", 4, (("singles_round", True),)))
    assert session.replay is not None
    replay_words = ReplayWords(session.replay, None, "en")
    first = session.replay[0]
    passed = [happened for happened in first.happenings if happened.kind == "singles-passed"]
    assert len(passed) > 1
    assert len(replay_words.told(first)) == len(replay_words.told_briefly(first)) + len(passed)
