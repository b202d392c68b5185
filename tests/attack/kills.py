"""Processes of a server that end without a word, as where memory runs out."""

import asyncio
from random import Random

import psutil

from attack.outcomes import Outcome
from attack.requests import PAGE, newcomer
from helpers.served import Served
from helpers.visitor import Visitor

_ROUNDS, _PAGES = 5, 4
_AGAIN_SECONDS = 60
"""Within these there is a page again; one whose kernel has ended in this moment is reloaded, as it says itself."""


def kills(server: Served, chance: Random) -> Outcome:
    """Some of the server's processes are killed, at last all: each time there is a page for who comes then."""
    return asyncio.run(_kills(server, chance))


async def _kills(server: Served, chance: Random) -> Outcome:
    tried, wrong = 0, []
    for last in [False] * _ROUNDS + [True]:
        pages = await asyncio.gather(*(Visitor.open(server, PAGE) for _ in range(_PAGES)))
        processes = psutil.Process(server.process.pid).children(recursive=True)
        for process in processes if last else chance.sample(processes, chance.randrange(1, len(processes))):
            process.kill()
            tried += 1
        wrong += await newcomer(server, _AGAIN_SECONDS, reloads=2)
        await asyncio.gather(*(page.close() for page in pages), return_exceptions=True)
    return Outcome(tried, wrong)
