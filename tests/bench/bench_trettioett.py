"""How fast random deals of Trettioett go: `python tests/bench/bench_trettioett.py [SECONDS]`.

A step is all legal events of the seat in turn with their verdicts, and one of them applied; dealing is in the time.
"""

import random
import sys
import time

from tolva_teach.games.trettioett import Trettioett

PLAYERS = 6
ROUNDS = 60
"""Of so many short rounds the best counts: other work on the machine only slows one down."""


def steps_a_second(seconds: float) -> float:
    """Steps a second over random deals for six."""
    rules, chance = Trettioett(PLAYERS), random.Random(1)
    standing = rules.first_standing(None, 0, None)
    deck, steps, start = list(rules.pack), 0, time.process_time()
    while time.process_time() - start < seconds:
        chance.shuffle(deck)
        deal = rules.start(rules.deal_out(deck, 0, standing), 0, standing)
        while not deal.over:
            view = deal.view(deal.actors()[0])
            verdicts = [(decision, rules.verdict(view, decision)) for decision in rules.candidates(view)]
            legal = [decision for decision, verdict in verdicts if verdict.allowed]
            deal.apply(legal[int(chance.random() * len(legal))])
            steps += 1
    return steps / (time.process_time() - start)


if __name__ == "__main__":
    best = max(steps_a_second(float(sys.argv[1]) if len(sys.argv) > 1 else 0.05) for _ in range(ROUNDS))
    print(f"trettioett, {PLAYERS} players: {best:,.0f} steps a second (aim 30,000)")
