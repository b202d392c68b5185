"""Playing a plan's deals, here or in whatever `concurrent.futures.Executor` one has: processes, a cluster."""

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from functools import partial
from random import Random
from typing import Any

from tolva_teach.described.faults import naming_the_game
from tolva_teach.games.base import Deal, Happening, Standing
from tolva_teach.headless.notes import first_of, noting
from tolva_teach.headless.parcels import in_parcels
from tolva_teach.headless.plan import Plan
from tolva_teach.headless.rows import Row
from tolva_teach.players import LEAVE_NOTHING_TO_CHANCE, MOST_DEALS, Chooser
from tolva_teach.records.record import shuffled

AT_A_TIME = 16
"""So many deals are sent to an executor together: sending them costs little then, and a bar still moves."""

WAITING = 64
"""So many of these parcels are under way at most, whatever the number of deals."""


def play(plan: Plan, executor: Executor | None = None, at_a_time: int = AT_A_TIME) -> Iterator[Row]:
    """Plays all of it, and gives a row a deal: the same rows in the same order, whoever plays.

    Args:
        executor: who plays; this process where left out. What has not begun is cancelled when one stops asking.
        at_a_time: how many deals, or matches, an executor is sent together; fewer where players think long.
    """
    if executor is None:
        for number in range(plan.deals):
            yield from play_one(plan, number)
    else:
        yield from in_parcels(executor, partial(_play_some, plan), range(plan.deals), at_a_time, WAITING)


@naming_the_game
def _play_some(plan: Plan, start: int, end: int) -> list[Row]:
    return [row for number in range(start, end) for row in play_one(plan, number)]


def play_one(plan: Plan, number: int) -> list[Row]:
    """Plays the plan's deal, or match, of this number: a row for each deal of it."""
    rules, seed = plan.rules, plan.seed_of(number)
    chances, deck = _chances(plan, seed), shuffled(rules.pack, Random(seed))
    shuffling = Random(f"{seed}/deck") if plan.match else NO_CHANCE
    standing, dealer = rules.first_standing(None, 0, None), number % rules.players
    rows: list[Row] = []
    while True:
        dealt = rules.deal_out(deck, dealer, standing)
        deal = rules.start(dealt, dealer, standing)
        playing = tuple(party if hand else -1 for party, hand in zip(rules.parties, dealt.hands, strict=True))
        note = noting(deal)
        told = play_out(deal, plan.players, chances)
        after = deal.standing
        change = _change(standing, after)
        first, notes = first_of(told), note(told)
        rows.append(Row(number, len(rows), seed, dealer, first, plan.kinds, playing, change, after.winner, notes))
        if not plan.match or after.winner is not None or len(rows) == MOST_DEALS:
            return rows
        standing, dealer, deck = after, rules.next_dealer(dealer, after), shuffled(rules.pack, shuffling)


class _NoChance(Random):
    """What players are given who leave nothing to chance: to seed each a chance of its own costs as much as some of
    the decisions."""

    def random(self) -> float:
        """
        Raises:
            AssertionError: always.
        """
        raise AssertionError("drawn upon by somebody who was said to leave nothing to chance")


NO_CHANCE: Random = _NoChance()


def _chances(plan: Plan, seed: int) -> list[Random]:
    """Each seat's chance, its own whoever sits in the others."""
    return [
        NO_CHANCE if kind in LEAVE_NOTHING_TO_CHANCE else Random(f"{seed}/{seat}")
        for seat, kind in enumerate(plan.kinds)
    ]


def play_out(deal: Deal[Any], players: Sequence[Chooser], chances: Sequence[Random]) -> list[Happening]:
    """Plays the deal to its end, each seat by its player with chance of its own, and tells all that happened."""
    told = [*deal.opening]
    while actors := deal.actors():
        seat = actors[0]
        told += deal.apply(players[seat](deal.view(seat), chances[seat]))
    return told


def _change(before: Standing, after: Standing) -> tuple[int, ...]:
    return tuple(now - then for then, now in zip(before.score, after.score, strict=True))
