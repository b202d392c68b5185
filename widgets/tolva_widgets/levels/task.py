"""What every kind of level's tasks have in common, by which one session goes through them all."""

import hashlib
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Literal, Protocol, TypeAlias, TypeVar

from tolva_widgets.levels.memory import NAME_LENGTH, TaskState
from tolva_widgets.tasks.attempt import Attempt

Slip: TypeAlias = Literal["hint", "forbidden", "missed", "luck"]
"""What costs a star: a hint, something forbidden that was tried, a task done wrongly, so that it comes back, and an aim
that was reached by luck."""


class LevelAttempt(Attempt, Protocol):
    """An attempt at a level's task: what the level remembers of it besides."""

    @property
    def decisions(self) -> int:
        """How much one has decided in it, where there is more to decide than there are tasks; else 0."""

    @property
    def slip_kinds(self) -> frozenset[Slip]:
        """What its slips were, as far as that is known: of those before one came back to it, the page keeps but the
        number."""

    @property
    def state(self) -> TaskState:
        """What is remembered of it until it has been done."""

    def restore(self, state: TaskState) -> None:
        """Takes it up as it was remembered, on an attempt that has just begun; what was counted then is not again.

        Raises:
            ValueError: it cannot have come to that; the attempt is of no use then.
        """


A = TypeVar("A", bound=LevelAttempt, covariant=True)


class TaskSource(Protocol[A]):
    """Where a level's tasks come from."""

    @property
    def names(self) -> Sequence[str]:
        """What its tasks are called, in the order in which they come, each once (`task_names`)."""

    def make(self, name: str, seed: int | None) -> A:
        """Begins an attempt.

        Args:
            name: which of the tasks.
            seed: what another of the same kind was drawn with; None for the one that was given.

        Raises:
            LevelFault: there is no such task, or it does not suit the level.
        """

    def again(self, name: str, seed: int | None) -> int | None:
        """The seed of what comes back where a task was done wrongly: its own, or one that is drawn where the same once
        more would teach nothing.

        Args:
            name: which of the tasks.
            seed: what it was drawn with itself; None for the one that was given.
        """

    def draw(self, name: str) -> int | None:
        """Draws the seed of another task of the same kind; None where the given one stays, or no other was found."""


def task_names(called: Iterable[str]) -> tuple[str, ...]:
    """Names for a level's tasks, by which they are remembered: no two alike, and none too long.

    >>> task_names(["tolva: HK H10", "tolva: SA SK", "tolva: HK H10"])
    ('tolva: HK H10', 'tolva: SA SK', 'tolva: HK H10#2')
    """
    times: Counter[str] = Counter()
    names = []
    for name in map(_short, called):
        times[name] += 1
        names.append(name if times[name] == 1 else f"{name}#{times[name]}")
    return tuple(names)


def _short(called: str) -> str:
    room = NAME_LENGTH - len("#999")
    return called if len(called) <= room else hashlib.sha256(called.encode("utf-8", "replace")).hexdigest()[:20]
