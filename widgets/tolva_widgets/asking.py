"""What every widget that asks something of cards has: what is picked, how that was marked, and a table that says it."""

from typing import Any

from tolva_teach.quiz import MarkedAnswer
from tolva_widgets.announcing import anew
from tolva_widgets.answering import Answering
from tolva_widgets.base import Composed
from tolva_widgets.card_table import CardTable


class Asking(Composed):
    """A widget whose `session` is answered at a table."""

    session: Answering[Any]
    """What is asked, picked and marked, without the widgets."""
    _table: CardTable

    @property
    def selected(self) -> list[str]:
        """The keys of what is picked now."""
        return [choice.key for choice in self.session.picked]

    @property
    def result(self) -> MarkedAnswer | None:
        """The marked answer; None before it."""
        return self.session.marked

    def _announce(self, words: str) -> None:
        self._table.announcement = anew(words, self._table.announcement)
