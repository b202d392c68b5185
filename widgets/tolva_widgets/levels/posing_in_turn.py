"""Questions one after the other, with hints, in a lesson or a review."""

from collections.abc import Callable, Mapping
from typing import Any

from tolva_widgets.answering.posing import Posing
from tolva_widgets.levels.in_turn import InTurn
from tolva_widgets.levels.in_turn_words import InTurnWords
from tolva_widgets.levels.turn_by_turn import TurnByTurn


class PosingInTurn(Posing, TurnByTurn):
    """What levels and reviews have in common."""

    session: InTurn[Any]

    def show_answer(self) -> None:
        """Shows the answer, as for a wrong one: it comes back."""
        if self.session.show_answer():
            self._note()
            self._show_marked()

    @property
    def _does(self) -> Mapping[str, Callable[[], None]]:
        return {"answer": self.answer, "show": self.show_answer, **super()._does}

    @property
    def _words(self) -> InTurnWords:
        raise NotImplementedError

    def _show_said(self) -> None:
        words = self._words
        self._told.value, self._said.value = words.under_table, words.one_after_the_other
