"""The variants of a game: what is looked at besides the game as it is usually played."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

from tolva_teach.games import GAMES

NO_VARIANT: Mapping[str, Any] = MappingProxyType({})
"""The game as it is usually played."""

_OF_EACH = 3
"""So many values of an option are tried besides its default: a number may have hundreds."""


def variants(game: str) -> Iterator[Mapping[str, Any]]:
    """The game's options, one at a time at each of its other values, with those without which it means nothing."""
    rules = GAMES[game]
    for key, option in rules.options_known.items():
        for value in [value for value in option.usual() if value != option.default][:_OF_EACH]:
            yield {**rules.option_needs.get(key, {}), key: value}
