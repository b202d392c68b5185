"""What there is in a deal of Trettioett, and what one seat sees: values, which never change."""

from dataclasses import dataclass

from tolva_teach.games.base import Game, View
from tolva_teach.games.trettioett.scoring import TrettioettRules
from tolva_teach.rules.cards import Card


@dataclass(frozen=True)
class TrettioettBoard:
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
    valued: bool = False
    """Whether hands have been laid open and it has been said what they are worth."""
    over: bool = False
    """Whether the deal is over."""
    winner: int | None = None
    """Who has won the pot."""
    thrown: tuple[tuple[int, Card], ...] = ()
    """Who discarded which card, in order."""

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

    __slots__ = ("board", "hand", "rules")

    def __init__(
        self,
        game: "Game[TrettioettView]",
        rules: TrettioettRules,
        seat: int,
        actors: tuple[int, ...],
        hand: tuple[Card, ...],
        board: TrettioettBoard,
    ) -> None:
        self.game = game
        self.rules = rules
        self.seat = seat
        self.actors = actors
        self.hand = hand
        self.board = board
