"""Beginners' deals a second of processor time, how long they think, and what two processes gain:
`python tests/bench/bench_headless.py`.
"""

import statistics
import time
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any

from tolva_teach.games.base import Decision
from tolva_teach.headless import Plan, play
from tolva_teach.headless.playing import play_one

FORMS = (("tolva", 4, 1_000), ("tolp", 5, 1_000), ("trettioett", 4, 4_000))
ROUNDS = 5
"""Of so many short rounds the best counts: other work on the machine only slows one down."""


def plan(game: str, players: int, deals: int) -> Plan:
    return Plan(game, ("beginner",) * players, deals, seed=1)


def deals_a_second(game: str, players: int, deals: int) -> float:
    begun = time.process_time()
    count = sum(1 for _ in play(plan(game, players, deals // 10)))
    return count / (time.process_time() - begun)


def longest_thoughts(game: str, players: int, deals: int) -> tuple[float, float]:
    """How many milliseconds of processor time a beginner thinks, at the 95th and the 99th percentile of decisions."""
    what, took = plan(game, players, deals), list[float]()
    beginner = what.players[0]

    def timed(view: Any, chance: Random) -> Decision:
        begun = time.process_time_ns()
        decision = beginner(view, chance)
        took.append((time.process_time_ns() - begun) / 1e6)
        return decision

    what.__dict__["players"] = (timed,) * players
    for number in range(deals // 10):
        play_one(what, number)
    hundredths = statistics.quantiles(took, n=100)
    return hundredths[94], hundredths[98]


def seconds(executor: Executor, what: Plan) -> float:
    begun = time.perf_counter()
    assert sum(1 for _ in play(what, executor)) == what.deals
    return time.perf_counter() - begun


if __name__ == "__main__":
    context = get_context("spawn")
    with ProcessPoolExecutor(1, context) as one, ProcessPoolExecutor(2, context) as two:
        for form in FORMS:
            rate = max(deals_a_second(*form) for _ in range(ROUNDS))
            took = [(seconds(one, plan(*form)), seconds(two, plan(*form))) for _ in range(ROUNDS)]
            gain = min(alone for alone, _ in took) / min(together for _, together in took)
            most, longest = longest_thoughts(*form)
            print(f"{form[0]} {form[1]}: {rate:,.0f} deals a second; over two processes {gain:.2f} times as many")
            print(f"    a beginner decides in {most:.3f} ms at the 95th percentile, {longest:.3f} ms at the 99th")
