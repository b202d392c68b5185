"""Matches of every game, with all options and kinds of players, end: `python tests/bench/many_matches.py COUNT [FROM]`.

A match that the rules refuse, or that breaks, stops it with its plan; each follows from its number.
"""

import sys
from collections import Counter
from random import Random
from typing import Any

from tqdm import tqdm

from tolva_teach.games import GAMES
from tolva_teach.games.base import Game
from tolva_teach.headless import Plan
from tolva_teach.headless.playing import play_one
from tolva_teach.players import pick


def options(rules: type[Game[Any]], chance: Random) -> dict[str, Any]:
    """Each option as usual, or (three times in ten) with another value; seldom a match that nobody can win."""
    changed = [key for key in rules.options_known if chance.random() < (0.9 if key == "match" else 0.3)]
    return {key: pick(chance, rules.options_known[key].usual()[1:]) for key in changed}


def plan_of(number: int) -> Plan:
    """The match of this number."""
    chance = Random(f"many/{number}")
    name = pick(chance, list(GAMES))
    rules = GAMES[name]
    seats = pick(chance, rules.seats)
    kinds = tuple(pick(chance, ("random", "beginner")) for _ in range(seats))
    return Plan(name, kinds, 1, number, options(rules, chance), match=True)


def main(count: int, start: int = 0) -> None:
    """Plays so many from this number on, and tells how many deals there were of each game, and how many were won."""
    matches, deals, won = Counter[str](), Counter[str](), Counter[str]()
    for number in tqdm(range(start, start + count), disable=None):
        plan = plan_of(number)
        try:
            rows = play_one(plan, 0)
        except Exception as error:
            raise SystemExit(f"match {number}, {plan}: {error!r}") from error
        matches[plan.game] += 1
        deals[plan.game] += len(rows)
        won[plan.game] += rows[-1].winner is not None
    for name in GAMES:
        print(f"{name:12} {matches[name]:6} matches, {deals[name]:7} deals, {won[name]:6} won")
    print(f"{'all':12} {matches.total():6} matches, {deals.total():7} deals, {won.total():6} won")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3] or ["1000"]))
