"""The other players at the table: what they decide, by chance drawn from the match's seed, and how long they think."""

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import TypeAlias

from tolva_teach.games.base import View
from tolva_teach.play.match_steps import Ongoing
from tolva_teach.players import Chooser, chooser, kinds_of
from tolva_teach.players.club import thinking
from tolva_teach.rules.decisions import Decision
from tolva_widgets.play.address import CLUB, MatchName

SLICE = 0.1
"""So many seconds a club player thinks at a time: meanwhile the page answers nobody."""

Players: TypeAlias = Callable[[str], Chooser]
"""Who decides for the other seats, by the game's name. A player that draws its chance from the generator it is given,
and from nothing else, decides the same when a saved match is restored."""

Place: TypeAlias = tuple[int, int]
"""The number of the deal, and how much has been decided in it."""

_VERSION = 1
"""A name gives the same match for good: another way to draw chance would need another number."""


def chance(seed: int, *place: int) -> Random:
    """The chance at a place of the match with this seed: to deal the cards of a deal, or for one decision."""
    return Random("/".join(map(str, ("play", _VERSION, seed, *place))))


def place_of(ongoing: Ongoing) -> Place:
    """The place that a match has come to."""
    return ongoing.match.number, len(ongoing.record.deals[-1].events)


class DecisionSearch:
    """A club player's search for one decision, a slice of time after the other.

    >>> from tolva_teach.play.match import Match
    >>> view = Match.begin("trettioett", 3, seed=7).view()
    >>> search = DecisionSearch(view, Random(1))
    >>> while not search.done:
    ...     search.advance()
    >>> str(search.best) in map(str, view.game.legal(view))
    True
    """

    def __init__(self, view: View, chance: Random) -> None:
        self._steps = thinking(view, chance)
        self.best = next(self._steps)
        """The best decision found so far."""
        self.done = False
        """Whether the search has ended."""

    def advance(self) -> None:
        """Searches for one slice of time."""
        end = perf_counter() + SLICE
        for best in self._steps:
            self.best = best
            if perf_counter() >= end:
                return
        self.done = True


class Opponents:
    """Decides for every seat of a match but the learner's."""

    def __init__(self, name: MatchName, players: Players | None) -> None:
        """
        Args:
            name: the match.
            players: who decides, in place of those that the name says.
        """
        self._name = name
        self._players = players or (None if name.others == CLUB else _beginner)
        """Who decides at once; None where club players think."""
        self._search: DecisionSearch | None = None
        self.searched: dict[Place, int] = {}
        """What club players have decided: the decision's index among those that were legal at the place."""

    @property
    def is_thinking(self) -> bool:
        """Whether somebody has begun to think and not decided yet."""
        return self._search is not None

    def decide(self, ongoing: Ongoing) -> Decision | None:
        """What the next of them decides; None where they begin to think. Who thinks already decides as seems best."""
        view, drawn = self._turn(ongoing)
        if self._players is not None:
            return self._players(view.game.name)(view, drawn)
        if self._search is not None:
            return self._end_search(ongoing)
        legal, before = view.game.legal(view), self.searched.get(place_of(ongoing))
        if before is not None and before < len(legal):
            return legal[before]
        self._search = DecisionSearch(view, drawn)
        return self.think(ongoing)

    def think(self, ongoing: Ongoing) -> Decision | None:
        """Thinks on for a moment; the decision, if that was the end of it."""
        if self._search is None:
            return None
        self._search.advance()
        return self._end_search(ongoing) if self._search.done else None

    def forget_from(self, place: Place) -> None:
        """Nothing has been decided from this place on, and nobody thinks."""
        self._search = None
        self.searched = {before: index for before, index in self.searched.items() if before < place}

    def _end_search(self, ongoing: Ongoing) -> Decision:
        assert self._search is not None
        best, (view, _) = self._search.best, self._turn(ongoing)
        legal = view.game.legal(view)
        if best in legal:  # of ways to give cards not all are listed
            self.searched[place_of(ongoing)] = legal.index(best)
        self._search = None
        return best

    def _turn(self, ongoing: Ongoing) -> tuple[View, Random]:
        """What the next of them sees, and their chance."""
        seat = next(seat for seat in ongoing.match.deal.actors() if seat != self._name.seat)
        number, decided = place_of(ongoing)
        return ongoing.match.view(seat), chance(self._name.cards.seed, number, seat, decided)


def _beginner(game: str) -> Chooser:
    """The game's beginner; who plays at random where it has none."""
    return chooser("beginner" if "beginner" in kinds_of(game) else "random", game)
