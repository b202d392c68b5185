"""What a notebook says of itself, read from its metadata: the page it is, and what is wrong with what it says.

Which keys there are stands at the top of `catalogue`.
"""

import ast
import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

from tolva_teach.games import GAMES
from tolva_teach.texts import reasons_for_advice, sentence

(
    FRONT,
    LESSON,
    RULES,
    SHEETS,
    FORMS,
    COURSES,
    REVIEW,
    REFERENCE,
    WRITING,
    GAME_WRITING,
    TEACHERS,
    SCORE,
    CLASSROOM,
    EDITOR,
) = KINDS = (
    "front",
    "lesson",
    "rules",
    "sheets",
    "forms",
    "courses",
    "review",
    "reference",
    "writing",
    "game-writing",
    "teachers",
    "score",
    "class",
    "editor",
)
ONE, CLASS = WARMTHS = ("one", "class")
NONE, LATE = KERNELS = ("none", "late")
DEALS, QUESTIONS, PLAY, POSITIONS = SHOWN = ("deals", "questions", "play", "positions")

TITLE_LENGTH = 40
"""A title stands in a row of links on a phone."""
DESCRIPTION_LENGTH = 200
HIGHEST_ORDER = 10**6

SUFFIX_VARIABLE = "TOLVA_PAGE_SUFFIX"
"""The variable of the environment that says what a page's address ends in, where that is not as its notebook's does:
in a folder of files, whose pages are HTML."""

_KEYS = ("kind", "title", "description", "order", "game", "course", "after", "shows", "advice", "warm", "kernel")
LEVEL_CALLS = ("Level", "PlayLevel", "OrderLevel")
"""What makes a level in a notebook's cell: its first argument is the level's name."""

_HEADING = re.compile(r"^# +(\S.*)$", re.MULTILINE)
_PART_HEADING = re.compile(r"## +(\S.*)$")
_AS_THEY_ARE = "?/:@!$&'()*+,;="
"""The signs that nbconvert leaves as they are in the anchor of a heading."""

_ANY_HEADING = re.compile(r"#{1,6} +(\S.*)$")
_TO_RULE = re.compile(r"\]\([\w-]+\.ipynb#([\w-]+(?:\.[\w-]+)+)\)")


@dataclass(frozen=True)
class Fault:
    """What is wrong with a notebook's metadata.

    `code` names the sentence `catalogue-CODE`, `file` is the notebook's path within the site, `key` the key that is
    meant, empty where it is all of them.
    """

    file: str
    code: str
    key: str = ""
    facts: Mapping[str, str] = field(default_factory=dict)

    def message(self, lang: str) -> str:
        """The fault as a sentence."""
        return sentence(lang, f"catalogue-{self.code}", file=self.file, key=f"tolva.{self.key}", **self.facts)


@dataclass(frozen=True)
class Entry:
    """A page as the catalogue has it."""

    language: str
    name: str
    """The notebook's name without suffix, by which its pair in another language is known."""
    kind: str
    title: str
    description: str = ""
    order: int | None = None
    game: str | None = None
    course: str | None = None
    after: str | None = None
    levels: tuple[str, ...] = ()
    """The names of the levels in its cells, in their order."""
    asking: Mapping[str, str] = field(default_factory=dict, hash=False)
    """Those of them that ask questions, by name, each with the heading over it."""
    parts: Mapping[str, Sequence[str]] = field(default_factory=dict, hash=False)
    """Its parts by their headings, in their order, each with the names of the levels in it."""
    taught: Mapping[str, str] = field(default_factory=dict, hash=False)
    """The rules that its text leads to, by id, each with the heading over the first link to it."""
    shows: str | None = None
    advice: tuple[str, ...] = ()
    """The reasons for advice that it tells more of, by their codes."""
    warm: str | None = None
    kernel: str | None = None

    @property
    def has_search(self) -> bool:
        """Whether the page has the search field: where one looks for something, not where one reads."""
        return self.kind in (FRONT, RULES, COURSES, REFERENCE)

    @property
    def in_row(self) -> bool:
        """Whether it stands in the row of pages: the lessons of the courses are reached by the page of the courses."""
        in_row = self.kind in (RULES, COURSES, REVIEW, EDITOR) and self.order is not None
        return in_row or (self.kind == LESSON and self.course is None)

    @property
    def in_header(self) -> bool:
        """Whether the head of each page leads there too. On a phone held sideways one more would be a second line, and
        cost a card's height: where one sets up a deal is found from the front page, by the search and from any deal."""
        return self.in_row and self.kind != EDITOR

    @property
    def follows(self) -> bool:
        """Whether one comes to it in a course, after another lesson."""
        return self.course is not None and self.after is not None

    @property
    def begins_course(self) -> bool:
        """Whether it is the first lesson of a course."""
        return self.course is not None and self.after is None

    @property
    def href(self) -> str:
        """Its address, from a page beside it."""
        return quote(self.name) + os.environ.get(SUFFIX_VARIABLE, ".ipynb")

    def href_to(self, rule_id: str) -> str:
        """Where on it a rule is taught that it teaches."""
        return f"{self.href}#{place_of(self.taught[rule_id])}"


def place_of(heading: str) -> str:
    """What stands after the number sign in the address of the place on a page that has this heading."""
    return quote(heading.replace(" ", "-"), safe=_AS_THEY_ARE)


def plain(text: str, length: int) -> str:
    """A stranger's text as one line of characters that can be shown, cut where it is longer."""
    line = " ".join("".join(sign if sign.isprintable() else " " for sign in text[: 10 * length]).split())
    return line if len(line) <= length else f"{line[: length - 1].rstrip()}…"


def first_heading(cells: Iterable[Any]) -> str:
    """The text of a notebook's first heading, empty where it has none."""
    for cell in cells:
        if found := _HEADING.search(_source(cell, "markdown")):
            return found[1]
    return ""


def levels_in(cells: Iterable[Any]) -> tuple[str, ...]:
    """The names of the levels that a notebook's code cells show, as in `Level("tolva.melding.pair", …)`."""
    return tuple(name for cell in cells for name in _levels_in(_source(cell, "code")))


def asking_in(cells: Iterable[Any]) -> dict[str, str]:
    """The names of the levels that ask questions, each with the heading over it."""
    heading, found = "", dict[str, str]()
    for cell in cells:
        for line in _source(cell, "markdown").splitlines():
            heading = over[1].strip() if (over := _ANY_HEADING.match(line)) else heading
        found |= dict.fromkeys(_levels_in(_source(cell, "code"), LEVEL_CALLS[:1]), heading)
    return found


def parts_in(cells: Iterable[Any]) -> dict[str, tuple[str, ...]]:
    """The headings of a notebook's parts, each with the names of the levels below it."""
    heading, found = "", dict[str, tuple[str, ...]]()
    for cell in cells:
        for line in _source(cell, "markdown").splitlines():
            if over := _PART_HEADING.match(line):
                heading = over[1].strip()
                found.setdefault(heading, ())
        if heading:
            found[heading] += tuple(_levels_in(_source(cell, "code")))
    return found


def rules_in(cells: Iterable[Any]) -> dict[str, str]:
    """The rules that a notebook's text leads to, as in `[Following suit](rules.ipynb#trick.follow)`, by id.

    With each stands the heading over the first link to it.
    """
    heading = ""
    found: dict[str, str] = {}
    for line in (line for cell in cells for line in _source(cell, "markdown").splitlines()):
        if over := _ANY_HEADING.match(line):
            heading = over[1].strip()
        for rule_id in _TO_RULE.findall(line):
            found.setdefault(rule_id, heading)
    return found


def lines_read(text: str) -> str:
    """The lines of a cell's text that `first_heading` and `rules_in` find something in: a tenth of it."""
    lines = text.splitlines(keepends=True)
    return "".join(line for line in lines if _ANY_HEADING.match(line) or _TO_RULE.search(line))


def _levels_in(source: str, calls: Sequence[str] = LEVEL_CALLS) -> Iterator[str]:
    if not any(f"{name}(" in source for name in calls):
        return
    yield from (name for called, name in _calls_in(source) if called in calls)


@lru_cache(maxsize=256)
def _calls_in(source: str) -> tuple[tuple[str, str], ...]:
    """What a cell calls with a text before all else, and the text: a cell that shows a level is asked three times."""
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):  # the cell says so itself when it is run
        return ()
    found = []
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=called), args=[ast.Constant(value=str(name)), *_]):
                found.append((called, name))
    return tuple(found)


def _source(cell: Any, kind: str) -> str:
    """A cell's source, where it is of this kind; else empty."""
    if not isinstance(cell, dict) or cell.get("cell_type") != kind:
        return ""
    source = cell.get("source")
    return "".join(map(str, source)) if isinstance(source, list) else str(source)


class Reader:
    """Reads a notebook's `tolva`, key by key, and notes what is wrong with it."""

    def __init__(self, file: str, given: Any) -> None:
        self.faults: list[Fault] = []
        self._file = file
        self._given: Mapping[str, Any] = given if isinstance(given, dict) else {}
        self._bare = not isinstance(given, dict)

    def entry(self, path: Path, name: str, cells: Sequence[Any] = ()) -> Entry:
        """The page that it tells of.

        Args:
            path: the notebook's.
            name: what it is called where it gives no title.
            cells: the notebook's.
        """
        if self._bare:
            self._wrong("", "none", title=name)
        for key in sorted(map(str, self._given)):
            if key not in _KEYS:
                self._wrong(plain(key, TITLE_LENGTH), "unknown", known=", ".join(_KEYS))
        kind = self._choice("kind", KINDS, needed=True) or LESSON
        game = self._choice("game", tuple(GAMES), needed=kind == RULES)
        order = self._order(needed=kind == LESSON)
        in_row = kind in (LESSON, COURSES, REVIEW) or (kind == RULES and order is not None)
        return Entry(
            language=path.parent.name,
            name=path.stem,
            kind=LESSON if kind == RULES and game is None else kind,
            title=self._text("title", TITLE_LENGTH, needed=in_row) or name,
            description=self._text("description", DESCRIPTION_LENGTH, needed=in_row),
            order=order,
            game=game,
            course=self._choice("course", tuple(GAMES), needed=self._given.get("after") is not None),
            after=self._text("after", TITLE_LENGTH, needed=False) or None,
            levels=levels_in(cells),
            asking=asking_in(cells),
            parts=parts_in(cells),
            taught=rules_in(cells) if kind == LESSON else {},
            shows=self._choice("shows", SHOWN, needed=False),
            advice=self._choices("advice", reasons_for_advice),
            warm=self._choice("warm", WARMTHS, needed=False),
            kernel=self._choice("kernel", KERNELS, needed=False),
        )

    def _value(self, key: str, *, needed: bool) -> Any:
        """What is given; None where nothing is, which is a fault where it is needed."""
        value = self._given.get(key)
        if value is None and needed:
            self._wrong(key, "missing")
        return value

    def _text(self, key: str, length: int, *, needed: bool) -> str:
        value = self._value(key, needed=needed)
        if value is None:
            return ""
        if not isinstance(value, str) or not plain(value, length):
            self._wrong(key, "no-text")
            return ""
        if len(value) > length:
            self._wrong(key, "too-long", most=str(length))
        return plain(value, length)

    def _choice(self, key: str, known: Sequence[str], *, needed: bool) -> str | None:
        value = self._value(key, needed=needed)
        if value is None or (isinstance(value, str) and value in known):
            return value
        self._wrong(key, "no-choice", known=", ".join(known))
        return None

    def _choices(self, key: str, listed: Callable[[], Sequence[str]]) -> tuple[str, ...]:
        """What is given in a list; none where it is no list of what is known."""
        if key not in self._given:
            return ()
        given, known = self._given[key], listed()
        if isinstance(given, list) and all(isinstance(value, str) and value in known for value in given):
            return tuple(given)
        self._wrong(key, "no-choices", known=", ".join(known))
        return ()

    def _order(self, *, needed: bool) -> int | None:
        value = self._value("order", needed=needed)
        if value is None or (isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= HIGHEST_ORDER):
            return value
        self._wrong("order", "no-number", most=str(HIGHEST_ORDER))
        return None

    def _wrong(self, key: str, code: str, **facts: str) -> None:
        """Notes a fault. Of a notebook that says nothing at all, only that."""
        if not self._bare or code == "none":
            self.faults.append(Fault(self._file, code, key, facts))
