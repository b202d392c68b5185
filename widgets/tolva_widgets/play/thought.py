"""What another player at the table thinks of a decision, a moment at a time, so that the page stays alive meanwhile."""

from random import Random
from time import perf_counter

from tolva_teach.games.base import View
from tolva_teach.players.club import thinking

SLICE = 0.1
"""So many seconds a club player thinks at a time: meanwhile the page answers nobody."""


class Thought:
    """A club player's thought of one decision.

    >>> from tolva_teach.play.match import Match
    >>> view = Match.begin("trettioett", 3, seed=7).view()
    >>> thought = Thought(view, Random(1))
    >>> while not thought.over:
    ...     thought.go_on()
    >>> str(thought.best) in map(str, view.game.legal(view))
    True
    """

    def __init__(self, view: View, chance: Random) -> None:
        self._steps = thinking(view, chance)
        self.best = next(self._steps)
        """What seems best so far."""
        self.over = False
        """Whether nothing more will come of it."""

    def go_on(self) -> None:
        """Thinks on for a moment."""
        end = perf_counter() + SLICE
        for best in self._steps:
            self.best = best
            if perf_counter() >= end:
                return
        self.over = True
