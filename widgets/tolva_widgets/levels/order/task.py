"""Things to put in order, without any widget: what is placed, how that is marked, and where a level's come from."""

from collections.abc import Sequence
from dataclasses import dataclass

from tolva_teach.play.dice import Dice
from tolva_teach.play.seeds import drawn_seed
from tolva_teach.quiz import Choice
from tolva_teach.quiz.faults import NoTaskError
from tolva_teach.quiz.ordering import Ordering
from tolva_teach.quiz.orders import ordering
from tolva_teach.review import Grade, grade
from tolva_teach.rules.table import Table
from tolva_widgets.levels.faults import LevelFault
from tolva_widgets.levels.memory import TaskState
from tolva_widgets.levels.task import Slip, task_names
from tolva_widgets.tasks.attempt import Grades

RULE, HIGHEST = HINTS = ("rule", "highest")
"""What the hints tell: the rule by which all stand, and what stands first."""

_LOOKED_AT = 100
"""So often something is drawn that may be no task."""


@dataclass(frozen=True)
class GameOrdering:
    """What is put in order, and the game that it is of."""

    game: str
    task: Ordering


class OrderAttempt:
    """An attempt at putting things in order.

    >>> attempt = OrderSource(["tolva: HK H10 HA"]).make("tolva: HK H10 HA", None)
    >>> for key in ("HA", "H10", "HK"):
    ...     attempt.choose(key)
    >>> attempt.answer(), attempt.right
    (True, True)
    """

    decisions = 0

    def __init__(self, given: GameOrdering) -> None:
        self.game = given.game
        """The game that the task is of."""
        self.task = given.task
        """What is put in order."""
        self.placed: tuple[Choice, ...] = ()
        """What has its place, the highest first."""
        self.marked: tuple[bool, ...] | None = None
        """Of each place whether what stands there may stand there; None before the answer."""
        self.incomplete = False
        """Whether one has just tried to answer before all was placed."""
        self.shown = False
        """Whether the answer was shown before one had given any."""
        self.hinted = self._hints_taken = 0

    # What a person does

    def choose(self, key: str) -> None:
        """Puts something in the next place, or takes it back from its own."""
        if self.marked is not None or key not in self.task.items:
            return
        self.incomplete = False
        if key in self.placed:
            self.placed = tuple(item for item in self.placed if item != key)
        else:
            self.placed = (*self.placed, *self._of(key))

    def answer(self) -> bool:
        """Marks the order; whether this was the answer: not twice, and not before all is placed."""
        self.incomplete = self.marked is None and bool(self.left)
        if self.marked is not None or self.incomplete:
            return False
        self.marked = self.task.rightly(self.placed)
        return True

    def show_answer(self) -> bool:
        """Shows the order to who gives up; whether there was no answer yet. It counts as a wrong one."""
        if self.marked is not None:
            return False
        self.shown, self.incomplete = True, False
        self.placed, self.marked = self.task.ranked, ()
        return True

    @property
    def hints_left(self) -> int:
        """How many hints there are still to give."""
        return len(HINTS) - self.hinted if self.marked is None else 0

    def hint(self) -> bool:
        """Gives the next hint; whether there was one to give."""
        if not self.hints_left:
            return False
        self.hinted += 1
        self._hints_taken += 1
        return True

    # What is known of it

    @property
    def left(self) -> tuple[Choice, ...]:
        """What has no place yet."""
        return tuple(item for item in self.task.items if item not in self.placed)

    @property
    def ended(self) -> bool:
        """Whether it has been marked."""
        return self.marked is not None

    @property
    def right(self) -> bool:
        """Whether the order was right."""
        return self.marked is not None and not self.shown and all(self.marked)

    @property
    def slips(self) -> int:
        """How many hints were given since one began or came back to it, and whether the order was wrong."""
        return self._hints_taken + (self.ended and not self.right)

    @property
    def slip_kinds(self) -> frozenset[Slip]:
        happened: dict[Slip, bool] = {"hint": self._hints_taken > 0, "missed": self.ended and not self.right}
        return frozenset(kind for kind, has in happened.items() if has)

    def noted(self, seconds: float | None) -> Grades:
        """How well the answer shows that one knows the rule.

        Args:
            seconds: how long it took; None where nobody knows.
        """
        if self.marked is None:
            return {}
        choices = len(self.task.items)
        given = grade(right=self.right, hinted=self.hinted > 0, seconds=seconds, choices=choices)
        return {self.task.rule: Grade(given)}

    # What is remembered of it

    @property
    def state(self) -> TaskState:
        """What is placed, and the hints that were given."""
        return TaskState(self.hinted, tuple(item.key for item in self.placed))

    def restore(self, state: TaskState) -> None:
        """Takes it up as it was remembered.

        Raises:
            ValueError: something was placed that there is not.
        """
        if not set(state.done) <= set(self.task.items):
            raise ValueError("nothing of this task")
        self.placed = tuple(item for key in dict.fromkeys(state.done) for item in self._of(key))
        self.hinted = min(state.hinted, len(HINTS))

    def _of(self, key: str) -> tuple[Choice, ...]:
        return tuple(item for item in self.task.items if item == key)


class OrderSource:
    """The things of a level that are put in order."""

    def __init__(self, given: Sequence[str]) -> None:
        """
        Args:
            given: what is put in order, time after time (`tolva_teach.quiz.orders`).

        Raises:
            LevelFault: nothing can be put in order that is written so.
        """
        read = list(map(_read, given))
        self.names = task_names(map(str, given))
        """What they are called: as they are written."""
        self._given = dict(zip(self.names, read, strict=True))

    def make(self, name: str, seed: int | None) -> OrderAttempt:
        """Begins with something to put in order (`TaskSource.make`).

        Raises:
            LevelFault: with this seed nothing is drawn that could be put in order.
        """
        try:
            return OrderAttempt(self._drawn(name, seed))
        except NoTaskError as error:
            raise LevelFault("no-position", why=error.sentence) from error

    def again(self, name: str, seed: int | None) -> int | None:
        """The same once more (`TaskSource.again`)."""
        return seed

    def draw(self, name: str) -> int | None:
        """Draws other things of the same kind; None where all of what was drawn is as high."""
        for _ in range(_LOOKED_AT):
            seed = drawn_seed()
            try:
                drawn = self._drawn(name, seed)
            except NoTaskError:
                continue
            if _shown(drawn) != _shown(self._given[name]):
                return seed
        return None

    def _drawn(self, name: str, seed: int | None) -> GameOrdering:
        given = self._given[name]
        return given if seed is None else GameOrdering(given.game, given.task.drawn(Dice("order", seed)))


def _shown(given: GameOrdering) -> Table:
    """All that there is to see of it: hands are called by their seats, and differ in their cards."""
    return given.task.table((), answered=True)


def _read(text: str) -> GameOrdering:
    try:
        return GameOrdering(*ordering(str(text)))
    except NoTaskError as error:
        raise LevelFault("no-position", why=error.sentence) from error
