"""Questions to learn by: made from a seed, marked, explained, with hints before the answer.

>>> question = FAMILIES["must-play"].question(seed=1, difficulty=1)
>>> mark(question, ["SK", "SQ"]).right
True

What all families share is in `base`, marking in `marking`; `offered` asks about any position of any game. A family has
a module or a package of its own and is registered here.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from tolva_teach.quiz.base import (
    SEED_LIMIT,
    Choice,
    Family,
    Hint,
    Question,
    QuestionName,
    Task,
    UnknownQuestionError,
    check_seed,
)
from tolva_teach.quiz.marking import Mark, MarkedAnswer, MarkedChoice, mark
from tolva_teach.quiz.offered import OfferedQuestion, offered
from tolva_teach.quiz.tricks import MUST_PLAY, MustPlayQuestion

FAMILIES: Mapping[str, Family[Any]] = MappingProxyType({family.name: family for family in (MUST_PLAY,)})
"""Every family of questions, by name."""

FIRST_FAMILY: Family[Any] = MUST_PLAY
"""What a learner is asked first; questions that were kept before names told the family are of this one."""

__all__ = [
    "FAMILIES",
    "FIRST_FAMILY",
    "MUST_PLAY",
    "SEED_LIMIT",
    "Choice",
    "Family",
    "Hint",
    "Mark",
    "MarkedAnswer",
    "MarkedChoice",
    "MustPlayQuestion",
    "OfferedQuestion",
    "Question",
    "QuestionName",
    "Task",
    "UnknownQuestionError",
    "check_seed",
    "mark",
    "offered",
]
