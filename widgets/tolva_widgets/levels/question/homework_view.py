"""Beneath the last of the levels that are homework on a page: how much of it is done, and then its receipt."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

import ipywidgets
from htpy import p

from tolva_widgets.base import parts
from tolva_widgets.base.singletons import singleton
from tolva_widgets.base.widget import Composed
from tolva_widgets.levels.question.homework import LevelHomework
from tolva_widgets.quiz.receipt import Given
from tolva_widgets.quiz.receipt_view import ReceiptView


class HandedOutLevel(NamedTuple):
    """A level on the page that is homework."""

    place: int
    """Where it stands among the page's levels."""
    frame: Composed
    homework: LevelHomework
    show: Callable[[], None]
    """Shows the level as it is now."""


class Homework(Composed):
    """Says how far one is with the homework of a page, and makes its receipt when all of it is done."""

    style_class = "tolva-homework"
    style_sheets = ("levels/question/homework.css",)

    def __init__(self, lang: str) -> None:
        super().__init__(lang=lang)
        self._levels: list[HandedOutLevel] = []
        self._whole_lesson = False
        self._told, self._place = parts.words(), parts.box("tolva-homework-receipt")
        self._again = parts.button()
        self._again.on_click(lambda _button: self.begin_again())
        self.compose(self._told, self._place, self._again)

    def add(self, level: HandedOutLevel, *, whole_lesson: bool) -> None:
        """Has a level in the homework; all of it is told of beneath the page's last."""
        if self._levels:
            self._take_from(self._levels[-1].frame)
        self._levels = sorted([*self._levels, level], key=lambda its: its.place)
        self._whole_lesson = whole_lesson
        last = self._levels[-1].frame
        last.children = (*last.children, self)
        self.show()

    def show(self) -> None:
        """Shows how much of it is done."""
        count, done = len(self._levels), sum(level.homework.is_done for level in self._levels)
        is_done = done == count
        key = "done" if is_done else "lesson" if self._whole_lesson else "level"
        self._told.value = str(p[self.say(f"homework-{key}", done=done, count=count)])
        self._again.description = self.say("homework-again")
        self._again.layout.display = None if is_done else "none"
        if is_done != bool(self._place.children):
            self._place.children = (ReceiptView(lambda: self.answers, lang=self.lang),) if is_done else ()

    @property
    def answers(self) -> Iterator[Given]:
        """All of them, level after level; to a question that two levels ask, that in the first."""
        found = {its.asked: its for level in reversed(self._levels) for its in level.homework.answers}
        order = dict.fromkeys(its.asked for level in self._levels for its in level.homework.answers)
        return (found[asked] for asked in order)

    def begin_again(self) -> None:
        """Begins the homework anew, for whoever does it next in this browser."""
        for level in self._levels:
            level.homework.begin_again()
            level.show()
        self.show()

    def _take_from(self, frame: ipywidgets.Box) -> None:
        frame.children = tuple(child for child in frame.children if child is not self)


def homework_here(lang: str) -> Homework:
    """The one of the page."""
    return singleton(Homework, lambda: Homework(lang))
