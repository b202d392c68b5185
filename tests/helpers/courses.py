"""The courses as they are stored: which rules each has to teach, and which of them its tasks hang on."""

from functools import cache

from helpers.levels import Written, exercises_of, levels_of, ordered_in, played_in
from tolva_teach.games import GAMES
from tolva_teach.quiz import rules_met
from tolva_teach.texts import rule_ids
from tolva_widgets.courses.catalogue import Catalogue, notebooks_directory

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

NO_CHOICE = {
    "the cards are dealt so, and whoever deals has nothing to choose": {
        "tolva.deal",
        "tolva.forehand",
        "plocke.deal",
        "bord.deal",
        "bond.deal",
        "tolp.deal",
        "tolp.option.two",
        "thirtyone.deal",
    },
    "a meld is called and shown so, and the table says and shows it": {
        "tolva.names",
        "tolva.meld.show",
        "bond.meld.show",
    },
    "points and lives are kept so on the table, and the table keeps them": {
        "tolva.markers",
        "bond.markers",
        "thirtyone.lives",
    },
    "the hand lies there untouched, so that nobody can look at it too early": {"bord.first-from-table"},
    "who has lost the last life is out, and is asked no more": {"thirtyone.out"},
}
"""Why no choice hangs on a rule, and which rules these are."""

NO_QUESTION = {
    game: frozenset(rule for rules in NO_CHOICE.values() for rule in rules if rule in rule_ids(game))
    for game in COURSES
}
"""By game, the rules that nobody can be asked about: they say what is dealt, called, shown or kept."""

AMONG_OTHERS = {"tolva": {"tolva.match"}}
"""Rules that stand in the answers among what follows from another rule: who has won, where the score is asked."""


FORMS_OF_TOLVA = {"plocketolva", "bordstolva"}


def is_house_rule(rule_id: str) -> bool:
    """Whether a rule is in no description of its game, so that no course teaches it."""
    return ".house." in rule_id


def rules_to_teach(game: str) -> set[str]:
    """The rules that a game's own course has to teach: what a form shares with Tolva is taught there."""
    own = set(rule_ids(game)) - set(rule_ids("tolva") if game in FORMS_OF_TOLVA else ())
    return {rule for rule in own if not is_house_rule(rule)}


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
