"""What is kept of a level that one is in the midst of: what is still to be done, and what has been done of the first.

The learner's browser keeps it under the level's name. It comes back as a stranger's text: one that is not wholly right,
or of another version, is none.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final, NamedTuple

from tolva_teach.quiz import SEED_LIMIT

FORMAT: Final = "tolva-level/1"

TEXT_LIMIT = 4000
"""More characters than a long deal has; as many as the browser gives back (stars.js)."""

_MOST = 9999
"""No level has so many slips, and no deal so many steps."""


class Posed(NamedTuple):
    """Which of its tasks a level poses."""

    place: int
    """Which of those it was given, from 0."""
    seed: int | None = None
    """What another of the same kind was drawn with; None for what was given, and where it is yet to be drawn."""


@dataclass(frozen=True)
class LevelMemory:
    """How far one was in a level."""

    left: tuple[Posed, ...]
    """What is still to be done, in this order."""
    drawn: bool
    """Whether others are posed than those that the level was given."""
    slips: int
    """How often one did something wrongly or was given a hint."""
    hinted: int = 0
    """How many hints one was given on what is to be done now."""
    done: tuple[str, ...] = ()
    """What has been done of the first: decisions as a record writes them, or keys of what was placed."""
    tries: tuple[tuple[int, str], ...] = ()
    """What was tried there and is forbidden, each with the number of the step after which it was."""
    shown: int = 0
    """The number of the step that was shown."""
    decided: int = 0
    """How much one has decided in all."""
    seal: int | None = None
    """A sum over all that was decided of the first, by which one sees whether it comes out as it was."""


def written(memory: LevelMemory) -> str:
    """The memory as a line of text."""
    return json.dumps({"format": FORMAT, **asdict(memory)}, separators=(",", ":"))


def read_memory(text: str, count: int) -> LevelMemory | None:
    """The memory that was written, of a level with so many tasks; None where it is of none.

    >>> memory = LevelMemory((Posed(1), Posed(0, 77)), drawn=True, slips=2, done=("0 play H6",))
    >>> read_memory(written(memory), 2) == memory
    True
    >>> read_memory(written(memory), 1) is None
    True
    """
    if len(text) > TEXT_LIMIT:
        return None
    try:
        given = json.loads(text)
        return _read(given, count) if isinstance(given, dict) and given.pop("format", "") == FORMAT else None
    except (ValueError, TypeError, KeyError, RecursionError):
        return None


def _read(given: Mapping[str, Any], count: int) -> LevelMemory:
    """
    Raises:
        ValueError, TypeError, KeyError: it is not what was written.
    """
    left = tuple(Posed(_number(place, count - 1), _seed(seed)) for place, seed in given["left"])
    if not left or len({posed.place for posed in left}) < len(left) or type(given["drawn"]) is not bool:
        raise ValueError("none of this level")
    return LevelMemory(
        left,
        given["drawn"],
        _number(given["slips"]),
        _number(given["hinted"]),
        tuple(map(_text, given["done"])),
        tuple((_number(step), _text(said)) for step, said in given["tries"]),
        _number(given["shown"]),
        _number(given["decided"]),
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
