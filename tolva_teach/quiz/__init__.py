"""Questions to learn by: made from a seed, marked, explained, with hints before the answer.

>>> question = FAMILIES["must-play"].question(seed=1, difficulty=1)
>>> mark(question, ["SK", "SQ"]).right
True

What all families share is in `base`, marking in `marking`; `offered` asks about any position of any game. A family has
a module or a package of its own and is registered here.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from tolva_teach.decisions import Decision
from tolva_teach.games import FIRST_GAME
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
from tolva_teach.quiz.dice import Dice
from tolva_teach.quiz.marking import Mark, MarkedAnswer, MarkedChoice, mark
from tolva_teach.quiz.offered import OfferedQuestion, offered
from tolva_teach.quiz.tricks import MUST_PLAY, MustPlayQuestion, lifelike

FAMILIES: Mapping[str, Family[Any]] = MappingProxyType({family.name: family for family in (MUST_PLAY,)})
"""Every family of questions, by name."""

FIRST_FAMILY: Family[Any] = MUST_PLAY
"""What a learner is asked first; questions that were kept before names told the family are of this one."""

LIFELIKE: Mapping[str, Callable[[Any, Dice], Decision]] = MappingProxyType({FIRST_GAME.name: lifelike.decide})
"""Who plays the deals that questions are cut from so that they look like people's, by game: from a seat's view and dice
to what it decides."""

__all__ = [
    "FAMILIES",
    "FIRST_FAMILY",
    "LIFELIKE",
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
