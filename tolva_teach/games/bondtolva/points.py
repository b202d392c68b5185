"""Vinsten in Bondtolva: the most matadors, and of those tied the most eyes (bond.score.vinsten)."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from tolva_teach.cards import SUITS, Card, Rank, cards_of

MATADORS: frozenset[Card] = frozenset(cards_of(SUITS, ("A", "10")))

EYES: Mapping[str, Mapping[Rank, int]] = MappingProxyType(
    {"standard": {"K": 4, "Q": 3, "J": 2, "A": 1}, "late": {"A": 4, "K": 3, "Q": 2, "J": 1}}
)
"""What each rank counts in eyes, by the option `eyes`; ranks left out count nothing."""


def matadors(cards: Iterable[Card]) -> int:
    """How many aces and tens there are."""
    return len(MATADORS.intersection(cards))
