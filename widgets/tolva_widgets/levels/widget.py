"""A level on a page, of whatever kind: its name and stars, the panel of its task, and how one goes on another time."""

from collections.abc import Callable, Mapping
from typing import Any

import traitlets
from htpy import Node, fragment, p

from tolva_widgets.base import parts
from tolva_widgets.levels.session import LevelSession
from tolva_widgets.levels.stars_line import StarsLine
from tolva_widgets.levels.words import LevelWords
from tolva_widgets.review.logbook import Logbook
from tolva_widgets.tasks.queue_frame import QueueFrame


class LevelFrame(QueueFrame):
    """The frame of levels of all kinds: each has a session with tasks of its own, and a panel that shows them."""

    style_sheets = (*QueueFrame.style_sheets, "levels/widget.css")

    level = traitlets.Unicode(read_only=True)
    """Its name among all levels, which stays for ever: the browser keeps the stars by it."""

    session: LevelSession[Any]

    def _set_up_level(self, level: str, logbook: Logbook) -> None:
        """Puts it together around its panel, and shows it.

        Args:
            level: the level's name.
            logbook: what notes the answers.
        """
        self.set_trait("level", level)
        self._stars = StarsLine(level=level, lang=self.lang, layout=parts.undecorated())
        self._stars.observe(lambda change: self._resume(change["new"]), "memory")
        self._stars.observe(lambda _change: self._show_so_far(), "stars")
        self._set_up_told()
        self.add_class("tolva-level")
        self._set_up([self._stars], beneath=[self._told], after=[logbook])
        self.show()

    # What a person does, and a program may do

    def fresh(self) -> None:
        """The level from its beginning, with others of the same kind."""
        self.session.fresh()
        self._begin()

    def onward(self) -> None:
        """What follows the level on its page: the next piece of the lesson."""
        self._stars.lead_onward()

    def _resume(self, memory: str) -> None:
        """The browser says how far one was."""
        if memory != self.session.memory:
            self.session.resume(memory)
            self.show()

    # What is shown

    @property
    def _does(self) -> Mapping[str, Callable[[], None]]:
        return {"onward": self.onward, **super()._does}

    def _labels(self) -> Mapping[str, str]:
        onward = {"onward": self.say("guided-onward")} if self.session.is_done else {}
        return {**onward, **super()._labels()}

    @property
    def _progress(self) -> LevelWords:
        return LevelWords(self.session, self.lang)

    @property
    def _heard_first(self) -> str:
        left_out = self._progress.left_out
        return " ".join([*left_out, self.headline if self.session.current.ended else self.panel.heard_first])

    @property
    def _printing(self) -> tuple[str, str]:
        """What stands on the button that prints the tasks, and what the page says of it on paper; empty where they
        cannot be printed."""
        return "", ""

    def _headed(self) -> Node:
        return fragment[(p(".tolva-answering-notice")[why] for why in self._progress.left_out), self.panel.heading]

    def show(self) -> None:
        super().show()
        with self._stars.hold_sync():
            self._stars.memory = self.session.memory
            self._stars.printing, self._stars.on_paper = self._printing
            if self.session.stars is not None:
                self._stars.earn(self.session.stars)
            self._show_so_far()

    def _show_so_far(self) -> None:
        """How far one is. Nothing is kept of a level that is done but its stars: whoever comes back to it reads that it
        is, beside them, and not that none of it is."""
        begun = self.session.memory or self.session.is_done
        earlier = self._stars.stars > 0 and not begun
        self._stars.so_far = self._progress.say("level-done-before") if earlier else self._progress.so_far

    def _translate(self) -> None:
        self._stars.lang = self.lang
        super()._translate()
