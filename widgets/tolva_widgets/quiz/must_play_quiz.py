"""The quiz: which cards may you play? Every card is then told why or why not."""

from tolva_teach.quiz import MUST_PLAY
from tolva_widgets.quiz.widget import Quiz


class MustPlayQuiz(Quiz):
    """Asks which cards may be played to a trick, marks the answer card by card, and says why.

    From difficulty 1 (small hands, the commonest situations) to 3 (large hands that tempt whoever knows half of the
    rule).

    >>> quiz = MustPlayQuiz(seed=1, lang="en")
    >>> quiz.select("SK")
    >>> quiz.answer()
    >>> [choice.choice for choice in quiz.result.choices if not choice.right]
    ['SQ']
    """

    family = MUST_PLAY
