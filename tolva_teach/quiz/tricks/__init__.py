"""Questions about section 1 of the rules, the obligations of a trick, in every game that has them.

`must_play` is the family of questions, `exercises` are a lesson's small tasks, and `demonstrations` the words that a
lesson's cells are written in.
"""

from tolva_teach.quiz.tricks.demonstrations import may_play, picture, takes
from tolva_teach.quiz.tricks.must_play import MUST_PLAY, MUST_PLAYS, MustPlayQuestion

__all__ = ["MUST_PLAY", "MUST_PLAYS", "MustPlayQuestion", "may_play", "picture", "takes"]
