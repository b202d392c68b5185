"""A question while somebody answers it: what is picked and taken back, the marks, whose reason is told. No widgets."""

from collections.abc import Collection
from typing import Generic, TypeVar

from tolva_teach.quiz import Choice, MarkedAnswer, MarkedChoice, Narrowed, Question, Task, mark

T = TypeVar("T", bound=Task)


class QuestionSession(Generic[T]):
    """One task at a time, from when it is asked until the next one is.

    >>> from tolva_teach.quiz import MUST_PLAY
    >>> session = QuestionSession(MUST_PLAY.question(seed=1, difficulty=1))
    >>> session.pick(["SK"])
    >>> session.pick(["SK", "H6"])
    >>> session.undo()
    >>> session.picked
    ('SK',)
    """

    held = False
    """Whether the solution is held back after a wrong answer: one is told which of one's own picks are wrong and gets a
    hint, and may try again. No reason is told until then: most name what would have been right."""
    counts = True
    """Whether what has just been answered was the first answer, by which it is judged how well one knew it."""

    def __init__(self, task: T) -> None:
        self.begin(task)

    def begin(self, task: T) -> None:
        """Asks this task; nothing is left of the one before."""
        self.task = task
        self.hinted = 0
        """How many hints have been given, also where the task is tried once more."""
        self.again()

    def again(self) -> None:
        """The same task once more, with nothing picked."""
        self.picked: tuple[Choice, ...] = ()
        """What is picked now, in the order shown."""
        self.marked: MarkedAnswer | None = None
        """The marked answer; None before it."""
        self.told: Choice | None = None
        """The choice whose reason is told once more, after the answer."""
        self.unpicked = False
        """Whether one has just tried to answer with nothing picked."""
        self.shown = False
        """Whether the answer was shown before one had given any."""
        self._earlier: list[tuple[Choice, ...]] = []

    def pick(self, keys: Collection[str]) -> None:
        """Picks these and no others; what is not offered cannot be picked. After the answer nothing changes.

        Where only one choice holds, one is picked: of several, what was not picked before.
        """
        picked = self.of(keys)
        if self.task.single and len(picked) > 1:
            picked = tuple(choice for choice in picked if choice not in self.picked)[-1:] or self.picked
        if self.marked is None and picked != self.picked:
            self._earlier.append(self.picked)
            self.picked = picked
            self.unpicked = False

    def undo(self) -> None:
        """Takes back the last picking or letting go."""
        if self.marked is None and self._earlier:
            self.picked = self._earlier.pop()
            self.unpicked = False

    @property
    def read_as(self) -> str:
        """The name that gives the task to whoever reads it; empty where none does, as of a position."""
        if not isinstance(self.task, Question | Narrowed) or self.task.name.record:
            return ""
        return str(self.task.name)

    @property
    def told_of(self) -> tuple[MarkedChoice, ...]:
        """The marked choices that are shown: all of them, or as long as the solution is held back what one picked."""
        marked = self.marked.choices if self.marked else ()
        return tuple(its for its in marked if its.choice in self.picked) if self.held else marked

    @property
    def hints_left(self) -> int:
        """How many hints there are still to give."""
        return self.task.hint_count - self.hinted

    @property
    def hints_told(self) -> int:
        """How many hints are told now: those that were given, and while the solution is held back the next one."""
        return min(self.hinted + self.held, self.task.hint_count)

    def hint(self) -> bool:
        """Gives the next hint; whether there was one to give, which is before the answer."""
        if self.marked is not None or not self.hints_left:
            return False
        self.hinted += 1
        self.unpicked = False
        return True

    def answer(self) -> bool:
        """Marks what is picked; whether this was the answer: not twice, and not with nothing picked."""
        if self.marked is not None:
            return False
        self.unpicked = not self.picked
        if self.unpicked:
            return False
        self.marked = mark(self.task, self.picked)
        return True

    def show_answer(self) -> bool:
        """Shows the answer of who gives up, marked as a wrong one; whether there was none yet."""
        if self.marked is not None:
            return False
        self.picked, self.unpicked, self.shown = (), False, True
        self.marked = mark(self.task, ())
        return True

    def ask_why(self, key: str) -> bool:
        """Tells the reason of a choice once more; whether there is one to tell, which is after the answer, but not
        while the solution is held back."""
        if self.held or all(its.choice != key for its in self.told_of):
            return False
        (self.told,) = self.of([key])
        return True

    def of(self, keys: Collection[str]) -> tuple[Choice, ...]:
        """The task's choices with these keys, in the order shown."""
        return tuple(choice for choice in self.task.choices if choice in keys)


class QuestionAttempt(QuestionSession[Task]):
    """An attempt at a question, among other tasks (`Attempt`)."""

    hints_taken = 0
    """How many hints have been given since one began, or came back to it."""

    @property
    def ended(self) -> bool:
        """Whether it has been answered."""
        return self.marked is not None

    @property
    def right(self) -> bool:
        """Whether it has been answered rightly."""
        return self.marked is not None and self.marked.right

    @property
    def slips(self) -> int:
        """How many hints were given since one began or came back to it, and whether the answer was wrong."""
        return self.hints_taken + (self.ended and not self.right)

    def hint(self) -> bool:
        given = super().hint()
        self.hints_taken += given
        return given
