"""Kinds of option that a game can have: each says which values it takes, and says the same as JSON Schema."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol


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
