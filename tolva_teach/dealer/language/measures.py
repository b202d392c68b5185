"""How a handful of cards is measured: a sum, the best of some groups, or how many groups are whole.

>>> hearts = Measure("sum", ((("HA", 1), ("HK", 1)),))
>>> hearts.of({"HK", "SA"})
1
>>> pairs = Measure("whole", ((("SK", 1), ("SQ", 1)), (("HK", 1), ("HQ", 1))), "suit")
>>> pairs.of({"HK", "HQ", "SQ"})
1
"""

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, TypeAlias

from tolva_teach.rules.cards import Card

Group: TypeAlias = tuple[tuple[Card, int], ...]
"""Cards that count together, each with what it counts."""


@dataclass(frozen=True)
class Measure:
    """What counts of a handful of cards."""

    kind: Literal["sum", "best", "whole"]
    """All that counts; what counts in the group that has most; or how many groups are held whole."""
    groups: tuple[Group, ...]
    by: Literal["", "suit", "rank"] = ""
    """What the cards of a group have in common."""

    @cached_property
    def counts(self) -> dict[Card, int]:
        """What each card counts, where it counts at all."""
        return {card: its for group in self.groups for card, its in group if its}

    def of(self, cards: Collection[Card]) -> int:
        """What these cards come to; a card of two packs counts as often as it is there."""
        held = list(cards)
        if self.kind == "sum":
            return sum(self.counts.get(card, 0) for card in held)
        if self.kind == "best":
            sums = (sum(its * held.count(card) for card, its in group) for group in self.groups)
            return max(sums, default=0)
        return sum(all(card in held for card, _ in group) for group in self.groups)
