"""How much stronger one kind of player is than another, and how long club players think of a move:

    python tests/bench/strength.py beginner random
    python tests/bench/strength.py club beginner --game tolva --players 4 --samples 18 --to tolva.csv --part 1/2
    python tests/bench/strength.py club beginner --game tolp --options '{"match": {"rounds": 10}}' --match

Each deal is played once for each party, with seats exchanged on the same cards (see `tolva_teach.headless.strength`).
Points are the game's: Trettioett's are lives, Tölp's rounds as king. Of a match the mean over its deals counts.

With `--to` each deal's figure and times are kept in a file: what is broken off goes on from there when it is run again,
and processes that each play a `--part` may write to the same file. Times are of the processor, in milliseconds, of
moves with a choice by the club players.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from functools import cached_property
from pathlib import Path
from statistics import fmean
from typing import Any

from tolva_teach.games import GAMES
from tolva_teach.games.base import Decision, View
from tolva_teach.headless.figures import Sum
from tolva_teach.headless.plan import Plan
from tolva_teach.headless.strength import lead, plans
from tolva_teach.players import Chooser
from tolva_teach.players.club import Budget

UNUSUAL: dict[str, dict[str, Any]] = {
    "bordstolva": {"first_trick_from_table": True},
    "tolp": {"jokers": 2, "revolution": True, "singles_round": True},
    "trettioett": {"free_lap": True, "lives": 1},
}
"""Variants that are played differently."""

TOOK: list[float] = []
"""How long each move of a club player took."""


@dataclass(frozen=True)
class Timed(Plan):
    """A plan whose club players are timed."""

    @cached_property
    def players(self) -> tuple[Chooser, ...]:  # type: ignore[override]
        """Each seat's player."""
        both = zip(self.kinds, super().players, strict=True)
        return tuple(timed(player) if kind == "club" else player for kind, player in both)


def timed(player: Chooser) -> Chooser:
    """The same player; it is written down how long each decision takes that is one."""

    def choose(view: View, chance: random.Random) -> Decision:
        begun = time.process_time()
        decision = player(view, chance)
        if len(view.game.legal(view)) > 1:
            TOOK.append(1000 * (time.process_time() - begun))
        return decision

    return choose


def forms() -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Every game for its first few numbers of players, and its variants."""
    for name, rules in GAMES.items():
        yield from ((name, players, {}) for players in rules.seats[:3])
        if name in UNUSUAL:
            yield name, rules.usual_players, UNUSUAL[name]


def asked() -> argparse.Namespace:
    """What was typed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind")
    parser.add_argument("against")
    parser.add_argument("--game", choices=GAMES, help="every game and form where left out")
    parser.add_argument("--players", type=int, help="as many as usual where left out")
    parser.add_argument("--options", type=json.loads, default={}, help="as in a record")
    parser.add_argument("--match", action="store_true", help="play matches")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--samples", type=int)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--part", default="1/1", help="which of how many parts of the deals to play")
    parser.add_argument("--to", type=Path, help="the file that keeps what was played")
    args = parser.parse_args()
    if args.to and not args.game:
        parser.error("--to keeps the deals of one --game")
    return args


def main(args: argparse.Namespace) -> None:
    """A line for each game and form."""
    every = forms() if args.game is None else [(args.game, args.players, args.options)]
    for game, players, options in every:
        seated = plans(game, args.kind, args.against, args.deals, args.seed, players, options)
        budget = Budget(args.samples, args.seconds)
        play(args, [replace(as_timed(plan), budget=budget, match=args.match) for plan in seated])


def as_timed(plan: Plan) -> Timed:
    """The same plan, timed."""
    return Timed(**{field.name: getattr(plan, field.name) for field in fields(Plan)})


def play(args: argparse.Namespace, seated: list[Timed]) -> None:
    """Plays the part that is wanted of a form, but for what is kept of it already."""
    kept = read(args.to)
    part, parts = map(int, args.part.split("/"))
    for number in range(part - 1, args.deals, parts):
        if number not in kept:
            TOOK.clear()
            kept[number] = lead(seated, number), TOOK.copy()
            if args.to:
                with args.to.open("a") as file:
                    file.write(json.dumps([number, *kept[number]]) + "\n")
    tell(args, seated[0], list(kept.values()))


def read(path: Path | None) -> dict[int, tuple[float, list[float]]]:
    """What is kept, by the deal's number."""
    if path is None or not path.exists():
        return {}
    rows = map(json.loads, path.read_text().splitlines())
    return {number: (ahead, took) for number, ahead, took in rows}


def tell(args: argparse.Namespace, plan: Plan, played: list[tuple[float, list[float]]]) -> None:
    """A line of figures."""
    margins, took = Sum(), sorted(one for _, times in played for one in times)
    for ahead, _ in played:
        margins.add(ahead)
    figure = margins.mean("margin", args.kind)
    form = f"{plan.game} {len(plan.kinds)} {dict(plan.options) or ''}{' matches' * plan.match}"
    times = f"; a move {fmean(took):.0f} ms, 95 %: {took[len(took) * 95 // 100]:.0f}" if took else ""
    print(
        f"{args.kind} against {args.against}, {form}, {len(played)} deals in each seat: "
        f"{figure.value:+.3f} ({figure.low:+.3f} to {figure.high:+.3f}){times}",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main(asked()))
