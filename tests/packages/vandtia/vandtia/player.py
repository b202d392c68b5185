"""A beginner at Vändtia: lays the lowest that is allowed, and keeps twos and tens for when nothing else is."""

from random import Random

from tolva_teach.games.base import Decision
from tolva_teach.rules.cards import rank
from vandtia.game import ORDER, VandtiaView


def choose(view: VandtiaView, chance: Random) -> Decision:
    """The lowest rank, all cards of it; what turns the pile or goes on anything, last."""
    return min(view.game.legal(view), key=_dear)


def _dear(decision: Decision) -> tuple[int, int]:
    if decision.verb != "lay":
        return 0, 0
    of = rank(decision.args[0])
    return (len(ORDER) if of in ("2", "10") else ORDER.index(of)), -len(decision.args)
