"""A level that is played, without its widget: what is tried, what counts, where one begins, and when it is done."""

import json
import re
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.at_the_table import keys_of
from helpers.breadth import so_many
from tolva_teach.play.aim import Aim, way_to
from tolva_teach.play.match import Match
from tolva_teach.players import chooser
from tolva_teach.review import Grade
from tolva_teach.texts import LANGUAGES
from tolva_widgets.levels.play_session import HINTS, PlayLevelSession
from tolva_widgets.levels.play_start import From, origin
from tolva_widgets.levels.session import LevelFault

TRUMPED = "tolva/must-play/1/2/5"
"""The learner holds trump and has to overtrump: four cards are forbidden."""

LAST_THREE = "?game=tolva&seed=10&seat=2&left=3"
"""Of two ways one leads to the last trick, and a beginner takes the other."""


def played(*given: From, rule: str | None = None, until: str = "decision", goal: str | None = None) -> PlayLevelSession:
    return PlayLevelSession(given or [TRUMPED], rule, Aim(until, goal))


def do(level: PlayLevelSession, decision: Any) -> None:
    chosen = keys_of(level.play, decision)
    assert level.choose(chosen) if isinstance(chosen, str) else level.decide(chosen)


def run_on(level: PlayLevelSession) -> None:
    while level.others_turn:
        level.go_on()


def follow(level: PlayLevelSession) -> None:
    """Plays to the end by the way that leads to the aim."""
    for decision in way_to(level.aim, level.match.point, level.match.seat):
        do(level, decision)
        run_on(level)


def as_a_beginner(level: PlayLevelSession) -> None:
    """Plays to the end as a beginner would."""
    while not level.ended:
        view = level.match.deal.view(level.match.seat)
        do(level, chooser("beginner", view.game.name)(view, Random(0)))
        run_on(level)


def test_what_is_allowed_at_once_earns_three_stars_whichever_it_is() -> None:
    for card in ("D10", "D9", "DA"):
        level = played()
        assert level.choose(card)
        assert (level.ended, level.reached, level.stars) == (True, True, 3)


def test_what_is_forbidden_changes_nothing_is_objected_to_by_its_rule_and_counts() -> None:
    level = played()
    hand = level.match.deal.view(level.match.seat).hand
    assert level.choose("D6")
    assert level.match.refused is not None
    assert level.match.refused.verdict.rule == "trick.overtake"
    assert level.match.deal.view(level.match.seat).hand == hand
    assert (level.slips, level.ended) == (1, False)
    level.choose("D9")
    assert level.stars == 2


def test_the_same_try_counts_once_and_another_one_more() -> None:
    level = played()
    for card in ("D6", "D6", "H8", "D6"):
        level.choose(card)
    assert level.slips == 2
    level.choose("D9")
    assert level.stars == 1, "more slips than decisions"


def test_what_is_not_offered_is_no_try() -> None:
    level = played()
    assert not level.choose("SK")
    assert not level.choose("say ask")
    assert level.slips == 0


def test_hints_tell_the_duty_then_what_remains_then_what_to_do_and_cost_a_star() -> None:
    level = played()
    assert set(level.duties) == {"trick.overtake", "trick.trump"}
    assert level.way is None
    for left in range(len(HINTS), 0, -1):
        assert level.hints_left == left
        assert level.hint()
    assert not level.hint()
    assert level.way in level.allowed
    do(level, level.way)
    assert (level.slips, level.stars) == (3, 1)


def test_hints_begin_anew_with_each_decision() -> None:
    level = played(LAST_THREE, until="deal")
    level.hint()
    do(level, level.allowed[0])
    run_on(level)
    assert (level.hinted, level.hints_left) == (0, len(HINTS))


def test_the_last_tricks_are_played_against_beginners_to_the_deals_end() -> None:
    level = played(LAST_THREE, until="deal", goal="sistan")
    assert len(level.match.deal.view(2).hand) == 3
    follow(level)
    assert level.match.deal.over
    assert (level.reached, level.stars) == (True, 3)
    party = level.match.deal.game.parties[2]
    assert any(its.kind == "sistan" and its.facts["party"] == party for its in level.match.point.happened)


def test_beginners_answer_the_same_decisions_in_the_same_way() -> None:
    ends = set()
    for _ in range(2):
        level = played(LAST_THREE, until="deal")
        follow(level)
        ends.add(level.match.ongoing.record.deals[-1].events)
    assert len(ends) == 1


def test_a_goal_that_is_missed_counts_and_the_position_comes_back() -> None:
    level = played(LAST_THREE, until="deal", goal="sistan")
    as_a_beginner(level)
    assert not level.reached
    assert (level.slips, level.solved, level.comes_back, level.stars) == (1, 0, True, None)
    dealt = level.match.ongoing.record.deals[0].cards
    assert level.next()
    assert level.match.ongoing.record.deals[0].cards == dealt
    follow(level)
    assert (level.reached, level.stars) == (True, 2)


def test_a_trick_is_over_when_it_is_taken() -> None:
    level = played("?game=tolva&seed=9&seat=2", until="trick", goal="take")
    follow(level)
    (trick,) = level.match.deal.board.tricks
    parties = level.match.deal.game.parties
    assert parties[trick.taker] == parties[2]
    assert level.stars == 3


def test_the_last_hint_leads_to_the_goal_decision_by_decision() -> None:
    level = played("?game=bordstolva&seed=8&left=3", until="deal", goal="sistan")
    while not level.ended:
        while level.hint():
            pass
        assert level.way is not None
        do(level, level.way)
        run_on(level)
    assert level.reached


@pytest.mark.parametrize(
    ("link", "until", "goal"),
    [
        (TRUMPED, "decision", None),
        ("?game=plocketolva&seed=9&left=3", "deal", "sistan"),
        ("?game=bondtolva&seed=9&left=3", "deal", "vinsten"),
        ("?game=tolva&players=3&seed=1&seat=1&left=3", "deal", "sistan"),
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
    assert level.reached, "a beginner finds no way"
    assert level.stars == 3
    before = level.match.ongoing.record.deals[0].cards
    level.fresh()
    assert (level.solved, level.slips, level.stars) == (0, 0, None)
    assert (level.match.ongoing.record.deals[0].cards != before) is (not link.startswith("?example"))
    follow(level)
    assert level.reached


def test_fresh_positions_are_about_the_rule_and_as_far_on() -> None:
    level = played("?game=tolva&seed=2&seat=2&decided=36", rule="trick.follow", until="deal")
    left = len(level.match.deal.view(2).hand)
    for _ in range(4):
        level.fresh()
        assert len(level.match.deal.view(2).hand) == left
    asked = played(rule="trick.overtake")
    for _ in range(4):
        asked.fresh()
        assert "trick.overtake" in asked.duties


def test_what_one_tried_and_what_one_knew_is_told_by_rule() -> None:
    level = played()
    level.choose("D6")
    assert level.take_noted() == {"trick.overtake": Grade.AGAIN}
    assert level.take_noted() == {}
    level.choose("D9")
    assert level.take_noted() == {}, "who tried something forbidden did not know"
    level = played()
    level.choose("D9")
    assert set(level.take_noted().items()) == {("trick.overtake", Grade.GOOD), ("trick.trump", Grade.GOOD)}
    level = played()
    level.hint()
    level.choose("D9")
    assert set(level.take_noted().values()) == {Grade.HARD}


def test_a_record_is_played_on_from_its_end() -> None:
    record = Match.begin("trettioett", 3, seed=7).record.to_dict()
    level = played(record, until="deal")
    assert level.match.seat == Match.begin("trettioett", 3, seed=7).deal.actors()[0]
    follow(level)
    assert level.stars == 3
    level.fresh()
    assert level.match.ongoing.record.deals[0].cards == level.match.ongoing.record.deals[0].cards


WRITTEN = Match.begin("trettioett", 3, seed=7).record.to_dict()


def shown(level: PlayLevelSession) -> dict[str, Any]:
    """All that one would see of where a level stands, and what counts of it."""
    match = level.match
    return {
        "events": match.ongoing.record.deals[-1].events,
        "cards": match.ongoing.record.deals[-1].cards,
        "step": match.number,
        "waits": match.waits_for,
        "tries": match.illegal_attempts,
        "counted": (level.count, level.solved, level.slips, level.hinted, level.stars),
        "hints": (level.play.coach, level.hints_left),
        "left": (level._posed, level._waiting, level._draws),
    }


def act(level: PlayLevelSession, chance: Random) -> None:
    """Does one of all that one could do now, by chance."""
    if level.ended:
        level.fresh() if level.is_done else level.next()
    elif level.others_turn:
        level.go_on()
    elif level.hints_left and chance.random() < 0.2:
        level.hint()
    else:
        judged = level.match.verdicts
        do(level, judged[int(chance.random() * len(judged))][0])


@settings(max_examples=so_many(10, 250), deadline=None)
@given(st.integers(0, 999), st.integers(0, 25))
def test_a_level_left_anywhere_is_gone_on_with_where_one_was(seed: int, steps: int) -> None:
    given = (LAST_THREE, TRUMPED, "?game=trettioett&seed=8", WRITTEN)
    before, chance = played(*given, until="deal"), Random(seed)
    for _ in range(steps):
        act(before, chance)
    after = played(*given, until="deal")
    assert after.resume(before.memory) is bool(before.memory)
    if before.ended and not before.is_done:
        before.next()
    if before.memory:
        assert shown(after) == shown(before)
    assert after.memory == before.memory


def test_stars_are_not_won_by_coming_back_nor_a_try_or_hint_forgotten() -> None:
    level = played(LAST_THREE, TRUMPED, until="deal")
    follow(level)
    level.next()
    level.choose("D6")
    level.hint()
    for _ in range(2):
        again = played(LAST_THREE, TRUMPED, until="deal")
        assert again.resume(level.memory)
        level = again
    level.choose("D6")
    assert (level.slips, level.hinted, level.solved) == (2, 1, 1)
    do(level, level.allowed[0])
    assert level.take_noted() == {}, "who had tried something forbidden did not know"
    while not level.ended:
        run_on(level)
        if level.is_turn:
            do(level, level.allowed[0])
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
        {"format": "tolva-level/0"},
        {"left": []},
        {"left": [[0, None], [0, None]]},
        {"left": [[2, None]]},
        {"left": [[0, -1]]},
        {"left": [[0, 10**12]]},
        {"left": "0"},
        {"drawn": 1},
        {"slips": -1},
        {"slips": "<b>"},
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
def test_what_was_kept_by_a_stranger_or_another_version_is_set_aside(changed: Mapping[str, Any]) -> None:
    before = played(LAST_THREE, TRUMPED, until="deal")
    do(before, before.allowed[0])
    kept = json.loads(before.memory)
    assert played(LAST_THREE, TRUMPED, until="deal").resume(json.dumps(kept))
    after = played(LAST_THREE, TRUMPED, until="deal")
    untouched = shown(after)
    assert not after.resume(json.dumps({**kept, **changed}))
    assert not after.resume(before.memory[:-1])
    assert (shown(after), after.memory) == (untouched, "")


@pytest.mark.parametrize("text", ["", "0/1", "[]", "[" * 5000, "7", "null", "{}", "<b>", "x" * 100_000])
def test_what_is_no_memory_changes_nothing(text: str) -> None:
    level = played()
    assert not level.resume(text)
    assert level.memory == ""


def test_what_was_kept_comes_too_late_where_one_has_begun_here() -> None:
    before, after = played(), played()
    before.choose("D6")
    after.hint()
    assert not after.resume(before.memory)
    assert (after.slips, after.match.illegal_attempts) == (1, [])


BROKEN: dict[str, Any] = {**WRITTEN, "game": "whist"}


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("tolva/must-play/2/1", "no question is called"),
        ("tolva/scores/1/1/6", "nobody is to decide in the question"),
        ("?game=whist&seed=7", "whist"),
        ("?seat=9", "a match is written as in"),
        ("?game=tolva&seed=7&left=x", "left is a number"),
        ("?game=tolva&seed=7&left=99", "never comes so far"),
        ("?game=tolva&seed=7&decided=999", "never comes so far"),
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
        PlayLevelSession([])
    with pytest.raises(LevelFault, match=r"the rule trick\.follow forbids nothing there"):
        played(rule="trick.follow")
    with pytest.raises(LevelFault, match=r"there is no rule .trick\.folow"):
        played(rule="trick.folow")
    with pytest.raises(LevelFault, match="until is to be one of decision, deal, trick, not “lap”"):
        played(until="lap")
    with pytest.raises(LevelFault, match="goal is to be one of sistan"):
        played(until="deal", goal="gold")
