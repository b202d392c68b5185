"""A beginner at Femkort: keeps high cards for the last trick, and takes it if it can."""

from random import Random

from tolva_teach.games.base import Decision
from tolva_teach.games.plain import PlainView
from tolva_teach.players.advice import Advice
from tolva_teach.rules.cards import RANKS, rank


def choose(view: PlainView, chance: Random) -> Decision:
    """The lowest card that is allowed, so that the highest is left at the end."""
    return max(view.game.legal(view), key=lambda decision: RANKS.index(rank(decision.args[0])))


def advise(view: PlainView) -> Advice:
    """The same, and why."""
    only = len(view.game.legal(view)) == 1
    return Advice(choose(view, Random(0)), "only" if only else "femkort-low", {})
