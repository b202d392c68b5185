"""Kinds of option that a game can have: each says which values it takes, says the same as JSON Schema, and writes and
reads them in few letters.

>>> Ranks().written(["2", "10"]), Ranks().read("2.10")
('2.10', ['2', '10'])
"""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from tolva_teach.rules.cards import RANKS, Rank

_YES, _NO = "yes", "no"
_THEN = "."
"""Between the parts of a value."""
_DIGITS = re.compile("[0-9]{1,6}")


LARGEST = 999_999
"""The largest number that a record may have in its options and its score, far beyond what any match comes to."""


class Option(Protocol):
    """One option of a game."""

    @property
    def default(self) -> Any:
        """What holds where the option is left out."""

    def accepts(self, value: object) -> bool:
        """Whether a record may give this value."""

    def schema(self) -> Mapping[str, Any]:
        """The same as `accepts`, as JSON Schema."""

    def told(self) -> str:
        """The values that a record may give, as it writes them, for somebody who has given another."""

    def written(self, value: Any) -> str:
        """A value in few letters, of those that an address has as they are: no comma, no colon."""

    def read(self, text: str) -> Any:
        """The value that was written so; of a text that writes none, something that is not accepted."""

    def usual(self) -> Sequence[Any]:
        """The values to choose among, the default first; others may be accepted too."""


@dataclass(frozen=True, slots=True)
class Keyword:
    """One of some words; the first is the default."""

    values: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.values[0]

    def accepts(self, value: object) -> bool:
        return isinstance(value, str) and value in self.values

    def schema(self) -> Mapping[str, Any]:
        return {"enum": list(self.values)}

    def told(self) -> str:
        return ", ".join(map(json.dumps, self.values))

    def written(self, value: str) -> str:
        return value

    def read(self, text: str) -> str:
        return text

    def usual(self) -> Sequence[str]:
        return self.values


@dataclass(frozen=True, slots=True)
class Flag:
    """Yes or no; no is the default."""

    default: bool = False

    def accepts(self, value: object) -> bool:
        return isinstance(value, bool)

    def schema(self) -> Mapping[str, Any]:
        return {"type": "boolean"}

    def told(self) -> str:
        return ", ".join(map(json.dumps, self.usual()))

    def written(self, value: bool) -> str:
        return _YES if value else _NO

    def read(self, text: str) -> bool | None:
        return {_YES: True, _NO: False}.get(text)

    def usual(self) -> Sequence[bool]:
        return (self.default, not self.default)


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number within bounds; up to `LARGEST` where `most` is left out."""

    default: int | None
    least: int
    most: int | None = None
    often: tuple[int, ...] = ()
    """Numbers that are often agreed on; all where there are few."""

    def accepts(self, value: object) -> bool:
        if isinstance(value, bool) or not isinstance(value, int):
            return False
        return self.least <= value <= self._bound

    @property
    def _bound(self) -> int:
        return LARGEST if self.most is None else self.most

    def schema(self) -> Mapping[str, Any]:
        return {"type": "integer", "minimum": self.least, "maximum": self._bound}

    def told(self) -> str:
        return f"{self.least}–{self._bound}"

    def written(self, value: int | None) -> str:
        return "" if value is None else str(value)

    def read(self, text: str) -> int | None:
        return int(text) if _DIGITS.fullmatch(text) else None

    def usual(self) -> Sequence[int | None]:
        last = self.least if self.most is None else self.most
        others = self.often or range(self.least, last + 1)
        return (self.default, *(number for number in others if number != self.default))


@dataclass(frozen=True, slots=True)
class NumberedKeyword:
    """A word, the default, or an object with one of some keys and a whole number from one."""

    default: str
    keys: tuple[str, ...]
    often: tuple[tuple[str, int], ...] = ()
    """Keys and numbers that are often agreed on."""

    def accepts(self, value: object) -> bool:
        if not isinstance(value, Mapping):
            return isinstance(value, str) and value == self.default
        return len(value) == 1 and all(key in self.keys and _COUNT.accepts(number) for key, number in value.items())

    def schema(self) -> Mapping[str, Any]:
        numbered = (
            {"type": "object", "properties": {key: _COUNT.schema()}, "required": [key], "additionalProperties": False}
            for key in self.keys
        )
        return {"oneOf": [{"const": self.default}, *numbered]}

    def told(self) -> str:
        return ", ".join([json.dumps(self.default), *(f'{{"{key}": {_COUNT.told()}}}' for key in self.keys)])

    def written(self, value: Any) -> str:
        return value if isinstance(value, str) else "".join(f"{key}{_THEN}{number}" for key, number in value.items())

    def read(self, text: str) -> Any:
        key, then, number = text.partition(_THEN)
        return {key: _COUNT.read(number)} if then else text

    def usual(self) -> Sequence[Any]:
        return (self.default, *({key: number} for key, number in self.often))


_COUNT = Number(default=None, least=1)


@dataclass(frozen=True, slots=True)
class Ranks:
    """A list of ranks, none of them twice, and not all of them; none is the default."""

    often: tuple[tuple[Rank, ...], ...] = ()
    """Ranks that are often agreed on."""

    @property
    def default(self) -> list[Rank]:
        return []

    def accepts(self, value: object) -> bool:
        if not isinstance(value, list) or not all(isinstance(rank, str) and rank in RANKS for rank in value):
            return False
        return len(set(value)) == len(value) < len(RANKS)

    def schema(self) -> Mapping[str, Any]:
        return {"type": "array", "items": {"enum": list(RANKS)}, "uniqueItems": True, "maxItems": len(RANKS) - 1}

    def told(self) -> str:
        return f"[], [{json.dumps(RANKS[0])}] … [{', '.join(map(json.dumps, RANKS[1:]))}]"

    def written(self, value: Sequence[Rank]) -> str:
        return _THEN.join(value)

    def read(self, text: str) -> list[str]:
        return text.split(_THEN) if text else []

    def usual(self) -> Sequence[list[Rank]]:
        return ([], *map(list, self.often))
