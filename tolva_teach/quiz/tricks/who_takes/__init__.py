"""The questions "who takes the trick?": `question` asks about one trick, `which_take` about several in a row.

`search` and `tricks_in_a_row` find the tricks by what `plans` wants.
"""

from tolva_teach.quiz.tricks.who_takes.question import WHO_TAKES

__all__ = ["WHO_TAKES"]
