"""Tasks one after the other on a page, in a lesson or a review: hints, and how the next one begins."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from htpy import Node, div, fragment

from tolva_widgets.base import parts
from tolva_widgets.tasks.frame import TaskFrame
from tolva_widgets.tasks.question_words import SAID
from tolva_widgets.tasks.queue import TaskQueue
from tolva_widgets.tasks.queue_words import QueueWords

TOLD_PLACE = "tolva-exercise-told"
"""The class of the place where hints and results stand."""


class QueueFrame(TaskFrame):
    """A frame in which one task comes after the other."""

    read_first = SAID
    session: TaskQueue[Any, Any]
    """What goes through the tasks, without the widgets."""

    # What each says itself

    def fresh(self) -> None:
        """More of them, when all are done."""
        raise NotImplementedError

    @property
    def _progress(self) -> QueueWords:
        """Speaks of how far one is."""
        raise NotImplementedError

    # What a person does, and a program may do

    def hint(self) -> None:
        """Gives the next hint."""
        if self.has_task and self.session.hint():
            self.show_done(self.panel.words.hints[-1])

    def next(self) -> None:
        """The next task."""
        if self.has_task and (self.session.next() or self.session.is_done):
            self._begin()

    def _begin(self) -> None:
        self.show_done(self._heard_first)

    @property
    def _heard_first(self) -> str:
        """What a screen reader says when a task has come."""
        return self.panel.heard_first

    def _move_focus(self) -> None:
        """To how it went, where a task has ended: that is heard first, before the mark of any card, and from there it
        is one step to the button that goes on."""
        if self.session.current.ended:
            self.table.move_focus(self.style_class, TOLD_PLACE)
        else:
            super()._move_focus()

    # What is shown

    def _set_up_told(self) -> None:
        """Makes the place under the table where hints and results stand."""
        self._told = parts.words()
        self._told.add_class(TOLD_PLACE)  # it stays when what stands in it is written anew, and keeps the focus
        self.add_class("tolva-exercise-in-turn")

    @property
    def _does(self) -> Mapping[str, Callable[[], None]]:
        return {**self.panel.does, "next": self.next, "hint": self.hint, "fresh": self.fresh}

    def _labels(self) -> Mapping[str, str]:
        if self.session.current.ended:
            return self._progress.labels
        return self.panel.labels()

    @property
    def headline(self) -> str:
        """How the task went, and all of them; empty before its end."""
        ended = self.has_task and self.session.current.ended
        return self._progress.headline(self.panel.words.headline) if ended else ""

    def _more_told(self) -> Sequence[Node]:
        """What else stands under the table."""
        return ()

    def show_said(self) -> None:
        told = [*self.panel.under_table(self.headline), *self._more_told()]
        self._told.value = str(div(class_=SAID)[told]) if told else ""
        self._said.value = str(fragment[self.panel.beside_table])
