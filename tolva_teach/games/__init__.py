"""The games, by the names that records give them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from tolva_teach.games.base import Game
from tolva_teach.games.bondtolva import Bondtolva
from tolva_teach.games.bordstolva import Bordstolva
from tolva_teach.games.plocketolva import Plocketolva
from tolva_teach.games.tolp import Tolp
from tolva_teach.games.tolva import Tolva
from tolva_teach.games.trettioett import Trettioett

_KNOWN: dict[str, type[Game[Any]]] = {
    rules.name: rules for rules in (Tolva, Plocketolva, Bordstolva, Bondtolva, Tolp, Trettioett)
}

GAMES: Mapping[str, type[Game[Any]]] = MappingProxyType(_KNOWN)
"""Every game of the kit, in the order in which one learns them, and then those that have been registered."""

EASIEST_GAME = Trettioett(3)
"""The game with the fewest rules, and the form with the shortest way round the table: what one can play at once."""

FIRST_GAME = Tolva(4)
"""What a learner meets first: lessons, questions about tricks and deals named by a seed are of this game.

Links and marks name questions and deals by version and seed alone, so another game here would change what they lead to.
"""


def register(rules: type[Game[Any]]) -> None:
    """Makes a game known that is not the kit's own: records, replays, pictures and questions take it from here.

    Its sentences come with `tolva_teach.texts.add_texts`.

    Raises:
        ValueError: there is a game of that name.
    """
    if rules.name in _KNOWN:
        raise ValueError(f"there is a game {rules.name!r} already")
    _KNOWN[rules.name] = rules


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
