"""How much stronger one kind of player is than another: `python tests/bench/strength.py beginner random [DEALS]`.

Each deal is played with exchanged seats on the same cards (see `tolva_teach.headless.strength`). Points are the game's:
Trettioett's are lives, Tölp's rounds as king.
"""

import sys
from collections.abc import Iterator
from typing import Any

from tolva_teach.games import GAMES
from tolva_teach.headless.strength import margin

UNUSUAL: dict[str, dict[str, Any]] = {
    "bordstolva": {"first_trick_from_table": True},
    "tolp": {"jokers": 2, "revolution": True, "singles_round": True},
    "trettioett": {"free_lap": True, "lives": 1},
}
"""Variants that are played differently."""

DEALS = 400


def forms() -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Every game for its first few numbers of players, and its variants."""
    for name, rules in GAMES.items():
        yield from ((name, players, {}) for players in rules.seats[:3])
        if name in UNUSUAL:
            yield name, rules.usual_players, UNUSUAL[name]


def main(kind: str, against: str, deals: int = DEALS) -> None:
    """A line for each game and form."""
    print(f"{kind} against {against}, {deals} deals each, points ahead in a deal")
    for game, players, options in forms():
        figure = margin(game, kind, against, deals, seed=1, players=players, options=options)
        between = f"(95%: {figure.low:6.3f} to {figure.high:6.3f})"
        print(f"{game:12} {players} {figure.value:6.3f} {between} {options or ''}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:3], *map(int, sys.argv[3:4]))
