"""How many chose what in a question, and which whole answers most have given."""

from collections import Counter
from collections.abc import Collection, Iterable

from ..storage.values import FEWEST_SHOWN, Answer
from .order import most_first
from .rows import Choice, Spread

_WHOLES, _WHOLES_BY = 3, 2
"""So many whole answers are told of at most, and only those that so many gave: the others tell nothing of the class."""


def spread_of(answers: Collection[Answer]) -> Spread | None:
    """How many chose what; None of fewer than `FEWEST_SHOWN` answers."""
    if len(answers) < FEWEST_SHOWN:
        return None
    counts = Counter(key for answer in answers for key in answer.choice)
    return Spread(counts, len(answers), sum(answer.right for answer in answers), most_given(answers))


def most_given(answers: Iterable[Answer]) -> list[tuple[Choice, int]]:
    """The whole answers that several have given, with how many, the most frequent first; who chose the same in another
    order has given the same."""
    given = Counter(tuple(sorted(answer.choice)) for answer in answers)
    return [(choice, count) for choice, count in sorted(given.items(), key=most_first) if count >= _WHOLES_BY][:_WHOLES]
