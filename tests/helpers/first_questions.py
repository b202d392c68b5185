"""Questions that several tests look at, made once in a process."""

from collections import defaultdict
from typing import Any

from tolva_teach.quiz import Family

_made: defaultdict[tuple[Family[Any], int], list[Any]] = defaultdict(list)


def first_questions(family: Family[Any], difficulty: int, count: int) -> tuple[Any, ...]:
    """The questions of the seeds from 0 on, so many."""
    made = _made[family, difficulty]
    made += (family.question(seed, difficulty) for seed in range(len(made), count))
    return tuple(made[:count])
