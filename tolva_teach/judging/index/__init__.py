"""What people ask at the table, in the order in which one looks through it; the rules answer.

>>> from tolva_teach.games import game
>>> asked = questions(game("trettioett", 4))
>>> len(asked) >= 15, asked[0].answers(game("trettioett", 4))[0].outcome.code
(True, 'no')
"""

from typing import Any

from tolva_teach.games.base import Game
from tolva_teach.judging.index.bondtolva import BONDTOLVA
from tolva_teach.judging.index.bordstolva import BORDSTOLVA
from tolva_teach.judging.index.case import Outcome
from tolva_teach.judging.index.dealing import DEALING
from tolva_teach.judging.index.question import Question
from tolva_teach.judging.index.tolp import TOLP
from tolva_teach.judging.index.tolva import TOLVA
from tolva_teach.judging.index.trettioett import TRETTIOETT
from tolva_teach.judging.index.tricks import TRICKS

__all__ = ["QUESTIONS", "Outcome", "Question", "questions"]

QUESTIONS: tuple[Question, ...] = (*TRICKS, *BORDSTOLVA, *TOLVA, *BONDTOLVA, *TOLP, *TRETTIOETT, *DEALING)
"""Every question of every game."""


def questions(game: Game[Any]) -> tuple[Question, ...]:
    """The questions that are asked in this game, by so many players: first those that name a stage of its deals, which
    are answered in one way."""
    asked = [question for question in QUESTIONS if question.is_asked(game)]
    return tuple(sorted(asked, key=lambda question: not question.names_a_stage(game)))
