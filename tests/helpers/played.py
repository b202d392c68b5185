"""Records of every game, played to their end by beginners: what all above the games must tell right."""

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

from tolva_teach.players import chooser, play_record
from tolva_teach.records.record import Record, deal_record

SEED = 5

FORMS: tuple[tuple[str, int, tuple[tuple[str, Any], ...]], ...] = (
    ("tolva", 4, ()),
    ("tolva", 3, ()),
    ("plocketolva", 2, ()),
    ("bordstolva", 2, ()),
    ("bordstolva", 2, (("first_trick_from_table", True),)),
    ("bondtolva", 2, ()),
    ("bondtolva", 3, ()),
    ("bondtolva", 4, ()),
    ("tolp", 2, ()),
    ("tolp", 4, (("jokers", 2), ("revolution", True), ("singles_round", True))),
    ("tolp", 10, ()),
    ("trettioett", 3, ()),
    ("trettioett", 5, (("free_lap", True), ("lives", 1))),
)
"""Every game and form, with the options in which more happens."""


@cache
def played(game: str, players: int, options: tuple[tuple[str, Any], ...] = (), deals: int = 2) -> Record:
    """A record of the game, played by beginners."""
    chosen: Mapping[str, Any] = dict(options)
    record = deal_record(game, players, SEED, chosen)
    return play_record(record, [chooser("beginner", game)] * players, Random(SEED), deals)
