"""How many last tricks are solved in how long: `python tests/bench/bench_solver.py`, in seconds of processor time.

In pure Python on a desktop's core, 30 deals of each: with four players five tricks take a hundredth (95 % within a
tenth), six about a tenth (95 % within a second or two), so that five are always solved in less than a second and six
nearly always; seven take many seconds. With two, all six tricks of the hand are solved within a hundredth.
"""

import time
from random import Random

from tolva_teach.games import game
from tolva_teach.games.tricktaking import TrickDeal
from tolva_teach.players import chooser
from tolva_teach.records.record import shuffled
from tolva_teach.solver import UnsolvableError, card_values

DEALS = 30
FORMS = (
    ("tolva", 4, range(3, 7)),
    ("bondtolva", 4, range(3, 7)),
    ("bondtolva", 2, range(4, 7)),
    ("plocketolva", 2, range(4, 7)),
    ("bordstolva", 2, range(2, 7)),
)


def seconds(name: str, players: int, tricks: int, seed: int) -> float | None:
    """How long it takes to value each card of a lead, in a deal that beginners have played so far."""
    rules, chance, beginner = game(name, players), Random(seed), chooser("beginner", name)
    standing = rules.first_standing(None, 0, None)
    deal = rules.start(rules.deal_out(shuffled(rules.pack, chance), 0, standing), 0, standing)
    assert isinstance(deal, TrickDeal)
    while rules.trick_count - len(deal.board.tricks) > tricks or deal.board.refill == "due":
        deal.apply(beginner(deal.view(deal.actors()[0]), chance))
    begun = time.process_time()
    try:
        card_values(deal)
    except UnsolvableError:
        return None
    return time.process_time() - begun


if __name__ == "__main__":
    for name, players, lengths in FORMS:
        for tricks in lengths:
            took = sorted(s for seed in range(DEALS) if (s := seconds(name, players, tricks, seed)) is not None)
            if not took:
                print(f"{name} {players}, {tricks} tricks: never, as cards still lie face down", flush=True)
                continue
            median, high = took[len(took) // 2], took[int(0.95 * len(took))]
            print(f"{name} {players}, {tricks} tricks: median {median:.3f} s, 95 % within {high:.3f} s", flush=True)
