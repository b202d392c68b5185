"""Questions about what scores, and how the match then stands: melds, the end of a deal, gubbar.

`moments` finds the moments, `scored` reads from the engine what they bring, `ledger` and `slips` say what a person
who counts may write down, `choices` which of it is offered, and `question` asks.
"""

from tolva_teach.quiz.tricks.scores.question import SCORES, ScoresQuestion

__all__ = ["SCORES", "ScoresQuestion"]
