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
    mended: bool = False
    """Whether the worst was wrong, and the last one right all the same."""

    @property
    def is_wrong(self) -> bool:
        """Whether its last answer was wrong."""
        return self.grade == Grade.AGAIN and not self.mended


History: TypeAlias = tuple[Sitting, ...]
"""The sittings of a rule. What a browser keeps may tell of clocks that were wrong: `as_of` puts it in order."""


def as_of(history: History, now: int) -> History:
    """The history in the order of time. Of what lies after now, as a clock was ahead or is behind, the last counts,
    as answered now: nobody knows how long ago it was, but it came after all that went before.

    >>> as_of((Sitting(2 * SITTING, Grade.GOOD), Sitting(0, Grade.HARD)), now=SITTING)
    (Sitting(at=0, grade=<Grade.HARD: 2>, mended=False), Sitting(at=3600, grade=<Grade.GOOD: 3>, mended=False))
    """
    ordered: History = ()
    for sitting in sorted(one for one in history if one.at <= now):
        ordered = _with_later(ordered, sitting)
    return _with_later(ordered, max(history)._replace(at=now)) if is_ahead(history, now) else ordered


def is_ahead(history: History, now: int) -> bool:
    """Whether a part of it is told to have been answered after now: nobody knows when it was."""
    return any(sitting.at > now for sitting in history)


def right_in_a_row(history: History) -> int:
    """In how many sittings all was answered rightly since the last miss."""
    return next((n for n, sitting in enumerate(reversed(history)) if sitting.grade == Grade.AGAIN), len(history))


def is_wrong(history: History) -> bool:
    """Whether the last answer of all was wrong: then one is to be asked again at once."""
    return bool(history) and max(history).is_wrong


def right_since_miss(history: History) -> History:
    """The sittings after the last one with a wrong answer, in all of which all was right."""
    count = right_in_a_row(history)
    return history[len(history) - count :]


def with_answer(history: History, at: int, grade: Grade) -> History:
    """The history after one more answer, which is given now: it is in the order of time, and nothing lies after it.

    >>> first = with_answer((), at=0, grade=Grade.GOOD)
    >>> with_answer(first, at=60, grade=Grade.AGAIN)
    (Sitting(at=0, grade=<Grade.AGAIN: 1>, mended=False),)
    >>> with_answer(_, at=120, grade=Grade.GOOD)[0].mended
    True
    >>> len(with_answer(first, at=SITTING, grade=Grade.GOOD))
    2
    """
    return _with_later(as_of(history, at), Sitting(at, grade))


def _with_later(history: History, sitting: Sitting) -> History:
    """With a sitting that began after all the others, or is a part of the last one."""
    if history and sitting.at < history[-1].at + SITTING:
        return (*history[:-1], _both(history[-1], sitting))
    return (*history, sitting)[-LONGEST_HISTORY:]


def _both(last: Sitting, sitting: Sitting) -> Sitting:
    """Two that belong together, the later one second: it tells whether what was wrong is so still."""
    worst = min(last.grade, sitting.grade)
    return Sitting(last.at, worst, mended=worst == Grade.AGAIN and not sitting.is_wrong)
