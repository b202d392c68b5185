"""What everyone at the table knows, and what one seat sees."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tolva_teach.cards import Card
from tolva_teach.games.base import View

if TYPE_CHECKING:
    from tolva_teach.games.trettioett.rules import Trettioett


@dataclass(frozen=True)
class Board:
    """What everyone at the table knows. It never changes: a new one takes its place."""

    dealer: int
    lives: tuple[int, ...]
    """Each seat's lives; with a free lap, -1 for a seat that is out."""
    playing: tuple[int, ...]
    """The seats that play this deal, clockwise from forehand."""
    turn: int
    """Whose turn it is."""
    pile: tuple[Card, ...]
    """The pile from the bottom up. All of it has lain face up, so all of it is known."""
    stock: int
    """How many cards the stock has left."""
    known: tuple[tuple[Card, ...], ...]
    """By seat, the cards that everyone knows it to hold: taken from the pile and not discarded yet, or shown."""
    must_discard: bool = False
    """Whether the seat has taken or drawn a card in this turn, and so must discard one."""
    taken: Card | None = None
    """The pile's card that the seat has taken in this turn."""
    knocker: int | None = None
    """Who has knocked."""
    lap: int = 1
    """How often the turn has come to the first of them, counted from one."""
    over: bool = False
    """Whether the deal is over."""
    winner: int | None = None
    """Who has won the pot."""

    def after(self, seat: int) -> int:
        """The next seat clockwise that plays."""
        place = self.playing.index(seat) + 1
        return self.playing[place % len(self.playing)]

    def counts(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        held = [0] * len(self.lives)
        for seat in self.playing:
            held[seat] = 3
        held[self.turn] += self.must_discard
        return tuple(held)


class TrettioettView(View):
    """What a seat may know: its hand and the board."""

    __slots__ = ("board", "hand")

    game: "Trettioett"

    def __init__(
        self, game: "Trettioett", seat: int, actors: tuple[int, ...], hand: tuple[Card, ...], board: Board
    ) -> None:
        self.game = game
        self.seat = seat
        self.actors = actors
        self.hand = hand
        self.board = board
