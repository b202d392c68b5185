"""How long it takes to work out what one can know, step by step: `python tests/bench/bench_knowing.py [DEALS]`.

A step is one decision, after which one seat looks: its view, where each card may lie, and what is told of each other
seat, in sentences and in signs. Milliseconds of processor time.
"""

import random
import sys
import time
from collections.abc import Mapping
from typing import Any

from tolva_teach.games import game
from tolva_teach.games.base import Game
from tolva_teach.knowing import knowledge
from tolva_teach.players import chooser

GAMES: tuple[tuple[str, int, Mapping[str, Any]], ...] = (
    ("tolva", 4, {}),
    ("tolva", 3, {}),
    ("plocketolva", 2, {}),
    ("bordstolva", 2, {}),
    ("bondtolva", 2, {}),
    ("bondtolva", 3, {}),
    ("bondtolva", 4, {}),
    ("tolp", 5, {}),
    ("tolp", 10, {}),
    ("trettioett", 4, {}),
)


def steps(rules: Game[Any], deals: int) -> list[float]:
    """What each step took."""
    chance, took = random.Random(1), []
    for _ in range(deals):
        order = chance.sample(range(rules.players), rules.players) if rules.keeps_order else None
        standing = rules.first_standing(None, 0, order)
        deal = rules.start(rules.deal_out(chance.sample(rules.pack, len(rules.pack)), 0, standing), 0, standing)
        while actors := deal.actors():
            deal.apply(chooser("beginner", rules.name)(deal.view(actors[0]), chance))
            seat = chance.randrange(rules.players)
            begun = time.process_time()
            known = knowledge(deal.view(seat))
            for other in range(rules.players):
                if other != seat:
                    known.told(other)
                    known.in_signs(other)
            took.append(1000 * (time.process_time() - begun))
    return sorted(took)


def main() -> None:
    """Prints the mean, the 95th and the 99th percentile and the longest for each game."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 30
    for name, players, options in GAMES:
        took = steps(game(name, players, options), deals)
        mean, (usual, late) = sum(took) / len(took), (took[len(took) * share // 100] for share in (95, 99))
        shares = f"95 %: {usual:.2f}, 99 %: {late:.2f}, longest {took[-1]:.2f}"
        print(f"{name} {players}: {mean:.2f} ms, {shares} ({len(took)} steps)")


if __name__ == "__main__":
    main()
