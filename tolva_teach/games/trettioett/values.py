"""What a hand is worth (thirtyone.value).

>>> value_of(("SA", "H5", "H3"))
Value(points=11, suit='S')
>>> value_of(("CA", "HA", "DA"))
Value(points=31, suit=None)
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from tolva_teach.cards import FULL_PACK, SUITS, Card, Rank, Suit, rank

THIRTY_ONE = 31
"""The most that a hand can be worth (thirtyone.31)."""

HAND_SIZE = 3
"""How many cards a hand has between two turns."""

_HIGH: Mapping[Rank, int] = {"A": 11, "K": 10, "Q": 10, "J": 10}

POINTS: Mapping[Card, int] = MappingProxyType({card: _HIGH.get(rank(card)) or int(rank(card)) for card in FULL_PACK})
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
    if all(rank(card) == "A" for card in hand):
        return Value(THIRTY_ONE, None)
    sums = dict.fromkeys(SUITS, 0)
    for card in hand:
        sums[card[0]] += POINTS[card]
    best = max(SUITS, key=sums.__getitem__)
    return Value(sums[best], best)
