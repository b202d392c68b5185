"""A beginner at Trettioett: betters the best suit, throws what is worth least, and knocks with a fair hand."""

from collections.abc import Iterable
from itertools import combinations
from random import Random

from tolva_teach.cards import Card
from tolva_teach.games.base import Decision, said
from tolva_teach.games.trettioett.board import HAND_SIZE, POINTS, TrettioettView, value_of

FAIR_AT_FIRST = 23
"""What is worth a knock before anyone has bettered their hand."""
FAIR_A_LAP = 2
"""How much more that is for each time that the turn has gone round."""
FAIR_AT_LAST = 27
"""What is always worth a knock."""


def choose(view: TrettioettView, chance: Random) -> Decision:
    """Knocks, takes or draws, and discards, as the hand and the pile say; nothing is left to chance."""
    if view.board.must_discard:
        return max(view.game.legal(view), key=lambda decision: _left_without(view.hand, decision.args[0]))
    held, knocks = value_of(view.hand).points, said(view.seat, "knock")
    if held >= _fair(view) and _may(view, knocks):
        return knocks
    draws, takes = said(view.seat, "draw"), said(view.seat, "take")
    betters = _best_with(view.hand, view.board.pile[-1]) > held
    return takes if betters or not _may(view, draws) else draws


def _may(view: TrettioettView, decision: Decision) -> bool:
    return view.game.verdict(view, decision).allowed


def _fair(view: TrettioettView) -> int:
    """How good a hand must be to knock: the others get better with every lap."""
    board = view.board
    drawn = len(view.game.pack) - 1 - HAND_SIZE * len(board.playing) - board.stock
    return min(FAIR_AT_FIRST + FAIR_A_LAP * drawn // len(board.playing), FAIR_AT_LAST)


def _left_without(hand: Iterable[Card], card: Card) -> tuple[int, int]:
    """What the hand is worth without the card, and by all its cards together."""
    left = [other for other in hand if other != card]
    return value_of(left).points, sum([POINTS[other] for other in left])


def _best_with(hand: Iterable[Card], card: Card) -> int:
    """The most that the hand is worth with this card in it."""
    return max([value_of((*kept, card)).points for kept in combinations(hand, HAND_SIZE - 1)])
