"""All answers that tell how well one knew a rule, sitting by sitting."""

from typing import Final, NamedTuple, TypeAlias

from tolva_teach.review.grades import Grade

SITTING: Final = 3600
"""Answers of so many seconds belong together: whoever has just read why gives the next answer by that."""

LONGEST_HISTORY: Final = 100
"""So many sittings are remembered of a rule."""


class Sitting(NamedTuple):
    """What one answered about a rule in one go."""

    at: int
    """When it began, in seconds since 1970 (UTC)."""
    grade: Grade
    """Of the worst answer."""


History: TypeAlias = tuple[Sitting, ...]
"""The sittings of a rule, in their order."""


def with_answer(history: History, at: int, grade: Grade) -> History:
    """The history after one more answer.

    >>> first = with_answer((), at=0, grade=Grade.GOOD)
    >>> with_answer(first, at=60, grade=Grade.AGAIN)
    (Sitting(at=0, grade=<Grade.AGAIN: 1>),)
    >>> len(with_answer(first, at=SITTING, grade=Grade.GOOD))
    2
    """
    if history and at < history[-1].at + SITTING:  # also where a clock was put back
        last = history[-1]
        return (*history[:-1], Sitting(last.at, min(last.grade, grade)))
    return (*history, Sitting(at, grade))[-LONGEST_HISTORY:]
