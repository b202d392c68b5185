"""The guided deals of our lessons, and which lessons have one."""

from pathlib import Path
from typing import Any

from helpers.levels import guided_in
from tolva_widgets.courses.catalogue import Catalogue, notebooks_directory
from tolva_widgets.guided.script import Script, script
from tolva_widgets.guided.session import GuidedSession

TAUGHT = ("tolva", "trettioett", "bondtolva", "tolp", "plocketolva", "bordstolva")
"""The games whose courses begin with one."""

_CATALOGUE = Catalogue(notebooks_directory())
LESSONS = {game: _CATALOGUE.course("sv", game)[0].name for game in TAUGHT}
"""The first lesson of each course, by game."""


def notebook(lesson: str, lang: str = "sv") -> Path:
    """The file of a lesson."""
    return notebooks_directory() / lang / f"{lesson}.ipynb"


OPENED = tuple(
    lesson.name
    for game in TAUGHT
    for lesson in _CATALOGUE.course("sv", game)
    if "GuidedDeal(" in notebook(lesson.name).read_text("utf-8")
)
"""All lessons that open with one: the first of each course, and some that follow."""


def given_in(lesson: str) -> list[Any]:
    """The deal with which a lesson begins, and its steps, as they stand in its cell."""
    return guided_in(notebook(lesson))[0]


def script_of(lesson: str) -> Script:
    """The script of it."""
    deal, *steps = given_in(lesson)
    return script(deal, steps)


def come(session: GuidedSession) -> None:
    """The others play, until the next step is shown."""
    while session.others_turn:
        session.go_on()
