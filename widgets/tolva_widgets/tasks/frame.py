"""A task in a lesson as it stands on the page: what is asked, a table, buttons, and beside it what is said."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import ClassVar

import ipywidgets
from htpy import Node, div, fragment
from markupsafe import Markup

from tolva_teach.picture.faces import usual_indices
from tolva_widgets.base import chips, parts
from tolva_widgets.base.widget import Composed
from tolva_widgets.table.typing import Action, Around
from tolva_widgets.table.widget import CardTable
from tolva_widgets.tasks import question_words
from tolva_widgets.tasks.panel import TaskPanel

_WAYS_ON = ("answer", "retry", "next", "onward")
"""The buttons by which one goes on."""


class TaskFrame(Composed):
    """What exercises, levels and reviews have in common: the place in which a panel shows a task."""

    style_class = "tolva-exercise"
    style_sheets: ClassVar[tuple[str, ...]] = (
        "base/chips.css",
        "tasks/question.css",
        "tasks/frame.css",
        "rules/rule_card.css",
    )
    drawn_styles = chips.STYLES

    read_first: ClassVar[str] = ""
    """The class of what is to be in sight after an answer where not all of it can be."""
    panel: TaskPanel
    """What shows the task."""
    table: CardTable
    """Where it is done."""

    # What each says itself

    @property
    def _does(self) -> Mapping[str, Callable[[], None]]:
        """What each button does, by name, in the order in which they stand."""
        raise NotImplementedError

    def _labels(self) -> Mapping[str, str]:
        """What stands on those buttons that are there now, by name."""
        raise NotImplementedError

    @property
    def headline(self) -> str:
        """How it went, in one line; empty before the end."""
        return self.panel.words.headline

    def show_said(self) -> None:
        """Shows what is said of what one did."""
        raise NotImplementedError

    def _headed(self) -> Node:
        """What stands above the table."""
        return self.panel.heading

    @property
    def has_task(self) -> bool:
        """Whether there is a task. Until then nothing that is pressed, picked or typed does anything."""
        return True

    # What a panel needs of it

    @property
    def indices(self) -> str:
        """Whose letters stand in the cards' corners, by language."""
        return usual_indices(self.lang)

    def show(self) -> None:
        """Shows all of it as it is now."""
        with self.hold_sync():
            self.show_said()  # first, for it is what one waits for after an answer
            self._heading.value = str(fragment[self._headed()])
            self._show_buttons()
            self.panel.show_table()

    def show_done(self, said: str = "") -> None:
        """Shows what has just been done, and brings it into sight.

        Args:
            said: what a screen reader says of it.
        """
        self.show()
        self.announce(said)
        self._move_focus()
        self.bring_into_sight()

    def _move_focus(self) -> None:
        """Gives the focus to where one goes on: in a task that stands alone all there is to do is at its table."""
        self.table.focus()

    def announce(self, words: str) -> None:
        """Has a screen reader say it."""
        self.table.announce(words)

    def bring_into_sight(self) -> None:
        """What is said stands below the button, or beside the table: whoever answers sees it, and the table."""
        self.table.bring_into_sight(self.style_class, self.read_first)

    def still(self) -> str:
        """What is asked, and the table, as before any answer."""
        return str(div(".tolva-still")[Markup(self._heading.value), Markup(self.panel.still())])

    # Its parts

    def _make_table(self) -> CardTable:
        """Makes the table, which a panel needs before the frame is set up."""
        self.table = CardTable(lang=self.lang, layout=parts.undecorated())
        self.table.add_class("tolva-exercise-table")
        return self.table

    def _set_up(
        self,
        above: Sequence[ipywidgets.Widget] = (),
        *,
        before: Sequence[ipywidgets.Widget] = (),
        beneath: Sequence[ipywidgets.Widget] = (),
        after: Sequence[ipywidgets.Widget] = (),
    ) -> None:
        """Puts the frame together around its panel.

        Args:
            above: what else stands above what is asked.
            before: what else stands before all of it.
            beneath: what else stands between the table and the buttons.
            after: what else stands after what is said.
        """
        self._heading, self._said = parts.words(), parts.words()
        self._heading.add_class("tolva-exercise-heading")
        self._said.add_class("tolva-exercise-said")
        self._buttons = {name: parts.button(primary=name in _WAYS_ON) for name in self._does}
        for name, do in self._does.items():
            self._buttons[name].on_click(lambda _button, do=do: self._press(do))
        row = parts.box("tolva-exercise-buttons", *self._buttons.values(), *self.panel.beside)
        asked = parts.box("tolva-exercise-asked", *above, self._heading, self.table, *beneath, row)
        for name in (question_words.CLASS, *self.panel.classes):
            self.add_class(name)
        self.compose(*before, asked, self._said, *after)
        self.table.around = self._around
        self.observe(lambda _: self._translate(), "lang")

    def _press(self, do: Callable[[], None]) -> None:
        """Does what a button is for, if it can be there."""
        if self.has_task:
            do()

    def _around(self) -> Around:
        """What there is for who types."""
        return self.panel.around(tuple(self._actions())) if self.has_task else Around()

    def _actions(self) -> Iterator[Action]:
        """What the buttons do that are there now."""
        return (Action(name, label, self._does[name]) for name, label in self._labels().items())

    def _show_buttons(self) -> None:
        labels = self._labels()
        for name, button in self._buttons.items():
            button.description = labels.get(name, button.description)
            button.layout.display = None if name in labels else "none"

    def _translate(self) -> None:
        """All that is said is said in another language from now on."""
        self.table.lang = self.lang
        self.show()
