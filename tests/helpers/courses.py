"""The courses as they are stored: which rules each has to teach, and which of them its tasks hang on."""

from functools import cache

from helpers.levels import Written, exercises_of, levels_of, ordered_in, played_in
from tolva_teach.games import GAMES
from tolva_teach.quiz import rules_met
from tolva_teach.texts import rule_ids
from tolva_widgets.catalogue import Catalogue, notebooks_directory

OURS = Catalogue(notebooks_directory())
COURSES = {game: OURS.course("sv", game) for game in GAMES if OURS.course("sv", game)}
LEVELS = {
    level.name: level
    for course in COURSES.values()
    for lesson in course
    for level in levels_of(notebooks_directory() / "sv" / f"{lesson.name}.ipynb")
}

TO_PLAY = {
    level.name: level
    for course in COURSES.values()
    for lesson in course
    for level in played_in(notebooks_directory() / "sv" / f"{lesson.name}.ipynb")
}

TO_ORDER = {
    level.name: level
    for course in COURSES.values()
    for lesson in course
    for level in ordered_in(notebooks_directory() / "sv" / f"{lesson.name}.ipynb")
}

NO_QUESTION = {
    "tolva": {"tolva.deal", "tolva.forehand", "tolva.trump", "tolva.names", "tolva.meld.show", "tolva.markers"},
    "plocketolva": {"plocke.deal"},
    "bordstolva": {"bord.deal", "bord.available", "bord.first-from-table"},
    "bondtolva": {"bond.deal", "bond.phase2", "bond.meld.show", "bond.trump", "bond.markers"},
    "tolp": {"tolp.deal", "tolp.option.two"},
    "trettioett": {"thirtyone.deal", "thirtyone.lives", "thirtyone.out"},
}
"""Rules of each game that no choice hangs on by themselves: they say what is done, called or shown."""

AMONG_OTHERS = {"tolva": {"tolva.match"}}
"""Rules that stand in the answers among what follows from another rule: who has won, where the score is asked."""


FORMS_OF_TOLVA = {"plocketolva", "bordstolva"}


def rules_to_teach(game: str) -> set[str]:
    """The rules that a game's own course has to teach: what a form shares with Tolva is taught there."""
    return set(rule_ids(game)) - set(rule_ids("tolva") if game in FORMS_OF_TOLVA else ())


def met(level: Written) -> set[str]:
    """The rules that a level's tasks are about."""
    return {rule for task in level.each_task() for rule in rules_met(task)}


@cache
def decided_in_levels() -> frozenset[str]:
    """The rules that decide a task of some level, or something that can be tried in one that is played."""
    ordered = ({task.rule for task in level.each_task()} for level in TO_ORDER.values())
    return frozenset().union(*map(met, LEVELS.values()), *(level.met() for level in TO_PLAY.values()), *ordered)


@cache
def exercised(game: str) -> frozenset[str]:
    """The rules that decide an exercise of a course."""
    lessons = [notebooks_directory() / "sv" / f"{lesson.name}.ipynb" for lesson in COURSES[game]]
    return frozenset(rule for lesson in lessons for task in exercises_of(lesson) for rule in rules_met(task))
