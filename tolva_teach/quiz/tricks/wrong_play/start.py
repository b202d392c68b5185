"""Deals that promise a situation in which somebody is bound, for a wrong card to be played there."""

from collections.abc import Collection
from typing import NamedTuple, cast

from tolva_teach.games.base import Dealt
from tolva_teach.games.tricktaking import TrickDeal, TrickGame
from tolva_teach.play.dice import Dice
from tolva_teach.quiz.stacked_deals import dealt_with
from tolva_teach.quiz.tricks.forms import Form
from tolva_teach.quiz.tricks.promises import kept_of, promise
from tolva_teach.rules.cards import Card


class Start(NamedTuple):
    """A deal that promises something."""

    dealt: Dealt
    deal: TrickDeal
    kept: Collection[Card]
    """The cards that are not to be played before their time."""


def started(form: Form, rules: TrickGame, kind: str, dice: Dice) -> Start:
    """A deal that promises a situation of this kind."""
    standing, dealer = rules.first_standing(None, 0, None), dice.below(form.players)
    wanted = promise(rules, kind, dealer, dice)
    kept = kept_of(wanted, (dealer + 1) % form.players) if form.keeps else ()
    dealt = dealt_with(rules, wanted, dealer, dice)
    return Start(dealt, cast(TrickDeal, rules.start(dealt, dealer, standing)), kept)
