"""Finds deals that tell the forms of every game apart, for `tolva_teach/compare/distinguishing.json`. It takes an hour.

    .venv/bin/python tests/compare/regenerate.py [GAME [OPTION]]

Without a game all are found anew; for one option alone it mostly takes minutes. Best is a deal that ends otherwise;
next best one in which something else is told. Deals in a row are looked through only where single ones do not do. How
many are found hangs on how far one looks: any that `test_distinguishing.py` holds for good will do.
"""

import json
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from tolva_teach.compare.comparison import Comparison, Forms, compare
from tolva_teach.compare.distinguishing import needed
from tolva_teach.games import GAMES
from tolva_teach.play.playout import PlayedName

FILE = Path(__file__).parents[2] / "tolva_teach/compare/distinguishing.json"
WANTED = 6
MOST_PLAYERS = 10
LOOKED_THROUGH = {1: 300, 2: 60, 12: 12}
"""By how many deals in a row: so many seeds."""
RARE = range(301, 3000)
"""The single deals that are looked through where nothing else was found."""
FEW = 2
"""So many of those are enough."""


def rows(game: str, only: str | None = None) -> Iterator[list[Any]]:
    """The rows of a game, or of one of its options: what is compared, how many deals in a row, whether they end
    otherwise, and the seeds."""
    rules = GAMES[game]
    for players in (number for number in rules.seats if number <= MOST_PLAYERS):
        for key, option in rules.options_known.items():
            for value in option.usual()[1:] if only in (None, key) else ():
                deals, ends_apart, seeds = found(game, players, key, value)
                print(game, players, key, value, deals, ends_apart, seeds, file=sys.stderr, flush=True)
                if seeds:
                    yield [game, players, key, option.written(value), deals, ends_apart, seeds]


def found(game: str, players: int, key: str, value: Any) -> tuple[int, bool, list[int]]:
    """How many deals in a row, whether they end otherwise, and the seeds; no seeds where there are none."""
    told_only: tuple[int, list[int]] = 1, []
    for deals, count in LOOKED_THROUGH.items():
        ends, tells = [], []
        for seed in range(1, count + 1):
            comparison = compared(game, seed, players, key, value, deals)
            if comparison.ends_apart:
                ends.append(seed)
            elif told(comparison):
                tells.append(seed)
            if len(ends) >= WANTED:
                break
        if ends:
            return deals, True, ends
        told_only = told_only if told_only[1] else (deals, tells[:WANTED])
    deals, seeds = told_only if told_only[1] else (1, rare(game, players, key, value))
    return deals, False, seeds


def rare(game: str, players: int, key: str, value: Any) -> list[int]:
    """Seeds that are seldom met with."""
    seeds = (seed for seed in RARE if told(compared(game, seed, players, key, value, 1)))
    return [*islice(seeds, FEW)]


def compared(game: str, seed: int, players: int, key: str, value: Any, deals: int) -> Comparison:
    """The deal as usual and otherwise."""
    return compare(Forms(PlayedName.of(game, seed, players, needed(game, key), deals), key, value))


def told(comparison: Comparison) -> bool:
    """Whether they part, or something is told otherwise that is more than an aside."""
    asides = comparison.sides[0].record.game.asides
    kinds = {one.kind for change in comparison.changes for side in change.happened for one in side}
    return comparison.parting is not None or bool(kinds - {*asides, "trick-taken", "match-goes-on"})


def write(game: str, only: str | None = None) -> None:
    """Puts the rows of a game, or of one of its options, in the place of those that the file has."""
    stay = [row for row in json.loads(FILE.read_text("utf-8")) if row[0] != game or only not in (None, row[2])]
    order = {(name, key): place for name in GAMES for place, key in enumerate(GAMES[name].options_known)}
    kept = [*stay, *rows(game, only)]
    kept.sort(key=lambda row: (list(GAMES).index(row[0]), row[1], order[row[0], row[2]]))
    lines = [json.dumps(row, separators=(",", ":")) for row in kept]
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:2] or GAMES:
        write(name, *sys.argv[2:3])
