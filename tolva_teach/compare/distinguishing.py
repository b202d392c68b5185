"""Deals that tell forms of a game apart: for each option the numbers of some in which it makes a difference.

They were found by playing (`tests/compare/regenerate.py`), for they can be rare, and nobody is to wait for a search.

>>> distinguishing_deals("bondtolva", 2, "scoring", "exact-12").deals
12
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

from tolva_teach.compare.comparison import Forms
from tolva_teach.described import on_change, part_of
from tolva_teach.games import GAMES
from tolva_teach.play.playout import PlayedName


class DistinguishingDeals(NamedTuple):
    """Deals in which an option makes a difference."""

    deals: int
    """How many deals are played in a row, for it to be seen."""
    ends_apart: bool
    """Whether each of them ends otherwise; else something is only told or done otherwise on the way."""
    seeds: Sequence[int]

    def after(self, seed: int) -> int:
        """The next of the seeds, after the last the first again."""
        return next((later for later in self.seeds if later > seed), self.seeds[0])


def distinguishing_deals(game: str, players: int, option: str, value: Any) -> DistinguishingDeals | None:
    """The deals for this option at this value; None where none is known, as for values that few agree on."""
    return _known().get((game, players, option, _written(game, option, value)))


def distinguishing_players(game: str, option: str, value: Any) -> tuple[int, ...]:
    """The numbers of players for which such deals are known."""
    wanted = game, option, _written(game, option, value)
    return tuple(players for (name, players, *rest) in _known() if (name, *rest) == wanted)


def players_compared(game: str) -> frozenset[int]:
    """The numbers of players for which the game has anything to compare."""
    return frozenset(players for (name, players, *_rest) in _known() if name == game)


def first_forms(game: str, option: str, value: Any, players: int | None = None) -> Forms:
    """The first deal to compare an option by.

    Args:
        players: how many play; without it as many as usual, or the first number for which such a deal is known.

    Raises:
        ValueError: an unknown game, or a number of players, an option or a value that it does not have, or has anyway.
    """
    if game not in GAMES or option not in GAMES[game].options_known:
        raise ValueError(f"no game {game!r} with an option {option!r}")
    known = distinguishing_players(game, option, value)
    usual = GAMES[game].usual_players
    players = players or (usual if usual in known or not known else known[0])
    found = distinguishing_deals(game, players, option, value) or DistinguishingDeals(1, False, (1,))
    return Forms(PlayedName.of(game, found.seeds[0], players, needed(game, option), found.deals), option, value)


def options_of_rule(game: str, rule_id: str) -> list[tuple[str, Any]]:
    """The options that a rule tells of, each at the first value that it tells of and that deals are known for."""
    found: dict[str, Any] = {}
    for key, option in GAMES[game].options_known.items():
        for value in option.usual()[1:]:
            if GAMES[game].option_rule(key, value) == rule_id and distinguishing_players(game, key, value):
                found.setdefault(key, value)
    return list(found.items())


def needed(game: str, option: str) -> Mapping[str, Any]:
    """The other variants without which the option means nothing."""
    return GAMES[game].option_needs.get(option, {})


def _written(game: str, option: str, value: Any) -> str:
    return GAMES[game].options_known[option].written(value)


@cache
def _known() -> Mapping[tuple[str, int, str, str], DistinguishingDeals]:
    files = dict.fromkeys(part_of(game, "differences") for game in GAMES)
    rows = (row for file in files if file is not None for row in json.loads(file.read_text("utf-8")))
    return MappingProxyType(
        {
            (game, players, option, value): DistinguishingDeals(deals, ends_apart, tuple(seeds))
            for game, players, option, value, deals, ends_apart, seeds in rows
        }
    )


on_change(_known.cache_clear)
