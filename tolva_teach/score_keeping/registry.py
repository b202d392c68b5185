"""Who keeps the score of which game."""

from collections.abc import Callable
from typing import Any

from tolva_teach.games.base import Game
from tolva_teach.games.bondtolva import Bondtolva
from tolva_teach.games.tolp import Tolp
from tolva_teach.games.tolva import Tolva
from tolva_teach.games.trettioett import Trettioett
from tolva_teach.score_keeping.keeping import Keeping
from tolva_teach.score_keeping.lives import LifeKeeping
from tolva_teach.score_keeping.places import PlaceKeeping
from tolva_teach.score_keeping.trick_choices import TrickKeeping

_KEEPINGS: dict[type[Game[Any]], Callable[[Game[Any]], Keeping]] = {
    Tolva: TrickKeeping,
    Bondtolva: TrickKeeping,
    Tolp: PlaceKeeping,
    Trettioett: LifeKeeping,
}
"""By a game, of which others may be forms, how its score is kept."""


def is_kept(rules: type[Game[Any]]) -> bool:
    """Whether the score of this game can be kept."""
    return any(kind in _KEEPINGS for kind in rules.__mro__)


def keeping_of(game: Game[Any]) -> Keeping:
    """How the score of this game is kept.

    Raises:
        ValueError: nobody has said how.
    """
    for kind in type(game).__mro__:
        if kind in _KEEPINGS:
            return _KEEPINGS[kind](game)
    raise ValueError(f"nobody keeps the score of {game.name}")


def register(kind: type[Game[Any]], keeping: Callable[[Game[Any]], Keeping]) -> None:
    """Says how the score of a game is kept that is not the kit's own."""
    _KEEPINGS[kind] = keeping
