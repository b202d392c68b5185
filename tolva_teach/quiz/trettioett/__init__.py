"""Questions about Trettioett: a turn, and what a hand is worth."""

from tolva_teach.quiz.trettioett.may_do import MAY_DO, MayDoQuestion
from tolva_teach.quiz.trettioett.worth import WORTH, WorthQuestion

__all__ = ["MAY_DO", "WORTH", "MayDoQuestion", "WorthQuestion"]
