"""How well an answer shows that one knows a rule."""

from collections.abc import Mapping
from enum import IntEnum

from tolva_teach.quiz import MarkedAnswer, right_by_rule

_QUICK, _QUICK_A_CHOICE = 4.0, 1.0
"""Whoever answers within so many seconds, and so many more for each choice there is to judge, need not think."""
_SLOW = 6
"""Whoever takes so many times as long has had to work it out."""


class Grade(IntEnum):
    """The four grades of spaced repetition, with the numbers that `fsrs` gives them."""

    AGAIN = 1
    """Answered wrongly, or shown."""
    HARD = 2
    """Answered rightly after a hint, or after long thought."""
    GOOD = 3
    EASY = 4
    """Answered rightly at once."""


def grade(*, right: bool, hinted: bool, seconds: float | None, choices: int) -> Grade:
    """The grade of an answer.

    Args:
        right: whether it was right.
        hinted: whether one had a hint.
        seconds: from when the question was there until the answer; None where nobody knows.
        choices: how many there were to judge.

    >>> grade(right=True, hinted=False, seconds=20, choices=6)
    <Grade.GOOD: 3>
    """
    if not right:
        return Grade.AGAIN
    quick = _QUICK + _QUICK_A_CHOICE * choices
    if hinted or (seconds is not None and seconds > _SLOW * quick):
        return Grade.HARD
    return Grade.EASY if seconds is not None and seconds <= quick else Grade.GOOD


def grades_of(marked: MarkedAnswer, *, hinted: bool, seconds: float | None) -> Mapping[str, Grade]:
    """The grade of each rule by which one of the choices holds or does not, by the rule's id.

    Whoever misjudged a choice did not know the rule that decides it; the others may have been known all the same.
    """
    rules = right_by_rule(marked)
    if not marked.right:
        return {rule: Grade.AGAIN for rule, right in rules.items() if not right}
    given = grade(right=True, hinted=hinted, seconds=seconds, choices=len(marked.choices))
    return dict.fromkeys(rules, given)
