"""What many deals show: shares and means, each with its sample size and a 95 % interval."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from typing import Literal, NamedTuple

from tolva_teach.headless.notes import AS_SHARES
from tolva_teach.headless.rows import Row

Z = 1.96
"""So many standard errors to each side hold 95 % of a normal distribution."""


class Figure(NamedTuple):
    """A share of deals, or a mean over them."""

    code: str
    """What it is about; its words come from the texts."""
    of: Literal["share", "mean"]
    value: float
    low: float
    """The ends of the 95 % interval: Wilson's for a share, the normal one for a mean."""
    high: float
    deals: int
    """How many deals it is about."""
    kind: str | None = None
    """The kind of player that it is about, if any."""


def share(code: str, hits: int, count: int) -> Figure:
    """The figure for so many of so many deals.

    >>> share("x", 50, 100)
    Figure(code='x', of='share', value=0.5, low=0.40382982859014716, high=0.5961701714098528, deals=100, kind=None)
    """
    value, square = hits / count, Z * Z / count
    centre = (value + square / 2) / (1 + square)
    half = Z * sqrt(value * (1 - value) / count + square / (4 * count)) / (1 + square)
    return Figure(code, "share", value, centre - half, centre + half, count)


@dataclass
class Sum:
    """Numbers added up, for their mean and its interval."""

    count: int = 0
    total: float = 0
    squares: float = 0

    def add(self, number: float) -> None:
        """One more."""
        self.count += 1
        self.total += number
        self.squares += number * number

    def mean(self, code: str, kind: str | None = None) -> Figure:
        """The figure for their mean; with a single number the interval is everything."""
        value = self.total / self.count
        spread = max(self.squares - self.count * value * value, 0) / max(self.count - 1, 1)
        half = Z * sqrt(spread / self.count) if self.count > 1 else float("inf")
        return Figure(code, "mean", value, value - half, value + half, self.count, kind)


class Figures:
    """Adds up rows, one after the other; no row is kept."""

    def __init__(self) -> None:
        self.deals = 0
        self._notes: dict[str, Sum] = {}
        self._first = Sum()
        self._kinds: dict[str, Sum] = {}

    def add(self, row: Row) -> None:
        """One more deal."""
        self.deals += 1
        for name, number in row.notes.items():
            if number is not None:
                its = number > 0 if name in AS_SHARES else number
                self._notes.setdefault(name, Sum()).add(its)
        if row.first is not None:
            self._first.add(row.ahead(row.parties[row.first]))
        playing = [(kind, party) for kind, party in zip(row.kinds, row.parties, strict=True) if party >= 0]
        for kind in dict.fromkeys(kind for kind, _ in playing):
            of_kind = [row.change[party] for its, party in playing if its == kind]
            self._kinds.setdefault(kind, Sum()).add(sum(of_kind) / len(of_kind))

    def __iter__(self) -> Iterator[Figure]:
        """The figures so far; those that no deal answered are left out."""
        for name, its in self._notes.items():
            code = name.replace("_", "-")
            yield share(code, round(its.total), its.count) if name in AS_SHARES else its.mean(code)
        if self._first.count:
            yield self._first.mean("first-gains")
        if len(self._kinds) > 1:
            yield from (its.mean("kind-changes", kind) for kind, its in self._kinds.items())
