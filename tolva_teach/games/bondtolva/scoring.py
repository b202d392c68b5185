"""What cards count for in Bondtolva, and when a party wins, by the option `scoring`.

`standard` and `no-meld-out` (bond.option.skane): the first at twelve wins, also in mid-deal. `exact-12`
(bond.option.exact) and `gotland` (bond.option.gotland): every deal is played out.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from tolva_teach.games.match_to_twelve import TARGET, first_at_target
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

ENDS_AT_ONCE = ("standard", "no-meld-out")
"""The ways in which a match may end in mid-deal."""


class Won(NamedTuple):
    """Who has won the match, and by which rule."""

    party: int | None
    rule: str


Winner = Callable[[Sequence[int], Sequence[int]], Won]
"""From the scores after a deal, and the takers of vinsten (if any) and sistan in this order, to the winner."""


def first_past(score: Sequence[int], order: Sequence[int]) -> Won:
    """Vinsten is counted before sistan (bond.score.order)."""
    several = sum(points >= TARGET for points in score) > 1
    return Won(first_at_target(score, order), "bond.score.order" if several else "bond.match")


def exactly_there(score: Sequence[int], order: Sequence[int]) -> Won:
    """bond.option.exact: of several with exactly twelve the first in the order, or nobody yet."""
    there = [party for party, points in enumerate(score) if points == TARGET]
    return Won(_only(there) if len(there) < 2 else _first_of(order, there), "bond.option.exact")


def as_on_gotland(score: Sequence[int], order: Sequence[int]) -> Won:
    """bond.option.gotland: of several past twelve the first in the order, else the highest, or nobody yet."""
    past = [party for party, points in enumerate(score) if points >= TARGET]
    if len(past) < 2:
        return Won(_only(past), "bond.match")
    winner = _first_of(order, past)
    if winner is None:
        best = max(score)
        winner = _only([party for party in past if score[party] == best])
    return Won(winner, "bond.option.gotland")


def decided_by(won: Won, score: Sequence[int], vinsten: int | None, sistan: int) -> str:
    """What let the winner win, where its rule chooses among several: `vinsten`, `sistan` or `points`; `alone` where
    there was nobody to choose among, and nothing where the rule does not choose.

    Args:
        vinsten: the party that took vinsten, if any.
        sistan: the party that took sistan.
    """
    if won.rule not in ("bond.option.exact", "bond.option.gotland"):
        return ""
    if won.rule == "bond.option.exact" and score.count(TARGET) < 2:
        return "alone"
    if won.party == vinsten:
        return "vinsten"
    return "sistan" if won.party == sistan else "points"


def _only(parties: Sequence[int]) -> int | None:
    return parties[0] if len(parties) == 1 else None


def _first_of(order: Sequence[int], parties: Sequence[int]) -> int | None:
    return next((party for party in order if party in parties), None)


WINNER: Mapping[str, Winner] = MappingProxyType(
    {"standard": first_past, "no-meld-out": first_past, "exact-12": exactly_there, "gotland": as_on_gotland}
)
"""Who wins after a deal, by the option `scoring`."""
