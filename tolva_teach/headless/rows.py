"""What came of one deal, as a row of a table: how it is written as CSV."""

import csv
from collections.abc import Iterator
from typing import IO, NamedTuple

from tolva_teach.headless.notes import Notes


class Row(NamedTuple):
    """One deal that was played."""

    number: int
    """Which of the plan's deals or matches it belongs to, from 0."""
    deal: int
    """Which deal of its match, from 0."""
    seed: int
    """What the first deal's cards follow from, as for `tolva-teach deal --seed`."""
    dealer: int
    first: int | None
    """Who led, laid or had a turn first."""
    kinds: tuple[str, ...]
    """Each seat's kind of player."""
    parties: tuple[int, ...]
    """The party of each seat that was dealt cards, -1 for one that was not."""
    change: tuple[int, ...]
    """What the deal changed in each party's score (Trettioett: lives; Tölp: rounds as king)."""
    winner: int | None
    """The party that has won the match by it."""
    notes: Notes

    def ahead(self, party: int) -> float:
        """How much more the deal changed this party's score than those of the others that played, on average."""
        others = [self.change[its] for its in set(self.parties) - {party, -1}]
        return self.change[party] - sum(others) / len(others)

    def cells(self) -> Iterator[tuple[str, object]]:
        """The columns' names, and what stands in this row; nothing for None."""
        yield from (("number", self.number), ("deal", self.deal), ("seed", self.seed), ("dealer", self.dealer))
        yield "first", self.first
        yield from ((f"kind_{seat}", kind) for seat, kind in enumerate(self.kinds))
        yield from ((f"change_{party}", points) for party, points in enumerate(self.change))
        yield "winner", self.winner
        yield from self.notes.items()


class RowWriter:
    """Writes rows as CSV, each whole at once, so that what is broken off holds what was done."""

    def __init__(self, file: IO[str]) -> None:
        self._file = file
        self._writer = csv.writer(file, lineterminator="\n")
        self._headed = False

    def write(self, row: Row) -> None:
        """Writes one row; the first one's columns stand above it."""
        cells = dict(row.cells())
        if not self._headed:
            self._writer.writerow(cells)
            self._headed = True
        self._writer.writerow(cells.values())
        self._file.flush()
