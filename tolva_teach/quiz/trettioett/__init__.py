"""Questions about Trettioett: a turn, what a hand is worth, and who loses a life."""

from tolva_teach.quiz.trettioett.loses import LOSES, LosesQuestion
from tolva_teach.quiz.trettioett.may_do import MAY_DO, MayDoQuestion
from tolva_teach.quiz.trettioett.worth import WORTH, WorthQuestion

__all__ = ["LOSES", "MAY_DO", "WORTH", "LosesQuestion", "MayDoQuestion", "WorthQuestion"]
