"""A club player at the trick games: plays the deal to its end in its mind, again and again, with each thing it may do.

It knows what its seat can know (`knowing`), lays the cards that it does not see where they can lie, tries each decision
open to it on the same cards, and lets beginners play on. What counts is how the match stands then: melds, gubbar,
vinsten and sistan as they are scored, and a little what vinsten goes by. Decisions that do badly are soon given up.

It thinks in steps, so that whoever waits can do something else meanwhile, or stop it:

>>> from tolva_teach.match import Match
>>> view = Match.begin("tolva", 4, seed=7).view()
>>> steps = thinking(view, Random(1), Budget(samples=2))
>>> str(next(steps)) in map(str, view.game.legal(view))
True
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from time import perf_counter

from tolva_teach.games.base import Decision
from tolva_teach.games.tricktaking import TrickDeal, TrickView
from tolva_teach.knowing.sampling import sample
from tolva_teach.knowing.tricks import knowledge_of_tricks
from tolva_teach.players import tolva

WON = 6.0
"""What winning the match is worth besides its points."""

LEANING = 0.6
"""What it is worth to have all that vinsten goes by: who nearly has it will often win it."""

DOUBT = 0.8
"""So many standard errors it must be better than the first thought, before it is preferred."""

LEAST_SPREAD = 0.3
UNKNOWN = 5.0
"""How far apart deals end at least, and where only one has been played."""

ROUNDS = 3
"""In so many rounds of samples the decisions are tried; after each but the last the worse half is given up."""


@dataclass(frozen=True)
class Budget:
    """How long to think of one decision."""

    samples: int = 18
    """How many ways for the cards to lie are tried at most."""
    seconds: float | None = None
    """How long it may take at most, by the clock; without it the same chance leads to the same decision."""


USUAL = Budget()


def choose(view: TrickView, chance: Random) -> Decision:
    """What a club player decides, within the usual budget."""
    return chooser(USUAL)(view, chance)


class chooser:  # noqa: N801 - used as a function; a class, so that it can be sent to another process
    """A club player with a budget of its own."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def __call__(self, view: TrickView, chance: Random) -> Decision:
        *_, decision = thinking(view, chance, self.budget)
        return decision


def thinking(view: TrickView, chance: Random, budget: Budget = USUAL) -> Iterator[Decision]:
    """The decision that seems best, after each step of thought; a beginner's before the first.

    Each step is one deal played to its end, about a millisecond. Whoever stops asking has the last answer.

    Args:
        view: what the seat sees; it is its turn.
        chance: lays the unseen cards.
    """
    first = tolva.choose(view, chance)
    yield first
    legal = [first, *(decision for decision in view.game.legal(view) if decision != first)]
    if len(legal) == 1:
        return
    end = None if budget.seconds is None else perf_counter() + budget.seconds
    thought = _Thought(view, legal)
    for number in range(budget.samples):
        if number and number % -(-budget.samples // ROUNDS) == 0:
            thought.give_up_half()
        deal = sample(knowledge_of_tricks(view), chance)
        for decision in thought.open:
            thought.tried(decision, _played_out(deal, decision, chance))
            yield thought.best
            if end is not None and perf_counter() >= end:
                return


class _Thought:
    """What has come of each decision so far, beside the first thought of: on the same cards."""

    def __init__(self, view: TrickView, decisions: Sequence[Decision]) -> None:
        self.view = view
        self.first, *others = decisions
        self.open = [self.first, *others]
        """What is still thought of, the first always among them and tried first."""
        self._better: dict[Decision, list[float]] = {decision: [] for decision in others}
        self._worth_of_first = 0.0

    @property
    def best(self) -> Decision:
        """What has done better than the first thought by more than chance would often do; else that."""
        worth = {decision: self._surely(decision) for decision in self.open}
        return max(self.open, key=worth.__getitem__)

    def tried(self, decision: Decision, deal: TrickDeal) -> None:
        """Takes in how one deal has ended."""
        worth = _worth(deal, self.view)
        if decision == self.first:
            self._worth_of_first = worth
        else:
            self._better[decision].append(worth - self._worth_of_first)

    def give_up_half(self) -> None:
        """Thinks no more of the worse half, but always of the first thought and another."""
        others = sorted(self._better.keys() & set(self.open), key=lambda its: (-fmean(self._better[its]), str(its)))
        self.open = [self.first, *others[: max(1, len(self.open) // 2)]]

    def _surely(self, decision: Decision) -> float:
        """How much better than the first thought it is, less what may well be chance."""
        better = self._better.get(decision)
        if not better:
            return 0.0 if decision == self.first else float("-inf")
        spread = pstdev(better) if len(better) > 1 else UNKNOWN
        return fmean(better) - DOUBT * max(spread, LEAST_SPREAD) / sqrt(len(better))


def _played_out(deal: TrickDeal, decision: Decision, chance: Random) -> TrickDeal:
    """The deal at its end, after this decision and what beginners would do then; the deal itself stays as it is."""
    going = deal.copy()
    going.apply(decision)
    while actors := going.actors():
        going.apply(tolva.choose(going.view(actors[0]), chance))
    return going


def _worth(deal: TrickDeal, view: TrickView) -> float:
    """How much better the deal has ended for the viewer's party than for the others, in points."""
    parties = view.game.parties
    mine, before, after = parties[view.seat], view.board.score, deal.board.score
    gained = [new - old for old, new in zip(before, after, strict=True)]
    counted = [float(next(iter(its.values()))) for its in _counts(deal)]
    everything = sum(counted) or 1.0
    winner = deal.board.winner
    each = [
        gained[party] + LEANING * counted[party] / everything + WON * (party == winner) for party in range(len(gained))
    ]
    others = [worth for party, worth in enumerate(each) if party != mine]
    return each[mine] - sum(others) / len(others)


def _counts(deal: TrickDeal) -> list[dict[str, int]]:
    """What vinsten goes by, by party."""
    game = deal.game
    taken = [
        [trick for trick in deal.board.tricks if game.parties[trick.taker] == party]
        for party in range(game.party_count)
    ]
    return [dict(game.worth(card for trick in its for card in trick.cards)) for its in taken]
