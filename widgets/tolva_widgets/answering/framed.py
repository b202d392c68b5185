"""A task in a lesson as it stands on the page: what is asked, a table, buttons, and beside it what is said."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar

import ipywidgets

from tolva_teach.picture.faces import usual_indices
from tolva_widgets.answering import words as answering_words
from tolva_widgets.base import chips, parts
from tolva_widgets.base.widget import Composed
from tolva_widgets.table.typing import Action
from tolva_widgets.table.widget import CardTable


class Framed(Composed):
    """What exercises and levels of all kinds have in common. Which buttons there are, and when, each says itself."""

    style_class = "tolva-exercise"
    style_sheets: ClassVar[tuple[str, ...]] = (
        "base/chips.css",
        "answering/answering.css",
        "answering/exercise.css",
        "rules/rule_card.css",
    )
    drawn_styles = chips.STYLES

    _read_first = ""
    """The class of what is to be in sight after an answer where not all of it can be."""

    # What each says itself

    @property
    def _does(self) -> Mapping[str, Callable[[], None]]:
        """What each button does, by name, in the order in which they stand."""
        raise NotImplementedError

    def _labels(self) -> Mapping[str, str]:
        """What stands on those buttons that are there now, by name."""
        raise NotImplementedError

    def _translate(self) -> None:
        """All that is said is said in another language from now on."""
        raise NotImplementedError

    # What all share

    def _actions(self) -> Iterable[Action]:
        """The same for who types."""
        return (Action(name, label, self._does[name]) for name, label in self._labels().items())

    @property
    def _indices(self) -> str:
        return usual_indices(self.lang)

    def _make_frame(
        self,
        above: Sequence[ipywidgets.Widget] = (),
        *,
        before: Sequence[ipywidgets.Widget] = (),
        beneath: Sequence[ipywidgets.Widget] = (),
        beside: Sequence[ipywidgets.Widget] = (),
        after: Sequence[ipywidgets.Widget] = (),
    ) -> None:
        """
        Args:
            above: what else stands above what is asked.
            before: what else stands before all of it.
            beneath: what else stands between the table and the buttons.
            beside: what else stands in a row with the buttons.
            after: what else stands after what is said.
        """
        self._heading, self._said = parts.words(), parts.words()
        self._table = CardTable(lang=self.lang, layout=parts.undecorated())
        self._buttons = {name: parts.button(primary=name in ("answer", "next")) for name in self._does}
        for name, do in self._does.items():
            self._buttons[name].on_click(lambda _button, do=do: do())
        row = parts.box("tolva-exercise-buttons", *self._buttons.values(), *beside)
        self._asked = parts.box("tolva-exercise-asked", *above, self._heading, self._table, *beneath, row)
        self.add_class(answering_words.CLASS)
        self.compose(*before, self._asked, self._said, *after)
        self.observe(lambda _: self._translate(), "lang")

    def _show_buttons(self) -> None:
        labels = self._labels()
        for name, button in self._buttons.items():
            button.description = labels.get(name, button.description)
            button.layout.display = None if name in labels else "none"

    def _bring_into_sight(self) -> None:
        """What is said stands below the button, or beside the table: whoever answers sees it, and the table."""
        self._table.bring_into_sight(self.style_class, self._read_first)
