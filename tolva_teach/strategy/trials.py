"""What each of some decisions brings: the cards that the seat does not see are laid where they can lie, again and
again, and each decision is tried on the same cards, with beginners playing on.

>>> from tolva_teach.play.match import Match
>>> view = Match.begin("trettioett", 3, seed=7).view()
>>> trials = tried(view, view.game.legal(view), 5, Random(1))
>>> [len(brought) for brought in trials.values()]
[5, 5, 5]
"""

from collections.abc import Mapping, Sequence
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from tolva_teach.games.base import Decision, View
from tolva_teach.players.club import mind_for


def tried(view: View, decisions: Sequence[Decision], tries: int, chance: Random) -> Mapping[Decision, list[float]]:
    """What each decision brings in each try (`Mind.measured`).

    Args:
        view: of the seat that decides.
        decisions: all of them allowed.
        tries: in so many ways the unseen cards are laid.

    Raises:
        NoMindError: a game for which nobody has written what a club player knows.
    """
    mind = mind_for(view)
    knowledge: Any = mind.knowledge(view)
    brought: dict[Decision, list[float]] = {decision: [] for decision in decisions}
    for _ in range(tries):
        deal, seed = mind.sample(knowledge, chance), chance.random()
        for decision, its in brought.items():
            its.append(mind.measured(mind.played_out(deal, decision, Random(seed)), view))
    return brought


def error_of(brought: Sequence[float]) -> float:
    """The standard error of its mean."""
    return stdev(brought) / sqrt(len(brought))


def lead_of(trials: Mapping[Decision, Sequence[float]]) -> tuple[float, float]:
    """By how much the best decision is better in the mean than the next, and how many standard errors that is."""
    best, second, *_ = sorted(trials.values(), key=fmean, reverse=True)
    differences = [its - other for its, other in zip(best, second, strict=True)]
    lead, error = fmean(differences), error_of(differences)
    return lead, lead / error if error else inf
