"""What cards count for in Bondtolva, and when a party wins, by the option `scoring`.

A way of scoring is one `Scoring` in `SCORINGS`: all that the rest of the kit asks about it stands there.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, NamedTuple, TypeAlias

from tolva_teach.games.bondtolva.bars import NO_MELD_WINS, NO_TRUMP_FROM_ELEVEN
from tolva_teach.games.match_to_twelve import TARGET, first_at_target
from tolva_teach.games.tricktaking import MeldBar
from tolva_teach.rules.cards import Card, Rank, rank

MATADORS: tuple[Rank, ...] = ("A", "10")
"""The ranks of the cards that vinsten goes by first; of those tied the eyes decide (bond.score.vinsten)."""

EYES: Mapping[str, Mapping[Rank, int]] = MappingProxyType(
    {"standard": {"K": 4, "Q": 3, "J": 2, "A": 1}, "late": {"A": 4, "K": 3, "Q": 2, "J": 1}}
)
"""What each rank counts in eyes, by the option `eyes`; ranks left out count nothing."""


def matadors(cards: Iterable[Card]) -> int:
    """How many aces and tens there are."""
    return sum(rank(card) in MATADORS for card in cards)


FALLS_TO = 7
"""Where a party falls that has more than twelve points after a deal (bond.option.exact)."""


class Won(NamedTuple):
    """Who has won the match, and by which rule."""

    party: int | None
    rule: str
    among: Literal["", "one", "several"] = ""
    """Among how many parties the rule chooses; nothing where it does not choose."""


Winner: TypeAlias = Callable[[Sequence[int], Sequence[int]], Won]
"""From the scores after a deal, and the takers of vinsten (if any) and sistan in this order, to the winner."""


def first_past(score: Sequence[int], order: Sequence[int]) -> Won:
    """Vinsten is counted before sistan (bond.score.order)."""
    several = sum(points >= TARGET for points in score) > 1
    return Won(first_at_target(score, order), "bond.score.order" if several else "bond.match")


def exactly_there(score: Sequence[int], order: Sequence[int]) -> Won:
    """bond.option.exact: of several with exactly twelve the first in the order, or nobody yet."""
    there = [party for party, points in enumerate(score) if points == TARGET]
    if len(there) < 2:
        return Won(_only(there), "bond.option.exact", "one")
    return Won(_first_of(order, there), "bond.option.exact", "several")


def as_on_gotland(score: Sequence[int], order: Sequence[int]) -> Won:
    """bond.option.gotland: of several past twelve the first in the order, else the highest, or nobody yet."""
    past = [party for party, points in enumerate(score) if points >= TARGET]
    if len(past) < 2:
        return Won(_only(past), "bond.match")
    winner = _first_of(order, past)
    if winner is None:
        best = max(score)
        winner = _only([party for party in past if score[party] == best])
    return Won(winner, "bond.option.gotland", "several")


def decided_by(won: Won, vinsten: int | None, sistan: int) -> str:
    """What made the winner win: `vinsten`, `sistan` or `points` where its rule chose among several parties, `alone`
    where there was only one; empty where the rule does not choose.

    Args:
        vinsten: the party that took vinsten, if any.
        sistan: the party that took sistan.
    """
    if won.among != "several":
        return "alone" if won.among else ""
    if won.party == vinsten:
        return "vinsten"
    return "sistan" if won.party == sistan else "points"


def _only(parties: Sequence[int]) -> int | None:
    return parties[0] if len(parties) == 1 else None


def _first_of(order: Sequence[int], parties: Sequence[int]) -> int | None:
    return next((party for party in order if party in parties), None)


@dataclass(frozen=True, slots=True)
class Scoring:
    """One way of scoring a match to twelve."""

    rule: str
    """The rule that tells of it."""
    winner: Winner
    """Who wins after a deal."""
    chooses: bool = False
    """Whether its own rule chooses among several who have come to twelve."""
    ends_at_once: bool = False
    """Whether the match may end in mid-deal; else every deal is played out."""
    falls_to: int | None = None
    """Where a party falls that has more than twelve points after a deal; None where it keeps them."""
    meld_bar: MeldBar | None = None
    """How the score bars melds; None where it bars none."""


SCORINGS: Mapping[str, Scoring] = MappingProxyType(
    {
        "standard": Scoring("bond.match", first_past, ends_at_once=True),
        "no-meld-out": Scoring("bond.option.skane", first_past, ends_at_once=True, meld_bar=NO_MELD_WINS),
        "exact-12": Scoring("bond.option.exact", exactly_there, chooses=True, falls_to=FALLS_TO),
        "gotland": Scoring("bond.option.gotland", as_on_gotland, chooses=True, meld_bar=NO_TRUMP_FROM_ELEVEN),
    }
)
"""The ways of scoring, by the option `scoring`; the first is the usual one."""
