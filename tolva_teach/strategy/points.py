"""How many points more than the other side a player's side takes in the deal, by which card it plays: counted between
beginners in Tolva for four and Bondtolva for two, and stored.

`python -m tolva_teach.strategy.points bondtolva` counts and stores those of a game anew; a test counts some again and
holds them to it.

>>> row = points("tolva")[0]
>>> row.about, row.band, sorted(row.points)
('pair', 'no-trump', ['break', 'keep'])
"""

import sys
from collections.abc import Container, Iterator, Mapping, Sequence
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
from tolva_teach.strategy import of_bondtolva, of_tolva
from tolva_teach.strategy.counting import dealt, played_on, store, stored_rows
from tolva_teach.strategy.of_tricks import Figured, choosing, either

DEALS = 3_000
FIGURED: Mapping[str, Figured] = {"tolva": of_tolva.FIGURED, "bondtolva": of_bondtolva.FIGURED}
"""The games of which figures are counted, each in one of its forms."""


class Row(NamedTuple):
    """What was counted of the positions of a kind."""

    about: str
    """What was to be decided, as in `Figured.about`."""
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


def counted(of: str, deals: int, seed: int = 0) -> tuple[Row, ...]:
    """The rows of a game, counted now: a hundred deals take some five seconds.

    Args:
        of: one of `FIGURED`.
        deals: how many are dealt.
        seed: the first one's; those after it follow.
    """
    sums: dict[tuple[str, str], _Sum] = {}
    for number in range(seed, seed + deals):
        for kind, brought in _in_deal(of, number):
            sums.setdefault(kind, _Sum()).add(brought)
    return tuple(Row(*kind, sums[kind].positions, sums[kind].points, sums[kind].squares) for kind in kinds(of, sums))


def kinds(of: str, among: Container[tuple[str, str]]) -> list[tuple[str, str]]:
    """Of each kind of position of a game what is to be decided and the band, of those among these, in their order."""
    every = [(name, band) for name, about in FIGURED[of].about.items() for band in about.bands]
    return [kind for kind in every if kind in among]


def _in_deal(of: str, number: int) -> Iterator[tuple[tuple[str, str], dict[str, int]]]:
    """Of each such position what kind it is, and what each way brings."""
    figured, chance = FIGURED[of], Random(number)
    deal = dealt(game(of, figured.players), number, chance)
    while actors := deal.actors():
        view: TrickView = deal.view(actors[0])
        outlook = choosing(view)
        for name, about in figured.about.items():
            if decisions := either(outlook, about.at_stake(outlook)):
                brought = [_ahead(deal, view, decision) for decision in decisions]
                yield (name, about.band(outlook)), dict(zip(about.ways, brought, strict=True))
        deal.apply(tricks.choose(view, chance))


def _ahead(deal: Deal[TrickView], view: TrickView, decision: Decision) -> int:
    """How many points more than the other side the seat's side takes after this decision; a beginner leaves nothing to
    chance."""
    return round(mind_for(view).measured(played_on(deal, decision, tricks.choose, Random(0)), view))


@cache
def points(of: str) -> Sequence[Row]:
    """The rows of a game as they are stored.

    Args:
        of: one of `FIGURED`.
    """
    return tuple(Row(*row) for row in stored_rows(_stored_as(of)))


def _stored_as(of: str) -> str:
    return f"points-{of}"


_CLEARLY = 0.4
_ERRORS = 4
"""By so many points, and so many standard errors, one way is clearly better."""


@cache
def _row(of: str, about: str, band: str) -> Row:
    return next(row for row in points(of) if (row.about, row.band) == (about, band))


def has_figures(view: TrickView) -> bool:
    """Whether figures are counted of the form of the game that is played."""
    figured = FIGURED.get(view.game.name)
    return figured is not None and figured.players == view.game.players


def without_costly(outlook: Outlook) -> Sequence[Card]:
    """The playable cards but for those that clearly cost points, as many deals have shown.

    Args:
        outlook: of a seat that is to play a card, where there are figures (`has_figures`).
    """
    of = outlook.view.game.name
    kept = list(outlook.playable)
    for name, about in FIGURED[of].about.items():
        at_stake = about.at_stake(outlook)
        if either(outlook, at_stake):
            row = _row(of, name, about.band(outlook))
            better = [card for card in kept if (card in at_stake) == (row.lead < 0)]
            kept = better if better and _is_clear(row) else kept
    return kept


def _is_clear(row: Row) -> bool:
    return abs(row.lead) >= max(_CLEARLY, _ERRORS * row.error)


if __name__ == "__main__":
    for of in sys.argv[1:]:
        store(_stored_as(of), counted(of, DEALS))
