"""What is kept of a level that one is in the midst of: what has been done, what is left, and how far one is in it.

The learner's browser keeps it under the level's name. It comes back as a stranger's text: one that is not wholly right,
or of another version, is none. Tasks are known by their names, so that it still holds where a lesson has got others.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, Final, NamedTuple

from tolva_teach.quiz import SEED_LIMIT

FORMAT: Final = "tolva-level/1"

TEXT_LIMIT: Final = 16_000
"""So many characters are written and read at most; the page is told (`stars_line.js`). A long deal has some 4,000."""

NAME_LENGTH: Final = 80
"""No task's name is longer."""

_MOST = 9999
"""No level has so many slips, and no deal so many steps."""


class Pending(NamedTuple):
    """A task that is still to be done."""

    name: str
    """Which of those the level was given."""
    seed: int | None = None
    """What another of the same kind was drawn with; None for what was given, and where it is yet to be drawn."""


@dataclass(frozen=True)
class TaskState:
    """How far one was in a task."""

    hinted: int = 0
    """How many hints one was given on what is to be done now."""
    done: tuple[str, ...] = ()
    """What has been done: decisions as a record writes them, or keys of what was placed."""
    tries: tuple[tuple[int, str], ...] = ()
    """What was tried there and is forbidden, each with the number of the step after which it was."""
    shown: int = 0
    """The number of the step that was shown."""
    seal: int | None = None
    """A sum over all that was decided, by which one sees whether it comes out as it was."""


@dataclass(frozen=True)
class LevelMemory:
    """How far one was in a level."""

    left: tuple[Pending, ...]
    """What is still to be done, in this order."""
    solved: tuple[str, ...] = ()
    """The names of what has been done rightly."""
    drawn: bool = False
    """Whether others are set than those that the level was given."""
    slips: int = 0
    """How often one did something wrongly or was given a hint."""
    decisions: int = 0
    """How much one has decided in all."""
    first: TaskState | None = None
    """How far one was in the first of what is left; None where that has not been begun."""


def written(memory: LevelMemory) -> str:
    """The memory as a line of text. Where it would be too long, the task in which one is begins once more; empty where
    even so there is no room."""
    for kept in (memory, replace(memory, first=None)):
        text = json.dumps({"format": FORMAT, **asdict(kept)}, separators=(",", ":"))
        if len(text) <= TEXT_LIMIT:
            return text
    return ""


def read_memory(text: str) -> LevelMemory | None:
    """The memory that was written; None where it is none.

    >>> memory = LevelMemory((Pending("one"), Pending("two", 77)), slips=2, first=TaskState(done=("0 play H6",)))
    >>> read_memory(written(memory)) == memory
    True
    """
    if len(text) > TEXT_LIMIT:
        return None
    try:
        given = json.loads(text)
        return _read(given) if isinstance(given, dict) and given.pop("format", "") == FORMAT else None
    except (ValueError, TypeError, KeyError, RecursionError):
        return None


def _read(given: Mapping[str, Any]) -> LevelMemory:
    """
    Raises:
        ValueError, TypeError, KeyError: it is not what was written.
    """
    left = tuple(Pending(_text(name), _seed(seed)) for name, seed in given["left"])
    solved = tuple(map(_text, given["solved"]))
    names = [*solved, *(pending.name for pending in left)]
    if len(set(names)) < len(names) or type(given["drawn"]) is not bool:
        raise ValueError("a task twice, or no yes or no")
    first = None if given["first"] is None else _state(given["first"])
    return LevelMemory(left, solved, given["drawn"], _number(given["slips"]), _number(given["decisions"]), first)


def _state(given: Mapping[str, Any]) -> TaskState:
    return TaskState(
        _number(given["hinted"]),
        tuple(map(_text, given["done"])),
        tuple((_number(step), _text(said)) for step, said in given["tries"]),
        _number(given["shown"]),
        None if given["seal"] is None else _number(given["seal"], 2**32),
    )


def _number(value: Any, most: int = _MOST) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise ValueError("no such number")
    return value


def _seed(value: Any) -> int | None:
    return None if value is None else _number(value, SEED_LIMIT)


def _text(value: Any) -> str:
    if type(value) is not str:
        raise ValueError("no text")
    return value
