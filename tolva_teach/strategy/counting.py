"""Deals that beginners play, to be counted: dealt by their number, played on after each of several decisions, and the
rows that come of it."""

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from tolva_teach.games.base import Deal, Decision, Game
from tolva_teach.players.playing import Chooser
from tolva_teach.records.record import shuffled

Ways: TypeAlias = Mapping[str, Decision]
"""What one can do, by what it is called; nothing where the position is about something else."""

_FIGURES = Path(__file__).with_name("figures")


def dealt(rules: Game[Any], number: int, chance: Random, order: Sequence[int] | None = None) -> Deal[Any]:
    """The deal of a number, as it begins.

    Args:
        rules: the game, for so many players.
        number: decides who deals.
        chance: shuffles.
        order: how the players placed in the deal before, where that matters.
    """
    standing, dealer = rules.first_standing(None, 0, order), number % rules.players
    return rules.start(rules.deal_out(shuffled(rules.pack, chance), dealer, standing), dealer, standing)


def played_on(deal: Deal[Any], decision: Decision, beginner: Chooser, chance: Random) -> Deal[Any]:
    """The deal at its end after this decision, with beginners playing on; the deal stays as it is."""
    going = deal.copy()
    going.apply(decision)
    while actors := going.actors():
        going.apply(beginner(going.view(actors[0]), chance))
    return going


def stored_rows(name: str) -> list[list[Any]]:
    """What has been counted and stored under a name."""
    rows: list[list[Any]] = json.loads((_FIGURES / f"{name}.json").read_text("utf-8"))
    return rows


def store(name: str, rows: Iterable[Sequence[Any]]) -> None:
    """Stores what has been counted, a row a line."""
    (_FIGURES / f"{name}.json").write_text("[\n" + ",\n".join(map(json.dumps, rows)) + "\n]\n", "utf-8")
