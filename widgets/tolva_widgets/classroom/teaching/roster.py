"""The learners of a class, as its teacher keeps them: their order, their names and tables, who is put out."""

from dataclasses import dataclass

from ..results.rows import SORTS, HereRow, Sort
from ..storage.values import Learner
from .connection import ClassConnection, Notice


@dataclass
class Roster:
    """The rows of the learners, of which one may be open."""

    connection: ClassConnection
    sort: Sort = "name"
    """By what they stand in order."""
    chosen: int | None = None
    """The learner whose row is open, by id."""
    same: int | None = None
    """Who that is said to be, at another device."""
    closed: int | None = None
    """The learner whose row was closed last."""

    @property
    def rows(self) -> list[HereRow]:
        """The learners, in the order that is chosen."""
        return self.connection.overview.here(self.sort)

    def sort_by(self, sort: str) -> None:
        """Puts the learners in another order."""
        if sort in SORTS:
            self.sort = sort

    def choose(self, learner: int) -> None:
        """Opens a learner's row, or closes it."""
        known = self.connection.overview.learner(learner) is not None
        self.chosen, self.same = learner if known and learner != self.chosen else None, None

    def close(self) -> None:
        """Closes the row that is open."""
        self.closed, self.chosen, self.same = self.chosen, None, None

    # Who is in the class

    def rename(self, learner: int, name: str) -> None:
        """Calls a learner something else."""
        self.connection.write(Notice("renamed"), lambda store: store.rename(learner, name))

    def remove(self, learner: int) -> None:
        """Puts a learner out."""
        who = self.connection.overview.learner(learner)
        done = Notice("removed", {"name": who.name}, removed=who) if who else Notice("removed")
        self.connection.write(done, lambda store: store.remove(learner))
        self.chosen = None

    def restore(self, learner: int) -> None:
        """Lets a learner in again."""
        who = self.connection.overview.learner(learner)
        done = Notice("restored", {"name": who.name if who else ""})
        self.connection.write(done, lambda store: store.restore(learner))

    # Who has gone on at another device

    @property
    def may_be(self) -> list[Learner]:
        """Who the learner whose row is open may be, at another device."""
        others = (its for its in self.connection.overview.learners if not its.removed and its.id != self.chosen)
        return sorted(others, key=lambda its: its.name.casefold())

    def say_same(self, learner: int) -> None:
        """The learner whose row is open is this one, at another device; or nobody else."""
        self.same = learner if any(its.id == learner for its in self.may_be) else None

    def join_rows(self) -> None:
        """Makes one row of the two, and closes it."""
        new, known = self.chosen, self.same
        if new is None or known is None:
            return
        if self.connection.write(Notice("same"), lambda store: store.become(new, known)):
            self.chosen = known
            self.close()

    # Where they sit

    def seat(self, learner: int, table: int | None) -> None:
        """Asks a learner to sit at a table."""
        self.connection.write(Notice("seated"), lambda store: store.seat(learner, table))

    def ask_tables(self, asks: bool) -> None:
        """Asks all at which table they sit, or asks no more."""
        done = Notice("tables" if asks else "no-tables")
        self.connection.write(done, lambda store: store.ask_tables(asks))
