"""How fast deals are found as wished: `bench_dealer.py [SEEDS]`.

A deal with a pair at forehand is to be there in 50 ms, and one in which a rule refuses a seat something in 1 s, in the
median for every rule that refuses anything. Rules that take longer are marked. Time is that of the processor: others
may be at work on the machine.
"""

import sys
from collections.abc import Iterator
from statistics import median
from time import process_time
from typing import Any

from tolva_teach.dealer import Request, find
from tolva_teach.dealer.language.rulebook import missing_options
from tolva_teach.games import GAMES, game
from tolva_teach.texts import rule_ids

PAIR = 0.05
RULE = 1.0
PATIENCE = 5.0
"""What one counts for that is not found."""
TRIES = 1000


def seconds(request: Request) -> float | None:
    """How long it takes to find one; None where there is none in the time."""
    start = process_time()
    found = find(request, tries=TRIES).found
    return process_time() - start if found else None


def rules() -> Iterator[tuple[str, int, str, dict[str, Any]]]:
    """Each game and rule, for as many players as it may need, with the variant that it needs."""
    for name in GAMES:
        for rule in rule_ids(name):
            for players in dict.fromkeys((GAMES[name].usual_players, *list(GAMES[name].seats)[:3])):
                options: dict[str, Any] = {}
                while missing := missing_options(rule, game(name, players, options)):
                    options |= missing
                yield name, players, rule, options


def main(seeds: int) -> None:
    """Prints the median for each, and whether it is soon enough."""
    for name in ("tolva", "plocketolva", "bordstolva", "bondtolva"):
        its = [seconds(Request(name, "forehand holds a pair", seed=seed)) or PATIENCE for seed in range(seeds)]
        print(
            f"{name} pair at forehand: {1000 * median(its):.0f} ms{'' if median(its) <= PAIR else ' LATE'}", flush=True
        )
    done: set[tuple[str, str]] = set()
    for name, players, rule, options in rules():
        if (name, rule) in done:
            continue
        first = seconds(Request(name, f"{rule} refuses forehand", players, options, seed=0))
        if first is None:
            continue
        done.add((name, rule))
        wishes = (Request(name, f"{rule} refuses forehand", players, options, seed=seed) for seed in range(1, seeds))
        its = [first, *(seconds(wish) or PATIENCE for wish in wishes)]
        late = "" if median(its) <= RULE else " LATE"
        print(f"{name} {players} {rule}: {median(its):.2f} s{late}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
