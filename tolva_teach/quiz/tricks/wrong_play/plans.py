"""Which wrong plays the questions "which play was against the rules?" ask about in each form, and how often."""

from collections.abc import Callable, Collection, Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from tolva_teach.games.bordstolva import BordView
from tolva_teach.games.tricktaking import TrickView
from tolva_teach.quiz.positions import Plans
from tolva_teach.quiz.tricks.forms import Form
from tolva_teach.quiz.tricks.last_tricks import in_hand
from tolva_teach.rules.cards import Card

LAST = "last-"
"""What the kinds' names begin with in which the deal's last tricks are shown, not one."""

DUTY = "duty-"
"""What the kinds' names begin with in which a question to the partner has come before."""


class Patience(NamedTuple):
    """How the deal's last tricks are looked for."""

    promised: str
    """What the cards of the deal are made to promise (`promises`)."""
    tries: int
    """How often the tricks are played from one position, until somebody plays a wrong card of the kind."""
    to_the_end: bool
    """Whether a deal is played on when it has become too short."""
    kept: Callable[[TrickView], Collection[Card]]
    """What a seat keeps where cards lie on the table, so that all of those are soon turned up."""


def _covering_none(view: TrickView) -> Collection[Card]:
    """All cards but those that another one lies under, while there are such."""
    rows: Iterable[tuple[Card, bool]] = ()
    if isinstance(view, BordView):
        rows = zip(view.board.up[view.seat], view.board.down[view.seat], strict=True)
    covering = {card for card, covers in rows if covers}
    return [card for card in view.available if card not in covering] if covering else ()


_PROMISED: Mapping[str, str] = {f"{LAST}follow": "trump", f"{LAST}trump": "trump", f"{LAST}overtake": "overtake"}

_SHORT: Mapping[str, Patience] = {
    kind: Patience(promised, 10, to_the_end=False, kept=_covering_none) for kind, promised in _PROMISED.items()
}
"""Deals that promise to hold what is asked about are looked at, and no longer than they can."""

_LONG: Mapping[str, Patience] = dict.fromkeys(_PROMISED, Patience("trump", 40, to_the_end=True, kept=in_hand))


class FormPlan(NamedTuple):
    """What is asked about in one form of a game."""

    kinds: Plans
    """By difficulty, how many questions of a block ask about each kind."""
    last: Mapping[str, Patience] = _SHORT
    """By kind, how the deal's last tricks are looked for."""
    salt: int = 2
    """Part of what the dice are seeded with: another number draws other questions."""


_MANY: Plans = {
    1: {"follow": 16, "trump": 14, "overtake": 14, "overtrump": 6},
    2: {"follow": 10, "trump": 9, "overtake": 12, "overtrump": 8, "undertrump": 6, "last-follow": 5},
}

_FOUR: Plans = {
    **_MANY,
    3: {
        "follow": 7, "trump": 5, "overtake": 12, "overtrump": 7, "undertrump": 6,
        "last-follow": 5, "last-trump": 5, "last-overtake": 3,
    },
}  # fmt: skip

_THREE: Plans = {
    **_MANY,
    3: {
        "follow": 3, "trump": 3, "overtake": 3, "overtrump": 4, "undertrump": 2,
        "last-follow": 11, "last-trump": 8, "last-overtake": 16,
    },
}  # fmt: skip
"""The hardest are more often the deal's last tricks: in a trick of three cards the one that is neither of the suit led
nor trump is nearly always the wrong one."""

_WITH_DUTIES: Plans = {
    1: {"follow": 13, "trump": 11, "overtake": 12, "overtrump": 5, "duty-lead": 5, "duty-answer": 4},
    2: {
        "follow": 8, "trump": 7, "overtake": 9, "overtrump": 6, "undertrump": 5, "last-follow": 4,
        "duty-lead": 4, "duty-answer": 4, "duty-kept": 3,
    },
    3: {
        "follow": 5, "trump": 4, "overtake": 8, "overtrump": 6, "undertrump": 6, "last-follow": 4, "last-trump": 4,
        "duty-lead": 5, "duty-answer": 4, "duty-kept": 4,
    },
}  # fmt: skip
"""A tjog melded on a question obliges to more than the trick does (bond.lead-answer): such a duty is broken, or kept
while somebody revokes."""

_EASIER_TWO: Plans = {
    1: {"last-follow": 26, "last-trump": 24},
    2: {"last-follow": 20, "last-trump": 15, "last-overtake": 15},
}
"""Of a trick with two cards only the second can be wrong, so all that is left of the deal is shown. Of the hardest no
two rules of thumb one after the other find half."""

_FORM_PLANS: Mapping[tuple[str, int], FormPlan] = MappingProxyType(
    {
        ("tolva", 4): FormPlan(_FOUR),
        ("tolva", 3): FormPlan(_THREE),
        ("plocketolva", 2): FormPlan(
            {**_EASIER_TWO, 3: {"last-follow": 18, "last-trump": 12, "last-overtake": 20}}, _LONG, salt=1
        ),
        ("bordstolva", 2): FormPlan({**_EASIER_TWO, 3: {"last-follow": 20, "last-trump": 13, "last-overtake": 17}}),
        ("bondtolva", 2): FormPlan({**_EASIER_TWO, 3: {"last-follow": 18, "last-trump": 9, "last-overtake": 23}}),
        ("bondtolva", 3): FormPlan(_THREE),
        ("bondtolva", 4): FormPlan(_WITH_DUTIES),
    }
)


def plan_of(form: Form) -> FormPlan:
    """What is asked about in this form."""
    return _FORM_PLANS[form.name, form.players]
