"""Version 2 of the questions "who takes the trick?": the hardest tempt.

The easier ones are those of version 1. Of the hardest, rules of thumb in two steps ("the last trump, else the highest
of the suit led") answered up to three in four: here half at the most, as `tests/helpers/thumbs_takes.py` reckons them.
What this draws may never change; `tests/quiz` pins it.
"""

from collections.abc import Collection, Mapping, Sequence

from tolva_teach.quiz.cut import kind_planned
from tolva_teach.quiz.dice import Dice
from tolva_teach.quiz.tricks import who_takes_v1
from tolva_teach.quiz.tricks.forms import Form
from tolva_teach.quiz.tricks.rows_v2 import TricksInARow, tricks_in_a_row
from tolva_teach.quiz.tricks.who_takes_v1 import LyingTrick, Plans

VERSION = 2

HARDEST = 3

ROW = "row-"
"""What the kinds' names begin with in which several tricks in a row are shown, not one."""

_MANY: Mapping[str, int] = {
    "middle": 4, "overruffed": 4, "underruffed": 4, "ten-below-ace": 8, "own-takes": 17, "own-barred": 13,
}  # fmt: skip
"""Whoever looks at the first trump, or at the last, goes wrong among several; whoever takes another card than the
highest of the suit led goes wrong where a ten stands between a court card and an ace; and whoever looks only at what
lies there goes wrong where the learner must take it."""

_THREE: Mapping[str, int] = {
    "middle": 3, "overruffed": 3, "underruffed": 3, "ten-below-ace": 7, "own-takes": 20, "own-barred": 14,
}  # fmt: skip

_TWO: Mapping[str, int] = {
    "row-over-ten-ruff": 10, "row-over-discard": 10, "row-under-ten-led-ruff": 10, "row-under-discard": 10,
    "own-takes": 5, "own-barred": 5,
}  # fmt: skip
"""Of a trick of two cards half of the guesses are right. Of four tricks in a row each must be, and who leads to one
hangs on the one before: each of these kinds has two traps in it, or three."""

_WITH_ROWS: Mapping[str, int] = {
    "row-over-ten-ruff": 11, "row-over-discard": 10, "row-under-ten-led": 9, "row-under-discard": 10, "own-takes": 5,
    "own-barred": 5,
}  # fmt: skip

_TWO_PHASES: Mapping[str, int] = {
    "row-over-ten-ruff": 11, "row-over-discard": 11, "row-under-ten-led-ruff": 10, "row-under-discard": 11,
    "own-takes": 3, "own-barred": 2, "not-yet": 2,
}  # fmt: skip

KINDS_OF_ROW: Collection[Sequence[str]] = [
    kind.split("-")[1:] for kind in {**_TWO, **_WITH_ROWS} if kind.startswith(ROW)
]
"""The traps of each kind of row."""


def plans_of(form: Form) -> Plans:
    """By difficulty, how many questions of a block ask about each kind."""
    return {**who_takes_v1.plans_of(form), HARDEST: _hardest(form)}


def _hardest(form: Form) -> Mapping[str, int]:
    if form.players > 2:
        return _MANY if form.players > 3 else _THREE
    if form.has_phases:
        return _TWO_PHASES
    return _TWO if form.hand_size <= HAND else _WITH_ROWS


HAND = 6
"""Who may play more cards than these at first has some of them on the table."""


def position(form: Form, seed: int, difficulty: int) -> LyingTrick | TricksInARow:
    """The trick, or the tricks in a row, that a seed gives."""
    if difficulty < HARDEST:
        return who_takes_v1.position(form, seed, difficulty)
    named = ("who-takes", form.name, form.players, VERSION, difficulty)
    kind, dice = kind_planned(_hardest(form), seed, *named), Dice(*named, seed)
    if kind.startswith(ROW):
        return tricks_in_a_row(form, kind.removeprefix(ROW).split("-"), dice)
    return who_takes_v1.trick_of(form, kind, dice)
