"""A lesson as homework to be handed out: all of its levels with questions, one of them, or all lessons of a course."""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple
from urllib.parse import quote

from tolva_teach.games import GAMES
from tolva_widgets.courses.catalogue import Catalogue
from tolva_widgets.courses.entries import Entry, place_of

IN_ADDRESS: Final = "homework"
"""By this name a page's address says what of it is homework. `levels/homework.js` reads it; that there is some,
`quiz/receipt_view.js` and the strip of a class read."""
ROW = "row"
"""Questions in a row, in the quiz."""
LESSON, COURSE = "lesson", "course"
"""All of a lesson, and all of its course from there on. One level is said by its name."""


class HandedOutLesson(NamedTuple):
    """What of the courses is homework."""

    kind: str
    """`LESSON` or `COURSE`."""
    name: str
    """The lesson's name, or the game whose course it is."""
    level: str = ""
    """The name of the lesson's one level that is; empty where all are."""

    @classmethod
    def read(cls, said: str) -> "HandedOutLesson | None":
        """What the page's list has it as; None of what is none."""
        kind, _, name = said.partition(" ")
        return cls(kind, name) if kind in (LESSON, COURSE) and name else None

    @property
    def written(self) -> str:
        """What it is in the page's list, whichever of its levels."""
        return f"{self.kind} {self.name}"

    def entries(self, catalogue: Catalogue, lang: str) -> list[Entry]:
        """The lessons, in a language; none where they are not there, or ask nothing."""
        named = "name" if self.kind == LESSON else "course"
        return [entry for entry in asking(catalogue, lang) if getattr(entry, named) == self.name]

    def href(self, catalogue: Catalogue, lang: str) -> str:
        """The link, from a page beside the first of them; empty where there is none."""
        for entry in self.entries(catalogue, lang)[:1]:
            place = f"#{place_of(entry.asking[self.level])}" if self.level in entry.asking else ""
            return f"{entry.href}?{IN_ADDRESS}={quote(self.level if place else self.kind)}{place}"
        return ""


def asking(catalogue: Catalogue, lang: str) -> Iterator[Entry]:
    """The lessons of all courses in which there are questions, course by course."""
    for game in GAMES:
        yield from (entry for entry in catalogue.course(lang, game) if entry.asking)


def parts_of(entry: Entry) -> Mapping[str, str]:
    """The levels of a lesson that ask questions, by name, each as it is called here: by the heading over it, and a
    number where several stand under the same."""
    under: dict[str, int] = {}
    called = {}
    for level, heading in entry.asking.items():
        under[heading] = under.get(heading, 0) + 1
        called[level] = heading if under[heading] == 1 else f"{heading} ({under[heading]})"
    return called
