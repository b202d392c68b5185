"""Playing a deal, or deals in a row, to the end."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

from tolva_teach.games.base import Deal, Decision
from tolva_teach.play.match import Match
from tolva_teach.records.record import Record, shuffled

Chooser: TypeAlias = Callable[[Any, Random], Decision]
"""A player: from a seat's view, and chance where it needs some, to a legal decision."""

MOST_DEALS = 100
"""So many deals make a match long enough, also where nobody has won or ever will."""


def play_deal(deal: Deal[Any], players: Sequence[Chooser], chance: Random) -> tuple[Decision, ...]:
    """Plays the deal to its end, each seat by its player, and gives what was decided."""
    decided = []
    while actors := deal.actors():
        decision = players[actors[0]](deal.view(actors[0]), chance)
        deal.apply(decision)
        decided.append(decision)
    return tuple(decided)


def play_record(record: Record, players: Sequence[Chooser], chance: Random, deals: int = 1) -> Record:
    """The record with its deal played, and further deals until somebody has won or there are enough.

    Args:
        record: a record of one deal that nobody has played yet.
        players: each seat's player.
        chance: what shuffles, and what players leave to chance.
        deals: how many deals to play at most: `MOST_DEALS` for a match, 1 for the record's own.
    """
    match = Match.resume(record)
    while True:
        while actors := match.deal.actors():
            match.do(players[actors[0]](match.view(actors[0]), chance))
        if match.over or match.number + 1 >= deals:
            return match.record
        match.next_deal(shuffled(match.game.pack, chance))
