"""What one remembers of the rules, and when it is time for which of them again.

A rule is met in a question, and the answer tells how well one knew it. Of all those answers a learner's browser keeps a
`History` a rule; the library `fsrs` tells from it how well the rule sits now and when it is to be asked again.

>>> history = with_answer((), at=0, grade=Grade.GOOD)
>>> due(history, now=0) > DAY
True
>>> strength(history, at=0)
1.0
"""

from tolva_teach.review.asked import NoQuestionError, can_be_asked, families_about, question_about
from tolva_teach.review.grades import Grade, grade, grades_of
from tolva_teach.review.history import (
    LONGEST_HISTORY,
    SITTING,
    History,
    Sitting,
    as_of,
    is_wrong,
    right_in_a_row,
    right_since_miss,
    with_answer,
)
from tolva_teach.review.known import KnownRule, game_last_met, games_met, known, known_over_time
from tolva_teach.review.schedule import DAY, due, missed, strength

__all__ = [
    "DAY",
    "LONGEST_HISTORY",
    "SITTING",
    "Grade",
    "History",
    "KnownRule",
    "NoQuestionError",
    "Sitting",
    "as_of",
    "can_be_asked",
    "due",
    "families_about",
    "game_last_met",
    "games_met",
    "grade",
    "grades_of",
    "is_wrong",
    "known",
    "known_over_time",
    "missed",
    "question_about",
    "right_in_a_row",
    "right_since_miss",
    "strength",
    "with_answer",
]
