"""The questions "which play was against the rules?": `question` asks and explains.

`search` and `bound_trick` find what `plans` wants asked about.
"""

from tolva_teach.quiz.tricks.wrong_play.question import WRONG_PLAYS

__all__ = ["WRONG_PLAYS"]
