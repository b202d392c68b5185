"""How a club player thinks, whatever the game: each decision is tried on the same cards, and beginners play on.

What a game adds is a `Mind`: how the unseen cards may lie, what is worth trying, and what an end is worth.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from time import perf_counter
from typing import Any, ClassVar, Generic, TypeVar

from tolva_teach.games.base import Deal, Decision, View
from tolva_teach.knowing.known import Knowledge
from tolva_teach.players.playing import Chooser

V = TypeVar("V", bound=View)
K = TypeVar("K", bound=Knowledge)

DOUBT = 0.8
"""So many standard errors it must be better than the first thought, before it is preferred."""

ROUNDS = 3
"""In so many rounds of samples the decisions are tried; after each but the last the worse half is given up."""


@dataclass(frozen=True)
class Budget:
    """How long to think of one decision."""

    samples: int | None = None
    """How many ways for the cards to lie are tried at most; as many as usual in the game where left out."""
    seconds: float | None = None
    """How long it may take at most, by the clock; without it the same chance leads to the same decision."""


USUAL = Budget()


class Mind(ABC, Generic[V, K]):
    """What a club player knows of a game. All of it is worked out from a seat's view."""

    samples: ClassVar[int]
    """So many ways for the cards to lie are tried as a rule."""
    least_spread: ClassVar[float]
    unknown_spread: ClassVar[float]
    """How far apart deals end at least, and where only one has been played, as `worth` measures it."""
    beginner: Chooser
    """Whose thought comes first, and who plays on."""

    @abstractmethod
    def knowledge(self, view: V) -> K:
        """What the seat knows."""

    @abstractmethod
    def sample(self, knowledge: K, chance: Random) -> Deal[V]:
        """A deal in progress that a seat which knows this cannot tell from the one that is played."""

    @abstractmethod
    def worth(self, deal: Deal[V], view: V) -> float:
        """How well a deal has ended for the viewer; more is better."""

    measure: ClassVar[str] = "worth"
    """What `measured` counts: the sentence `best-brings-MEASURE` says it."""

    def measured(self, deal: Deal[V], view: V) -> float:
        """What a deal has brought the viewer, in what people count at the table; more is better."""
        return self.worth(deal, view)

    def is_last(self, view: V) -> bool:
        """Whether the viewer has but one of what can be lost in a deal, such as lives."""
        return False

    def candidates(self, view: V) -> Sequence[Decision]:
        """The legal decisions that are worth trying, beside the beginner's."""
        return view.game.legal(view)

    def follow(self, deal: Deal[V], decision: Decision) -> Decision | None:
        """What the seat would do next after its decision, where a beginner would not see what it was for."""
        return None

    def played_out(self, deal: Deal[V], decision: Decision, chance: Random) -> Deal[V]:
        """The deal at its end, after this decision and what beginners would do then; the deal stays as it is."""
        going = deal.copy()
        going.apply(decision)
        following = self.follow(going, decision)
        if following is not None:
            going.apply(following)
        beginner = self.beginner
        while actors := going.actors():
            going.apply(beginner(going.view(actors[0]), chance))
        return going


def think(mind: Mind[Any, Any], view: View, chance: Random, budget: Budget) -> Iterator[Decision]:
    """Yields the best decision so far, after each deal tried: see `tolva_teach.players.club.thinking`."""
    first = mind.beginner(view, chance)
    yield first
    decisions = [first, *(decision for decision in mind.candidates(view) if decision != first)]
    if len(decisions) == 1:
        return
    end = None if budget.seconds is None else perf_counter() + budget.seconds
    knowledge = mind.knowledge(view)
    samples = mind.samples if budget.samples is None else budget.samples
    thought = _Thought(mind, view, decisions)
    for number in range(samples):
        if number and number % -(-samples // ROUNDS) == 0:
            thought.give_up_half()
        deal = mind.sample(knowledge, chance)
        for decision in thought.open:
            thought.tried(decision, mind.played_out(deal, decision, chance))
            yield thought.best
            if end is not None and perf_counter() >= end:
                return


class _Thought:
    """What has come of each decision so far, beside the first thought of: on the same cards."""

    def __init__(self, mind: Mind[Any, Any], view: View, decisions: Sequence[Decision]) -> None:
        self.mind = mind
        self.view = view
        self.first, *others = decisions
        self.open = [self.first, *others]
        """What is still thought of, the first always among them and tried first."""
        self._better: dict[Decision, list[float]] = {decision: [] for decision in others}
        self._surely = {self.first: 0.0}
        """How much better than the first thought each is, less what may well be chance."""
        self._worth_of_first = 0.0

    @property
    def best(self) -> Decision:
        """What has done better than the first thought by more than chance would often do; else that."""
        tried = [decision for decision in self.open if decision in self._surely]
        return max(tried, key=self._surely.__getitem__)

    def tried(self, decision: Decision, deal: Deal[Any]) -> None:
        """Takes in how one deal has ended."""
        worth = self.mind.worth(deal, self.view)
        if decision == self.first:
            self._worth_of_first = worth
        else:
            better = self._better[decision]
            better.append(worth - self._worth_of_first)
            spread = pstdev(better) if len(better) > 1 else self.mind.unknown_spread
            self._surely[decision] = fmean(better) - DOUBT * max(spread, self.mind.least_spread) / sqrt(len(better))

    def give_up_half(self) -> None:
        """Thinks no more of the worse half, but always of the first thought and another."""
        others = sorted(self._better.keys() & set(self.open), key=lambda its: (-fmean(self._better[its]), str(its)))
        self.open = [self.first, *others[: max(1, len(self.open) // 2)]]
