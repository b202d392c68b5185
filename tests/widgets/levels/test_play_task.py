"""A level that is played, without its widget: what is tried, what counts, where one begins, and when it is done."""

import json
import re
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from htpy import fragment
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.breadth import so_many
from helpers.chance_player import keys_of
from tolva_teach.play.aim import Aim, advised_reaches, way_to
from tolva_teach.play.match import Match
from tolva_teach.players import chooser
from tolva_teach.players.advice import advise
from tolva_teach.players.risks import Risk
from tolva_teach.review import Grade
from tolva_teach.rules.decisions import Decision
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets.levels.faults import LevelFault
from tolva_widgets.levels.memory import TEXT_LIMIT
from tolva_widgets.levels.play.start import From, origin
from tolva_widgets.levels.play.task import HINTS, PlayAttempt, PlaySource
from tolva_widgets.levels.play.words import PlayLevelWords
from tolva_widgets.levels.session import LevelSession

TRUMPED = "tolva/must-play/1/2/5"
"""The learner holds trump and has to overtrump: four cards are forbidden."""

LAST_THREE = "?game=tolva&seed=10&seat=2&left=3"
"""Of two ways one leads to the last trick, and a beginner takes the other."""

MISSED = "?game=trettioett&players=3&seed=1&dealer=2"
"""Who knocks at once loses a life."""

UNLUCKY = "?game=trettioett&players=3&seed=18&dealer=2"
"""Who knocks when the coach says so loses a life."""

FOOLISH = "?game=trettioett&players=3&seed=16&dealer=2"
"""Who knocks at once keeps their lives, but in most deals like it would not."""


def played(
    *given: From, rule: str | None = None, until: str = "decision", goal: str | None = None
) -> LevelSession[PlayAttempt]:
    return LevelSession(PlaySource(given or [TRUMPED], rule, Aim(until, goal)))


def do(level: LevelSession[PlayAttempt], decision: Any) -> None:
    chosen = keys_of(level.current.play, decision)
    assert level.current.choose(chosen) if isinstance(chosen, str) else level.current.decide(chosen)


def run_on(level: LevelSession[PlayAttempt]) -> None:
    while level.current.others_turn:
        level.current.go_on()


def follow(level: LevelSession[PlayAttempt]) -> None:
    """Plays to the end by the way that leads to the aim."""
    for decision in way_to(level.current.aim, level.current.match.point, level.current.match.seat):
        do(level, decision)
        run_on(level)


def as_a_beginner(level: LevelSession[PlayAttempt]) -> None:
    """Plays to the end as a beginner would."""
    while not level.current.ended:
        view = level.current.match.deal.view(level.current.match.seat)
        do(level, chooser("beginner", view.game.name)(view, Random(0)))
        run_on(level)


def test_what_is_allowed_at_once_earns_three_stars_whichever_it_is() -> None:
    for card in ("D10", "D9", "DA"):
        level = played()
        assert level.current.choose(card)
        assert (level.current.ended, level.current.right, level.stars) == (True, True, 3)


def test_what_is_forbidden_changes_nothing_is_objected_to_by_its_rule_and_counts() -> None:
    level = played()
    hand = level.current.match.deal.view(level.current.match.seat).hand
    assert level.current.choose("D6")
    assert level.current.match.refused is not None
    assert level.current.match.refused.verdict.rule == "trick.overtake"
    assert level.current.match.deal.view(level.current.match.seat).hand == hand
    assert (level.slips, level.current.ended) == (1, False)
    level.current.choose("D9")
    assert level.stars == 2


def test_the_same_try_counts_once_and_another_one_more() -> None:
    level = played()
    for card in ("D6", "D6", "H8", "D6"):
        level.current.choose(card)
    assert level.slips == 2
    level.current.choose("D9")
    assert level.stars == 1, "more slips than decisions"


def test_what_is_not_offered_is_no_try() -> None:
    level = played()
    assert not level.current.choose("SK")
    assert not level.current.choose("say ask")
    assert level.slips == 0


def test_hints_tell_the_duty_then_what_remains_then_what_to_do_and_cost_a_star() -> None:
    level = played()
    assert set(level.current.duties) == {"trick.overtake", "trick.trump"}
    assert level.current.way is None
    for left in range(len(HINTS), 0, -1):
        assert level.current.hints_left == left
        assert level.hint()
    assert not level.hint()
    assert level.current.way in level.current.allowed
    do(level, level.current.way)
    assert (level.slips, level.stars) == (3, 1)


def test_hints_begin_anew_with_each_decision() -> None:
    level = played(LAST_THREE, until="deal")
    level.hint()
    do(level, level.current.allowed[0])
    run_on(level)
    assert (level.current.hinted, level.current.hints_left) == (0, len(HINTS))


def test_the_last_tricks_are_played_against_beginners_to_the_deals_end() -> None:
    level = played(LAST_THREE, until="deal", goal="sistan")
    assert len(level.current.match.deal.view(2).hand) == 3
    follow(level)
    assert level.current.match.deal.over
    assert (level.current.right, level.stars) == (True, 3)
    party = level.current.match.deal.game.parties[2]
    assert any(its.kind == "sistan" and its.facts["party"] == party for its in level.current.match.point.happened)


def test_beginners_answer_the_same_decisions_in_the_same_way() -> None:
    ends = set()
    for _ in range(2):
        level = played(LAST_THREE, until="deal")
        follow(level)
        ends.add(level.current.match.ongoing.record.deals[-1].events)
    assert len(ends) == 1


def test_a_goal_that_is_missed_counts_and_the_position_comes_back() -> None:
    level = played(LAST_THREE, until="deal", goal="sistan")
    as_a_beginner(level)
    assert not level.current.right
    assert (level.slips, level.solved, level.comes_back, level.stars) == (1, 0, True, None)
    dealt = level.current.match.ongoing.record.deals[0].cards
    assert level.next()
    assert level.current.match.ongoing.record.deals[0].cards == dealt
    follow(level)
    assert (level.current.right, level.stars) == (True, 2)


def test_a_whole_deal_that_is_missed_comes_back_with_new_cards_in_which_the_coach_does_not_lose() -> None:
    level = played(MISSED, until="deal", goal="keep-lives")
    do(level, Decision(level.current.match.seat, "knock"))
    run_on(level)
    assert not level.current.right
    assert level.comes_anew
    dealt = level.current.match.ongoing.record.deals[0].cards
    later = played(MISSED, until="deal", goal="keep-lives")
    assert later.resume(level.memory), "what comes is known before one goes on"
    assert level.next()
    attempt = level.current
    assert attempt.match.ongoing.record.deals[0].cards != dealt
    assert later.current.match.ongoing.record == attempt.match.ongoing.record
    assert advised_reaches(attempt.aim, attempt.match.point, attempt.match.seat)


def test_who_misses_a_goal_by_doing_as_the_coach_says_is_told_that_it_was_bad_luck() -> None:
    """With 21 or more in the second turn one knocks; here everyone else happens to have more."""
    level = played(UNLUCKY, until="deal", goal="keep-lives")
    while not level.current.ended:
        advice = advise(level.current.match.deal.view(level.current.match.seat))
        do(level, advice.decision)
        run_on(level)
    assert not level.current.right
    assert "You knock" in PlayLevelWords(level.current, "en").why_missed
    assert "the coach would have done the same" in PlayLevelWords(level.current, "en").why_missed


def test_a_goal_reached_by_a_foolish_knock_costs_a_star_and_is_not_praised() -> None:
    level = played(FOOLISH, until="deal", goal="keep-lives")
    assert level.current.risk is None, "before the end nothing is said of it"
    do(level, Decision(level.current.match.seat, "knock"))
    run_on(level)
    assert level.current.right
    risk = level.current.risk
    assert risk is not None
    assert risk[0].verb == "knock"
    words = PlayLevelWords(level.current, "en")
    assert words.headline == sentence("en", "play-level-lucky")
    figures = f"in {risk[1].lost} of {risk[1].tried} possible deals, against {risk[1].instead} "
    assert figures in str(fragment[words.under_table("")])
    assert level.slips == 1


@pytest.mark.parametrize(("lost", "told"), [(100, "too low to knock with"), (70, "The knock was a gamble")])
def test_a_knock_that_nothing_could_have_saved_is_not_called_a_gamble(
    lost: int, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    level = played(FOOLISH, until="deal", goal="keep-lives")
    knock = Decision(level.current.match.seat, "knock")
    do(level, knock)
    run_on(level)
    monkeypatch.setattr(PlayAttempt, "risk", (knock, Risk(lost, 40, 100)))
    assert told in str(fragment[PlayLevelWords(level.current, "en").under_table("")])


def test_a_trick_is_over_when_it_is_taken() -> None:
    level = played("?game=tolva&seed=9&seat=2", until="trick", goal="take")
    follow(level)
    (trick,) = level.current.match.deal.board.tricks
    parties = level.current.match.deal.game.parties
    assert parties[trick.taker] == parties[2]
    assert level.stars == 3


def test_the_last_hint_leads_to_the_goal_decision_by_decision() -> None:
    level = played("?game=bordstolva&seed=8&left=3", until="deal", goal="sistan")
    while not level.current.ended:
        while level.hint():
            pass
        assert level.current.way is not None
        do(level, level.current.way)
        run_on(level)
    assert level.current.right


@pytest.mark.parametrize(
    ("link", "until", "goal"),
    [
        (TRUMPED, "decision", None),
        ("?game=plocketolva&seed=9&left=3", "deal", "sistan"),
        ("?game=bondtolva&seed=9&left=3", "deal", "vinsten"),
        ("?game=tolva&players=3&seed=1&seat=1&left=3", "deal", "sistan"),
        ("?game=tolva&seed=1028&dealer=3", "deal", "gubbe"),
        ("?game=tolp&seed=8", "deal", "not-last"),
        ("?game=tolp&seed=8", "deal", "first"),
        ("?game=trettioett&seed=8", "lap", None),
        ("?game=trettioett&seed=8", "deal", "keep-lives"),
        ("?example=tolva-4&decided=3", "deal", None),
    ],
)
def test_every_game_is_played_to_its_aim_and_then_from_another_position(
    link: str, until: str, goal: str | None
) -> None:
    level = played(link, until=until, goal=goal)
    follow(level)
    assert level.current.right, "a beginner finds no way"
    assert level.stars == 3
    before = level.current.match.ongoing.record.deals[0].cards
    level.fresh()
    assert (level.solved, level.slips, level.stars) == (0, 0, None)
    assert (level.current.match.ongoing.record.deals[0].cards != before) is (not link.startswith("?example"))
    follow(level)
    assert level.current.right


@pytest.mark.parametrize("start", [TRUMPED, LAST_THREE])
def test_the_given_position_is_no_fresh_one_though_its_number_is_drawn(start: str, monkeypatch: Any) -> None:
    source = PlaySource([start], None, Aim("deal" if start == LAST_THREE else "decision", None))
    own = origin(start).seed
    drawn = iter([own, own, *range(20, 200)])
    monkeypatch.setattr("tolva_widgets.levels.play.start.drawn_seed", lambda: next(drawn))
    assert source.draw(start) not in {None, own}


def test_fresh_positions_are_about_the_rule_and_as_far_on() -> None:
    level = played("?game=tolva&seed=2&seat=2&decided=36", rule="trick.follow", until="deal")
    left = len(level.current.match.deal.view(2).hand)
    for _ in range(4):
        level.fresh()
        assert len(level.current.match.deal.view(2).hand) == left
    asked = played(rule="trick.overtake")
    for _ in range(4):
        asked.fresh()
        assert "trick.overtake" in asked.current.duties


def test_what_one_tried_and_what_one_knew_is_told_by_rule() -> None:
    level = played()
    level.current.choose("D6")
    assert level.current.take_noted() == {"trick.overtake": Grade.AGAIN}
    assert level.current.take_noted() == {}
    level.current.choose("D9")
    assert level.current.take_noted() == {}, "who tried something forbidden did not know"
    level = played()
    level.current.choose("D9")
    assert set(level.current.take_noted().items()) == {("trick.overtake", Grade.GOOD), ("trick.trump", Grade.GOOD)}
    level = played()
    level.hint()
    level.current.choose("D9")
    assert set(level.current.take_noted().values()) == {Grade.HARD}


def test_a_record_is_played_on_from_its_end() -> None:
    record = {**Match.begin("trettioett", 3, seed=7).record.to_dict(), "names": ["Å", "Ä", "Ö"]}
    level = played(record, until="deal")
    assert level.current.match.ongoing.record.names == ("Å", "Ä", "Ö")
    assert level.current.match.seat == Match.begin("trettioett", 3, seed=7).deal.actors()[0]
    follow(level)
    assert level.stars == 3
    before = level.current.match.ongoing.record.deals[0].cards
    level.fresh()
    assert level.current.match.ongoing.record.deals[0].cards == before


WRITTEN = Match.begin("trettioett", 3, seed=7).record.to_dict()


def shown(level: LevelSession[PlayAttempt]) -> dict[str, Any]:
    """All that one would see of where a level stands, and what counts of it."""
    match = level.current.match
    return {
        "events": match.ongoing.record.deals[-1].events,
        "cards": match.ongoing.record.deals[-1].cards,
        "step": match.number,
        "waits": match.waits_for,
        "tries": match.illegal_attempts,
        "counted": (level.count, level.solved, level.slips, level.current.hinted, level.stars),
        "hints": (level.current.play.coach, level.current.hints_left),
        "left": level.memory,
    }


def act(level: LevelSession[PlayAttempt], chance: Random) -> None:
    """Does one of all that one could do now, by chance."""
    if level.current.ended:
        level.fresh() if level.is_done else level.next()
    elif level.current.others_turn:
        level.current.go_on()
    elif level.current.hints_left and chance.random() < 0.2:
        level.hint()
    else:
        judged = level.current.match.verdicts
        do(level, judged[int(chance.random() * len(judged))][0])


@settings(max_examples=so_many(10, 250))
@given(st.integers(0, 999), st.integers(0, 25))
def test_a_level_left_anywhere_is_gone_on_with_where_one_was(seed: int, steps: int) -> None:
    given = (LAST_THREE, TRUMPED, "?game=trettioett&seed=8", WRITTEN)
    before, chance = played(*given, until="deal"), Random(seed)
    for _ in range(steps):
        act(before, chance)
    after = played(*given, until="deal")
    assert after.resume(before.memory) is bool(before.memory)
    if before.current.ended and not before.is_done:
        before.next()
    if before.memory:
        assert shown(after) == shown(before)
    assert after.memory == before.memory


def test_stars_are_not_won_by_coming_back_nor_a_try_or_hint_forgotten() -> None:
    level = played(LAST_THREE, TRUMPED, until="deal")
    follow(level)
    level.next()
    level.current.choose("D6")
    level.hint()
    for _ in range(2):
        again = played(LAST_THREE, TRUMPED, until="deal")
        assert again.resume(level.memory)
        level = again
    level.current.choose("D6")
    assert (level.slips, level.current.hinted, level.solved) == (2, 1, 1)
    do(level, level.current.allowed[0])
    assert level.current.take_noted() == {}, "who had tried something forbidden did not know"
    while not level.current.ended:
        run_on(level)
        if level.current.is_turn:
            do(level, level.current.allowed[0])
    assert level.stars == 2


def test_a_fresh_position_is_the_same_when_one_comes_back() -> None:
    for link in (LAST_THREE, "?game=tolva&seed=2&seat=2&decided=36"):
        level = played(link, until="deal")
        follow(level)
        level.fresh()
        again = played(link, until="deal")
        assert again.resume(level.memory)
        assert shown(again) == shown(level)


@pytest.mark.parametrize(
    "changed",
    [
        {"hinted": 1.5},
        {"done": ["0 play SK"]},
        {"done": ["<img src=x>"]},
        {"done": [7]},
        {"tries": [[0, "2 play H7"]]},
        {"tries": [[9999, "2 play SK"]]},
        {"seal": 7},
        {"shown": None},
    ],
)
def test_what_was_not_played_so_is_set_aside(changed: Mapping[str, Any]) -> None:
    before = played(LAST_THREE, TRUMPED, until="deal")
    do(before, before.current.allowed[0])
    kept = json.loads(before.memory)
    assert played(LAST_THREE, TRUMPED, until="deal").resume(json.dumps(kept))
    after = played(LAST_THREE, TRUMPED, until="deal")
    untouched = shown(after)
    assert not after.resume(json.dumps({**kept, "first": {**kept["first"], **changed}}))
    assert not after.resume(before.memory[:-1])
    assert (shown(after), after.memory) == (untouched, "")


def test_a_level_in_which_more_was_tried_than_can_be_kept_is_still_gone_on_with() -> None:
    before, after = played(LAST_THREE, TRUMPED, until="deal"), played(LAST_THREE, TRUMPED, until="deal")
    follow(before)
    before.next()
    for _ in range(TEXT_LIMIT // len('[0,"2 play H8"],') + 1):
        before.current.choose("H8")
    assert len(before.memory) <= TEXT_LIMIT
    assert after.resume(before.memory)
    assert (after.solved, after.slips) == (before.solved, before.slips)


BROKEN: dict[str, Any] = {**WRITTEN, "game": "whist"}


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("tolva/must-play/1/1", "no question is called"),
        ("tolva/scores/1/1/6", "it is nobody’s turn in the question"),
        ("?game=whist&seed=7", "whist"),
        ("?seat=9", "a match is written as in"),
        ("?game=tolva&seed=7&left=x", "left is a number"),
        ("?game=tolva&seed=7&left=99", "never gets that far"),
        ("?game=tolva&seed=7&decided=999", "never gets that far"),
        ("?example=nothing", "nothing"),
        ("?" + "x" * 10_000, "a match is written as in"),
        ("<b>", "no question is called"),
        (BROKEN, "must give a game"),
        ({}, "format"),
        (7, "written as a question"),
    ],
)
def test_position_that_cannot_be_says_why(given: str | Mapping[str, Any], said: str) -> None:
    with pytest.raises(LevelFault, match=re.escape(said)) as refused:
        origin(given).start()
    assert all(len(refused.value.sentence(lang)) < 400 for lang in LANGUAGES)


def test_level_without_positions_or_about_another_rule_or_aim_says_why() -> None:
    with pytest.raises(LevelFault, match="at least one task"):
        LevelSession(PlaySource([]))
    with pytest.raises(LevelFault, match=r"the rule trick\.follow forbids nothing there"):
        played(rule="trick.follow")
    with pytest.raises(LevelFault, match=r"there is no rule .trick\.folow"):
        played(rule="trick.folow")
    with pytest.raises(LevelFault, match="until must be one of decision, deal, trick, not “lap”"):
        played(until="lap")
    with pytest.raises(
        LevelFault, match="goal must be one of keep-lives, not-last, first, sistan, vinsten, meld, take, gubbe"
    ):
        played(until="deal", goal="gold")
