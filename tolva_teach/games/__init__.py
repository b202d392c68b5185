"""The games, by the names that records give them."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

from tolva_teach.described import description_of, descriptions
from tolva_teach.games.base import Game
from tolva_teach.games.tolva import Tolva
from tolva_teach.games.trettioett import Trettioett


class _Games(Mapping[str, type[Game[Any]]]):
    """The rules of every game that is described."""

    def __getitem__(self, name: str) -> type[Game[Any]]:
        described = description_of(name)
        if described is None:
            raise KeyError(name)
        return described.rules

    def __iter__(self) -> Iterator[str]:
        return iter(tuple(descriptions()))

    def __len__(self) -> int:
        return len(descriptions())

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and description_of(name) is not None

    def __repr__(self) -> str:
        return repr(dict(self))


GAMES: Mapping[str, type[Game[Any]]] = _Games()
"""Every game: those of the kit in the order in which one learns them, then those of installed packages, and then those
that this program has registered (`tolva_teach.described`)."""

EASIEST_GAME = Trettioett(3)
"""The game with the fewest rules, and the form with the shortest way round the table: what one can play at once."""

FIRST_GAME = Tolva(4)
"""What a learner meets first: lessons, questions about tricks and deals named by a seed are of this game.

Links and marks name questions and deals by version and seed alone, so another game here would change what they lead to.
"""


def form_of(name: str) -> str | None:
    """The game of which this one is a form, whose rules it builds on; None where it stands for itself.

    >>> form_of("plocketolva"), form_of("tolva")
    ('tolva', None)
    """
    others = (other for other, rules in GAMES.items() if other != name and issubclass(GAMES[name], rules))
    return next(others, None)


def game(name: str, players: int | None = None, options: Mapping[str, Any] = MappingProxyType({})) -> Game[Any]:
    """The rules of a game for a number of players (as many as usual where left out), with its options.

    >>> game("tolva", 4)
    Tolva(4)

    Raises:
        ValueError: an unknown game, or a number of players, an option or a value that it does not have.
    """
    if name not in GAMES:
        raise ValueError(f"no game {name!r}; there are {', '.join(GAMES)}")
    rules = GAMES[name]
    return rules(rules.usual_players if players is None else players, options)
