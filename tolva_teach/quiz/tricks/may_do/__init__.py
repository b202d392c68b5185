"""The questions "what may you do now?": `question` asks and explains, `search` finds the positions."""

from tolva_teach.quiz.tricks.may_do.question import MAY_DOS

__all__ = ["MAY_DOS"]
