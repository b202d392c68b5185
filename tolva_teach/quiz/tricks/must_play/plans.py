"""Which kinds of situation the questions "what must I play?" ask about in each form, how often, and in which hands."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from tolva_teach.games import FIRST_GAME
from tolva_teach.quiz.positions import Plans
from tolva_teach.quiz.tricks.forms import Form


class FormPlan(NamedTuple):
    """What is asked about in one form of a game."""

    kinds: Plans
    """By difficulty, how many questions of a block ask about each kind. The hardest is balanced so that no half of the
    obligations answers half of the questions."""
    sizes: Mapping[int, range]
    """By difficulty, how many cards the learner may play from."""
    patience: int
    """How many tricks to wait for trump to be set where the question needs it."""
    salt: int = 1
    """Part of what the dice are seeded with: another number draws other questions."""


_MANY: Plans = {
    1: {
        "follow": 9, "overtake": 10, "trumped": 4, "trump": 8, "overtrump": 4, "undertrump": 4, "discard": 6,
        "whole-hand": 5,
    },
    2: {
        "follow": 7, "overtake": 10, "trumped": 5, "trump": 6, "overtrump": 7, "undertrump": 6, "discard": 5,
        "whole-hand": 4,
    },
    3: {"overtake": 25, "trumped": 25, "overtrump": 25, "undertrump": 25},
}  # fmt: skip
"""The hardest asks what tempts: "all of the suit, else all trumps, else anything" goes wrong where one must overtake,
in the suit or in trumps, and each other rule of two steps, or of three that end so, in half of the questions as well.
What any such rule answers rightly, a plain trump or discard, the easier ones ask about."""

_WITH_DUTIES: Plans = {
    1: {
        "follow": 8, "overtake": 8, "trumped": 4, "trump": 7, "overtrump": 4, "undertrump": 4, "discard": 5,
        "duty-lead": 4, "duty-answer": 2, "duty-and-suit": 2, "duty-waits": 2,
    },
    2: {
        "follow": 6, "overtake": 7, "trumped": 5, "trump": 6, "overtrump": 6, "undertrump": 5, "discard": 4,
        "duty-lead": 3, "duty-answer": 2, "duty-and-suit": 2, "duty-waits": 2, "duty-older": 2,
    },
    3: {
        "follow": 3, "overtake": 8, "trumped": 6, "trump": 3, "overtrump": 8, "undertrump": 7, "discard": 3,
        "duty-lead": 3, "duty-answer": 2, "duty-and-suit": 2, "duty-waits": 3, "duty-older": 2,
    },
}  # fmt: skip

_TWO: Plans = {level: {"follow": 25, "overtake": 25, "trump": 25, "discard": 25} for level in (1, 2, 3)}
"""A trick of two cards knows just these four, and a rule of three steps goes wrong in one of them alone: no plan holds
all of them to less than two thirds. A quarter each holds every rule of two steps to a half."""

_TWO_PHASES: Plans = {
    1: {"free": 20, "follow": 20, "overtake": 22, "trump": 22, "discard": 16},
    2: {"free": 16, "follow": 23, "overtake": 24, "trump": 23, "discard": 14},
    3: {"free": 27, "follow": 23, "overtake": 23, "trump": 23, "discard": 4},
}
"""Where one is free every rule about following goes wrong, so no rule of three steps answers more than half."""

_WITH_ROWS: Plans = {
    **{level: {"follow": 22, "overtake": 25, "trump": 25, "discard": 22, "from-table": 6} for level in (1, 2)},
    3: _TWO[3],
}
"""In the first trick no trump is set and nothing tempts, so the hardest questions leave it out."""

_FORM_PLANS: Mapping[tuple[str, int], FormPlan] = MappingProxyType(
    {
        (FIRST_GAME.name, FIRST_GAME.players): FormPlan(
            _MANY, {1: range(3, 7), 2: range(4, 9), 3: range(5, 10)}, patience=2, salt=2
        ),
        ("tolva", 3): FormPlan(_MANY, {1: range(4, 10), 2: range(5, 11), 3: range(6, 12)}, patience=2),
        ("plocketolva", 2): FormPlan(_TWO, {1: range(4, 7), 2: range(4, 7), 3: range(5, 7)}, patience=6),
        ("bordstolva", 2): FormPlan(_WITH_ROWS, {1: range(5, 10), 2: range(6, 11), 3: range(7, 13)}, patience=6),
        ("bondtolva", 2): FormPlan(_TWO_PHASES, {1: range(4, 7), 2: range(4, 7), 3: range(4, 7)}, patience=6),
        ("bondtolva", 3): FormPlan(_MANY, {1: range(3, 8), 2: range(4, 8), 3: range(4, 9)}, patience=2),
        ("bondtolva", 4): FormPlan(
            _WITH_DUTIES, {1: range(3, 6), 2: range(3, 7), 3: range(3, 7)}, patience=2, salt=2
        ),
    }
)  # fmt: skip


def plan_of(form: Form) -> FormPlan:
    """What is asked about in this form."""
    return _FORM_PLANS[form.name, form.players]
