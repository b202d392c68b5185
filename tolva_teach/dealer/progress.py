"""How far a condition on cards has come while the cards are laid one by one."""

from collections.abc import Sequence
from itertools import accumulate

from tolva_teach.dealer.language.measures import Measure
from tolva_teach.dealer.language.wishes import Holds
from tolva_teach.rules.cards import Card

_WITHIN = 1 << 12
"""Larger than what any group comes to: a state is what is settled, times this, and what the present group has."""


class Counter:
    """Counts for one condition. A state is a whole number; where it is certain, whether the condition holds."""

    def __init__(self, holds: Holds, order: Sequence[Card]) -> None:
        """
        Args:
            order: the cards as they are laid; those of one group of the measure come one after the other.
        """
        self._least, self._most = holds.least, holds.most
        self._kind = holds.measure.kind
        self._counts = [holds.measure.counts.get(card, 0) for card in order]
        self._ends = _group_ends(holds.measure, order)
        self._wants = [0 if self._kind == "sum" else want for want in _wanted(holds.measure, order)]
        self._to_come = _to_come(self._kind, self._counts, self._ends)
        self.start = 0

    def after(self, state: int, number: int, *, is_there: bool) -> int:
        """The state when the card of this number has been laid, there or elsewhere."""
        state += self._counts[number] if is_there else 0
        if self._kind == "sum" or not self._ends[number]:
            return state
        settled, within = divmod(state, _WITHIN)
        if self._kind == "best":
            return max(settled, self._as_told(within)) * _WITHIN
        return (settled + (within >= self._wants[number])) * _WITHIN

    def _as_told(self, within: int) -> int:
        """What a group that is done had, as far as it matters: too little, enough, or too much."""
        if within < self._least:
            return 0
        return self._least if self._most is None or within <= self._most else within

    def verdict(self, state: int, number: int) -> bool | None:
        """Whether the condition holds, if that is certain when the card of this number has been laid."""
        least, most = self._reach(state, number)
        if least >= self._least and (self._most is None or most <= self._most):
            return True
        if most < self._least or (self._most is not None and least > self._most):
            return False
        return None

    def _reach(self, state: int, number: int) -> tuple[int, int]:
        """The least and the most that it can come to."""
        to_come = self._to_come[number + 1]
        if self._kind == "sum":
            return state, state + to_come
        settled, within = divmod(state, _WITHIN)
        if self._kind == "whole":
            return settled, settled + to_come
        best = max(settled, within)
        return best, max(best, within + self._rest_of_group(number), to_come)

    def _rest_of_group(self, number: int) -> int:
        rest = 0
        for at in range(number + 1, len(self._counts)):
            rest += self._counts[at]
            if self._ends[at]:
                break
        return rest


def _group_ends(measure: Measure, order: Sequence[Card]) -> list[bool]:
    """Whether the last card of a group has been laid with this one."""
    group_of = {card: number for number, group in enumerate(measure.groups) for card, _ in group}
    last = {group_of[card]: number for number, card in enumerate(order) if card in group_of}
    return [number in last.values() for number in range(len(order))]


def _wanted(measure: Measure, order: Sequence[Card]) -> list[int]:
    """How many cards the group of each card has."""
    size_of = {card: len(group) for group in measure.groups for card, _ in group}
    return [size_of.get(card, 0) for card in order]


def _to_come(kind: str, counts: Sequence[int], ends: Sequence[bool]) -> list[int]:
    """For each number of cards laid, the most that those after them can add (of the best group: come to)."""
    if kind == "sum":
        return [*accumulate(reversed(counts), initial=0)][::-1]
    if kind == "whole":
        return [*accumulate(map(int, reversed(ends)), initial=0)][::-1]
    found, best, group = [0], 0, 0
    for count, is_end in zip(reversed(counts), reversed(ends), strict=True):
        group = count if is_end else group + count
        best = max(best, group)
        found.append(best)
    return found[::-1]
