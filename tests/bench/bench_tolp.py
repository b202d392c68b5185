"""How fast Tölp is: `python tests/bench/bench_tolp.py`.

Random deals: every candidate with its verdict, then a legal one applied; all lays of a hand of 26 with flying cards.
"""

import random
import statistics
import time
from collections.abc import Callable
from typing import Any

from tolva_teach.games import game
from tolva_teach.games.tolp import Tolp, lays, pile
from tolva_teach.games.tolp.board import TolpView

EVENTS = 2_000
ROUNDS = 25
"""Of so many short rounds the best counts: other work on the machine only slows one down."""
FLYING: dict[str, Any] = {"flying": ["2", "3"], "jokers": 3, "revolution": True}
MANY_FLYING: dict[str, Any] = {"flying": ["2", "3", "4", "5"], "jokers": 10, "revolution": True}
VARIANTS: dict[str, dict[str, Any]] = {
    "plain": {},
    "flying": FLYING,
    "many flying": MANY_FLYING,
    "singles": {"singles_round": True},
}


def events_a_second(players: int, options: dict[str, Any], seed: int = 1) -> float:
    """Plays random deals, exchanges included from the second on, until there are enough events."""
    rules = game("tolp", players, options)
    chance, count, took = random.Random(seed), 0, 0.0
    order: tuple[int, ...] | None = None
    while count < EVENTS:
        deck = chance.sample(rules.pack, len(rules.pack))
        standing = rules.first_standing(None, 0, order)
        began = time.process_time()
        deal = rules.start(rules.deal_out(deck, 0, standing), 0, standing)
        while actors := deal.actors():
            view = deal.view(actors[0])
            verdicts = rules.verdicts(view)
            deal.apply(chance.choice([decision for decision, verdict in verdicts if verdict.allowed]))
            count += 1
        took += time.process_time() - began
        order = deal.standing.order
    return count / took


def lays_of_26(seed: int = 1) -> tuple[float, float, int]:
    """Seconds for all lays of a hand of 26 with their verdicts, the first time and again, and how many there are."""
    rules = Tolp(2, {"flying": ["2", "3"], "jokers": 10})
    chance, first, again, counts = random.Random(seed), [], [], []
    for _ in range(40):
        hand_of_26 = chance.sample([*rules.pack[:52], "*1", "*2"], 26)
        rest = [card for card in rules.pack if card not in hand_of_26]
        standing = rules.first_standing(None, 0, None)
        dealt = rules.deal_out(
            [*rest[:10], *(card for pair in zip(hand_of_26, rest[10:], strict=True) for card in pair)], 1, standing
        )
        view = rules.start(dealt, 1, standing).view(0)
        lays.lays_in_mind.cache_clear()
        lays.read_lay.cache_clear()
        pile.rulings.cache_clear()
        first.append(seconds(rules.verdicts, view))
        again.append(seconds(rules.verdicts, view))
        counts.append(len(rules.verdicts(view)))
    return statistics.median(first), statistics.median(again), round(statistics.median(counts))


def seconds(run: Callable[[TolpView], object], view: TolpView) -> float:
    began = time.process_time()
    run(view)
    return time.process_time() - began


if __name__ == "__main__":
    for players in (4, 10, 20):
        for name, options in VARIANTS.items():
            best = max(events_a_second(players, options) for _ in range(ROUNDS))
            print(f"{players:2} players, {name:11} {best:8.0f} events a second")
    fresh, kept, count = lays_of_26()
    print(f"{count} candidates of a hand of 26: {fresh * 1000:.2f} ms the first time, {kept * 1000:.2f} ms again")
