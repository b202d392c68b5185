"""How much of what there is without end, or many times over, a run looks at: some of it each time, all at night.

`make nightly` runs all tests with ``TOLVA_NIGHTLY`` set.
"""

import os
from collections.abc import Sequence
from typing import TypeVar

_Value = TypeVar("_Value")

NIGHTLY = bool(os.environ.get("TOLVA_NIGHTLY"))
"""Whether this run may take hours."""


def so_many(few: int, many: int) -> int:
    """How many examples a run tries: few, and many at night."""
    return many if NIGHTLY else few


def some(values: Sequence[_Value], few: int) -> list[_Value]:
    """Which of many cases of one kind a run tries: so many, as far from each other as can be, and all at night."""
    if NIGHTLY or few >= len(values):
        return list(values)
    return [values[place * len(values) // few] for place in range(few)]


def share(values: Sequence[_Value], which: int, of: int) -> list[_Value]:
    """One share of many cases, of so many that several tests of a kind take between them; all at night."""
    return list(values if NIGHTLY else values[which::of])
