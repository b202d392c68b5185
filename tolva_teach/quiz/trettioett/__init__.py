"""Questions about Trettioett: a turn, what a hand is worth, who loses a life, and what two known cards tell."""

from collections.abc import Sequence
from typing import Any

from tolva_teach.quiz.base import Family
from tolva_teach.quiz.trettioett.loses import LOSES, LosesQuestion
from tolva_teach.quiz.trettioett.may_do import MAY_DO, MayDoQuestion
from tolva_teach.quiz.trettioett.third_card import THIRD_CARD
from tolva_teach.quiz.trettioett.worth import WORTH, WorthQuestion

__all__ = ["FAMILIES", "LOSES", "MAY_DO", "THIRD_CARD", "WORTH", "LosesQuestion", "MayDoQuestion", "WorthQuestion"]

FAMILIES: Sequence[Family[Any]] = (*MAY_DO, *WORTH, *LOSES, *THIRD_CARD)
"""In the order in which they are offered."""
