"""What an attack gives."""

from collections.abc import Awaitable, Callable
from random import Random
from typing import NamedTuple

from helpers.served import Answering


class Outcome(NamedTuple):
    """How an attack went."""

    tried: int
    wrong: list[str]
    """What did not hold."""


Attack = Callable[[Answering, Random], Awaitable[Outcome]]
"""What strangers do to a server, with random numbers."""
