"""Which kinds of situation the questions "who takes the trick?" ask about in each form, and how often."""

from collections.abc import Collection, Mapping, Sequence

from tolva_teach.quiz.positions import Plans
from tolva_teach.quiz.tricks.forms import Form

HARDEST = 3

OWN = "own-"
"""What the kinds' names begin with in which the learner is still to play the trick's last card."""

ROW = "row-"
"""What the kinds' names begin with in which several tricks in a row are shown, not one."""

_EASIER_MANY: Plans = {
    1: {"led": 8, "passed": 10, "ruffed": 14, "high-discard": 8, "ten": 10},
    2: {"passed": 6, "ten": 8, "high-discard": 8, "ruffed-low": 10, "overruffed": 5, "underruffed": 5, "own-takes": 4,
        "own-leaves": 4},
}  # fmt: skip

_EASIER_TWO: Plans = {
    1: {"led": 12, "passed": 12, "ruffed": 13, "high-discard": 13},
    2: {"ten-led": 8, "ten-passed": 8, "ruffed-low": 8, "high-discard": 8, "own-takes": 9, "own-leaves": 9},
}

_EASIER_TWO_PHASES: Plans = {
    1: {"led": 10, "passed": 13, "ruffed": 12, "high-discard": 8, "not-yet": 7},
    2: {"ten-led": 6, "ten-passed": 8, "ruffed-low": 8, "high-discard": 6, "own-takes": 9, "own-leaves": 5,
        "not-yet": 8},
}  # fmt: skip
"""Of two seats each takes half of the tricks."""

# The hardest tempt: rules of thumb in two steps ("the last trump, else the highest of the suit led") answer half at the
# most.

_FOUR: Mapping[str, int] = {
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

_HAND = 6
"""Who may play more cards than these at first has some of them on the table."""


def plans_of(form: Form) -> Plans:
    """By difficulty, how many questions of a block ask about each kind."""
    if form.players > 2:
        return {**_EASIER_MANY, HARDEST: _FOUR if form.players > 3 else _THREE}
    if form.has_phases:
        return {**_EASIER_TWO_PHASES, HARDEST: _TWO_PHASES}
    return {**_EASIER_TWO, HARDEST: _TWO if form.hand_size <= _HAND else _WITH_ROWS}
