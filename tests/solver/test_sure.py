"""What a decision makes sure of, in deals made for it: who may decide, and what it leads to."""

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, cast

import pytest

from tolva_teach.games.base import Deal, Decision
from tolva_teach.solver.sure import TooMuchError, sure_of

Tree = Mapping[str, Any] | int
"""What can be decided, by seat and word (`0 take`), and what follows; or what the deal came to."""


class Made:
    """A deal in progress that is such a tree."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree

    def actors(self) -> tuple[int, ...]:
        return tuple(dict.fromkeys(one.seat for one in self.legal()))

    def legal(self) -> Sequence[Decision]:
        named = [] if isinstance(self.tree, int) else [its.split() for its in self.tree]
        return [Decision(int(seat), verb) for seat, verb in named]

    def apply(self, decision: Decision) -> None:
        assert isinstance(self.tree, Mapping)
        self.tree = self.tree[f"{decision.seat} {decision.verb}"]

    def copy(self) -> "Made":
        return copy(self)


def sure(tree: Tree, most: int = 100) -> int:
    """What seat 0 is sure of by its first decision, `0 draw`."""
    deal = cast(Deal[Any], Made({"0 draw": tree}))
    return sure_of(deal, Decision(0, "draw"), lambda end: cast(Made, end).tree, most)  # type: ignore[arg-type, return-value]


@pytest.mark.parametrize(
    ("tree", "worth"),
    [
        (4, 4),
        ({"0 take": 1, "0 pass": 3}, 3),
        ({"1 take": 1, "1 pass": 3}, 1),
        ({"1 take": {"0 take": 1, "0 pass": 5}, "1 pass": {"0 take": 2, "0 pass": 3}}, 3),
        # Several may decide at once: another may come first, whoever is named first.
        ({"0 knock": 3, "1 knock": 1}, 1),
        ({"1 knock": 1, "0 knock": 3}, 1),
        ({"1 knock": 3, "0 knock": 1}, 1),
        ({"0 knock": 1, "0 pass": 2, "1 knock": 4, "2 knock": 3}, 2),
        ({"1 knock": 4, "2 knock": 1}, 1),
    ],
)
def test_what_is_sure_is_the_worst_that_the_others_can_make_of_it(tree: Tree, worth: int) -> None:
    assert sure(tree) == worth
    assert sure({"0 pass": tree, "0 take": 0}) == worth
    assert sure({"1 pass": tree, "1 take": 9}) == worth


def test_more_than_is_gone_through_proves_nothing() -> None:
    with pytest.raises(TooMuchError):
        sure({"0 take": 1, "0 pass": 3}, most=1)
