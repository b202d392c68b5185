"""Questions to learn by: made from a seed, marked, explained, with hints before the answer.

>>> question = FIRST_FAMILY.question(seed=29, difficulty=1)
>>> mark(question, ["S9", "S7"]).right
True

What all families share is in `base`, marking in `marking`; `offered` asks about any position of any game, `rounds` puts
questions in a row. A family has a module or a package of its own and is registered in `registry`.
"""

from tolva_teach.play.dice import SEED_LIMIT
from tolva_teach.quiz.base import (
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
from tolva_teach.quiz.narrowed import Narrowed
from tolva_teach.quiz.offered import OfferedQuestion, offered
from tolva_teach.quiz.registry import (
    FAMILIES,
    FIRST_FAMILY,
    families,
    families_at,
    families_of_game,
    family_about,
    family_of,
    games_asked_about,
    is_asked_about,
    question_at,
)
from tolva_teach.quiz.rounds import (
    Answer,
    NotAskedError,
    Round,
    RoundResult,
    RuleResult,
    hangs_on,
    mixed_from,
    names_about,
    names_from,
    right_by_rule,
    round_from,
    round_of,
    rules_met,
    rules_turned_on,
)
from tolva_teach.quiz.tricks import MUST_PLAY, MustPlayQuestion

__all__ = [
    "FAMILIES",
    "FIRST_FAMILY",
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
    "NotAskedError",
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
    "families_at",
    "families_of_game",
    "family_about",
    "family_of",
    "games_asked_about",
    "hangs_on",
    "is_asked_about",
    "mark",
    "mixed_from",
    "names_about",
    "names_from",
    "offered",
    "question_at",
    "right_by_rule",
    "round_from",
    "round_of",
    "rules_met",
    "rules_turned_on",
]
