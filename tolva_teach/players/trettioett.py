"""A beginner at Trettioett: betters the best suit, throws what is worth least, and knocks with a fair hand."""

from random import Random

from tolva_teach.games.base import Decision, decisions, said
from tolva_teach.games.trettioett.board import TrettioettView
from tolva_teach.games.trettioett.scoring import HAND_SIZE, POINTS
from tolva_teach.rules.cards import Card

FAIR_AT_FIRST = 23
"""What is worth a knock before anyone has bettered their hand."""
FAIR_A_LAP = 2
"""How much more that is for each time that the turn has gone round."""
FAIR_AT_LAST = 27
"""What is always worth a knock."""


def choose(view: TrettioettView, chance: Random) -> Decision:
    """Knocks, takes or draws, and discards, as the hand and the pile say; nothing is left to chance."""
    if view.board.must_discard:
        return _discard(view)
    held, knocks = view.rules.value(view.hand).points, said(view.seat, "knock")
    if held >= FAIR_AT_FIRST and held >= _fair(view) and _may(view, knocks):
        return knocks
    draws, takes = said(view.seat, "draw"), said(view.seat, "take")
    betters = best_with(view, view.board.pile[-1]) > held
    return takes if betters or not _may(view, draws) else draws


def _may(view: TrettioettView, decision: Decision) -> bool:
    return view.game.verdict(view, decision).allowed


def _fair(view: TrettioettView) -> int:
    """How good a hand must be to knock: the others get better with every lap."""
    board = view.board
    drawn = len(view.game.pack) - 1 - HAND_SIZE * len(board.playing) - board.stock
    return min(FAIR_AT_FIRST + FAIR_A_LAP * drawn // len(board.playing), FAIR_AT_LAST)


def _discard(view: TrettioettView) -> Decision:
    """Without which card the hand is worth most; of equal ones the card that is worth least itself."""
    left = dict(zip(view.hand, view.rules.values_without(view.hand), strict=True))
    best_first = sorted(view.hand, key=lambda card: (-left[card].points, POINTS[card]))
    discards = map(decisions(view.seat, "discard").__getitem__, best_first)
    return next(discard for discard in discards if _may(view, discard))


def best_with(view: TrettioettView, card: Card) -> float:
    """The most that the seat's hand is worth with this card in the place of one of its own."""
    return max([value.points for value in view.rules.values_without((*view.hand, card))[:-1]])
