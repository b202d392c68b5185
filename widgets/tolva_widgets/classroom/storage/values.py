"""What a class consists of: its learners, their answers, and what it is asked."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from ..presence import is_away

State: TypeAlias = Literal["join", "question", "spread", "reveal"]
"""What a class is shown: the address to open, a question, how many chose what, or what was right."""
STATES: tuple[State, ...] = ("join", "question", "spread", "reveal")

VerdictAt: TypeAlias = Literal["now", "reveal", "never"]
"""When a learner is told whether their answer was right."""
VERDICTS: tuple[VerdictAt, ...] = ("now", "reveal", "never")

MOST_TABLES = 170
"""So many the largest class needs."""
_FEWEST_TABLES, _AT_A_TABLE = 6, 3


def tables_for(learners: int, taken: int | None = None) -> range:
    """The tables in the room, by their numbers: at most three learners need to share one.

    Args:
        learners: how many there are.
        taken: a table that somebody sits at, whatever there are else.

    >>> [max(tables_for(count)) for count in (0, 19, 40)], max(tables_for(9, taken=12))
    ([6, 7, 14], 12)
    """
    needed = max(_FEWEST_TABLES, -(-learners // _AT_A_TABLE), taken or 0)
    return range(1, min(needed, MOST_TABLES) + 1)


FEWEST_SHOWN = 5
"""Of fewer answers no spread is shown: one could tell whose each is."""


@dataclass(frozen=True, slots=True)
class Learner:
    """One who is in the class. Times are seconds since 1970."""

    id: int
    name: str
    """Made up, or given by the teacher; no other in the class has it."""
    table: int | None
    """The table that they sit at, as the teacher has asked them to or they have said themselves."""
    removed: bool
    joined: float
    seen: float
    where: str
    """The page that they were last at, as its address says it below the site's."""
    lost: int
    """How often they have said that they are lost."""
    lost_at: float | None
    """When they said so last."""

    def is_here(self, now: float) -> bool:
        """Whether a page of theirs has been heard of lately."""
        return not self.removed and not is_away(now - self.seen)


def count_here(learners: Iterable[Learner], answered: Collection[int], now: float) -> int:
    """How many may answer a question to all, or have: so many the teacher and the large screen say there are.

    Args:
        learners: of the class.
        answered: who has answered, by their ids.
        now: the time.
    """
    return sum(not its.removed and (its.id in answered or its.is_here(now)) for its in learners)


@dataclass(frozen=True, slots=True)
class Answer:
    """What a learner has answered to a question, judged."""

    number: int
    """Its place in the row of all answers of the class; one that replaces another has a number of its own."""
    learner: int
    """The learner's id."""
    question: str
    """The question's name, as `QuestionName` writes it."""
    choice: tuple[str, ...]
    """What was chosen, by its keys, in the question's order."""
    right: bool
    met: tuple[str, ...]
    """The rules, by id, of which all was answered rightly."""
    broken: tuple[str, ...]
    """Those that forbid something that was chosen."""
    at: float
    asked: int | None
    """The number of the question to all that it belongs to; None for what a learner was asked alone."""
    missed: tuple[str, ...] = ()
    """The others that the question was about: something that they allow was not chosen."""

    @property
    def wrong(self) -> tuple[str, ...]:
        """The rules of which not all was answered rightly."""
        return (*self.broken, *self.missed)

    @property
    def moment(self) -> tuple[float, int]:
        """Its place in the order in which a learner has answered: where two rows have become one, what was answered at
        the other device is written, and numbered, later than it was answered."""
        return self.at, self.number

    @property
    def key(self) -> tuple[int, int | None, int | None]:
        """What an answer replaces is the one by the same key: a question to all has one answer of each learner."""
        return self.learner, self.asked, self.number if self.asked is None else None


@dataclass(frozen=True, slots=True)
class Stage:
    """What the class is shown now."""

    number: int
    """Which of the questions to all it is, from 1; 0 before the first."""
    state: State
    """What the large screen shows."""
    question: str | None
    """The question's name; None before the first."""
    closed: bool
    """Whether the answers can no longer be changed."""
    verdict: VerdictAt
    left: State = "question"
    """How far one has come with the question; it stays so while the address is shown, or another question."""
    sent: str = ""
    """The page that all are sent to, as `sent` has it; empty where they are sent to none."""
    tables: bool = False
    """Whether learners are asked at which table they sit."""
    house: str = ""
    """The house rules that the class plays by, as `house` has them; empty where it plays by the book."""
    hints: bool = True
    """Whether learners may take hints."""
    about: str = ""
    """The rule that the question was chosen for, by its id; empty where it was chosen for none."""

    @property
    def open(self) -> bool:
        """Whether answers to the question are taken."""
        return self.question is not None and not self.closed and self.left != "reveal"

    @property
    def revealed(self) -> bool:
        """Whether everyone is told what is right; never, where the teacher has it so."""
        return self.question is not None and self.left == "reveal" and self.verdict != "never"

    @property
    def seen(self) -> str:
        """What a page has seen of it when something is pressed there, so that it is done to that alone."""
        return f"{self.number} {self.state}"


@dataclass(frozen=True, slots=True)
class Asked:
    """A question that all were asked."""

    number: int
    question: str
    verdict: VerdictAt
    closed: bool
    state: State
    """How far one has come with it."""
    at: float
    about: str = ""
    """The rule that it was chosen for."""
    lost: int = 0
    """How many have said at it that they are lost; it is kept of nobody that it was they."""

    @property
    def open(self) -> bool:
        """Whether answers to it are taken."""
        return not self.closed and self.state != "reveal"

    @property
    def is_done(self) -> bool:
        """Whether all are shown of it that they are to be shown: what is right, or what was chosen where that is never
        told."""
        return self.state == "reveal" or (self.verdict == "never" and self.state == "spread")


@dataclass(frozen=True, slots=True)
class KnownClass:
    """A class that is kept on this computer."""

    name: str
    place: str
    """Where its file lies."""
    changed: float
    """When it was last written in, in seconds since 1970."""
    old: bool
    """Whether that is longer ago than a class should be kept."""
