"""Plays a deal until it comes to the position in a trick that is looked for."""

from collections.abc import Collection
from typing import NamedTuple

from tolva_teach.games.base import Dealt, Decision, play
from tolva_teach.games.tricktaking import TrickDeal, TrickView
from tolva_teach.play.dice import Dice
from tolva_teach.quiz.cut import Position
from tolva_teach.quiz.tricks.wish import Wish
from tolva_teach.rules.cards import SUITS, Suit, suit


class _Found(NamedTuple):
    decisions: tuple[Decision, ...]
    """From the lead to the trick, up to the question."""
    view: TrickView


def search(dealt: Dealt, deal: TrickDeal, wished: Wish, dice: Dice) -> Position | None:
    """Plays the deal until a trick can bring what is wished for; None where it never does.

    Args:
        dealt: where the deal's cards lay before anything was decided.
    """
    decisions: list[Decision] = []
    while not deal.over:
        view = deal.view(deal.actors()[0])
        if view.about_to_lead and view.board.refill != "due":
            if wished.is_past(view):
                return None
            if wished.leads and wished.fits(view):
                return Position(deal.board.dealer, dealt, tuple(decisions), view)
            found = None if wished.is_early(view) else _try_leads(deal, wished, dice)
            if found is not None:
                return Position(deal.board.dealer, dealt, (*decisions, *found.decisions), found.view)
        decisions.append(wished.player(view, dice))
        deal.apply(decisions[-1])
    return None


def _try_leads(deal: TrickDeal, wished: Wish, dice: Dice) -> _Found | None:
    view, suits = deal.view(deal.board.leader), _suits_that_may_bring(wished, deal)
    leads = [play(view.seat, card) for card in sorted(view.obligation.cards) if suit(card) in suits]
    for lead in dice.shuffled(leads):
        found = _play_trick(deal.copy(), lead, wished, dice)
        if found is not None:
            return found
    return None


def _suits_that_may_bring(wished: Wish, deal: TrickDeal) -> Collection[Suit]:
    """The suits of which a lead may bring what is wished for, as the others' cards are."""
    if wished.kind != "whole-hand" and wished.trumping is None:
        return SUITS
    seats = [seat for seat in range(deal.game.players) if seat != deal.board.leader]
    held = [set(map(suit, deal.view(seat).available)) for seat in seats]
    if wished.kind == "whole-hand":
        return [s for s in SUITS if {s} in held]
    if deal.board.trump is None:
        return ()
    least = wished.trumping or 0
    return [s for s in SUITS if sum(deal.board.trump in suits and s not in suits for suits in held) >= least]


def _play_trick(deal: TrickDeal, lead: Decision, wished: Wish, dice: Dice) -> _Found | None:
    decisions = [lead]
    deal.apply(lead)
    while deal.trick:
        view = deal.view(deal.actors()[0])
        if wished.fits(view):
            return _Found(tuple(decisions), view)
        decisions.append(wished.player(view, dice))
        deal.apply(decisions[-1])
    return None
