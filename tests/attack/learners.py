"""Learners who answer while a server is attacked: how long they wait, and whether what comes is an answer."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

from tornado.websocket import WebSocketClosedError

from helpers.served import Served
from helpers.visitor import Visitor

_AT_A_TIME = 8
_THINKS = (1.0, 3.0)
"""Seconds between two presses of one learner, at least and at most."""
_GIVES_UP = 60
"""Seconds after which a page that says nothing is lost."""


class Learners:
    """A class that answers a question again and again."""

    def __init__(self, visitors: list[Visitor], chance: Random) -> None:
        self.visitors = visitors
        self.waited: list[float] = []
        """Seconds from each press until the kernel had done with it: an answer, and then the next question."""
        self.faults: list[str] = []
        self._chance = chance

    async def answer_for(self, seconds: float) -> list[float]:
        """Has them answer for so long; how long they waited, shortest first."""
        self.waited = []
        end = time.monotonic() + seconds
        await asyncio.gather(*(self._answer_until(visitor, end) for visitor in self.visitors))
        return sorted(self.waited)

    async def answer_until(self, done: asyncio.Event) -> list[float]:
        """Has them answer until something is done; how long they waited, shortest first."""
        self.waited = []
        ends = asyncio.create_task(done.wait())
        await asyncio.gather(*(self._answer_until(visitor, None, ends) for visitor in self.visitors))
        return sorted(self.waited)

    async def _answer_until(
        self, visitor: Visitor, end: float | None, done: "asyncio.Task[bool] | None" = None
    ) -> None:
        await asyncio.sleep(self._chance.uniform(0, _THINKS[1]))
        while (end is None or time.monotonic() < end) and not (done and done.done()):
            for press, wanted in ((visitor.answer, "marks"), (visitor.go_on, "another question")):
                begun = time.monotonic()
                try:
                    if not await asyncio.wait_for(press(), _GIVES_UP):
                        self.faults.append(f"a learner got no {wanted}")
                except (OSError, WebSocketClosedError) as error:
                    self.faults.append(f"a learner lost their page: {error!r}")
                    return
                self.waited.append(time.monotonic() - begun)
                await asyncio.sleep(self._chance.uniform(*_THINKS))


@asynccontextmanager
async def learners(server: Served, count: int, chance: Random) -> AsyncIterator[Learners]:
    """So many learners with a page each, until the block ends."""
    visitors: list[Visitor] = []
    for begin in range(0, count, _AT_A_TIME):
        some = min(_AT_A_TIME, count - begin)
        visitors += await asyncio.gather(*(Visitor.open(server, "sv/quiz") for _ in range(some)))
    try:
        yield Learners(visitors, chance)
    finally:
        await asyncio.gather(*(visitor.close() for visitor in visitors), return_exceptions=True)
