"""Questions about a turn of Trettioett."""

from tolva_teach.quiz.trettioett.may_do import MAY_DO, MayDoQuestion

__all__ = ["MAY_DO", "MayDoQuestion"]
