"""A club player: plays the deal to its end in its mind, again and again, with each thing it may do.

It knows what its seat can know (`knowing`), lays the cards that it does not see where they can lie, tries each decision
open to it on the same cards, and lets beginners play on. Decisions that do badly are soon given up.

It thinks in steps, so that whoever waits can do something else meanwhile, or stop it:

>>> from tolva_teach.play.match import Match
>>> view = Match.begin("tolva", 4, seed=7).view()
>>> steps = thinking(view, Random(1), Budget(samples=2))
>>> str(next(steps)) in map(str, view.game.legal(view))
True

- `thought`: how it thinks, in any game; `tricks`, `tolp`, `trettioett`: what it knows of each.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

from tolva_teach.described import part_of
from tolva_teach.games.base import Decision, View
from tolva_teach.players.club.thought import USUAL, Budget, Mind, think

__all__ = ["USUAL", "Budget", "Mind", "NoMindError", "choose", "chooser", "mind_for", "thinking"]


class NoMindError(LookupError):
    """Nobody has written what a club player knows of this game."""


def mind_for(view: View) -> Mind[Any, Any]:
    """What a club player knows of the game of this view.

    Raises:
        NoMindError: a game for which nobody has written that.
    """
    of = part_of(view.game.name, "mind")
    if of is None:
        raise NoMindError(view.game.name)
    mind: Mind[Any, Any] = of()
    return mind


def choose(view: View, chance: Random) -> Decision:
    """What a club player decides, within the usual budget."""
    return chooser(USUAL)(view, chance)


class chooser:  # noqa: N801 - used as a function; a class, so that it can be sent to another process
    """A club player with a budget of its own."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def __call__(self, view: View, chance: Random) -> Decision:
        *_, decision = thinking(view, chance, self.budget)
        return decision


def thinking(view: View, chance: Random, budget: Budget = USUAL) -> Iterator[Decision]:
    """The decision that seems best, after each step of thought; a beginner's before the first.

    Each step is one deal played to its end, about a millisecond. Whoever stops asking has the last answer.

    Args:
        view: what the seat sees; it is its turn.
        chance: lays the unseen cards.
    """
    return think(mind_for(view), view, chance, budget)
