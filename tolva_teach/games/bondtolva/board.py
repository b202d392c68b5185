"""What everyone knows of a deal of Bondtolva, and what one seat does."""

from dataclasses import dataclass

from tolva_teach.games.trickboard import Duty, TrickBoard
from tolva_teach.games.tricktaking import TrickGame, TrickView


@dataclass(frozen=True)
class BondBoard(TrickBoard):
    """A board on which answers oblige."""

    duties: tuple[Duty, ...] = ()
    """The oldest first."""


class BondView(TrickView):
    """What a seat may know in Bondtolva."""

    __slots__ = ()

    board: BondBoard


def has_stock(game: TrickGame) -> bool:
    """Whether one draws from a stock: where two play (bond.draw)."""
    return game.players == 2
