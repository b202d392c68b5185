"""What a learner's attempt at a task has, whatever is to be done: a question to answer, a position to play on, things
to put in order. The attempt knows how the task is marked; what goes through several tasks needs to know no more of it.
"""

from collections.abc import Mapping
from typing import Protocol, TypeAlias

from tolva_teach.review import Grade

Grades: TypeAlias = Mapping[str, Grade]
"""How well one knew some rules, by their ids."""


class Hinted(Protocol):
    """What gives hints, one after the other."""

    hinted: int
    """How many hints have been given on what is to be done now."""

    @property
    def hints_left(self) -> int:
        """How many hints there are still to give."""

    def hint(self) -> bool:
        """Gives the next hint; whether there was one to give."""


class Attempt(Hinted, Protocol):
    """An attempt at one task, from when it is set until it has been done, rightly or not."""

    @property
    def ended(self) -> bool:
        """Whether the task has been done, rightly or not."""

    @property
    def right(self) -> bool:
        """Whether it has been done rightly."""

    @property
    def slips(self) -> int:
        """How often something was done wrongly, a hint given or the answer shown."""
