"""How often a player at Trettioett loses a life who knocks, and who goes on instead, by turn and by what the hand is
worth: counted between three beginners, and stored.

`python -m tolva_teach.strategy.knocking` counts and stores them anew; a test counts some again and holds them to it.

>>> row = knocking()[0]
>>> row.turn, row.least, row.most
(1, 17, 18)
"""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import NamedTuple

from tolva_teach.games import game
from tolva_teach.games.base import Deal, Decision, said
from tolva_teach.games.trettioett.board import TrettioettView
from tolva_teach.players import trettioett
from tolva_teach.strategy.counting import dealt, played_on, store, stored_rows

DEALS = 12_000
PLAYERS = 3
TURNS = (1, 2, 3, 4)
"""The turns of the player who may knock, counted from the first."""
BANDS = ((17, 18), (19, 20), (21, 22), (23, 24), (25, 26), (27, 30))
"""What the hand is worth, from and to."""


class Row(NamedTuple):
    """What was counted of the deals in which the player had such a hand at the beginning of such a turn, and nobody had
    knocked."""

    turn: int
    least: int
    most: int
    """What the hand is worth, from and to."""
    deals: int
    knocked: int
    """In how many of them the player loses a life by knocking."""
    went_on: int
    """In how many by taking or drawing, and knocking later or not, as a beginner does."""


def counted(deals: int, seed: int = 0) -> tuple[Row, ...]:
    """The rows, counted now: some hundred deals take a second.

    Args:
        deals: how many are dealt.
        seed: the first one's; those after it follow.
    """
    found = {(turn, *band): [0, 0, 0] for turn in TURNS for band in BANDS}
    for number in range(seed, seed + deals):
        for turn, band, knocked, went_on in _in_deal(number):
            its = found[turn, *band]
            found[turn, *band] = [its[0] + 1, its[1] + knocked, its[2] + went_on]
    return tuple(Row(*key, *counts) for key, counts in found.items())


def _in_deal(number: int) -> Iterator[tuple[int, tuple[int, int], int, int]]:
    """Of each such turn of one player, who does not knock: which it is, what the hand is worth, and the lives lost by
    knocking and by going on."""
    chance, rules = Random(number), game("trettioett", PLAYERS)
    deal = dealt(rules, number, chance)
    player, turn = number // PLAYERS % PLAYERS, 0
    while (actors := deal.actors()) and turn < max(TURNS):
        view: TrettioettView = deal.view(actors[0])
        decision = trettioett.choose(view, chance)
        if actors[0] == player and not view.board.must_discard and view.board.knocker is None:
            decision, turn = _going_on(view), turn + 1
            if band := _band_of(view):
                knocked, went_on = (_lost(deal, its, player, chance) for its in (said(player, "knock"), decision))
                yield turn, band, knocked, went_on
        deal.apply(decision)


def _band_of(view: TrettioettView) -> tuple[int, int] | None:
    worth = view.rules.value(view.hand).points
    return next((band for band in BANDS if band[0] <= worth <= band[1]), None)


def _going_on(view: TrettioettView) -> Decision:
    """Takes what betters the hand, else draws where there is anything to draw."""
    betters = trettioett.best_with(view, view.board.pile[-1]) > view.rules.value(view.hand).points
    return said(view.seat, "take" if betters or not view.board.stock else "draw")


def _lost(deal: Deal[TrettioettView], decision: Decision, player: int, chance: Random) -> int:
    """How many lives the player has lost at the end of the deal after this decision."""
    before = deal.standing.score[player]
    return before - played_on(deal, decision, trettioett.choose, chance).standing.score[player]


@cache
def knocking() -> Sequence[Row]:
    """The rows as they are stored."""
    return tuple(Row(*row) for row in stored_rows("knocking"))


_CLEARLY = 0.05
"""So much more seldom a life is lost where knocking is clearly better."""


@cache
def least_worth_knocking(turn: int) -> int:
    """What a hand must be worth at least for its player to lose a life clearly more seldom by knocking.

    >>> [least_worth_knocking(turn) for turn in (1, 2, 3, 4)]
    [21, 21, 23, 25]

    Args:
        turn: the player's, counted from the first; after the last that was counted, that one.
    """
    counted_turn = min(turn, max(TURNS))
    rows = [row for row in knocking() if row.turn == counted_turn]
    return min(row.least for row in rows if row.went_on - row.knocked >= _CLEARLY * row.deals)


if __name__ == "__main__":
    store("knocking", counted(DEALS))
