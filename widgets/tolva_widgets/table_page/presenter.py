"""What a page with a table asks of its presenter, which puts a session into words and choices, and has no widgets."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from htpy import Node

from tolva_teach.records.record import Record
from tolva_teach.rules.table import Table
from tolva_widgets.table_page.session import Problem


class Choices(NamedTuple):
    """What can be chosen, as a `Page` offers it."""

    choices: Sequence[dict[str, Any]] = ()
    chosen: Mapping[str, str] = {}


class GameChoices(NamedTuple):
    """The game, and what else one may choose of it."""

    choices: Choices = Choices()
    head: str = ""
    """The line above them."""
    game: str = ""
    """The game whose order of cards is shown; empty for none."""


class TablePresenter(Protocol):
    """Presents a session as it is now."""

    @property
    def table(self) -> Table:
        """What lies on the table."""

    @property
    def heading(self) -> str:
        """What stands above a still picture of it."""

    @property
    def lines(self) -> Sequence[str]:
        """What stands below that heading."""

    @property
    def tools(self) -> Sequence[str]:
        """The page's tools that there are."""

    @property
    def beside(self) -> Choices:
        """What may be changed at any time."""

    def to_change(self) -> tuple[Record, int | None]:
        """The deal to lay out and change, and the seat whose unseen cards must be dealt anew, or None."""

    def deciding(self, keys: Collection[str]) -> Mapping[str, Any]:
        """The button that decides on these cards, as `CardTable.compose` takes it."""

    def help_with(self, problem: Problem) -> Node:
        """What to do about it."""
