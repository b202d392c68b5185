"""By which rules each game was played last at a table: who comes back to a game goes on by these."""

from collections.abc import Iterator, Mapping
from typing import Any

from tolva_teach.games import GAMES

_KEYS = ("game", "players", "options", "called")
"""What is kept of the rules, as an address tells it."""

_LENGTH = 200
"""So many characters of each are read at most."""


class PlayedBefore:
    """The rules of each game that somebody has come to, the latest of each.

    >>> before = PlayedBefore()
    >>> before.note({"game": "tolp", "players": "5", "options": "equal:yes", "called": ""})
    >>> before.of("tolp")["options"], before.of("tolva")
    ('equal:yes', None)
    """

    def __init__(self) -> None:
        self._by_game: dict[str, Mapping[str, str]] = {}

    def note(self, values: Mapping[str, str]) -> None:
        """Remembers what a game is played by now."""
        self._by_game[values["game"]] = {key: values[key] for key in _KEYS}

    def of(self, game: object) -> Mapping[str, str] | None:
        """What the game was played by last; None where it was not played yet."""
        return self._by_game.get(str(game))

    def besides(self, game: str) -> list[Mapping[str, str]]:
        """The rules of all games but this one."""
        return [values for name, values in self._by_game.items() if name != game]

    def take(self, listed: Any) -> None:
        """Remembers what the browser has kept; what is no set of rules is passed over."""
        for values in _read(listed):
            self._by_game.setdefault(values["game"], values)


def _read(listed: Any) -> Iterator[Mapping[str, str]]:
    for its in listed[: len(GAMES)] if isinstance(listed, list) else ():
        if isinstance(its, dict) and its.get("game") in GAMES:
            yield {key: str(its.get(key, ""))[:_LENGTH] for key in _KEYS}
