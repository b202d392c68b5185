"""The questions "who cannot have this card?": `question` asks and explains, `search` finds the positions."""

from tolva_teach.quiz.tricks.cannot_have.question import CANNOT_HAVE

__all__ = ["CANNOT_HAVE"]
