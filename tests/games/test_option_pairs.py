"""Every two option values of a game together: deals are played out to their end, and their record holds."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest

from helpers.options import values_of
from tolva_teach.games import GAMES, game
from tolva_teach.players import choose_at_random, play_record
from tolva_teach.records.record import deal_record, read_record
from tolva_teach.records.standing import standing_of

DEALS = 3


def pairs(name: str) -> Iterator[dict[str, Any]]:
    """Every two values of different options."""
    known = {key: values_of(option) for key, option in GAMES[name].options_known.items()}
    for one, other in combinations(known, 2):
        for first in known[one]:
            yield from ({one: first, other: second} for second in known[other])
    if len(known) == 1:
        ((key, values),) = known.items()
        yield from ({key: value} for value in values)


PAIRS = [(name, options) for name in GAMES for options in pairs(name)]


def id_of(options: Any) -> str | None:
    return ",".join(f"{key}={value}" for key, value in options.items()) if isinstance(options, dict) else None


@pytest.mark.parametrize(("name", "options"), PAIRS, ids=id_of)
def test_option_pairs_every_deal_ends_and_its_record_holds(name: str, options: dict[str, Any]) -> None:
    seats = GAMES[name].seats
    for players in {seats[0], seats[len(seats) // 2], min(seats[-1], 6)}:
        assert all(game(name, players, options).options[key] == value for key, value in options.items())
        record = deal_record(name, players, len(options), options)
        played = play_record(record, [choose_at_random] * players, Random(players), deals=DEALS)
        answer = standing_of(read_record(played.to_json()))
        assert answer["state"] in ("deal-over", "match-over")
        assert answer["legal"] == []
