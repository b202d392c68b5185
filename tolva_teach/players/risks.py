"""How often a decision that ends a deal too soon costs a life, against what the coach would do: tried out on deals that
fit what the seat can know.

>>> from tolva_teach.play.match import Match
>>> from tolva_teach.rules.decisions import Decision
>>> view = Match.begin("trettioett", 3, seed=2, dealer=2).view()
>>> risk_of(view, Decision(0, "knock"))
Risk(lost=79, instead=34, tried=100, last=0)
"""

from random import Random
from typing import Any, NamedTuple

from tolva_teach.games.base import View
from tolva_teach.players import club
from tolva_teach.players.advice import NoAdviceError, advise
from tolva_teach.players.club import NoMindError
from tolva_teach.rules.decisions import Decision

TRIED = 100
"""So many deals are played to their end in each way, in about a tenth of a second."""

_CLEARLY = 5
"""In so many more of them a life is lost where the decision is clearly worse."""


class Risk(NamedTuple):
    """A decision that loses clearly more often than what the coach would do."""

    lost: int
    """In how many of the deals that were tried it costs something."""
    instead: int
    """In how many what the coach would do does."""
    tried: int
    last: int = 0
    """1 where it is the last that the seat has of what it would lose, else 0."""

    @property
    def mostly_loses(self) -> bool:
        """Whether it costs something in most of them."""
        return 2 * self.lost > self.tried


def risk_of(view: View, decision: Decision) -> Risk | None:
    """What a seat risks by a decision where beginners play on. The same view always has the same.

    Args:
        view: of the seat that is to decide.
        decision: allowed now.

    Returns:
        None for a verb that is none of the game's `risks`, where the decision is not clearly worse than what the coach
        would do, and for a game of which nobody has written what a club player knows and what to advise.
    """
    if decision.verb not in view.game.risks:
        return None
    try:
        mind, instead = club.mind_for(view), advise(view).decision
    except (NoMindError, NoAdviceError):
        return None
    if instead == decision:
        return None
    lost, otherwise = (_lost(mind, view, its) for its in (decision, instead))
    return Risk(lost, otherwise, TRIED, int(mind.is_last(view))) if lost - otherwise >= _CLEARLY else None


def _lost(mind: Any, view: View, decision: Decision) -> int:
    """In how many deals the seat has lost something at the end."""
    knowledge, chance = mind.knowledge(view), Random(TRIED)
    ends = (mind.played_out(mind.sample(knowledge, chance), decision, chance) for _ in range(TRIED))
    return sum(mind.measured(end, view) < 0 for end in ends)
