"""How often a player at Tölp becomes king by each of the ways to give, to follow and to lead: counted between four
beginners, and stored.

`python -m tolva_teach.strategy.kings` counts and stores them anew; a test counts some again and holds them to it.

>>> row = kings()[0]
>>> row.about, row.highest, sorted(row.kings)
('give', '9', ['lowest', 'singles'])
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import NamedTuple

from tolva_teach.games import game
from tolva_teach.games.base import Deal, Decision
from tolva_teach.games.tolp.board import TolpView
from tolva_teach.games.tolp.lays import rank_of, strength
from tolva_teach.players import tolp
from tolva_teach.rules.cards import Rank
from tolva_teach.strategy.counting import Ways, dealt, played_on, store, stored_rows
from tolva_teach.strategy.of_tolp import to_end, to_follow, to_give, to_lead, whether_to_lay

ROUNDS = 5_000
PLAYERS = 4
BANDS: Mapping[str, Sequence[Rank]] = {
    "give": ("9", "J", "A"),
    "follow": ("9", "J", "A"),
    "lay": ("A",),
    "lead": ("A",),
    "end": ("9", "J", "Q", "K", "A"),
}
"""By what is to be decided, the highest rank of each band; the first has all that is lower."""
_OFTEN = 0.1
"""How many of the positions are counted of which each round has many."""


class Row(NamedTuple):
    """What was counted of the positions of a kind in which nobody was out."""

    about: str
    """What was to be decided, as in `BANDS`: see `of_tolp`."""
    highest: Rank
    """The band of the cards that the row is about, by its highest rank."""
    rounds: int
    """How many such positions there were."""
    kings: Mapping[str, int]
    """In how many of them the player became king, by each way."""


def counted(rounds: int, seed: int = 0) -> tuple[Row, ...]:
    """The rows, counted now: some hundred rounds take some seconds.

    Args:
        rounds: how many are dealt, both of first and of later ones.
        seed: the first one's; those after it follow.
    """
    positions: Counter[tuple[str, Rank]] = Counter()
    kings: dict[tuple[str, Rank], Counter[str]] = {}
    for number in range(seed, seed + rounds):
        for kind, brought in (*_in_exchange(number), *_in_round(number)):
            positions[kind] += 1
            kings.setdefault(kind, Counter(dict.fromkeys(brought, 0))).update(brought)
    every = [(about, band) for about, bands in BANDS.items() for band in bands]
    return tuple(Row(*kind, positions[kind], dict(kings[kind])) for kind in every if kind in kings)


Counted = tuple[tuple[str, Rank], dict[str, int]]
"""What kind of position it is, and whether the player became king, by each way."""


def _in_exchange(number: int) -> Iterator[Counted]:
    """Of each gift of a later round."""
    chance, rules = Random(number), game("tolp", PLAYERS)
    deal = dealt(rules, number, chance, order=[(number // PLAYERS + place) % PLAYERS for place in range(PLAYERS)])
    while (view := deal.view(deal.actors()[0])).exchanging:
        if ways := to_give(view):
            yield ("give", _band("give", ways["singles"])), _tried(deal, ways)
        deal.apply(tolp.choose(view, chance))


def _in_round(number: int) -> Iterator[Counted]:
    """Of each such position of a first round, as long as nobody is out; of those that are many, some."""
    chance, rules = Random(number), game("tolp", PLAYERS)
    deal = dealt(rules, number, chance)
    while not (view := deal.view(deal.actors()[0])).board.finished:
        for about, ways in _ways_in_round(view, chance):
            first = ways["high"] if about == "end" else next(iter(ways.values()))
            yield (about, _band(about, first)), _tried(deal, ways)
        deal.apply(tolp.choose(view, chance))


def _ways_in_round(view: TolpView, chance: Random) -> Iterator[tuple[str, Ways]]:
    if ways := to_end(view):
        yield "end", ways
    if chance.random() < _OFTEN:
        for about, asked in (("follow", to_follow), ("lay", whether_to_lay), ("lead", to_lead)):
            if ways := asked(view):
                yield about, ways


def _tried(deal: Deal[TolpView], ways: Ways) -> dict[str, int]:
    return {way: int(_is_king(deal, decision)) for way, decision in ways.items()}


def _is_king(deal: Deal[TolpView], decision: Decision) -> bool:
    """Whether the player is king at the end of the round after this decision; a beginner leaves nothing to chance."""
    order = played_on(deal, decision, tolp.choose, Random(0)).standing.order
    return order is not None and order[0] == decision.seat


def _band(about: str, decision: Decision) -> Rank:
    """The band of the highest card of a decision."""
    most = max(strength(rank_of(card) or "A", turned=False) for card in decision.args)
    return next(band for band in BANDS[about] if most <= strength(band, turned=False))


@cache
def kings() -> Sequence[Row]:
    """The rows as they are stored."""
    return tuple(Row(*row) for row in stored_rows("kings"))


_CLEARLY = 0.05
"""So much more often the player is king where a way is clearly better."""


@cache
def highest_single_to_give() -> Rank:
    """Up to which rank it is clearly better to give cards that are alone in their rank than to give the lowest.

    >>> highest_single_to_give()
    'J'
    """
    gifts = [row for row in kings() if row.about == "give"]
    better = [row for row in gifts if row.kings["singles"] - row.kings["lowest"] >= _CLEARLY * row.rounds]
    return better[-1].highest


if __name__ == "__main__":
    store("kings", counted(ROUNDS))
