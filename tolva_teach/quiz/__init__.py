"""Questions to learn by: made from a seed, marked, explained, with hints before the answer.

>>> question = FIRST_FAMILY.question(seed=1, difficulty=1, version=1)
>>> mark(question, ["SK", "SQ"]).right
True

What all families share is in `base`, marking in `marking`; `offered` asks about any position of any game,
`rounds` puts questions in a row. A family has
a module or a package of its own and is registered here.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

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
from tolva_teach.quiz.narrowed import Narrowed
from tolva_teach.quiz.offered import OfferedQuestion, offered
from tolva_teach.quiz.rounds import (
    Answer,
    Round,
    RoundResult,
    RuleResult,
    hangs_on,
    names_about,
    names_from,
    right_by_rule,
    round_from,
    round_of,
    rules_met,
)
from tolva_teach.quiz.tolp import EXCHANGE_TELLS, HAND_OVER, MAY_LAY, WHO_EXCHANGES, WHO_LEADS, WHO_WINS
from tolva_teach.quiz.trettioett import LOSES, MAY_DO, THIRD_CARD, WORTH
from tolva_teach.quiz.tricks import (
    CANNOT_HAVE,
    LACKED,
    MAY_DOS,
    MUST_PLAY,
    MUST_PLAYS,
    SCORES,
    WHO_TAKES,
    WRONG_PLAYS,
    MustPlayQuestion,
    lifelike,
)
from tolva_teach.rules.decisions import Decision

FAMILIES: Sequence[Family[Any]] = (
    *MUST_PLAYS,
    *WHO_TAKES,
    *MAY_DOS,
    *WRONG_PLAYS,
    *SCORES,
    *CANNOT_HAVE,
    *LACKED,
    *MAY_LAY,
    *HAND_OVER,
    *WHO_LEADS,
    *EXCHANGE_TELLS,
    *WHO_EXCHANGES,
    *WHO_WINS,
    *MAY_DO,
    *WORTH,
    *LOSES,
    *THIRD_CARD,
)
"""Every family of questions: those about one game for a number of players in the order in which they are offered."""

FIRST_FAMILY: Family[Any] = MUST_PLAY
"""What a learner is asked first; questions that were kept before names told the family are of this one."""


def families(game: str, players: int | None = None) -> tuple[Family[Any], ...]:
    """The families about a game for so many, the first of them first; None for as many as usual."""
    return tuple(family for family in FAMILIES if (family.game, family.players) == (game, players))


def family_of(name: QuestionName) -> Family[Any]:
    """The family that asks the question of this name.

    Raises:
        LookupError: there is none.
    """
    for family in FAMILIES:
        if family.asks(name):
            return family
    raise LookupError(f"no family asks {name.game}/{name.family}")


LIFELIKE: Mapping[str, Callable[[Any, Dice], Decision]] = MappingProxyType({FIRST_GAME.name: lifelike.decide})
"""Who plays the deals that questions are cut from so that they look like people's, by game: from a seat's view and dice
to what it decides."""

__all__ = [
    "FAMILIES",
    "FIRST_FAMILY",
    "LIFELIKE",
    "MUST_PLAY",
    "SEED_LIMIT",
    "Answer",
    "Choice",
    "Family",
    "Hint",
    "Mark",
    "MarkedAnswer",
    "MarkedChoice",
    "MustPlayQuestion",
    "Narrowed",
    "OfferedQuestion",
    "Question",
    "QuestionName",
    "Round",
    "RoundResult",
    "RuleResult",
    "Task",
    "UnknownQuestionError",
    "check_seed",
    "families",
    "family_of",
    "hangs_on",
    "mark",
    "names_about",
    "names_from",
    "offered",
    "right_by_rule",
    "round_from",
    "round_of",
    "rules_met",
]
