"""What there is in a deal of Trettioett, what a hand is worth, and what one seat sees: values, which never change.

>>> value_of(("SA", "H5", "H3"))
Value(points=11, suit='S')
>>> value_of(("CA", "HA", "DA"))
Value(points=31, suit=None)
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

from tolva_teach.games.base import Game, View
from tolva_teach.rules.cards import FULL_PACK, RANKS, SUITS, Card, Rank, Suit, rank

THIRTY_ONE = 31
"""The most that a hand can be worth (thirtyone.31)."""

HAND_SIZE = 3
"""How many cards a hand has between two turns."""

ACE = 11
"""What an ace is worth."""

_HIGH: Mapping[Rank, int] = {"A": ACE, "K": 10, "Q": 10, "J": 10}

RANK_POINTS: Mapping[Rank, int] = MappingProxyType({of: _HIGH.get(of) or int(of) for of in RANKS})
"""What a card of each rank is worth."""

POINTS: Mapping[Card, int] = MappingProxyType({card: RANK_POINTS[rank(card)] for card in FULL_PACK})
"""What each card is worth."""


class Value(NamedTuple):
    """What a hand is worth."""

    points: int
    suit: Suit | None
    """The suit that is worth most, of equal ones the first of `SUITS`; None for three aces."""


def value_of(hand: Sequence[Card]) -> Value:
    """The sum of the best suit; three aces are worth 31.

    Args:
        hand: three cards, as between two turns.
    """
    return _value(sum([_SHARES[card] for card in hand]))


def values_without(hand: Sequence[Card]) -> list[Value]:
    """What the hand is worth without each of its cards in turn.

    >>> [value.points for value in values_without(("SA", "S9", "S5", "H2"))]
    [14, 16, 20, 25]

    Args:
        hand: four cards, as after taking or drawing one.
    """
    shares = [_SHARES[card] for card in hand]
    held = sum(shares)
    return [_value(held - share) for share in shares]


_BITS = 8
"""So many hold the sum of any three cards of a suit."""

_SHARES: Mapping[Card, int] = {card: POINTS[card] << _BITS * SUITS.index(card[0]) for card in FULL_PACK}
"""What each card adds to its suit's part of a number that holds the sums of all four."""


@cache
def _value(sums: int) -> Value:
    """What a hand is worth by its sums (kept: there are few, and they come again and again)."""
    points = sums.to_bytes(len(SUITS), "little")
    if points.count(ACE) == HAND_SIZE:  # three suits with eleven each are three aces
        return Value(THIRTY_ONE, None)
    best = max(points)
    return Value(best, SUITS[points.index(best)])


@dataclass(frozen=True)
class TrettioettRules:
    """With how many lives one plays, and when a seat is out."""

    seats: int
    first: int
    """How many lives each seat has when a match begins."""
    least: int
    """With so many a seat is out: none, or on a free lap -1."""

    @classmethod
    def of(cls, seats: int, options: Mapping[str, Any]) -> "TrettioettRules":
        """With so many seats and these options."""
        return cls(seats, first=options["lives"], least=-1 if options["free_lap"] else 0)

    def plays_on(self, lives: int) -> bool:
        """Whether a seat with so many lives is still in (thirtyone.out); on a free lap with none."""
        return lives > self.least

    def playing(self, dealer: int, lives: Sequence[int]) -> tuple[int, ...]:
        """The seats still in, clockwise from forehand; the dealer may be out."""
        clockwise = ((dealer + step) % self.seats for step in range(1, self.seats + 1))
        return tuple(seat for seat in clockwise if self.plays_on(lives[seat]))

    def pot(self, lives: Iterable[int]) -> int:
        """How many chips lie in the pot: the lives that the seats have lost (thirtyone.lives)."""
        return sum(max(self.first - max(left, 0), 0) for left in lives)


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

    __slots__ = ("board", "hand")

    def __init__(
        self,
        game: "Game[TrettioettView]",
        seat: int,
        actors: tuple[int, ...],
        hand: tuple[Card, ...],
        board: TrettioettBoard,
    ) -> None:
        self.game = game
        self.seat = seat
        self.actors = actors
        self.hand = hand
        self.board = board
