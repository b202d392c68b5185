"""Kinds of option that a game can have: each says which values it takes, and says the same as JSON Schema."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from tolva_teach.cards import RANKS, Rank


class Option(Protocol):
    """One option of a game."""

    @property
    def default(self) -> Any:
        """What holds where the option is left out."""

    def accepts(self, value: object) -> bool:
        """Whether a record may give this value."""

    def schema(self) -> Mapping[str, Any]:
        """The same as `accepts`, as JSON Schema."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of some words; the first is the default."""

    values: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.values[0]

    def accepts(self, value: object) -> bool:
        return isinstance(value, str) and value in self.values

    def schema(self) -> Mapping[str, Any]:
        return {"enum": list(self.values)}


@dataclass(frozen=True, slots=True)
class Flag:
    """Yes or no; no is the default."""

    default: bool = False

    def accepts(self, value: object) -> bool:
        return isinstance(value, bool)

    def schema(self) -> Mapping[str, Any]:
        return {"type": "boolean"}


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number within bounds."""

    default: int | None
    least: int
    most: int | None = None

    def accepts(self, value: object) -> bool:
        if isinstance(value, bool) or not isinstance(value, int):
            return False
        return self.least <= value and (self.most is None or value <= self.most)

    def schema(self) -> Mapping[str, Any]:
        bounds = {"minimum": self.least} if self.most is None else {"minimum": self.least, "maximum": self.most}
        return {"type": "integer", **bounds}


@dataclass(frozen=True, slots=True)
class NumberedChoice:
    """A word, the default, or an object with one of some keys and a whole number from one."""

    default: str
    keys: tuple[str, ...]

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


_COUNT = Number(default=None, least=1)


@dataclass(frozen=True, slots=True)
class Ranks:
    """A list of ranks, none of them twice, and not all of them; none is the default."""

    @property
    def default(self) -> list[Rank]:
        return []

    def accepts(self, value: object) -> bool:
        if not isinstance(value, list) or not all(isinstance(rank, str) and rank in RANKS for rank in value):
            return False
        return len(set(value)) == len(value) < len(RANKS)

    def schema(self) -> Mapping[str, Any]:
        return {"type": "array", "items": {"enum": list(RANKS)}, "uniqueItems": True, "maxItems": len(RANKS) - 1}
