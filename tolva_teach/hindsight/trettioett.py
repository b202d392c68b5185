"""Trettioett: a 31 that was there, and what would have saved the seat whatever the others had done, with open cards.

Once somebody has knocked, everybody has one more turn, and with open cards all that can come of it can be gone through.
Of a deal in which nobody has knocked yet nothing is proven, for nobody can say how long it goes on.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from tolva_teach.games.base import Deal
from tolva_teach.games.trettioett.deal import TrettioettDeal
from tolva_teach.games.trettioett.scoring import THIRTY_ONE, value_of
from tolva_teach.hindsight.finding import Finding, after
from tolva_teach.play.replay import Step
from tolva_teach.rules.decisions import Decision

MOST_DECISIONS = 1000
"""So many decisions are gone through from one on: a tenth of a second. With more, nothing is proven."""


def let_go_of(steps: Sequence[Step], seat: int) -> Iterator[Finding | None]:
    """The 31 that the seat could have made and did not, and the last decision that would have saved the life it lost.
    Found in steps.

    Args:
        steps: a deal's, as a replay has them.
        seat: whose decisions.
    """
    own = [step for step in steps if step.decision is not None and step.decision.seat == seat]
    made = _shows_31(steps[-1].after, seat)
    for step in own:
        found = None if made else _thirty_one(step)
        made |= found is not None
        yield found
    if steps[-1].after.standing.score[seat] >= steps[0].after.standing.score[seat]:
        return
    for step in reversed(own):
        for found in _saving(step):
            yield found
            if found is not None:
                return


def _shows_31(deal: Deal[Any], seat: int) -> bool:
    assert isinstance(deal, TrettioettDeal)
    return value_of(deal.hands[seat]).points == THIRTY_ONE


# A 31


def _thirty_one(step: Step) -> Finding | None:
    """The pile's card that was left lying, or the card that was kept, with which there was no 31."""
    decision, deal = step.decision, step.before
    assert decision is not None
    assert isinstance(deal, TrettioettDeal)
    for other in deal.game.legal(deal.view(decision.seat)):
        if other == decision or other.verb not in ("take", "discard"):
            continue
        if _makes_31(deal, other) and not _makes_31(deal, decision):
            code, card = ("31-take", deal.board.pile[-1]) if other.verb == "take" else ("31-discard", other.args[0])
            return Finding(code, step.number - 1, other, {"seat": decision.seat, "card": card}, 2, by_open_cards=False)
    return None


def _makes_31(deal: TrettioettDeal, decision: Decision) -> bool:
    """Whether the seat has 31 after this decision, or can have it after the discard that follows on taking."""
    if decision.verb not in ("take", "discard"):
        return False
    later, seat = after(deal, decision), decision.seat
    if decision.verb == "discard":
        return _shows_31(later, seat)
    return any(_shows_31(after(later, discard), seat) for discard in later.legal())


# Saved, whatever the others do


def _saving(step: Step) -> Iterator[Finding | None]:
    """A decision after which the seat would have lost no life for certain, where after its own it was not certain."""
    decision, deal = step.decision, step.before
    assert decision is not None
    assert isinstance(deal, TrettioettDeal)
    seat = decision.seat
    if saves(deal, decision):
        return
    for better in deal.game.legal(deal.view(seat)):
        yield None
        if better != decision and saves(deal, better):
            card = better.args[0] if better.args else deal.board.pile[-1]
            yield Finding(f"saved-{better.verb}", step.number - 1, better, {"seat": seat, "card": card}, 1)
            return


def saves(deal: TrettioettDeal, decision: Decision) -> bool:
    """Whether the seat that decides so can then lose no life, whatever the others do, with all cards open.

    False, too, where that is not proven: nobody has knocked, or there is too much to go through.
    """
    seat, lives = decision.seat, deal.board.lives[decision.seat]
    return _safe(after(deal, decision), seat, lives, [MOST_DECISIONS])


def _safe(deal: Deal[Any], seat: int, lives: int, left: list[int]) -> bool:
    assert isinstance(deal, TrettioettDeal)
    if deal.over:
        return deal.board.lives[seat] >= lives
    (actor,) = deal.actors()
    left[0] -= 1
    if left[0] < 0 or (actor != seat and deal.board.knocker is None):
        return False
    each = (_safe(after(deal, decision), seat, lives, left) for decision in deal.legal())
    return any(each) if actor == seat else all(each)
