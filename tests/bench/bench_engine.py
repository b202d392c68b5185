"""How quick the engine is, and a like-for-like figure beside OpenSpiel's hearts: `python tests/bench/bench_engine.py`.

A decision is: what is legal, with verdict, rule and facts for each card of the actor's hand, then one of them applied.
OpenSpiel (the extra `bench`) is driven from Python in the same way: legal actions, then one applied.
"""

import importlib.util
import random
import subprocess
import sys
import time
from collections.abc import Callable

from tolva_teach.games import game
from tolva_teach.games.base import play
from tolva_teach.play.replay import Replay
from tolva_teach.records.record import DealRecord, Record, read_record
from tolva_teach.records.standing import standing_of

DEALS = 100
ROUNDS = 60


def best_rate(work: Callable[[], int]) -> float:
    """How many a second of processor time, at best of many short rounds: other work only slows one down."""
    rates = []
    for _ in range(ROUNDS):
        begun = time.process_time()
        rates.append(work() / (time.process_time() - begun))
    return max(rates)


def decks(count: int) -> list[list[str]]:
    chance = random.Random(1)
    pack = game("tolva", 4).pack
    return [chance.sample(pack, len(pack)) for _ in range(count)]


def decide() -> int:
    """Random deals of Tolva for four through the public interface; gives the number of decisions."""
    rules, chance, count = game("tolva", 4), random.Random(2), 0
    standing = rules.first_standing(None, 0, None)
    for deck in DECKS:
        deal = rules.start(rules.deal_out(deck, 0, standing), 0, standing)
        while actors := deal.actors():
            seat = actors[0]
            legal = [card for card, verdict in deal.hand_verdicts(seat) if verdict.allowed]
            deal.apply(play(seat, legal[int(chance.random() * len(legal))]))
            count += 1
    return count


def decide_hearts() -> int:
    """Random deals of OpenSpiel's hearts; gives the number of players' decisions."""
    import pyspiel

    rules, chance, count = pyspiel.load_game("hearts(pass_cards=False)"), random.Random(2), 0
    for _ in range(DEALS // 3):
        state = rules.new_initial_state()
        while not state.is_terminal():
            count += not state.is_chance_node()
            legal = state.legal_actions()
            state.apply_action(legal[int(chance.random() * len(legal))])
    return count


def records(count: int) -> list[str]:
    """Whole deals, played at random."""
    rules, chance, written = game("tolva", 4), random.Random(3), []
    standing = rules.first_standing(None, 0, None)
    for deck in DECKS[:count]:
        deal, events = rules.start(rules.deal_out(deck, 0, standing), 0, standing), []
        while not deal.over:
            decision = chance.choice([d for d in deal.legal() if d.verb == "play"])
            deal.apply(decision)
            events.append(str(decision))
        written.append(Record(rules, standing, (DealRecord(0, {"deck": deck}, tuple(events)),)).to_json())
    return written


def check_all() -> int:
    for text in WRITTEN:
        standing_of(read_record(text))
    return len(WRITTEN)


def import_milliseconds() -> float:
    """What importing the package adds to a bare start of Python, at best of some rounds."""

    def start(code: str) -> float:
        begun = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - begun

    return 1000 * (min(start("import tolva_teach") for _ in range(9)) - min(start("") for _ in range(9)))


DECKS = decks(DEALS)
WRITTEN = records(60)

if __name__ == "__main__":
    ours = best_rate(decide)
    print(f"decisions, Tolva for four: {ours:,.0f} a second")
    if importlib.util.find_spec("pyspiel"):
        hearts = best_rate(decide_hearts)
        print(f"decisions, OpenSpiel's hearts from Python: {hearts:,.0f} a second; ours beside it: {ours / hearts:.2f}")
    else:
        print("OpenSpiel is not installed: pip install '.[bench]'")
    print(f"check: {best_rate(check_all):,.0f} whole-deal records a second")
    print(f"replays: {best_rate(lambda: len([Replay(read_record(text)) for text in WRITTEN])):,.0f} a second")
    print(f"import tolva_teach: {import_milliseconds():.0f} ms")
