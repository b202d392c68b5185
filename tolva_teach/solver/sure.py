"""What a decision makes sure of, whatever the others then do, with all cards open: in any game whose deals end."""

from collections.abc import Callable, Iterable
from typing import Any

from tolva_teach.games.base import Deal
from tolva_teach.rules.decisions import Decision

MOST_DECISIONS = 800
"""So many decisions are gone through from one on: some hundredths of a second. With more, nothing is proven."""


class TooMuchError(Exception):
    """There is more to go through than is gone through."""


def sure_of(deal: Deal[Any], decision: Decision, worth: Callable[[Deal[Any]], int], most: int = MOST_DECISIONS) -> int:
    """What the seat is sure of after this decision: from there it plays its best, and all others the worst for it.
    Where several may decide at once, who comes first is the worst for it too.

    Args:
        deal: stays as it is.
        worth: what a deal that is over has come to for the seat.
        most: how many decisions are gone through.

    Raises:
        TooMuchError: there are more of them.
    """
    going = deal.copy()
    going.apply(decision)
    return _Search(decision.seat, worth, most).value(going, None, None)


class _Search:
    """One search: alpha and beta, with none for what is not bounded yet."""

    def __init__(self, seat: int, worth: Callable[[Deal[Any]], int], most: int) -> None:
        self.seat, self.worth, self.left = seat, worth, most

    def value(self, deal: Deal[Any], alpha: int | None, beta: int | None) -> int:
        """What the deal comes to, if that lies between alpha and beta; else something beyond them, on the same side."""
        if not deal.actors():
            return self.worth(deal)
        legal = deal.legal()
        own = [decision for decision in legal if decision.seat == self.seat]
        found = self._best(deal, own, alpha, beta) if own else None
        if len(own) < len(legal):
            others = (decision for decision in legal if decision.seat != self.seat)
            found = self._worst(deal, others, alpha, beta, found)
        assert found is not None, "nothing is allowed, and the deal is not over"
        return found

    def _best(self, deal: Deal[Any], own: Iterable[Decision], alpha: int | None, beta: int | None) -> int | None:
        """What the seat comes to where it decides."""
        best = None
        for decision in own:
            value = self.value(self._after(deal, decision), alpha, beta)
            best = value if best is None else max(best, value)
            alpha = best if alpha is None else max(alpha, best)
            if beta is not None and alpha >= beta:
                break
        return best

    def _worst(
        self, deal: Deal[Any], others: Iterable[Decision], alpha: int | None, beta: int | None, worst: int | None
    ) -> int | None:
        """What it comes to where others decide.

        Args:
            worst: what it comes to where they let the seat itself decide first; None where it may not.
        """
        for decision in others:
            if worst is not None:
                beta = worst if beta is None else min(beta, worst)
            if alpha is not None and beta is not None and alpha >= beta:
                break
            value = self.value(self._after(deal, decision), alpha, beta)
            worst = value if worst is None else min(worst, value)
        return worst

    def _after(self, deal: Deal[Any], decision: Decision) -> Deal[Any]:
        self.left -= 1
        if self.left < 0:
            raise TooMuchError
        going = deal.copy()
        going.apply(decision)
        return going
