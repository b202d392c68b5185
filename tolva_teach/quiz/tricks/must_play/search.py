"""Which position a question "what must I play?" is asked at.

The seed's place in its block says which kind of situation it asks about, so that all kinds come up as often as planned
(`plans`). Then deals are played whose cards promise such a situation (`promises`) until one comes to it; before each
trick, each lead is tried in turn (`tricks.search`).
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import cast

from tolva_teach.games.tricktaking import TrickDeal, TrickView
from tolva_teach.play.dice import Dice
from tolva_teach.quiz.cut import Position, kind_planned
from tolva_teach.quiz.stacked_deals import dealt_with
from tolva_teach.quiz.tricks.forms import Form
from tolva_teach.quiz.tricks.lifelike import player_who
from tolva_teach.quiz.tricks.must_play import two_duties
from tolva_teach.quiz.tricks.must_play.plans import plan_of
from tolva_teach.quiz.tricks.promises import kept_of, promise
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

DUTY = "duty-"
"""What the kinds' names begin with where a question to the partner has come before."""

_VARIANTS: Mapping[str, Mapping[str, bool]] = MappingProxyType({"from-table": {"first_trick_from_table": True}})
"""Kinds that a variant of the game brings, and its option."""

_TRUMPING: Mapping[str, int] = {"trumped": 1, "trump": 1, "overtrump": 2, "undertrump": 2}
"""Kinds that take trump, and how many of those who follow must be able to trump the lead."""

_NARROW_ONE_IN = 4
"""One question in so many may have a single answer, or a whole hand that may be played."""


def position(form: Form, seed: int, difficulty: int) -> Position:
    """The position that a seed gives in this form."""
    plan = plan_of(form)
    named = ("must-play", form.name, form.players, plan.salt, difficulty)
    kind, dice = kind_planned(plan.kinds[difficulty], seed, *named), Dice(*named, seed)
    if kind in two_duties.KINDS:
        return two_duties.position(form, kind, dice)
    wished, rules = _wish(form, kind, difficulty, dice), form.rules(**_VARIANTS.get(kind, {}))
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


def _wish(form: Form, kind: str, difficulty: int, dice: Dice) -> Wish:
    plan = plan_of(form)
    hardest = difficulty == max(plan.kinds)
    duty = kind.startswith(DUTY)
    return Wish(
        kind=kind,
        sizes=_sizes(form, kind, difficulty, dice),
        narrow=dice.below(_NARROW_ONE_IN) == 0 or duty or kind == "from-table",
        temptations=_temptations(form, kind, dice) if hardest else (),
        trumping=_TRUMPING.get(kind, 0 if hardest and kind in ("follow", "overtake") else None),
        patience=plan.patience,
        leads=kind == "duty-lead",
    )


def _sizes(form: Form, kind: str, difficulty: int, dice: Dice) -> range:
    """Duties come late in a hand of six, a whole hand of one suit is seldom large, and the row has six cards. What is
    met often would always come in the largest hands, were it not for a limit that is drawn."""
    if kind == "from-table":
        return range(6, 7)
    plan = plan_of(form)
    sizes = plan.sizes[difficulty]
    smallest = min(sizes.start, {"whole-hand": 3, "duty-lead": 2, "duty-answer": 2}.get(kind, sizes.start))
    if kind in _OFTEN and difficulty < max(plan.kinds):
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
