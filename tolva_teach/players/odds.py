"""How often a promise is kept: tried out on deals that fit what the seat can know.

>>> from tolva_teach.play.match import Match
>>> from tolva_teach.rules.decisions import Decision
>>> match = Match.begin("tolva", 4, seed=7)
>>> odds_of(match.view(), Decision(1, "half"))
Odds(kept=0, tried=30)
"""

from random import Random
from typing import Any, NamedTuple

from tolva_teach.games.base import View
from tolva_teach.players import club
from tolva_teach.rules.decisions import Decision

TRIED = 30
"""So many deals are played to their end, in about two tenths of a second."""


class Odds(NamedTuple):
    """In how many of the deals that were tried a promise was kept."""

    kept: int
    tried: int


def odds_of(view: View, promise: Decision, tried: int = TRIED) -> Odds:
    """How often a promise (`Game.commitments`) is kept where beginners play on. The same view always has the same.

    Args:
        view: of the seat that would give it.
        promise: allowed now.
        tried: in how many deals.

    Raises:
        NoMindError: a game for which nobody has written what a club player knows.
    """
    mind, chance = club.mind_for(view), Random(tried)
    knowledge: Any = mind.knowledge(view)
    ends = (mind.played_out(mind.sample(knowledge, chance), promise, chance) for _ in range(tried))
    return Odds(sum(end.promise_kept is True for end in ends), tried)
