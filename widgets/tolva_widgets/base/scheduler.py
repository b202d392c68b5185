"""Work that is done in steps while the page stays alive: whoever presses something meanwhile is not kept waiting."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from time import perf_counter

AT_ONCE = 0.03
"""Seconds of work before whatever has come from the page meanwhile has its turn."""

BETWEEN = 0.01
"""Seconds between."""


class Scheduler:
    """One piece of work at a time. Where there is no loop that could run it meanwhile (a program, a test), it is done
    at once."""

    def __init__(self, around: Callable[[], AbstractContextManager[None]] = nullcontext) -> None:
        """
        Args:
            around: makes what surrounds each bit of the work, such as what tells of its errors.
        """
        self._around = around
        self._waiting: asyncio.TimerHandle | None = None

    def begin(self, step: Callable[[], bool], done: Callable[[], None]) -> None:
        """Begins with this work, in place of what is under way.

        Args:
            step: does a little of it; whether more is left.
            done: what follows when nothing is.
        """
        self.stop()
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            with self._around():
                while step():
                    pass
                done()
            return
        self._later(loop, step, done)

    def stop(self) -> None:
        """Lets go of what is under way."""
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _later(self, loop: asyncio.AbstractEventLoop, step: Callable[[], bool], done: Callable[[], None]) -> None:
        self._waiting = loop.call_later(BETWEEN, self._go_on, loop, step, done)

    def _go_on(self, loop: asyncio.AbstractEventLoop, step: Callable[[], bool], done: Callable[[], None]) -> None:
        self._waiting = None
        end, failed = perf_counter() + AT_ONCE, True
        with self._around():
            while perf_counter() < end:
                if not step():
                    done()
                    return
            failed = False
        if not failed:
            self._later(loop, step, done)
