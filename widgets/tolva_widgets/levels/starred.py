"""A level on a page: its name, the stars that the browser keeps of it, and where one goes on another time."""

from typing import Any

import traitlets

from tolva_widgets.base import parts
from tolva_widgets.levels.stars import Stars
from tolva_widgets.levels.turn_by_turn import TurnByTurn


class Starred(TurnByTurn):
    """What levels of all kinds have in common."""

    style_sheets = (*TurnByTurn.style_sheets, "levels/level.css")

    level = traitlets.Unicode(read_only=True)
    """Its name among all levels, which stays for ever: the browser keeps the stars by it."""

    session: Any
    """A level's turns: it knows its `stars` and its `memory`, and can `resume`."""

    def _make_stars(self, level: str) -> Stars:
        """Makes the line of stars.

        Args:
            level: the level's name.
        """
        self.set_trait("level", level)
        self._stars = Stars(level=level, lang=self.lang, layout=parts.undecorated())
        self._stars.observe(lambda change: self._resume(change["new"]), "memory")
        self._make_told()
        self.add_class("tolva-level")
        return self._stars

    def fresh(self) -> None:
        """The level from its beginning, with others of the same kind."""
        self.session.fresh()
        self._begin()

    def _resume(self, memory: str) -> None:
        """The browser says how far one was."""
        if memory != self.session.memory:
            self.session.resume(memory)
            self._show()

    def _show_stars(self) -> None:
        with self._stars.hold_sync():
            self._stars.so_far, self._stars.memory = self._words.so_far, self.session.memory
            if self.session.stars is not None:
                self._stars.earn(self.session.stars)
