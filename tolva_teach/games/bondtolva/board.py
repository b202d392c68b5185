"""What everyone knows of a deal of Bondtolva, and what one seat does."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

from tolva_teach.games.trickboard import Board
from tolva_teach.games.tricktaking import TrickGame, TrickView
from tolva_teach.rules.cards import Suit

DutyKind = Literal["lead-card", "lead-suit", "answer", "lead-pair"]


class Duty(NamedTuple):
    """What a tjog melded in answer to a question obliges a seat to (bond.lead-answer)."""

    kind: DutyKind
    """`lead-card`: after a suit question the asker leads their king or queen of the suit. `lead-suit`: after the
    general question the asker leads the suit. `answer`: the partner plays the king or queen to that trick. `lead-pair`:
    the partner leads one of them when next in, since the asker had no card of the suit, or they could not be played."""
    seat: int
    suit: Suit
    waited: bool = False
    """Whether a pair is to be led because neither card could be played when the asker led the suit; else because the
    asker had none of it and said "cannot"."""


@dataclass(frozen=True)
class BondBoard(Board):
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
