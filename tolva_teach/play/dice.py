"""Draws that come out the same on every platform and in every version of Python.

>>> dice = Dice("an example", 7)
>>> dice.below(100), dice.shuffled("SHDC"), dice.weighted({"often": 9, "seldom": 1})
(53, ('D', 'C', 'H', 'S'), 'often')
"""

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import TypeVar

T = TypeVar("T")

SEED_LIMIT = 999_999_999
"""The highest seed: nine digits can be read out loud and typed on a phone."""


class Dice:
    """Everything random about a question. Whoever knows the seed draws the same again.

    Of `random.Random` only seeding with a text and `random()` are used: the documentation promises that these give the
    same sequence in later versions of Python, and promises it of no other method.
    """

    def __init__(self, *seed: object) -> None:
        self._random = Random("/".join(map(str, seed))).random

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1."""
        return int(self._random() * limit)

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """The items in a drawn order."""
        return self.shuffled_when_wanted(items)()

    def shuffled_when_wanted(self, items: Iterable[T]) -> Callable[[], tuple[T, ...]]:
        """The items in a drawn order, as `shuffled` gives them: drawn now, and put in order when that is wanted."""
        in_row = tuple(items)
        draws = [self._random() for _ in in_row[1:]]

        def put_in_order() -> tuple[T, ...]:
            drawn = list(in_row)  # `below` in place: a question shuffles a hundred packs
            for place, draw in zip(range(len(drawn) - 1, 0, -1), draws, strict=True):
                other = int(draw * (place + 1))
                drawn[place], drawn[other] = drawn[other], drawn[place]
            return tuple(drawn)

        return put_in_order

    def weighted(self, weights: Mapping[T, int]) -> T:
        """One of the keys, each as likely as its weight; not all weights may be 0."""
        left = self.below(sum(weights.values()))
        for item, weight in weights.items():
            left -= weight
            if left < 0:
                return item
        raise ValueError("no weight")
