"""How many points more than the other side a player's side at Tolva takes in the deal, by which card it plays: counted
between four beginners, and stored.

`python -m tolva_teach.strategy.points` counts and stores them anew; a test counts some again and holds them to it.

>>> row = points()[0]
>>> row.about, row.band, sorted(row.points)
('pair', 'no-trump', ['break', 'keep'])
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from math import sqrt
from random import Random
from typing import NamedTuple

from tolva_teach.games import game
from tolva_teach.games.base import Deal, Decision
from tolva_teach.games.tricktaking import TrickView
from tolva_teach.players import tricks
from tolva_teach.players.advice.outlook import Outlook
from tolva_teach.players.club import mind_for
from tolva_teach.rules.cards import Card
from tolva_teach.strategy import of_tolva
from tolva_teach.strategy.counting import dealt, played_on, store, stored_rows

DEALS = 3_000
PLAYERS = 4
_MANY_LEFT = 4
_MANY_TRUMPS = 3
"""From so many cards on, and so many trumps, it makes no difference to the row how many are left."""


class About(NamedTuple):
    """What is to be decided."""

    at_stake: of_tolva.AtStake
    """The cards that one might play or not."""
    ways: tuple[str, str]
    """What it is called to play another card, and one of these."""
    band: Callable[[Outlook], str]
    bands: Sequence[str]
    """Which of such positions it is, of all of them."""


class Row(NamedTuple):
    """What was counted of the positions of a kind."""

    about: str
    """What was to be decided, as in `ABOUT`."""
    band: str
    """Which of these positions."""
    positions: int
    """How many there were."""
    points: Mapping[str, int]
    """How many points more than the other side the player's side took in all of them, by each way."""
    squares: int
    """What the ways differ by, squared, in all of them."""

    @property
    def lead(self) -> float:
        """By how much the first way is better than the second, in the mean."""
        first, second = self.points.values()
        return (first - second) / self.positions

    @property
    def error(self) -> float:
        """The standard error of that."""
        return sqrt((self.squares / self.positions - self.lead**2) / self.positions)


def _by_trump(outlook: Outlook) -> str:
    return "no-trump" if outlook.trump is None else "trump"


def _by_pair(outlook: Outlook) -> str:
    return "pair" if outlook.pairs() else "no-pair"


def _by_trumps_and_left(outlook: Outlook) -> str:
    """By how many trumps the seat has, and of a single one by how many cards."""
    trumps = len(outlook.trumps())
    if trumps > 1:
        return f"{min(trumps, _MANY_TRUMPS)}-trumps"
    return f"1-of-{min(len(outlook.playable), _MANY_LEFT)}"


_BY_TRUMP = _by_trump, ("no-trump", "trump")

ABOUT: Mapping[str, About] = {
    "pair": About(of_tolva.cards_of_pairs, ("keep", "break"), *_BY_TRUMP),
    "ace": About(of_tolva.aces_to_first_lead, ("other", "ace"), _by_pair, ("pair", "no-pair")),
    "ten": About(of_tolva.tens_to_lead, ("other", "ten"), *_BY_TRUMP),
    "give-ten": About(of_tolva.tens_to_give, ("other", "ten"), *_BY_TRUMP),
    "give-ace": About(of_tolva.aces_to_give, ("other", "ace"), *_BY_TRUMP),
    "trump": About(
        of_tolva.trumps_to_lead,
        ("other", "trump"),
        _by_trumps_and_left,
        ("1-of-2", "1-of-3", "1-of-4", "2-trumps", "3-trumps"),
    ),
}


class _Sum:
    """What has been counted of a kind."""

    def __init__(self) -> None:
        self.positions = self.squares = 0
        self.points: dict[str, int] = {}

    def add(self, brought: Mapping[str, int]) -> None:
        """Takes in another position."""
        first, second = brought.values()
        self.positions += 1
        self.squares += (first - second) ** 2
        self.points = {way: self.points.get(way, 0) + its for way, its in brought.items()}


def counted(deals: int, seed: int = 0) -> tuple[Row, ...]:
    """The rows, counted now: a hundred deals take some five seconds.

    Args:
        deals: how many are dealt.
        seed: the first one's; those after it follow.
    """
    sums: dict[tuple[str, str], _Sum] = {}
    for number in range(seed, seed + deals):
        for kind, brought in _in_deal(number):
            sums.setdefault(kind, _Sum()).add(brought)
    every = [(name, band) for name, about in ABOUT.items() for band in about.bands if (name, band) in sums]
    return tuple(Row(*kind, sums[kind].positions, sums[kind].points, sums[kind].squares) for kind in every)


def _in_deal(number: int) -> Iterator[tuple[tuple[str, str], dict[str, int]]]:
    """Of each such position what kind it is, and what each way brings."""
    chance, rules = Random(number), game("tolva", PLAYERS)
    deal = dealt(rules, number, chance)
    while actors := deal.actors():
        view: TrickView = deal.view(actors[0])
        outlook = of_tolva.choosing(view)
        for name, about in ABOUT.items():
            if decisions := of_tolva.either(outlook, about.at_stake(outlook)):
                brought = [_ahead(deal, view, decision) for decision in decisions]
                yield (name, about.band(outlook)), dict(zip(about.ways, brought, strict=True))
        deal.apply(tricks.choose(view, chance))


def _ahead(deal: Deal[TrickView], view: TrickView, decision: Decision) -> int:
    """How many points more than the other side the seat's side takes after this decision; a beginner leaves nothing to
    chance."""
    return round(mind_for(view).measured(played_on(deal, decision, tricks.choose, Random(0)), view))


@cache
def points() -> Sequence[Row]:
    """The rows as they are stored."""
    return tuple(Row(*row) for row in stored_rows("points"))


_CLEARLY = 0.4
_ERRORS = 4
"""By so many points, and so many standard errors, one way is clearly better."""


@cache
def _row(about: str, band: str) -> Row:
    return next(row for row in points() if (row.about, row.band) == (about, band))


def without_costly(outlook: Outlook) -> Sequence[Card]:
    """The playable cards but for those that clearly cost points, as many deals have shown.

    Args:
        outlook: of a seat that is to play a card at Tolva for four.
    """
    kept = list(outlook.playable)
    for name, about in ABOUT.items():
        at_stake = about.at_stake(outlook)
        if of_tolva.either(outlook, at_stake):
            row = _row(name, about.band(outlook))
            better = [card for card in kept if (card in at_stake) == (row.lead < 0)]
            kept = better if better and _is_clear(row) else kept
    return kept


def _is_clear(row: Row) -> bool:
    return abs(row.lead) >= max(_CLEARLY, _ERRORS * row.error)


if __name__ == "__main__":
    store("points", counted(DEALS))
