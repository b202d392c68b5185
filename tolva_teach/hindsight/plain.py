"""Plain trick games: the cards of the last tricks with which more would have been sure, whatever the others played."""

from collections.abc import Iterator, Sequence
from typing import Any

from tolva_teach.games.base import Deal
from tolva_teach.games.plain import PlainDeal
from tolva_teach.hindsight.finding import Finding
from tolva_teach.play.replay import Step
from tolva_teach.solver.sure import TooMuchError, sure_of


def let_go_of(steps: Sequence[Step], seat: int) -> Iterator[Finding | None]:
    """The cards by which the seat let go of something sure, found in steps, the last first.

    Args:
        steps: a deal's, as a replay has them.
        seat: whose cards.
    """
    own = [step for step in steps if step.decision is not None and step.decision.seat == seat]
    for step in reversed(own):
        try:
            yield _better(step)
        except TooMuchError:
            return  # nor is it less before


def _better(step: Step) -> Finding | None:
    """The card that would have been sure of most, where the one that was played was sure of less."""
    decision, deal = step.decision, step.before
    assert decision is not None
    assert isinstance(deal, PlainDeal)
    seat, legal = decision.seat, deal.legal()
    if len(legal) < 2:
        return None
    sign = -1 if deal.game.fewest_win else 1
    party, before = deal.game.parties[seat], deal.before

    def gained(end: Deal[Any]) -> int:
        points: int = sign * (end.standing.score[party] - before.score[party])
        return points

    sure = {one: sure_of(deal, one, gained) for one in legal}
    best = max(legal, key=lambda one: (sure[one], one == decision))
    lost = sure[best] - sure[decision]
    if not lost:
        return None
    facts = {"seat": seat, "card": best.args[0], "played": decision.args[0], "points": lost}
    code = "surely-fewer" if deal.game.fewest_win else "surely-more"
    return Finding(code, step.number - 1, best, facts, lost, "gave")
