"""Version 2 of the questions "what must I play?" in the game that is met first.

Drawn as in the other forms (`forms_v1`), for whose deals no head starts are needed. Of the hardest, rules of thumb in
three steps answered up to six in ten in version 1: here half at the most. What this draws may never change.
"""

from tolva_teach.games import FIRST_GAME
from tolva_teach.quiz.cut import Position
from tolva_teach.quiz.tricks import forms_v1
from tolva_teach.quiz.tricks.forms_v1 import MANY, Form

VERSION = 2

FORM = Form(
    FIRST_GAME.name,
    FIRST_GAME.players,
    MANY,
    {1: range(3, 7), 2: range(4, 9), 3: range(5, 10)},
    patience=2,
    version=VERSION,
)


def position(seed: int, difficulty: int) -> Position:
    """The position that a seed gives."""
    return forms_v1.position(FORM, seed, difficulty)
