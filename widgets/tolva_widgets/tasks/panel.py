"""What stands in a frame of a task, and what one does with it there: each kind of task has a panel of its own."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar, Protocol

import ipywidgets
from htpy import Node

from tolva_widgets.table.typing import Action, Around


class TaskWords(Protocol):
    """What speaks of a task as it is now."""

    @property
    def hints(self) -> list[str]:
        """The hints given so far."""

    @property
    def headline(self) -> str:
        """How it went, in a line; empty before the end."""


class TaskPanel(ABC):
    """What one kind of task shows in its frame (`TaskFrame`), which holds the table, the buttons and what is said."""

    classes: ClassVar[tuple[str, ...]] = ()
    """The frame's further classes, by which style sheets know it."""
    beside: Sequence[ipywidgets.Widget] = ()
    """What else stands in a row with the buttons."""

    # What one does

    @property
    def does(self) -> Mapping[str, Callable[[], None]]:
        """What each button of its own does, by name, in the order in which they stand."""
        return {}

    @abstractmethod
    def labels(self) -> Mapping[str, str]:
        """What stands on those buttons that are there before the end of the task, by name; a hint's is the frame's."""

    @abstractmethod
    def around(self, actions: Iterable[Action]) -> Around:
        """What there is for who types.

        Args:
            actions: what the frame's buttons do that are there now.
        """

    # What is said and shown

    @property
    @abstractmethod
    def words(self) -> TaskWords:
        """Speaks of the task as it is now."""

    @property
    @abstractmethod
    def heard_first(self) -> str:
        """What a screen reader says of a task that comes."""

    @property
    @abstractmethod
    def heading(self) -> Node:
        """What is to be done, and what one has to know for it."""

    @abstractmethod
    def under_table(self, headline: str) -> Sequence[Node]:
        """What stands under the table: what was wrong with what one did, the hints, or how it went.

        Args:
            headline: how it went, and what follows from that.
        """

    @property
    @abstractmethod
    def beside_table(self) -> Node:
        """What stands beside the table; nothing where there is nothing to say."""

    @abstractmethod
    def show_table(self) -> None:
        """Shows the task at the table as it is now."""

    @abstractmethod
    def still(self) -> str:
        """The table as before any answer, as HTML that needs no kernel."""
