"""A level without its widget: tasks in a row, those answered wrongly once more, stars, and fresh questions."""

import re

import pytest

from helpers.levels import wrong_pick
from tolva_teach.quiz import Narrowed, Question, family_of, rules_met
from tolva_teach.quiz.base import QuestionName
from tolva_teach.quiz.tricks.exercises import MayPlay
from tolva_widgets.levels.session import LevelSession, check_level_name

FOLLOW = ["tolva/must-play/1/1/9", "tolva/must-play/1/1/10", "tolva/must-play/1/1/19"]
MELD = ["tolva/may-do/1/1/13", "tolva/may-do/1/1/10"]


@pytest.fixture
def level() -> LevelSession:
    return LevelSession(FOLLOW, "trick.follow")


def rightly(level: LevelSession) -> None:
    level.pick(level.task.answer)
    assert level.answer()


def wrongly(level: LevelSession) -> None:
    level.pick(wrong_pick(level.task))
    assert level.answer()


def test_three_stars_are_for_who_makes_no_mistake(level: LevelSession) -> None:
    asked = []
    for solved in range(3):
        asked.append(level.task)
        assert (level.solved, level.stars) == (solved, None)
        rightly(level)
        assert level.next() is (solved < 2)
    assert (level.solved, level.stars, len(set(map(id, asked)))) == (3, 3, 3)


def test_what_is_answered_wrongly_comes_back_after_all_others(level: LevelSession) -> None:
    first = level.task
    wrongly(level)
    assert not level.comes_back
    for _ in range(2):
        assert level.next()
        assert level.task is not first
        rightly(level)
    assert level.stars is None
    assert level.next()
    assert level.task is first
    wrongly(level)
    assert level.comes_back
    assert level.next()
    rightly(level)
    assert level.stars == 2


@pytest.mark.parametrize(("slips", "stars"), [(0, 3), (1, 2), (3, 2), (4, 1), (9, 1)])
def test_stars_are_fewer_with_more_mistakes_and_never_none(level: LevelSession, slips: int, stars: int) -> None:
    for _ in range(slips):
        wrongly(level)
        level.next()
    while level.stars is None:
        rightly(level)
        level.next()
    assert level.stars == stars


def test_a_hint_costs_a_star_and_does_not_make_the_task_come_back(level: LevelSession) -> None:
    assert level.hint()
    while level.stars is None:
        rightly(level)
        level.next()
    assert (level.stars, level.solved) == (2, 3)


def test_an_answer_that_is_shown_is_all_that_holds_and_comes_back(level: LevelSession) -> None:
    task = level.task
    level.pick(task.choices[:1])
    assert level.show_answer()
    assert not level.show_answer()
    assert (level.shown, level.picked, level.slips) == (True, (), 1)
    assert level.marked is not None
    missed = {its.choice for its in level.marked.choices if its.mark == "missed-allowed"}
    assert missed == task.answer
    level.next()
    assert not level.shown


def test_there_is_no_next_task_before_the_answer_nor_after_the_last(level: LevelSession) -> None:
    assert not level.next()
    alone = LevelSession(FOLLOW[:1])
    rightly(alone)
    assert not alone.next()


def test_fresh_questions_are_about_the_same_rule_and_no_others_are_offered() -> None:
    level = LevelSession(MELD, "tolva.meld", ["meld", "play"])
    for _ in range(6):
        level.fresh()
        assert (level.solved, level.slips, level.stars) == (0, 0, None)
        assert isinstance(level.task, Narrowed)
        assert level.task.name.family == "may-do"
        assert "tolva.meld" in rules_met(level.task)
        assert {choice.value.verb for choice in level.task.choices} == {"meld", "play"}


def test_fresh_questions_bring_in_no_rule_and_no_variant_that_the_level_has_not() -> None:
    single, passing = "tolp/may-lay/1/1/53", "tolp:3/who-leads/1/2/129"
    for tasks, rule, only, known in (
        ([single], "tolp.higher", ["lay"], {"tolp.higher"}),
        ([passing], None, [], {"tolp.pass", "tolp.turn", "tolp.start"}),
    ):
        level = LevelSession(tasks, rule, only)
        for _ in range(6):
            level.fresh()
            assert known.issuperset(rules_met(level.task))
            asked = level.task.question if isinstance(level.task, Narrowed) else level.task
            assert isinstance(asked, Question)
            assert "options" not in asked.record.given


def test_a_fresh_question_that_brings_in_something_is_better_than_none() -> None:
    alone = "tolva/may-do/1/2/16"
    level = LevelSession([alone], "tolva.meld.one", ["meld", "play"])
    level.fresh()
    assert "tolva.meld.one" in rules_met(level.task)


def test_where_one_choice_alone_holds_the_rule_is_the_one_by_which_it_does() -> None:
    level = LevelSession(["tolva/scores/1/1/6"], "tolva.score.vinsten")
    for _ in range(4):
        level.fresh()
        (right,) = level.task.answer
        assert level.task.verdict(right).rule == "tolva.score.vinsten"


def test_a_task_that_is_written_out_stays_what_it_is() -> None:
    task = MayPlay("C10 CQ C6 SA HK", trick="CA C7")
    level = LevelSession([task])
    assert (level.task, level.hints_left) == (task, 0)
    rightly(level)
    level.fresh()
    assert level.task is task


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
        (["tolva/must-play/2/1"], None, [], "no question is called “tolva/must-play/2/1”"),
        (["whist/must-play/1/1/1"], None, [], "no question is called"),
        (["tolva/must-play/2/9/1"], None, [], "difficulty"),
        (["tolva/must-play/99/1/1"], None, [], "version"),
        (["x" * 10_000], None, [], "no question is called “xxx"),
        (["tolva/must-play/1/1/1"], "trick.follow", [], "is not about trick.follow: it is about trick.discard"),
        (["tolva/may-do/1/1/13"], "tolva.half", ["meld", "play"], "is not about tolva.half"),
        (["tolva/may-do/1/1/13"], "tolva.haf", [], "there is no rule “tolva.haf”"),
        (["tolva/may-do/1/1/13"], None, ["melda"], "“melda” in only is nothing that one does"),
        (["tolva/may-do/1/1/13"], None, ["knock"], "nothing of what is offered"),
    ],
)
def test_level_that_cannot_be_says_why(given: list[str], rule: str | None, only: list[str], said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)) as refused:
        LevelSession(given, rule, only)
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize("name", ["", "Tolva", "a b", "a..b", ".a", "a.", "<b>", "å", "x" * 61, "a" + ".b" * 10])
def test_a_levels_name_is_a_plain_one(name: str) -> None:
    with pytest.raises(ValueError, match="a level’s name is like"):
        check_level_name(name)
    assert check_level_name("tolva.melding-1") == "tolva.melding-1"


THREE = ("tolva/must-play/1/1/1", "tolva/must-play/1/1/2", "tolva/must-play/1/1/3")


def test_a_level_left_in_the_midst_is_gone_on_with_where_one_was() -> None:
    before = LevelSession(THREE)
    assert before.memory == ""
    before.pick(wrong_pick(before.task))
    before.answer()
    before.next()
    before.pick(before.task.answer)
    before.answer()
    assert before.memory == "1/1"
    after = LevelSession(THREE)
    assert after.resume(before.memory)
    assert (after.solved, after.slips, after.count, after.memory) == (1, 1, 3, before.memory)
    asked = []
    while not after.is_done:
        asked.append(str(after.task.name))
        after.pick(after.task.answer)
        after.answer()
        after.next()
    assert asked == [THREE[0], THREE[2]]
    assert (after.stars, after.memory) == (2, "")


def test_a_drawn_round_is_not_gone_on_with_another_time() -> None:
    session = LevelSession(THREE)
    session.fresh()
    session.pick(session.task.answer)
    session.answer()
    assert session.memory == ""
    assert not session.resume("0/0")


@pytest.mark.parametrize(
    "text", ["", "0.1.2/0", "7/0", "x", "-1/0", "0/", "0/-1", "<b>/1", "0/99999", "0." * 200 + "0/1"]
)
def test_what_tells_of_no_such_level_changes_nothing(text: str) -> None:
    session = LevelSession(THREE)
    assert not session.resume(text)
    assert (session.solved, session.slips) == (0, 0)


def test_what_was_kept_comes_too_late_where_one_has_begun_here() -> None:
    session = LevelSession(THREE)
    session.pick(session.task.answer)
    session.answer()
    assert not session.resume("1/1")
    assert session.memory == "0/0"
