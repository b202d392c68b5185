"""How a position becomes a deal of its game: each family of games lays out its own table."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from tolva_teach.games.base import Deal, View
from tolva_teach.judging.position import Position


@dataclass(frozen=True)
class Asked:
    """Something that need not be told, and is asked for where the verdict hangs on it."""

    name: str
    others: Sequence[Any] = field(default=())
    """Values that it might have, besides the one that is taken where nothing is told."""


class Layout(Protocol):
    """How a family of games lays out its table."""

    def asks(self, position: Position) -> Sequence[Asked]:
        """What may have to be told in this game, that which one most often needs first."""

    def view(self, position: Position) -> View:
        """What the seat that is judged knows.

        Raises:
            PositionError: such a position cannot be.
        """

    def deal(self, position: Position) -> Deal[Any]:
        """The deal, to see what comes of a decision; cards that nobody knows lie there as they may.

        Raises:
            PositionError: such a position cannot be.
        """
