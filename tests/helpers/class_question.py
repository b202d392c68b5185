"""A question that a class is asked, and what may be answered to it."""

from tolva_teach.quiz import FIRST_FAMILY

QUESTION = FIRST_FAMILY.question(seed=29, difficulty=1)
NAME = str(QUESTION.name)
RIGHT = [str(key) for key in QUESTION.choices if key in QUESTION.answer]
WRONG = [str(key) for key in QUESTION.choices if key not in QUESTION.answer][:1]
