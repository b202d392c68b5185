"""What a class consists of: its learners, their answers, and what it is asked."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

State: TypeAlias = Literal["join", "question", "spread", "reveal"]
"""What a class is shown: the address to open, a question, how many chose what, or what was right."""
STATES: tuple[State, ...] = ("join", "question", "spread", "reveal")

VerdictAt: TypeAlias = Literal["now", "reveal", "never"]
"""When a learner is told whether their answer was right."""
VERDICTS: tuple[VerdictAt, ...] = ("now", "reveal", "never")

FEWEST_SHOWN = 5
"""Of fewer answers no spread is shown: one could tell whose each is."""


@dataclass(frozen=True, slots=True)
class Learner:
    """One who is in the class. Times are seconds since 1970."""

    id: int
    name: str
    """Made up, or given by the teacher; no other in the class has it."""
    table: int | None
    """The table that they were asked to sit at."""
    removed: bool
    joined: float
    seen: float
    where: str
    """The page that they were last at, as its address says it below the site's."""
    lost: int
    """How often they have said that they are lost."""
    lost_at: float | None
    """When they said so last."""


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
    """The others that the question was about."""
    at: float
    asked: int | None
    """The number of the question to all that it belongs to; None for what a learner was asked alone."""

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
    question: str | None
    """The question's name; None before the first."""
    closed: bool
    """Whether the answers can no longer be changed."""
    verdict: VerdictAt

    @property
    def open(self) -> bool:
        """Whether answers to the question are taken."""
        return self.question is not None and not self.closed and self.state != "reveal"


@dataclass(frozen=True, slots=True)
class Asked:
    """A question that all were asked."""

    number: int
    question: str
    verdict: VerdictAt
    closed: bool
    at: float


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
