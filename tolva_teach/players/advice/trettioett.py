"""Advice in Trettioett: to knock where that pays, as many deals have shown; else the beginner's decision, and what the
hand is then worth."""

from collections.abc import Iterator
from random import Random

from tolva_teach.games.base import Decision, said
from tolva_teach.games.trettioett.board import TrettioettView
from tolva_teach.games.trettioett.scoring import POINTS, THIRTY_ONE
from tolva_teach.players import trettioett
from tolva_teach.players.advice.advised import ONLY, UNTOLD, Advice, Why, because, why
from tolva_teach.strategy.knocking import PLAYERS, least_worth_knocking


def advise_in_swapping(view: TrettioettView) -> Advice:
    """What one had best decide, and why."""
    decision = _knocking(view) or trettioett.choose(view, Random(0))
    if len(view.game.legal(view)) == 1:
        return because(decision, ONLY)
    return because(decision, next(_REASONS[decision.verb](decision, view), UNTOLD))


def _knocking(view: TrettioettView) -> Decision | None:
    """To knock, where three play or two are left, it is allowed, and the hand is worth it in this turn
    (`strategy.knocking`).

    It is counted between three. Where two are left, who knocked by it came off five lives better in a hundred deals
    against the other than a beginner did (5,000 deals); where four play, no better.
    """
    board, knocks = view.board, said(view.seat, "knock")
    if len(board.playing) > PLAYERS or board.must_discard or not view.game.verdict(view, knocks):
        return None
    turn = 1 + sum(seat == view.seat for seat, _ in board.thrown)
    return knocks if view.rules.value(view.hand).points >= least_worth_knocking(turn) else None


def _discard(decision: Decision, view: TrettioettView) -> Iterator[Why]:
    """What is left is worth as much as can be; between equals the card itself is worth least."""
    card, could = decision.args[0], [other.args[0] for other in view.game.legal(view)]
    left = dict(zip(view.hand, view.rules.values_without(view.hand), strict=True))
    points, its = left[card]
    if points == THIRTY_ONE:
        yield why("makes-31")
    if points < max(left[other].points for other in could):
        return
    alike = [other for other in could if left[other].points == points]
    if len(alike) == 1:
        yield why("discard-keeps", points=points, suit=its)
    elif POINTS[card] == min(POINTS[other] for other in alike):
        yield why("discard-least", points=points, card=card)


def _take(decision: Decision, view: TrettioettView) -> Iterator[Why]:
    card, held = view.board.pile[-1], view.rules.value(view.hand).points
    if (total := trettioett.best_with(view, card)) > held:
        yield why("take-betters", card=card, points=held, total=total)


def _draw(decision: Decision, view: TrettioettView) -> Iterator[Why]:
    card, held = view.board.pile[-1], view.rules.value(view.hand).points
    if trettioett.best_with(view, card) <= held:
        yield why("pile-no-help", card=card, points=held)


def _knock(decision: Decision, view: TrettioettView) -> Iterator[Why]:
    """On the last life it is said what is at stake, where it was counted that who knocks loses a life more seldom: that
    is then all that matters. Where two are left, one is lost in 23 of a hundred such turns by knocking, and in 29 by
    going on (5,000 turns)."""
    others = tuple(seat for seat in view.board.playing if seat != view.seat)
    last = view.board.lives[view.seat] == 1 and _knocking(view) is not None
    yield why("knock", points=view.rules.value(view.hand).points, actors=others, last=int(last))


_REASONS = {"discard": _discard, "take": _take, "draw": _draw, "knock": _knock}
"""By verb, what speaks for the decision."""
