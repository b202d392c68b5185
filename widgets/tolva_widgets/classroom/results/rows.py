"""The rows of a class's results: a learner, a rule, how many chose what."""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias

from ..storage.values import Learner

Sort: TypeAlias = Literal["name", "progress", "stuck", "table"]
"""By what the learners stand in order; none of them is how well."""

SORTS: tuple[Sort, ...] = ("name", "progress", "stuck", "table")

State: TypeAlias = Literal["answered", "thinking", "away"]
"""How one is with the class's question; who has none to answer is thinking."""

Choice: TypeAlias = tuple[str, ...]
"""What was picked in one answer, by the choices' keys."""


class HereRow(NamedTuple):
    """A learner, as the teacher sees them."""

    learner: Learner
    signs: tuple[bool | None, ...]
    """Whether each of the last answers was right, the latest last; None for a question to all that was not answered."""
    answered: int
    """How many questions."""
    right: int
    """How many of these rightly."""
    state: State
    stuck: float | None
    """For how many seconds a question has been looked at; None for who has answered it, is away, or was asked none."""
    stands_out: Literal["", "stuck", "quick"]
    alone: int = 0
    """How many of the answers were to questions that all were not asked: own practice."""
    right_alone: int = 0
    """How many of these were right."""


class WrongChoice(NamedTuple):
    """A wrong choice that many have made."""

    question: str
    choice: Choice
    learners: int
    """How many made it."""
    of: int
    """How many answered the question."""


class RuleRow(NamedTuple):
    """A rule, as the class has it."""

    rule: str
    met: int
    """How many learners have met it."""
    broken: int
    """How many of them have ever broken it."""
    now: int
    """How many broke it when they met it last: they chose something that it forbids."""
    wrong: WrongChoice | None
    """The wrong choice made by most; None where too few have answered to tell."""
    trend: Literal["better", "worse", ""]
    missed: int = 0
    """How many missed something when they met it last: they chose nothing forbidden, but not all it allows."""

    @property
    def not_kept(self) -> int:
        """How many did not answer all of it rightly when they met it last."""
        return self.now + self.missed


class Spread(NamedTuple):
    """How many chose what."""

    counts: Mapping[str, int]
    """By the choice's key."""
    answers: int
    right: int
    """How many were wholly right."""
    wholes: Sequence[tuple[Choice, int]] = ()
    """The whole answers that most have given, as `spreads.most_given` has them."""
