"""Tasks one after the other on a page, in a lesson or a review: their buttons, hints, and how the next one begins."""

from collections.abc import Callable, Mapping
from typing import Any

from tolva_widgets.answering.framed import Framed
from tolva_widgets.answering.words import SAID
from tolva_widgets.base import parts
from tolva_widgets.base.announcing import anew
from tolva_widgets.levels.in_turn import Turns
from tolva_widgets.levels.turn_words import TurnWords


class TurnByTurn(Framed):
    """What all have in common that go from task to task. What else their buttons do, each says itself."""

    style_sheets = (*Framed.style_sheets, "levels/in_turn.css")

    session: Turns[Any]
    """What goes through the tasks, without the widgets."""
    _read_first = SAID

    def _make_told(self) -> None:
        """Makes the place under the table where hints and results stand."""
        self._told = parts.words()
        self.add_class("tolva-in-turn")

    # What each says itself

    def fresh(self) -> None:
        """More of them, when all are done."""
        raise NotImplementedError

    @property
    def _words(self) -> TurnWords:
        raise NotImplementedError

    def _show(self) -> None:
        """Shows the session as it is now."""
        raise NotImplementedError

    # What a person does, and a program may do

    def hint(self) -> None:
        """Gives the next hint."""
        if self.session.hint():
            self._show()
            self._announce(self._words.hints[-1])
            self._bring_into_sight()
            self._table.focus()

    def next(self) -> None:
        """The next task."""
        if self.session.next():
            self._begin()

    def _begin(self) -> None:
        self._show()
        self._announce(self._words.heard_first)
        self._table.focus()
        self._bring_into_sight()

    # What is shown

    @property
    def _does(self) -> Mapping[str, Callable[[], None]]:
        return {"hint": self.hint, "next": self.next, "fresh": self.fresh}

    def _labels(self) -> Mapping[str, str]:
        return self._words.labels

    def _announce(self, words: str) -> None:
        self._table.announcement = anew(words, self._table.announcement)
