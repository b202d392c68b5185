"""What a hand of Trettioett is worth, and what the lowest loses.

>>> value_of(("SA", "H5", "H3"))
Value(points=11, suit='S')
>>> value_of(("CA", "HA", "DA"))
Value(points=31, suit=None)
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeVar

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


Points_co = TypeVar("Points_co", bound=float, covariant=True)
"""Whole numbers, but for three of a kind that are worth thirty and a half (thirtyone.house.triple)."""


class Value(NamedTuple, Generic[Points_co]):
    """What a hand is worth."""

    points: Points_co
    suit: Suit | None
    """The suit that is worth most, of equal ones the first of `SUITS`; None for three of a kind that count as such."""


def value_of(hand: Sequence[Card]) -> Value[int]:
    """The sum of the best suit; three aces are worth 31. By a house rule it may be more (`TrettioettRules.value`).

    Args:
        hand: three cards, as between two turns.
    """
    return _value(sum([_SHARES[card] for card in hand]))


def _values_without(hand: Sequence[Card]) -> Sequence[Value[int]]:
    shares = [_SHARES[card] for card in hand]
    held = sum(shares)
    return [_value(held - share) for share in shares]


_BITS = 8
"""So many hold the sum of any three cards of a suit."""

_SHARES: Mapping[Card, int] = {card: POINTS[card] << _BITS * SUITS.index(card[0]) for card in FULL_PACK}
"""What each card adds to its suit's part of a number that holds the sums of all four."""


@cache
def _value(sums: int) -> Value[int]:
    """What a hand is worth by its sums (kept: there are few, and they come again and again)."""
    points = sums.to_bytes(len(SUITS), "little")
    if points.count(ACE) == HAND_SIZE:  # three suits with eleven each are three aces
        return Value(THIRTY_ONE, None)
    best = max(points)
    return Value(best, SUITS[points.index(best)])


DOUBLE, SAFE_IN_TIE = "double", "safe-in-tie"
"""What a knocker who is lowest may lose otherwise than others (thirtyone.house.knocker)."""

ALIKE: Mapping[str, float | None] = MappingProxyType({"aces": None, "30.5": 30.5, "30": 30})
"""What three of a rank below the ace are worth, by the value of the option (thirtyone.house.triple)."""


@dataclass(frozen=True)
class TrettioettRules:
    """What the options decide: lives, what a hand is worth, who may knock and what it costs."""

    seats: int
    first: int
    """How many lives each seat has when a match begins."""
    least: int
    """With so many a seat is out: none, or on a free lap -1."""
    alike: float | None = None
    """What three of a rank below the ace are worth; None where they count by their suits alone."""
    knocker: str = "standard"
    """What a knocker who is lowest loses: as others do, `DOUBLE` or `SAFE_IN_TIE`."""
    stock_out_ends: bool = False
    """Whether a stock that runs out before a knock ends the deal without a showdown (thirtyone.house.stock-out)."""
    knocks_in_first_lap: bool = True
    """Whether one may knock before everyone has had a turn (thirtyone.house.first-lap)."""

    @classmethod
    def of(cls, seats: int, options: Mapping[str, Any]) -> "TrettioettRules":
        """With so many seats and these options."""
        return cls(
            seats,
            first=options["lives"],
            least=-1 if options["free_lap"] else 0,
            alike=ALIKE[options["three_of_a_kind"]],
            knocker=options["knocker"],
            stock_out_ends=options["stock_out"] == "nobody",
            knocks_in_first_lap=options["knock_from"] == "first-lap",
        )

    def value(self, hand: Sequence[Card]) -> Value[float]:
        """What a hand is worth: its best suit, three aces or, by the house rule, three of another rank.

        Args:
            hand: three cards, as between two turns.
        """
        if self.alike is not None and _are_alike(hand):
            return Value(self.alike, None)
        return value_of(hand)

    def values_without(self, hand: Sequence[Card]) -> Sequence[Value[float]]:
        """What the hand is worth without each of its cards in turn.

        >>> rules = TrettioettRules(seats=4, first=3, least=0, alike=30.5)
        >>> [value.points for value in rules.values_without(("SA", "S9", "H9", "D9"))]
        [30.5, 11, 20, 20]

        Args:
            hand: four cards, as after taking or drawing one.
        """
        values = _values_without(hand)
        if self.alike is None or not any(map(_are_alike, combinations(hand, HAND_SIZE))):
            return values
        return [self.value((*hand[:place], *hand[place + 1 :])) for place in range(len(hand))]

    def losses(self, worth: Mapping[int, float], knocker: int | None) -> dict[int, int]:
        """How many lives each of the lowest is to lose (thirtyone.lowest, thirtyone.house.knocker).

        Args:
            worth: what the hands at the showdown are worth, by seat.
            knocker: who has knocked; None where the stock has run out.
        """
        least = min(worth.values())
        return self.losses_of([seat for seat, its in worth.items() if its == least], knocker)

    def losses_of(self, lowest: Iterable[int], knocker: int | None) -> dict[int, int]:
        """The same, of the seats that have the lowest hand."""
        lost = dict.fromkeys(lowest, 1)
        if knocker in lost and self.knocker == DOUBLE:
            lost[knocker] = 2
        elif knocker in lost and self.knocker == SAFE_IN_TIE and len(lost) > 1:
            del lost[knocker]
        return lost

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


def _are_alike(hand: Sequence[Card]) -> bool:
    """Whether they are three of a rank below the ace, which has a rule of its own."""
    first, *others = map(rank, hand)
    return first != "A" and all(its == first for its in others)
