"""How fast random deals of Tolva's family go: `python tests/bench/bench_family.py [SECONDS]`.

A decision is all candidates of the seat in turn with their verdicts, and one that is allowed applied; dealing is in the
time.
"""

import random
import sys
import time
from collections.abc import Mapping
from typing import Any

from tolva_teach.games import game
from tolva_teach.games.base import Game

AIM = 60_000
ROUNDS = 60
"""Of so many short rounds the best counts: other work on the machine only slows one down."""

GAMES: tuple[tuple[str, int, Mapping[str, Any]], ...] = (
    ("tolva", 4, {}),
    ("tolva", 3, {}),
    ("plocketolva", 2, {}),
    ("bordstolva", 2, {}),
    ("bordstolva", 2, {"first_trick_from_table": True}),
    ("bondtolva", 2, {}),
    ("bondtolva", 3, {}),
    ("bondtolva", 4, {}),
    ("bondtolva", 4, {"max_tjog": 1, "forehand_trump": True, "eyes": "late", "scoring": "gotland"}),
)


def decisions_a_second(rules: Game[Any], seconds: float) -> float:
    """Decisions a second over random deals."""
    chance, standing = random.Random(1), rules.first_standing(None, 0, None)
    deck, decisions, start = list(rules.pack), 0, time.process_time()
    while time.process_time() - start < seconds:
        chance.shuffle(deck)
        deal = rules.start(rules.deal_out(deck, 0, standing), 0, standing)
        while actors := deal.actors():
            verdicts = rules.verdicts(deal.view(actors[0]))
            legal = [decision for decision, verdict in verdicts if verdict.allowed]
            deal.apply(legal[int(chance.random() * len(legal))])
            decisions += 1
    return decisions / (time.process_time() - start)


if __name__ == "__main__":
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 0.05
    for name, players, options in GAMES:
        best = max(decisions_a_second(game(name, players, options), seconds) for _ in range(ROUNDS))
        print(f"{game(name, players, options)!r}: {best:,.0f} decisions a second (aim {AIM:,})")
