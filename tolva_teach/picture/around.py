"""Where more seats than a table has sides sit around it."""

from collections.abc import Sequence
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
    """Seats them clockwise: up the left side from the viewer's left, over the top, and down the right side.

    Args:
        others: the seats, clockwise from the viewer's left.
        columns: how many there are room for in a row.
        beside: whether there is room at the sides of the middle too.

    >>> arrange([1, 2, 3, 4, 5], 7, beside=True)
    Arrangement(left=(1,), rows=((2, 3, 4),), right=(5,))
    >>> arrange([1, 2, 3, 4], 3, beside=False).rows
    ((2, 3), (1, 4))
    """
    side = (1 if len(others) <= _ONE_EACH else 2) if beside else 0
    left, above, right = others[:side], others[side : len(others) - side], others[len(others) - side :]
    return Arrangement(tuple(reversed(left)), tuple(_rows(above, columns)), tuple(right))


_ONE_EACH = 6
"""With more seats than this to arrange, two of them sit at each side."""


def _rows(seats: Sequence[int], columns: int) -> list[tuple[int, ...]]:
    """One row across the top, as full as can be, and below it a seat at the left and one at the right in each: more in
    such a row would not lie clockwise."""
    pairs = max(0, -(-(len(seats) - columns) // 2))
    top, beneath = seats[pairs : len(seats) - pairs], range(pairs)
    return [*([tuple(top)] if top else []), *((seats[n], seats[-1 - n]) for n in reversed(beneath))]
