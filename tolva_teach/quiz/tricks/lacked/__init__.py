"""The questions "which of these can the other not have?": `question` asks and explains, `search` finds the tricks."""

from tolva_teach.quiz.tricks.lacked.question import LACKED

__all__ = ["LACKED"]
