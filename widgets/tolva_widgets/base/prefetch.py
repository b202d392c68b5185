"""Work done before somebody waits for it: what will probably be wanted next, made while one looks at what is shown."""

import asyncio
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Made = TypeVar("Made")

SOON = 0.04
"""Seconds until it begins: what is under way to the page now has left by then."""


class Prefetch(Generic[Made]):
    """Makes things when they are asked for, and one of them before. Only that one is kept.

    Where there is no loop that could run it meanwhile (a program, a test), nothing is made ahead.
    """

    def __init__(self) -> None:
        self._kept: tuple[Hashable, Made] | None = None
        self._waiting: asyncio.TimerHandle | None = None

    def get(self, key: Hashable, make: Callable[[], Made]) -> Made:
        """What goes by this key: what was made ahead, or else is made now."""
        if self._kept is not None and self._kept[0] == key:
            return self._kept[1]
        return make()

    def schedule(self, key: Hashable, make: Callable[[], Made]) -> None:
        """Makes this one when there is time, in place of what was to be made or was kept."""
        if self._waiting is not None:
            self._waiting.cancel()
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return
        self._waiting = loop.call_later(SOON, self._make, key, make)

    def _make(self, key: Hashable, make: Callable[[], Made]) -> None:
        self._kept = (key, make())
