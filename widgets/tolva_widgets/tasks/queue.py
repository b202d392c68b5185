"""Tasks one after the other, those done wrongly once more after all others: a level's, or a review's."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from tolva_widgets.tasks.attempt import Attempt

K = TypeVar("K")
A = TypeVar("A", bound=Attempt)


class TaskQueue(ABC, Generic[K, A]):
    """Goes through tasks by key: each is made only when its turn comes."""

    current: A
    """The attempt at the task whose turn it is."""
    count: int
    """How many tasks there are."""

    @abstractmethod
    def _make(self, which: K) -> tuple[K, A]:
        """Makes a task, and tells which it is when it comes back."""

    def _start(self, tasks: Sequence[K]) -> None:
        """Begins with all of them; there is at least one."""
        first, current = self._make(tasks[0])
        self._left, self.current = [first, *tasks[1:]], current
        self.count, self._earlier_slips = len(tasks), 0

    @property
    def solved(self) -> int:
        """How many have been done rightly."""
        return self.count - len(self._still_left)

    @property
    def slips(self) -> int:
        """How often one did something wrongly, was given a hint or was shown the answer."""
        return self._earlier_slips + self.current.slips

    @property
    def is_done(self) -> bool:
        """Whether all have been done rightly."""
        return not self._still_left

    @property
    def comes_back(self) -> bool:
        """Whether nothing but what was just done wrongly is left."""
        return self.current.ended and not self.current.right and self.is_last

    @property
    def is_last(self) -> bool:
        """Whether none but the current one is left."""
        return len(self._left) == 1

    @property
    def _still_left(self) -> list[K]:
        """What is still to be done, in this order: what was just done wrongly comes last."""
        first, *rest = self._left
        if not self.current.ended:
            return self._left
        return rest if self.current.right else [*rest, self._coming_back(first)]

    def _coming_back(self, which: K) -> K:
        """Which task comes in the place of one that was just done wrongly: the same, unless said otherwise."""
        return which

    def hint(self) -> bool:
        """Gives the next hint; whether there was one to give."""
        return self.current.hint()

    def next(self) -> bool:
        """Begins with the next task; whether there is one, which is after the end of this."""
        if not self.current.ended or self.is_done:
            return False
        taken = self._take(self._still_left)
        if taken is None:
            return False
        self._earlier_slips += self.current.slips
        self._left, self.current = taken
        return True

    def _take(self, left: Sequence[K]) -> tuple[list[K], A] | None:
        """Begins with the first of what is left; gives that with it. None where nothing of it can be begun."""
        which, attempt = self._make(left[0])
        return [which, *left[1:]], attempt
