"""What a decision makes sure of, whatever the others then do, with all cards open: in any game whose deals end."""

from collections.abc import Callable
from typing import Any

from tolva_teach.games.base import Deal
from tolva_teach.rules.decisions import Decision

MOST_DECISIONS = 800
"""So many decisions are gone through from one on: some hundredths of a second. With more, nothing is proven."""


class TooMuchError(Exception):
    """There is more to go through than is gone through."""


def sure_of(deal: Deal[Any], decision: Decision, worth: Callable[[Deal[Any]], int], most: int = MOST_DECISIONS) -> int:
    """The least that the seat which decides so can come to, when it plays on as well as can be and all others as badly
    for it as they can.

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
        actors = deal.actors()
        if not actors:
            return self.worth(deal)
        own, best = actors[0] == self.seat, None
        for decision in deal.legal():
            self.left -= 1
            if self.left < 0:
                raise TooMuchError
            going = deal.copy()
            going.apply(decision)
            value = self.value(going, alpha, beta)
            best = value if best is None else max(best, value) if own else min(best, value)
            if own:
                alpha = best if alpha is None else max(alpha, best)
            else:
                beta = best if beta is None else min(beta, best)
            if alpha is not None and beta is not None and alpha >= beta:
                break
        assert best is not None, "nothing is allowed, and the deal is not over"
        return best
