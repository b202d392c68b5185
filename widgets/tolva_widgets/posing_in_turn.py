"""Tasks one after the other, with hints, in a lesson or a review."""

from collections.abc import Callable, Mapping
from typing import Any

from tolva_widgets import parts
from tolva_widgets.answering_words import SAID
from tolva_widgets.in_turn import InTurn
from tolva_widgets.in_turn_words import InTurnWords
from tolva_widgets.posing import Posing


class PosingInTurn(Posing):
    """What levels and reviews have in common."""

    style_sheets = (*Posing.style_sheets, "in_turn.css")

    session: InTurn[Any]
    _read_first = SAID

    def _make_told(self) -> None:
        """Makes the place under the table where hints and results stand."""
        self._told = parts.words()
        self.add_class("tolva-in-turn")

    # What a person does, and a program may do

    def hint(self) -> None:
        """Gives the next hint."""
        if self.session.hint():
            self._show()
            self._announce(self._words.hints[-1])
            self._bring_into_sight()
            self._table.focus()

    def show_answer(self) -> None:
        """Shows the answer, as for a wrong one: it comes back."""
        if self.session.show_answer():
            self._note()
            self._show_marked()

    def next(self) -> None:
        """The next task."""
        if self.session.next():
            self._begin()

    def fresh(self) -> None:
        """More of them, when all are done."""
        raise NotImplementedError

    def _begin(self) -> None:
        self._show()
        self._announce(self._words.asked)
        self._table.focus()
        self._bring_into_sight()

    # What is shown

    @property
    def _does(self) -> Mapping[str, Callable[[], None]]:
        return {
            "answer": self.answer,
            "hint": self.hint,
            "show": self.show_answer,
            "next": self.next,
            "fresh": self.fresh,
        }

    def _labels(self) -> Mapping[str, str]:
        return self._words.labels

    @property
    def _words(self) -> InTurnWords:
        raise NotImplementedError

    def _show_said(self) -> None:
        words = self._words
        self._told.value, self._said.value = words.under_table, words.one_after_the_other
