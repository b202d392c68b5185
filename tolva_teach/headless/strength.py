"""How much stronger one kind of player is than another.

>>> margin("tolva", "random", "random", deals=3, seed=1).value
0.0
"""

from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Executor
from types import MappingProxyType
from typing import Any

from tolva_teach.games import game as game_of
from tolva_teach.headless.figures import Figure, Sum
from tolva_teach.headless.plan import Plan
from tolva_teach.headless.playing import AT_A_TIME, play, play_one


def margin(
    game: str,
    kind: str,
    against: str,
    deals: int,
    seed: int,
    players: int | None = None,
    options: Mapping[str, Any] = MappingProxyType({}),
    executor: Executor | None = None,
    at_a_time: int = AT_A_TIME,
) -> Figure:
    """By how much the one kind comes out better in a deal than the other, on the same cards in every seat.

    Each deal is played once for each party: that party's seats are of the one kind, all others of the other. So each
    kind has had each party's cards, and what is left is how they play. What counts is how much more the party's score
    changes than those of the others do on average; a deal's value is the mean over its plays.

    Args:
        deals: how many deals; each is played as often as there are parties.
        seed: the same seed gives the same deals.
        players: how many play; as many as usual where left out.
        executor, at_a_time: as for `play`.

    Raises:
        ValueError: what a `Plan` does not take.
    """
    seated = plans(game, kind, against, deals, seed, players, options)
    plays = [play(plan, executor, at_a_time) for plan in seated]
    margins = Sum()
    for rows in zip(*plays, strict=True):
        margins.add(_mean(row.ahead(party) for party, row in enumerate(rows)))
    return margins.mean("margin", kind)


def plans(
    game: str,
    kind: str,
    against: str,
    deals: int,
    seed: int,
    players: int | None = None,
    options: Mapping[str, Any] = MappingProxyType({}),
) -> list[Plan]:
    """For each party the plan in which it is of the one kind and all others of the other."""
    parties = game_of(game, players, options).parties
    return [
        Plan(game, _seated(parties, party, kind, against), deals, seed, dict(options)) for party in sorted(set(parties))
    ]


def lead(seated: Sequence[Plan], number: int) -> float:
    """By how much one kind of player does better than the other in the deal or match of this number; for a match, per
    deal.

    Args:
        seated: as `plans` gives them.
    """
    return _mean(_mean(row.ahead(party) for row in play_one(plan, number)) for party, plan in enumerate(seated))


def _seated(parties: Iterable[int], party: int, kind: str, against: str) -> tuple[str, ...]:
    return tuple(kind if its == party else against for its in parties)


def _mean(numbers: Iterable[float]) -> float:
    numbers = list(numbers)
    return sum(numbers) / len(numbers)
