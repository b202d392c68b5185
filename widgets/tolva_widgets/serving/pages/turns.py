"""Pages that are asked for at once are made a few at a time, so that those who answer on theirs wait for none of it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager

AT_A_TIME = 4
"""Of these one or two use a processor while the others wait for their kernels."""

LONGEST = 2.0
"""Seconds after which a page gives its turn up: what its cells wait for is not for others to wait for."""


class Turns:
    """Who may make a page now, in the order in which they came.

    Args:
        at_a_time: how many.
        longest: seconds after which one more may, whoever has not come to an end.
    """

    def __init__(self, at_a_time: int = AT_A_TIME, longest: float = LONGEST) -> None:
        self._free = asyncio.Semaphore(at_a_time)
        self._longest = longest

    @property
    def are_all_taken(self) -> bool:
        """Whether one who asks now would wait."""
        return self._free.locked()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for a turn; it ends with the block, or before it when the block takes too long."""
        await self._free.acquire()
        with ExitStack() as held:  # which is given up once, whoever closes it first
            held.callback(self._free.release)
            late = asyncio.get_running_loop().call_later(self._longest, held.close)
            held.callback(late.cancel)
            yield


class Gate:
    """Lets requests through one in each turn of the event loop, in the order in which they came.

    Fifty that come together and take five milliseconds each would otherwise hold up whatever the loop does besides by a
    quarter of a second, at each of the steps that an answer on somebody's page needs.
    """

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def passed(self) -> None:
        """Wait until all who came before are through."""
        async with self._lock:
            await asyncio.sleep(0)
