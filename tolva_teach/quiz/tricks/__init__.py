"""Questions about what a trick obliges to, what it scores and what it tells, in every game with tricks.

`must_play`, `may_do`, `who_takes`, `scores`, `wrong_play`, `cannot_have` and `lacked` are families of questions,
`exercises` are a lesson's small tasks, and `demonstrations` the words that a lesson's cells are written in.
"""

from collections.abc import Sequence
from typing import Any

from tolva_teach.quiz.base import Family
from tolva_teach.quiz.tricks.cannot_have import CANNOT_HAVE
from tolva_teach.quiz.tricks.demonstrations import may_play, picture, takes
from tolva_teach.quiz.tricks.lacked import LACKED
from tolva_teach.quiz.tricks.may_do import MAY_DOS
from tolva_teach.quiz.tricks.must_play import MUST_PLAY, MUST_PLAYS, MustPlayQuestion
from tolva_teach.quiz.tricks.scores import SCORES
from tolva_teach.quiz.tricks.who_takes import WHO_TAKES
from tolva_teach.quiz.tricks.wrong_play import WRONG_PLAYS

__all__ = [
    "CANNOT_HAVE",
    "FAMILIES",
    "LACKED",
    "MAY_DOS",
    "MUST_PLAY",
    "MUST_PLAYS",
    "SCORES",
    "WHO_TAKES",
    "WRONG_PLAYS",
    "MustPlayQuestion",
    "may_play",
    "picture",
    "takes",
]

FAMILIES: Sequence[Family[Any]] = (*MUST_PLAYS, *WHO_TAKES, *MAY_DOS, *WRONG_PLAYS, *SCORES, *CANNOT_HAVE, *LACKED)
"""In the order in which they are offered."""
