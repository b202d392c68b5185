"""Tasks one after the other, those that are done wrongly once more after all others: a level's, or a review's."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from tolva_teach.quiz import Task, mark
from tolva_widgets.answering.session import Answering

G = TypeVar("G")


class Turns(Generic[G]):
    """What comes in turn, and how one gets on with it."""

    count: int
    """How many tasks there are."""
    solved: int
    """How many have been done rightly."""
    slips: int
    """How often one did something wrongly, was given a hint or was shown the answer."""

    # What each says itself

    @property
    def ended(self) -> bool:
        """Whether the task has been done, rightly or not."""
        raise NotImplementedError

    @property
    def well(self) -> bool:
        """Whether it has been done rightly."""
        raise NotImplementedError

    @property
    def hints_left(self) -> int:
        """How many hints there are still to give."""
        raise NotImplementedError

    def hint(self) -> bool:
        """Gives the next hint; whether there was one to give."""
        raise NotImplementedError

    def _begin(self, given: G) -> None:
        """Begins with a task."""
        raise NotImplementedError

    def _once_more(self) -> G:
        """What tells of the task that the one just done wrongly comes back as."""
        raise NotImplementedError

    # What all share

    def _set_out(self, given: Sequence[G]) -> G:
        """Begins with all of it; gives what tells of the first."""
        self._waiting = list(given)
        self.count, self.solved, self.slips = len(given), 0, 0
        return self._waiting.pop(0)

    @property
    def is_done(self) -> bool:
        """Whether all have been done rightly."""
        return self.solved == self.count

    @property
    def comes_back(self) -> bool:
        """Whether nothing but what was just done wrongly is left."""
        return self.ended and not self.well and len(self._waiting) == 1

    def next(self) -> bool:
        """Begins with the next task; whether there is one, which is after the end of this."""
        if not self.ended or not self._waiting:
            return False
        self._begin(self._waiting.pop(0))
        return True

    def _count(self, *, right: bool) -> None:
        if right:
            self.solved += 1
            return
        self.slips += 1
        self._waiting.append(self._once_more())


class InTurn(Answering[Task], Turns[G], Generic[G]):
    """Goes through tasks, each of which is made when its turn comes, of something that tells which it is."""

    def begin(self, task: Task) -> None:
        self.shown = False
        """Whether the answer was shown before one had given any."""
        super().begin(task)

    def _start(self, given: Sequence[G], make: Callable[[G], Task]) -> None:
        """
        Args:
            given: what tells of each task; at least one.
            make: makes a task of it, when its turn comes.
        """
        self._make = make
        self._begin(self._set_out(given))

    def _begin(self, given: G) -> None:
        self.begin(self._make(given))

    @property
    def ended(self) -> bool:
        return self.marked is not None

    @property
    def well(self) -> bool:
        return self.marked is not None and self.marked.right

    def hint(self) -> bool:
        given = super().hint()
        self.slips += given
        return given

    def answer(self) -> bool:
        """Marks what is picked. What is answered wrongly is asked once more after all others."""
        answered = super().answer()
        if answered and self.marked is not None:
            self._count(right=self.marked.right)
        return answered

    def show_answer(self) -> bool:
        """Shows the answer of who gives up; whether there was none yet. It is asked once more after all others."""
        if self.marked is not None:
            return False
        self.picked, self.unpicked, self.shown = (), False, True
        self.marked = mark(self.task, ())
        self._count(right=False)
        return True
