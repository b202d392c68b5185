"""Where more seats than a table has sides sit around it."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple


class Arrangement(NamedTuple):
    """The seats around the middle, but for the viewer's own."""

    left: tuple[int, ...]
    """Those at the left of the middle, from the top."""
    rows: tuple[tuple[int, ...], ...]
    """Those above it, row by row, each from the left."""
    right: tuple[int, ...]
    """Those at the right, from the top."""


def arrange(others: Sequence[int], columns: int, *, beside: bool) -> Arrangement:
    """Seats them clockwise from the viewer's left; in rows from the left where there is one row or more of them.

    Args:
        others: the seats, clockwise from the viewer's left.
        columns: how many there are room for in a row.
        beside: whether there is room at the sides of the middle too.

    >>> arrange([1, 2, 3, 4, 5], 7, beside=True)
    Arrangement(left=(1,), rows=((2, 3, 4),), right=(5,))
    >>> arrange([1, 2, 3, 4], 3, beside=False).rows
    ((1, 2), (3, 4))
    """
    side = (1 if len(others) <= _ONE_EACH else 2) if beside else 0
    left, above, right = others[:side], others[side : len(others) - side], others[len(others) - side :]
    return Arrangement(tuple(reversed(left)), tuple(_rows(above, columns)), tuple(right))


_ONE_EACH = 6
"""With more seats than this to arrange, two of them sit at each side."""


def _rows(seats: Sequence[int], columns: int) -> list[tuple[int, ...]]:
    """As few rows as there is room for, of nearly as many seats each."""
    count = -(-len(seats) // columns)
    ends = [len(seats) * row // count for row in range(count + 1)] if count else [0]
    return [tuple(seats[start:end]) for start, end in pairwise(ends)]
