"""All that strangers do to a server, one attack after the other."""

import asyncio
import time
from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from attack import requests, sockets
from attack.outcomes import Attack, Outcome
from helpers.served import Answering

_SECONDS = 300
"""An attack that takes longer has found something that hangs."""

ALL: Mapping[str, Attack] = {**sockets.ALL, **requests.ALL}
"""What strangers do, by name."""


class Told(NamedTuple):
    """How an attack went."""

    name: str
    seconds: float
    outcome: Outcome


def attack_apart(address: str, seed: int, name: str) -> Told:
    """The attack of this name. In a process of its own, it takes no time of the learners'."""
    begun = time.monotonic()
    outcome = asyncio.run(_within_time(name, Answering(address), Random(f"{seed} {name}")))
    return Told(name, time.monotonic() - begun, outcome)


async def _within_time(name: str, server: Answering, chance: Random) -> Outcome:
    try:
        return await asyncio.wait_for(ALL[name](server, chance), _SECONDS)
    except TimeoutError:
        return Outcome(0, [f"{name} had no end in {_SECONDS} s"])
