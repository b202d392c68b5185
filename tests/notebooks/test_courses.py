"""The courses as they are stored: each rule has a lesson that teaches it and a level that it decides."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import takewhile
from pathlib import Path

import pytest

from helpers.courses import (
    AMONG_OTHERS,
    COURSES,
    FORMS_OF_TOLVA,
    LEVELS,
    NO_QUESTION,
    OURS,
    TO_ORDER,
    TO_PLAY,
    decided_in_levels,
    exercised,
    rules_to_teach,
)
from helpers.levels import Written, cells_of
from helpers.unaware import UNAWARE, missed_without
from tolva_teach.play.aim import is_in_play, way_to
from tolva_teach.play.aim import rules_met as rules_on_the_way
from tolva_teach.quiz import families
from tolva_widgets.courses.catalogue import notebooks_directory
from tolva_widgets.levels.faults import check_level_name
from tolva_widgets.rules.page import RulesPage


def told(lesson: str) -> str:
    """All that a lesson says."""
    cells = cells_of(notebooks_directory() / "sv" / f"{lesson}.ipynb")
    return "\n".join(cell.source for cell in cells if cell.cell_type == "markdown")


def rules_linked(text: str) -> set[str]:
    """The rules that a text leads to."""
    return set(re.findall(r"\]\(rules-[\w-]+\.ipynb#([\w.-]+)\)", text))


def taught_before(level: Written) -> set[str]:
    """The rules that a learner has met on the way to a level: in its lesson above it, in the lessons before, and, of
    what a form shares with Tolva, in its course."""
    game = next(game for game, course in COURSES.items() if level.lesson in [lesson.name for lesson in course])
    before = list(takewhile(lambda lesson: lesson.name != level.lesson, COURSES[game]))
    if game in FORMS_OF_TOLVA:
        before += COURSES["tolva"]
    cells = cells_of(notebooks_directory() / "sv" / f"{level.lesson}.ipynb")
    above = takewhile(lambda cell: "Level(" not in cell.source or f'"{level.name}"' not in cell.source, cells)
    return rules_linked("\n".join([*(told(lesson.name) for lesson in before), *(cell.source for cell in above)]))


@cache
def texts(game: str) -> str:
    """All that the lessons of a course say."""
    return "\n".join(told(lesson.name) for lesson in COURSES[game])


@pytest.mark.parametrize("game", COURSES)
def test_every_rule_of_the_game_is_taught_in_its_course(game: str) -> None:
    assert rules_to_teach(game) - rules_linked(texts(game)) == set()


@pytest.mark.parametrize("game", COURSES)
def test_every_rule_taught_leads_from_the_rules_to_its_heading_in_a_lesson(game: str) -> None:
    page = RulesPage(game, lang="sv").html()
    for lesson in COURSES[game]:
        for rule_id, heading in lesson.taught.items():
            assert OURS.teaching("sv", game, rule_id) is not None
            assert re.search(rf"^##? {re.escape(heading)}$", texts(game), re.MULTILINE)
        first = [rule for rule in lesson.taught if OURS.teaching("sv", game, rule) == lesson]
        assert all(f'href="{lesson.href_to(rule)}"' in page for rule in first)


@pytest.mark.parametrize("game", COURSES)
def test_every_rule_that_decides_anything_decides_a_task_of_a_level(game: str) -> None:
    decided = exercised(game) | decided_in_levels() | missed_without()
    to_teach = rules_to_teach(game)
    asked = {rule for family in families(game) for rule in family.rules}
    assert asked & to_teach <= decided
    assert to_teach - decided <= NO_QUESTION[game] | AMONG_OTHERS.get(game, set())
    assert not NO_QUESTION[game] & decided, "there is a task about it after all"


@pytest.mark.parametrize("rule", UNAWARE)
def test_who_does_not_know_a_rule_that_no_verdict_names_goes_wrong_in_a_level(rule: str) -> None:
    assert rule in missed_without()


@pytest.mark.parametrize("name", LEVELS)
def test_each_task_of_a_level_is_about_its_rule_and_offers_what_the_lesson_has_come_to(name: str) -> None:
    level = LEVELS[name]
    assert check_level_name(name) == name
    tasks = list(level.each_task())  # refused where one is not about the rule
    assert len({str(task) for task in level.tasks}) == len(tasks) > 0
    assert all(len(task.choices) > 1 and task.answer for task in tasks)


@pytest.mark.parametrize("name", LEVELS)
def test_hints_of_a_level_speak_of_no_rule_that_the_course_has_not_come_to(name: str) -> None:
    taught = taught_before(LEVELS[name])
    told = {(hint.key, hint.rule) for task in LEVELS[name].each_task() for hint in task.hints}
    assert {(key, rule) for key, rule in told if rule not in taught} == set()


@pytest.mark.parametrize("name", TO_PLAY)
def test_each_position_of_a_level_is_played_to_its_aim_which_hangs_on_what_one_does(name: str) -> None:
    level = TO_PLAY[name]
    assert check_level_name(name) == name
    for start in level.starts():
        point = start.point()
        level.aim.check(point.deal)
        assert way_to(level.aim, point, start.seat), "there is a way"
        if level.aim.goal is None:
            assert rules_on_the_way(level.aim, point, start.seat), "nothing can be tried that is forbidden"
        else:
            assert is_in_play(level.aim, point, start.seat, 60), "every way leads there"


@pytest.mark.parametrize("name", TO_ORDER)
def test_what_is_put_in_order_is_not_so_from_the_first_and_others_follow(name: str) -> None:
    level = TO_ORDER[name]
    assert check_level_name(name) == name
    assert all(not all(task.rightly(task.items)) for task in level.each_task())
    session = level.session()
    before = session.current.task.table((), answered=True)
    session.fresh()
    assert session.current.task.table((), answered=True) != before


@pytest.mark.parametrize("name", TO_PLAY)
def test_fresh_positions_are_there_for_every_level_that_is_played(name: str) -> None:
    session = TO_PLAY[name].session()
    before = session.current.match.ongoing.record.deals[0].cards
    session.fresh()
    assert session.current.match.ongoing.record.deals[0].cards != before


def test_every_level_of_a_course_is_one_that_is_known_here() -> None:
    counted = {name for course in COURSES.values() for lesson in course for name in lesson.levels}
    assert counted == {*LEVELS, *TO_PLAY, *TO_ORDER}


@pytest.mark.parametrize("name", [name for name, level in LEVELS.items() if level.rule])
def test_fresh_tasks_are_there_for_every_level_about_a_rule(name: str) -> None:
    session = LEVELS[name].session()
    seen = set()
    for _ in range(5):
        session.fresh()
        seen.add(repr(session.current.task.table))
    assert len(seen) > 1, "the same one again and again"


def test_levels_are_not_all_answered_by_one_habit() -> None:
    """Nobody earns stars by picking everything, nor by picking the last choice alone."""
    tasks = [task for level in LEVELS.values() for task in level.each_task() if not task.single]
    whole = [task for task in tasks if task.answer == set(task.choices)]
    last = [task for task in tasks if task.answer == {task.choices[-1]}]
    assert max(len(whole), len(last)) < len(tasks) / 2


@pytest.mark.parametrize("name", LEVELS)
def test_no_level_is_answered_by_giving_the_first_answer_again(name: str) -> None:
    tasks = list(LEVELS[name].each_task())
    answers = [{task.called(one, task.speaker("sv")) for one in task.choices if one in task.answer} for task in tasks]
    assert len(answers) == 1 or any(answer != answers[0] for answer in answers)
    assert len(answers) > 1 or len(answers[0]) > 1 or tasks[0].choices[0].kind not in ("word", "seat")


@pytest.mark.parametrize("game", COURSES)
def test_a_course_begins_with_the_cards(game: str) -> None:
    assert COURSES[game][0].after is None


AT_THE_TABLE = re.compile(r"^\*\*\[[^\]]+\]\(play\.ipynb\?game=(\w+)(?:&players=\d+)?&coach=shows\)\*\*$", re.MULTILINE)
"""A link that stands alone in its paragraph, which a page shows as a button (frame.css): to a table where a coach shows
what may be done."""


def ends_in_a_match(game: str) -> list[str]:
    """The lessons of a course that end in a match: the one about a match, and the last."""
    return [lesson.name for lesson in COURSES[game] if lesson.name.endswith("-match") or lesson == COURSES[game][-1]]


@pytest.mark.parametrize(("game", "lesson"), [(game, lesson) for game in COURSES for lesson in ends_in_a_match(game)])
def test_a_course_ends_in_a_whole_deal_and_then_one_button_to_the_table(game: str, lesson: str) -> None:
    *_, last = [level for level in TO_PLAY.values() if level.lesson == lesson]
    assert last.aim.until == "deal"
    assert not [where for where in last.positions if "left=" in where or "decided=" in where], "from the first lead"
    *_, (called, _) = calls_of(lesson)
    assert called == "PlayLevel"
    assert AT_THE_TABLE.findall(told(lesson)) == [game]
    assert "**[" in cells_of(notebooks_directory() / "sv" / f"{lesson}.ipynb")[-1].source


NUMBERED = re.compile(r"\b(?:spelare|player) \d", re.IGNORECASE)
"""What somebody is called at a table where nobody has a name."""


@pytest.mark.parametrize("lang", ["en", "sv"])
@pytest.mark.parametrize("lesson", [lesson.name for course in COURSES.values() for lesson in course])
def test_players_have_one_name_in_a_lesson_and_no_number_beside_it(lesson: str, lang: str) -> None:
    """In what it says, and in what its cells are stored to show, with the words of its pictures."""
    cells = cells_of(notebooks_directory() / lang / f"{lesson}.ipynb")
    shown = [cell.source for cell in cells if cell.cell_type == "markdown"]
    shown += [str(output) for cell in cells for output in cell.get("outputs", ())]
    assert not NUMBERED.findall("\n".join(shown))


def test_both_languages_have_the_same_courses() -> None:
    for game, course in COURSES.items():
        assert [(one.name, one.after, one.levels) for one in course] == [
            (one.name, one.after, one.levels) for one in OURS.course("en", game)
        ]


def test_each_lesson_says_what_it_is_in_a_title_and_a_sentence() -> None:
    for course in COURSES.values():
        assert all(
            Path(lesson.name).name == lesson.name and lesson.description.endswith((".", "?")) for lesson in course
        )


ALSO_LONG = {"plocke-drawing", "thirtyone-hands"}
"""Lessons that still have more questions in a row than they should."""
IN_A_ROW = 6
"""So many questions at most stand between two pieces of play."""


def calls_of(lesson: str) -> Iterator[tuple[str, int]]:
    """What the cells of a lesson show, in its order: what it is called, and how many tasks it has."""
    for cell in cells_of(notebooks_directory() / "sv" / f"{lesson}.ipynb"):
        for shown in ast.parse(cell.source).body if cell.cell_type == "code" else ():
            call = shown.value if isinstance(shown, ast.Expr) else None
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
                yield call.func.id, len(call.args) - 1


def questions_between(lesson: str) -> list[int]:
    """How many questions stand before the first piece of play of a lesson, between each two, and after the last."""
    runs = [0]
    for called, tasks in calls_of(lesson):
        if called in ("GuidedDeal", "PlayLevel"):
            runs.append(0)
        elif called in ("Level", "OrderLevel"):
            runs[-1] += tasks
        elif called == "Exercise":
            runs[-1] += 1
    return runs


@pytest.mark.parametrize("lesson", [lesson.name for course in COURSES.values() for lesson in course])
def test_a_lesson_begins_and_ends_in_play_with_few_questions_in_between(lesson: str) -> None:
    before, *between = questions_between(lesson)
    assert between
    assert before == 0 == between[-1]
    assert (max(between) <= IN_A_ROW) == (lesson not in ALSO_LONG)
