"""Questions to learn by: made from a seed, marked, explained, with hints before the answer.

>>> question = FAMILIES["must-play"].question(seed=1, difficulty=1)
>>> mark(question, ["SK", "SQ"]).right
True

`must_play` is the first family; what all families share is in `base`, marking in `marking`.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from tolva_teach.quiz.base import (
    HINTS,
    SEED_LIMIT,
    Family,
    Hint,
    Question,
    QuestionName,
    UnknownQuestionError,
    check_seed,
)
from tolva_teach.quiz.marking import Mark, MarkedAnswer, MarkedChoice, mark
from tolva_teach.quiz.must_play import MUST_PLAY, MustPlayQuestion

FAMILIES: Mapping[str, Family[Any]] = MappingProxyType({family.name: family for family in (MUST_PLAY,)})
"""Every family of questions, by name."""

__all__ = [
    "FAMILIES",
    "HINTS",
    "MUST_PLAY",
    "SEED_LIMIT",
    "Family",
    "Hint",
    "Mark",
    "MarkedAnswer",
    "MarkedChoice",
    "MustPlayQuestion",
    "Question",
    "QuestionName",
    "UnknownQuestionError",
    "check_seed",
    "mark",
]
