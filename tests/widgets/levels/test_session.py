"""A level without its widget: tasks in a row, those done wrongly once more, stars, fresh ones, and what is kept."""

import json
import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import pytest

from helpers.levels import wrong_pick
from tolva_teach.quiz import Narrowed, Question, family_of, rules_met
from tolva_teach.quiz.base import QuestionName
from tolva_teach.quiz.tricks.exercises import MayPlay
from tolva_widgets.levels.faults import check_level_name
from tolva_widgets.levels.memory import TEXT_LIMIT
from tolva_widgets.levels.question.task import Given, LevelQuestion, QuestionSource
from tolva_widgets.levels.session import LevelSession

FOLLOW = ["tolva/must-play/1/1/9", "tolva/must-play/1/1/10", "tolva/must-play/1/1/19"]
MELD = ["tolva/may-do/1/1/13", "tolva/may-do/1/1/10"]


def level_of(
    given: Sequence[Given], rule: str | None = None, only: Collection[str] = ()
) -> LevelSession[LevelQuestion]:
    return LevelSession(QuestionSource(given, rule, only))


@pytest.fixture
def level() -> LevelSession[LevelQuestion]:
    return level_of(FOLLOW, "trick.follow")


def rightly(level: LevelSession[LevelQuestion]) -> None:
    level.current.pick(level.current.task.answer)
    assert level.current.answer()


def wrongly(level: LevelSession[LevelQuestion]) -> None:
    level.current.pick(wrong_pick(level.current.task))
    assert level.current.answer()
    if level.current.held:
        assert level.current.show_answer()


def test_three_stars_are_for_who_makes_no_mistake(level: LevelSession[LevelQuestion]) -> None:
    asked = []
    for solved in range(3):
        asked.append(level.current.task)
        assert (level.solved, level.stars) == (solved, None)
        rightly(level)
        assert level.next() is (solved < 2)
    assert (level.solved, level.stars, len(set(map(id, asked)))) == (3, 3, 3)


def test_what_is_answered_wrongly_comes_back_after_all_others(level: LevelSession[LevelQuestion]) -> None:
    first = level.current.task
    wrongly(level)
    assert not level.comes_back
    for _ in range(2):
        assert level.next()
        assert level.current.task is not first
        rightly(level)
    assert level.stars is None
    assert level.next()
    assert level.current.task is first
    wrongly(level)
    assert level.comes_back
    assert level.next()
    rightly(level)
    assert level.stars == 2


def test_after_a_wrong_answer_one_tries_again_and_the_first_answer_counts(level: LevelSession[LevelQuestion]) -> None:
    asked = level.current
    asked.pick(wrong_pick(asked.task))
    assert asked.answer()
    assert (asked.held, asked.counts, asked.ended, level.slips) == (True, True, False, 1)
    assert [its.choice for its in asked.told_of] == list(asked.picked), "nothing of what was not picked"
    assert not level.next()
    asked.again()
    rightly(level)
    assert (asked.ended, asked.right, asked.counts, level.slips, level.solved) == (True, False, False, 1, 0)
    assert len(asked.told_of) == len(asked.task.choices)
    for _ in range(3):
        assert level.next()
        rightly(level)
    assert level.current.task is asked.task
    assert level.stars == 2


def test_to_be_shown_the_answer_after_a_wrong_one_is_no_further_slip(level: LevelSession[LevelQuestion]) -> None:
    level.current.pick(wrong_pick(level.current.task))
    level.current.answer()
    assert level.current.show_answer()
    assert (level.current.ended, level.current.counts, level.slips) == (True, False, 1)
    assert not level.current.shown, "it was answered"


def test_a_wrong_answer_is_remembered_by_whoever_comes_back_before_trying_again() -> None:
    before, after = level_of(FOLLOW), level_of(FOLLOW)
    before.current.pick(wrong_pick(before.current.task))
    before.current.answer()
    assert after.resume(before.memory)
    rightly(after)
    assert (after.current.held, after.current.right, after.current.counts, after.slips) == (False, False, False, 1)


@pytest.mark.parametrize(("slips", "stars"), [(0, 3), (1, 2), (3, 2), (4, 1), (9, 1)])
def test_stars_are_fewer_with_more_mistakes_and_never_none(
    level: LevelSession[LevelQuestion], slips: int, stars: int
) -> None:
    for _ in range(slips):
        wrongly(level)
        level.next()
    while level.stars is None:
        rightly(level)
        level.next()
    assert level.stars == stars


def test_a_hint_costs_a_star_and_does_not_make_the_task_come_back(level: LevelSession[LevelQuestion]) -> None:
    assert level.hint()
    while level.stars is None:
        rightly(level)
        level.next()
    assert (level.stars, level.solved) == (2, 3)


def test_an_answer_that_is_shown_is_all_that_holds_and_comes_back(level: LevelSession[LevelQuestion]) -> None:
    task = level.current.task
    level.current.pick(task.choices[:1])
    assert level.current.show_answer()
    assert not level.current.show_answer()
    assert (level.current.shown, level.current.picked, level.slips) == (True, (), 1)
    assert level.current.marked is not None
    missed = {its.choice for its in level.current.marked.choices if its.mark == "missed-allowed"}
    assert missed == task.answer
    level.next()
    assert not level.current.shown


def test_there_is_no_next_task_before_the_answer_nor_after_the_last(level: LevelSession[LevelQuestion]) -> None:
    assert not level.next()
    alone = level_of(FOLLOW[:1])
    rightly(alone)
    assert not alone.next()


def test_fresh_questions_are_about_the_same_rule_and_no_others_are_offered() -> None:
    level = level_of(MELD, "tolva.meld", ["meld", "play"])
    for _ in range(6):
        level.fresh()
        assert (level.solved, level.slips, level.stars) == (0, 0, None)
        assert isinstance(level.current.task, Narrowed)
        assert level.current.task.name.family == "may-do"
        assert "tolva.meld" in rules_met(level.current.task)
        assert {choice.value.verb for choice in level.current.task.choices} == {"meld", "play"}


def test_fresh_questions_bring_in_no_rule_and_no_variant_that_the_level_has_not() -> None:
    single, passing = "tolp/may-lay/1/1/53", "tolp:3/who-leads/1/2/129"
    for tasks, rule, only, known in (
        ([single], "tolp.higher", ["lay"], {"tolp.higher"}),
        ([passing], None, [], {"tolp.pass", "tolp.turn", "tolp.start"}),
    ):
        level = level_of(tasks, rule, only)
        for _ in range(6):
            level.fresh()
            assert known.issuperset(rules_met(level.current.task))
            asked = level.current.task.question if isinstance(level.current.task, Narrowed) else level.current.task
            assert isinstance(asked, Question)
            assert "options" not in asked.record.given


def test_a_fresh_question_that_brings_in_something_is_better_than_none() -> None:
    alone = "tolva/may-do/1/2/16"
    level = level_of([alone], "tolva.meld.one", ["meld", "play"])
    level.fresh()
    assert "tolva.meld.one" in rules_met(level.current.task)


def test_where_one_choice_alone_holds_the_rule_is_the_one_by_which_it_does() -> None:
    level = level_of(["tolva/scores/1/1/6"], "tolva.score.vinsten")
    for _ in range(4):
        level.fresh()
        (right,) = level.current.task.answer
        assert level.current.task.verdict(right).rule == "tolva.score.vinsten"


def test_a_task_that_is_written_out_stays_what_it_is() -> None:
    task = MayPlay("C10 CQ C6 SA HK", trick="CA C7")
    level = level_of([task])
    assert (level.current.task, level.current.hints_left) == (task, 0)
    rightly(level)
    level.fresh()
    assert level.current.task is task


def test_a_question_of_which_some_choices_are_offered_is_otherwise_itself() -> None:
    question: Question = family_of(name := QuestionName.read("tolva/may-do/1/1/5")).named(name)
    narrowed = Narrowed(question, ["meld", "no"])
    assert set(narrowed.choices) == {choice for choice in question.choices if choice.value.verb in ("meld", "no")}
    assert narrowed.answer == question.answer & set(narrowed.choices)
    speaker = question.speaker("sv")
    assert narrowed.ask(speaker) == question.ask(speaker)
    assert narrowed.table == question.table
    assert (narrowed.spoken_as, narrowed.single, narrowed.hint_count) == (
        question.spoken_as,
        question.single,
        question.hint_count,
    )


@pytest.mark.parametrize(
    ("given", "rule", "only", "said"),
    [
        ([], None, [], "at least one task"),
        (["tolva/must-play/1/1"], None, [], "no question is called “tolva/must-play/1/1”"),
        (["whist/must-play/1/1/1"], None, [], "the game of the question “whist"),
        (["tolva/must-play/1/9/1"], None, [], "difficulty"),
        (["tolva/must-play/99/1/1"], None, [], "version"),
        (["x" * 10_000], None, [], "no question is called “xxx"),
        (["tolva/must-play/1/1/1"], "trick.follow", [], "is not about trick.follow: it is about trick.discard"),
        (["tolva/may-do/1/1/13"], "tolva.half", ["meld", "play"], "is not about tolva.half"),
        (["tolva/may-do/1/1/13"], "tolva.haf", [], "there is no rule “tolva.haf”"),
        (["tolva/may-do/1/1/13"], None, ["melda"], "“melda” in only is not something a player can do"),
        (["tolva/may-do/1/1/13"], None, ["knock"], "nothing offered"),
    ],
)
def test_level_that_cannot_be_says_why(given: list[str], rule: str | None, only: list[str], said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)) as refused:
        level_of(given, rule, only)
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize("name", ["", "Tolva", "a b", "a..b", ".a", "a.", "<b>", "å", "x" * 61, "a" + ".b" * 10])
def test_a_levels_name_is_a_plain_one(name: str) -> None:
    with pytest.raises(ValueError, match="a level’s name is like"):
        check_level_name(name)
    assert check_level_name("tolva.melding-1") == "tolva.melding-1"


THREE = ("tolva/must-play/1/1/1", "tolva/must-play/1/1/2", "tolva/must-play/1/1/3")


def asked_to_the_end(level: LevelSession[LevelQuestion]) -> list[str]:
    """Answers all that is left rightly; gives what was asked."""
    asked = []
    while not level.is_done:
        asked.append(str(level.current.task.name))
        rightly(level)
        level.next()
    return asked


def test_a_level_left_in_the_midst_is_gone_on_with_where_one_was() -> None:
    before = level_of(THREE)
    assert before.memory == ""
    wrongly(before)
    before.next()
    rightly(before)
    after = level_of(THREE)
    assert after.resume(before.memory)
    assert (after.solved, after.slips, after.count, after.memory) == (1, 1, 3, before.memory)
    assert asked_to_the_end(after) == [THREE[2], THREE[0]]
    assert (after.stars, after.memory) == (2, "")


def test_hints_are_there_again_and_are_not_counted_twice() -> None:
    before, after = level_of(THREE), level_of(THREE)
    before.hint()
    assert after.resume(before.memory)
    assert (after.current.hinted, after.slips) == (1, 1)
    assert asked_to_the_end(after) == [*THREE]
    assert after.stars == 2


def test_a_drawn_round_is_gone_on_with_another_time_with_the_same_questions() -> None:
    before, after = level_of(THREE), level_of(THREE)
    before.fresh()
    rightly(before)
    before.next()
    assert after.resume(before.memory)
    assert after.current.task.name == before.current.task.name
    assert str(after.current.task.name) not in THREE
    assert (after.solved, after.memory) == (1, before.memory)


def test_a_question_that_a_lesson_has_got_since_is_asked_wherever_it_stands() -> None:
    before = level_of(THREE[1:])
    rightly(before)
    before.next()
    after = level_of(THREE)
    assert after.resume(before.memory)
    assert (after.solved, after.count) == (1, 3)
    assert asked_to_the_end(after) == [THREE[2], THREE[0]]


def test_a_question_that_a_lesson_no_longer_has_is_not_asked() -> None:
    before = level_of(THREE)
    rightly(before)
    after = level_of((THREE[0], THREE[2]))
    assert after.resume(before.memory)
    assert (after.solved, after.count) == (1, 2)
    assert asked_to_the_end(after) == [THREE[2]]


def test_the_same_question_twice_is_asked_twice() -> None:
    before, after = level_of((THREE[0], THREE[0])), level_of((THREE[0], THREE[0]))
    rightly(before)
    assert after.resume(before.memory)
    assert (after.solved, after.count) == (1, 2)
    assert asked_to_the_end(after) == [THREE[0]]


@pytest.mark.parametrize(
    "changed",
    [
        {"format": "tolva-level/2"},
        {"left": [], "solved": []},
        {"left": [["tolva/must-play/1/1/9", None]], "solved": []},
        {"left": [[THREE[0], None]] * 2},
        {"left": [[THREE[0], -1]]},
        {"left": [[THREE[0], 10**12]]},
        {"left": "0"},
        {"solved": [THREE[1]]},
        {"solved": [7]},
        {"drawn": 1},
        {"slips": -1},
        {"slips": 99_999},
        {"first": {}},
        {"first": []},
    ],
)
def test_what_tells_of_no_such_level_changes_nothing(changed: Mapping[str, Any]) -> None:
    before, after = level_of(THREE), level_of(THREE)
    rightly(before)
    before.next()
    kept = json.loads(before.memory)
    assert not after.resume(json.dumps({**kept, **changed}))
    assert (after.solved, after.slips, after.memory) == (0, 0, "")
    assert after.resume(json.dumps(kept))


@pytest.mark.parametrize("text", ["", "0/1", "[]", "[" * 5000, "7", "null", "{}", "<b>", "x" * 100_000])
def test_what_is_no_memory_changes_nothing(text: str) -> None:
    session = level_of(THREE)
    assert not session.resume(text)
    assert session.memory == ""


def test_what_was_kept_comes_too_late_where_one_has_begun_here() -> None:
    before, session = level_of(THREE), level_of(THREE)
    wrongly(before)
    rightly(session)
    kept = session.memory
    assert not session.resume(before.memory)
    assert session.memory == kept


def test_what_is_remembered_of_a_level_with_many_long_names_is_read_again() -> None:
    given = [f"tolva/must-play/1/1/{seed}" for seed in range(150)]
    before, after = level_of(given), level_of(given)
    rightly(before)
    assert 4000 < len(before.memory) <= TEXT_LIMIT
    assert after.resume(before.memory)
    assert after.solved == 1


UNSUITED = "tolva/must-play/1/1/1"
"""It is about discarding."""


@pytest.mark.parametrize("place", [1, 2, 3])
def test_a_task_further_on_that_does_not_suit_its_level_is_left_out_and_told_of_in_its_place(place: int) -> None:
    level = level_of([*FOLLOW[:place], UNSUITED, *FOLLOW[place:]], "trick.follow")
    for done in range(1, 4):
        assert level.faults == ()
        rightly(level)
        assert level.next() is (done < 3)
        if done == place:
            break
    (fault,) = level.faults
    assert "is not about trick.follow" in fault.sentence("en")
    assert asked_to_the_end(level) == FOLLOW[place:]
    assert (level.solved, level.count, level.stars) == (3, 3, 3)


def test_fresh_questions_come_though_one_does_not_suit() -> None:
    level = level_of([FOLLOW[0], UNSUITED], "trick.follow")
    for _ in range(2):
        level.fresh()
        assert len(asked_to_the_end(level)) == 2
        assert level.stars == 3
