"""How many points players give away in the last tricks: `bench_given_away.py KIND GAME PLAYERS DEALS`.

All seats are played by one kind, `random`, `beginner` or `club`. Each card in the last tricks that can be solved
(`tolva_teach.solver.given_away`) is held against the best one with all cards open: nobody plays with open cards, so the
best player there can be gives something away too. Points are game points a deal and seat, one's own less the other
side's, with their 95 % interval.

A club player errs in a quarter to half as many of its choices as a beginner: in Bondtolva for two 2.7 % against 10.6 %
(0.22 points a deal against 0.91), for four 3.4 % against 8.8 % (0.12 against 0.31), in Plocketolva 4.4 % against 9.1 %
(0.38 against 0.69), in Tolva for four 4.2 % against 8.6 % (0.24 against 0.46). Who plays at random errs little more
often than a beginner (9 to 12 %), and has fewer choices that can be judged: pairs that might still be melded are left.
"""

import sys
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from tolva_teach.play.replay import Replay
from tolva_teach.players import chooser, play_record
from tolva_teach.records.record import deal_record
from tolva_teach.solver import judged


class Given(NamedTuple):
    """What the seats of one deal gave away."""

    points: float
    """How many points a seat did, in the mean."""
    cards: int
    """By how many cards, of all seats."""
    choices: int
    """How many choices of a card there were that could be judged."""


def given(kind: str, game: str, players: int, seed: int) -> Given:
    """What is given away in one deal."""
    its = [chooser(kind, game)] * players
    steps = Replay(play_record(deal_record(game, players, seed), its, Random(f"given/{seed}")))
    cards = [found for seat in range(players) for found in judged(steps, seat) if found]
    lost = [found.lost for found in cards if found.lost]
    return Given(sum(lost) / players, len(lost), len(cards))


def main(kind: str, game: str, players: int, deals: int) -> None:
    """Prints how much is given away, and by how many cards."""
    each = [given(kind, game, players, seed) for seed in range(deals)]
    points = [its.points for its in each]
    half = 1.96 * stdev(points) / deals**0.5
    lost, choices = sum(its.cards for its in each), sum(its.choices for its in each)
    print(
        f"{game} {players}, {kind}, {deals} deals: {fmean(points):.2f} points a deal and seat "
        f"(95 %: {fmean(points) - half:.2f} to {fmean(points) + half:.2f}); "
        f"{lost} of {choices} cards, {100 * lost / max(choices, 1):.1f} %",
        flush=True,
    )


if __name__ == "__main__":
    main(*sys.argv[1:3], *map(int, sys.argv[3:5]))
