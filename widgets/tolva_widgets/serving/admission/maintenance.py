"""What is done each second while pages are served: kernels that nobody needs end, and who serves hears how it goes."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

from jupyter_core.utils import ensure_async
from tornado.web import HTTPError

from ..kernels.pools import BoundedPools
from .admission import Admission
from .capacity import free_megabytes

EVERY_MILLISECONDS = 1000

_LITTLE_MEGABYTES = 300
"""With less memory than this the next page may be one too many."""
_ENOUGH_MEGABYTES = 600
_LOOKS_BETWEEN_WORDS = 10
"""How rarely the terminal is told how many are here."""
_CROWD = 20
_LOOKS_BETWEEN_WORDS_IN_A_CROWD = 60
"""How rarely where so many are here that some always come or go: the page for the class counts each."""


class Tell(Protocol):
    """Says a sentence of `serve` to whoever serves."""

    def __call__(self, key: str, **facts: str | int) -> None: ...


class Maintenance:
    """Looks after an admission: call `look` each second."""

    def __init__(
        self,
        admission: Admission,
        kernels: Any,
        pools: BoundedPools,
        tell: Tell,
        *,
        free: Callable[[], int] = free_megabytes,
    ) -> None:
        """
        Args:
            admission: who is in and who waits.
            kernels: the kernel manager.
            pools: the kernels that wait for learners.
            tell: how to speak to whoever serves.
            free: how much memory there is, in megabytes.
        """
        self._admission = admission
        self._kernels = kernels
        self._pools = pools
        self._tell = tell
        self._free = free
        self._looks = 0
        self._told = (0, 0)
        self._told_at = 0
        """The look at which it was."""
        self._short = False

    async def look(self) -> None:
        """End what is to be ended; say what is new."""
        for kernel_id in self._admission.overdue():
            with suppress(HTTPError, KeyError):  # it has ended by itself meanwhile
                await ensure_async(self._kernels.shutdown_kernel(kernel_id, now=True))
        self._pools.adjust()
        self._looks += 1
        if self._looks % _LOOKS_BETWEEN_WORDS == 0:
            self._say_how_many()
            self._warn_of_memory()

    def _say_how_many(self) -> None:
        now = (self._admission.here, self._admission.waiting if self._admission.is_full else 0)
        if any(_is_news(number, told) for number, told in zip(now, self._told, strict=True)) and self._is_time(*now):
            self._told, self._told_at = now, self._looks
            self._tell("waiting" if now[1] else "here", here=now[0], waiting=now[1], most=self._admission.most)

    def _is_time(self, here: int, waiting: int) -> bool:
        """Whether it is told now: in a crowd later, unless all have gone or the first have to wait."""
        told_here, told_waiting = self._told
        is_crowd = min(here, told_here) >= _CROWD
        begins = waiting > 0 and told_waiting == 0
        return not is_crowd or begins or self._looks - self._told_at >= _LOOKS_BETWEEN_WORDS_IN_A_CROWD

    def _warn_of_memory(self) -> None:
        free = self._free()
        if free < _LITTLE_MEGABYTES and not self._short:
            self._tell("memory-low", free=free, here=self._admission.here)
        self._short = free < (_ENOUGH_MEGABYTES if self._short else _LITTLE_MEGABYTES)


def _is_news(number: int, told: int) -> bool:
    """Whether a number is worth a line after the one told last: of many, one who comes or goes is not."""
    return number != told and (0 in (number, told) or abs(number - told) > told // 10)
