"""A level in which one puts things in order, without any widget: what is placed, how that was marked, what it earns."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tolva_teach.quiz import Choice
from tolva_teach.quiz.dice import Dice
from tolva_teach.quiz.faults import NoTaskError
from tolva_teach.quiz.ordering import Ordering
from tolva_teach.quiz.orders import ordering
from tolva_teach.review import Grade, grade
from tolva_widgets.levels.memory import LevelMemory, Posed
from tolva_widgets.levels.play_session import NOTHING_NOTED, Grades
from tolva_widgets.levels.session import LevelFault
from tolva_widgets.levels.turns import LevelTurns
from tolva_widgets.quiz.session import drawn_seed

RULE, HIGHEST = HINTS = ("rule", "highest")
"""What the hints tell: the rule by which all stand, and what stands first."""

_LOOKED_AT = 100
"""So often something is drawn that may be no task."""


@dataclass(frozen=True)
class Given:
    """A task, and the game that it is of."""

    game: str
    task: Ordering


class OrderLevelSession(LevelTurns):
    """A level while somebody goes through it.

    >>> session = OrderLevelSession(["tolva: HK H10 HA"])
    >>> for key in ("HA", "H10", "HK"):
    ...     session.choose(key)
    >>> session.answer(), session.stars
    (True, 3)
    """

    placed: tuple[Choice, ...]
    """What has its place, the highest first."""

    def __init__(self, given: Sequence[str]) -> None:
        """
        Args:
            given: what is put in order, time after time (`tolva_teach.quiz.orders`).

        Raises:
            LevelFault: there is none, or nothing can be put in order that is written so.
        """
        if not given:
            raise LevelFault("no-task")
        self._given = tuple(map(_read, given))
        self._set_out_for(len(self._given))

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
        self._mark(right=self.task.rightly(self.placed))
        return True

    @property
    def hints_left(self) -> int:
        """How many hints there are still to give."""
        return len(HINTS) - self.hinted if self.marked is None else 0

    def show_answer(self) -> bool:
        """Shows the order to who gives up; whether there was no answer yet. It is asked once more after all others."""
        if self.marked is not None:
            return False
        self.shown, self.incomplete = True, False
        self.placed = self.task.ranked
        self._mark(right=())
        return True

    def fresh(self) -> None:
        """The same once more from the beginning, with other things of the same kinds."""
        self._set_out_for(len(self._given), draws=True)

    # What is known of it

    @property
    def game(self) -> str:
        """The game that the task is of."""
        return self._asked.game

    @property
    def task(self) -> Ordering:
        """What is put in order."""
        return self._asked.task

    @property
    def left(self) -> tuple[Choice, ...]:
        """What has no place yet."""
        return tuple(item for item in self.task.items if item not in self.placed)

    @property
    def ended(self) -> bool:
        return self.marked is not None

    @property
    def well(self) -> bool:
        return self.right

    @property
    def right(self) -> bool:
        """Whether the order was right."""
        return self.marked is not None and not self.shown and all(self.marked)

    def noted(self, seconds: float | None) -> Grades:
        """How well the answer shows that one knows the rule.

        Args:
            seconds: how long it took; None where nobody knows.
        """
        if self.marked is None:
            return NOTHING_NOTED
        choices = len(self.task.items)
        given = grade(right=self.right, hinted=self.hinted > 0, seconds=seconds, choices=choices)
        return {self.task.rule: Grade(given)}

    def _begin(self, posed: Posed) -> None:
        drawn = self._draws and posed.seed is None
        self._posed, asked = self._drawn(posed) if drawn else (posed, self._asked_for(posed))
        self._ask(asked)

    def _ask(self, asked: Given) -> None:
        self._asked = asked
        self.placed = ()
        self.marked: tuple[bool, ...] | None = None
        """Of each place whether what stands there may stand there; None before the answer."""
        self.incomplete = False
        """Whether one has just tried to answer before all was placed."""
        self.hinted = 0
        """How many hints have been given."""
        self.shown = False
        """Whether the answer was shown before one had given any."""

    def _mark(self, right: tuple[bool, ...]) -> None:
        self.marked = right
        self._count(right=self.right)

    # What is kept of it

    def _kept(self) -> dict[str, Any]:
        return {"done": tuple(item.key for item in self.placed)}

    def _take_up(self, memory: LevelMemory) -> bool:
        try:
            asked = self._asked_for(memory.left[0])
        except ValueError:  # a stranger's seed
            return False
        if not set(memory.done) <= set(asked.task.items):
            return False
        self._posed = memory.left[0]
        self._ask(asked)
        self.placed = tuple(item for key in dict.fromkeys(memory.done) for item in self._of(key))
        self.hinted = min(memory.hinted, len(HINTS))
        return True

    # What is asked for

    def _asked_for(self, posed: Posed) -> Given:
        """
        Raises:
            ValueError: with this seed nothing is drawn that could be put in order.
        """
        given = self._given[posed.place]
        if posed.seed is None:
            return given
        return Given(given.game, given.task.drawn(Dice("order", posed.seed)))

    def _drawn(self, posed: Posed) -> tuple[Posed, Given]:
        """Another task of the same kind; where none is found, the same."""
        for _ in range(_LOOKED_AT):
            other = posed._replace(seed=drawn_seed())
            try:
                return other, self._asked_for(other)
            except ValueError:  # all of it is as high
                continue
        return posed, self._asked_for(posed)

    def _of(self, key: str) -> tuple[Choice, ...]:
        return tuple(item for item in self.task.items if item == key)


def _read(text: str) -> Given:
    try:
        return Given(*ordering(str(text)))
    except NoTaskError as error:
        raise LevelFault("no-position", why=error.sentence) from error
