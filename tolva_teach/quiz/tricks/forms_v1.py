"""Version 1 of the questions "what must I play?" in every trick game but the one that is met first.

What this draws may never change: see `must_play_v1`. A form's plan says how often each kind is asked about; what the
cards of a deal are made to promise stands in `promises_v1`.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from types import MappingProxyType
from typing import cast

from tolva_teach.games import game
from tolva_teach.games.tricktaking import TrickDeal, TrickGame, TrickView
from tolva_teach.quiz.cut import Position, kind_planned
from tolva_teach.quiz.dice import Dice
from tolva_teach.quiz.stacked import dealt_with
from tolva_teach.quiz.tricks.lifelike import player_who
from tolva_teach.quiz.tricks.promises_v1 import kept_of, promise
from tolva_teach.quiz.tricks.search import search
from tolva_teach.quiz.tricks.wish import (
    Wish,
    holds_a_higher_one,
    holds_a_lower_one,
    holds_a_lower_trump,
    holds_a_third_suit,
    holds_a_trump_too,
    holds_a_waiting_trump,
    holds_another_suit,
    holds_higher_and_lower,
    partner_wins,
)
from tolva_teach.rules.cards import Card

VERSION = 1

Plan = Mapping[str, int]
"""How many questions of a block ask about each kind: as many seeds in a row as it adds up to share it out."""


@dataclass(frozen=True)
class Form:
    """A game for a number of players, and what is asked about in it."""

    name: str
    players: int
    plans: Mapping[int, Plan]
    """By difficulty. The hardest is balanced so that no half of the obligations answers half of the questions."""
    sizes: Mapping[int, range]
    """By difficulty, how many cards the learner may play from."""
    patience: int
    """How many tricks to wait for trump to be set where the question needs it."""

    keeps: bool = False
    """Whether cards that promise something must be kept until they matter: where one is free to play at first, or
    has few of them."""
    version: int = VERSION
    """Of the game's questions: the draws are named for it."""

    def rules(self, kind: str) -> TrickGame:
        """The rules, with the variant that the kind comes from."""
        return _rules(self.name, self.players, VARIANTS.get(kind, ""))


DUTY = "duty-"
"""What the kinds' names begin with where a question to the partner has come before."""

VARIANTS: Mapping[str, str] = MappingProxyType({"from-table": "first_trick_from_table"})
"""Kinds that a variant of the game brings, and its option."""


@cache
def _rules(name: str, players: int, variant: str) -> TrickGame:
    return cast(TrickGame, game(name, players, {variant: True} if variant else {}))


MANY: Mapping[int, Plan] = {
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

_WITH_DUTIES: Mapping[int, Plan] = {
    1: {
        "follow": 8, "overtake": 9, "trumped": 4, "trump": 7, "overtrump": 4, "undertrump": 4, "discard": 6,
        "duty-lead": 5, "duty-answer": 3,
    },
    2: {
        "follow": 6, "overtake": 8, "trumped": 5, "trump": 6, "overtrump": 6, "undertrump": 5, "discard": 5,
        "duty-lead": 5, "duty-answer": 4,
    },
    3: {
        "follow": 3, "overtake": 9, "trumped": 6, "trump": 3, "overtrump": 8, "undertrump": 8, "discard": 3,
        "duty-lead": 6, "duty-answer": 4,
    },
}  # fmt: skip

_TWO: Mapping[int, Plan] = {level: {"follow": 25, "overtake": 25, "trump": 25, "discard": 25} for level in (1, 2, 3)}
"""A trick of two cards knows just these four, and a rule of three steps goes wrong in one of them alone: no plan holds
all of them to less than two thirds. A quarter each holds every rule of two steps to a half."""

_TWO_PHASES: Mapping[int, Plan] = {
    1: {"free": 20, "follow": 20, "overtake": 22, "trump": 22, "discard": 16},
    2: {"free": 16, "follow": 23, "overtake": 24, "trump": 23, "discard": 14},
    3: {"free": 27, "follow": 23, "overtake": 23, "trump": 23, "discard": 4},
}
"""Where one is free every rule about following goes wrong, so no rule of three steps answers more than half."""

_WITH_ROWS: Mapping[int, Plan] = {
    **{level: {"follow": 22, "overtake": 25, "trump": 25, "discard": 22, "from-table": 6} for level in (1, 2)},
    3: _TWO[3],
}
"""In the first trick no trump is set and nothing tempts, so the hardest questions leave it out."""

FORMS: Sequence[Form] = (
    Form("tolva", 3, MANY, {1: range(4, 10), 2: range(5, 11), 3: range(6, 12)}, 2),
    Form("plocketolva", 2, _TWO, {1: range(4, 7), 2: range(4, 7), 3: range(5, 7)}, 6),
    Form("bordstolva", 2, _WITH_ROWS, {1: range(5, 10), 2: range(6, 11), 3: range(7, 13)}, 6),
    Form("bondtolva", 2, _TWO_PHASES, {1: range(4, 7), 2: range(4, 7), 3: range(4, 7)}, 6, keeps=True),
    Form("bondtolva", 3, MANY, {1: range(3, 8), 2: range(4, 8), 3: range(4, 9)}, 2),
    Form("bondtolva", 4, _WITH_DUTIES, {1: range(3, 6), 2: range(3, 7), 3: range(3, 7)}, 2, keeps=True),
)
"""Every form but the one that a learner meets first, whose questions came before these."""

TRUMPING: Mapping[str, int] = {"trumped": 1, "trump": 1, "overtrump": 2, "undertrump": 2}
"""Kinds that take trump, and how many of those who follow must be able to trump the lead."""

NARROW_ONE_IN = 4
"""One question in so many may have a single answer, or a whole hand that may be played."""


def position(form: Form, seed: int, difficulty: int) -> Position:
    """The position that a seed gives in this form."""
    dice = Dice("must-play", form.name, form.players, form.version, difficulty, seed)
    kind = kind_of(form, seed, difficulty)
    wished, rules = _wish(form, kind, difficulty, dice), form.rules(kind)
    while True:
        standing, dealer = rules.first_standing(None, 0, None), dice.below(form.players)
        wanted = promise(rules, f"{kind}-partner" if partner_wins in wished.temptations else kind, dealer, dice)
        keeps = form.keeps or kind in _KEPT
        kept: Collection[Card] = kept_of(wanted, (dealer + 1) % form.players) if keeps else ()
        wished = replace(wished, player=player_who(kept, asks=kind.startswith(DUTY)))
        dealt = dealt_with(rules, wanted, dealer, dice)
        found = search(dealt, cast(TrickDeal, rules.start(dealt, dealer, standing)), wished, dice)
        if found is not None:
            return found


def kind_of(form: Form, seed: int, difficulty: int) -> str:
    """What the seed asks about."""
    return kind_planned(form.plans[difficulty], seed, "must-play", form.name, form.players, form.version, difficulty)


def _wish(form: Form, kind: str, difficulty: int, dice: Dice) -> Wish:
    hardest = difficulty == max(form.plans)
    duty = kind.startswith(DUTY)
    return Wish(
        kind=kind,
        sizes=_sizes(form, kind, difficulty, dice),
        narrow=dice.below(NARROW_ONE_IN) == 0 or duty or kind == "from-table",
        temptations=_temptations(form, kind, dice) if hardest else (),
        trumping=TRUMPING.get(kind, 0 if hardest and kind in ("follow", "overtake") else None),
        patience=form.patience,
        leads=kind == "duty-lead",
    )


def _sizes(form: Form, kind: str, difficulty: int, dice: Dice) -> range:
    """Duties come late in a hand of six, a whole hand of one suit is seldom large, and the row has six cards. What is
    met often would always come in the largest hands, were it not for a limit that is drawn."""
    if kind == "from-table":
        return range(6, 7)
    sizes = form.sizes[difficulty]
    smallest = min(sizes.start, {"whole-hand": 3, "duty-lead": 2, "duty-answer": 2}.get(kind, sizes.start))
    if kind in _OFTEN and difficulty < max(form.plans):
        return range(smallest, smallest + dice.below(len(sizes)) + 1)
    return range(smallest, sizes.stop)


_KEPT = ("whole-hand", "overtrump", "undertrump")
"""Kinds that hardly come about unless the cards that promise them are kept."""

_OFTEN = ("follow", "overtake", "discard")
"""Kinds that come up in every deal, in hands of all sizes."""


def _temptations(form: Form, kind: str, dice: Dice) -> Sequence[Callable[[TrickView], bool]]:
    """That one must overtake one's own partner is forgotten first, so the partner wins a third of these tricks."""
    partner = form.players == 4 and kind == "overtake" and dice.below(3) == 0
    waiting = kind == "free" and dice.below(2) == 0
    return (
        *_TEMPTATIONS.get(kind, ()),
        *((partner_wins,) if partner else ()),
        *((holds_a_waiting_trump,) if waiting else ()),
    )


_TEMPTATIONS: Mapping[str, Sequence[Callable[[TrickView], bool]]] = {
    "follow": (holds_a_trump_too, holds_a_third_suit),
    "overtake": (holds_a_lower_one, holds_a_trump_too),
    "trumped": (holds_higher_and_lower, holds_a_trump_too),
    "overtrump": (holds_a_lower_trump,),
    "undertrump": (holds_another_suit,),
    "whole-hand": (holds_a_lower_one,),
    "free": (holds_a_higher_one,),
}
"""In the hardest questions, what else the hand must hold: what somebody who knows half of the rule would play."""
