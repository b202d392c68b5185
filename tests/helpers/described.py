"""Games that are described otherwise, or that there are besides, until a block ends."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from tolva_teach.described import GameDescription, description_of, descriptions, installed


@contextmanager
def known(description: GameDescription) -> Iterator[None]:
    """There is the game of this description, in the place of one of its name."""
    before = dict(descriptions())
    installed._games[description.name] = description
    installed._tell()
    try:
        yield
    finally:
        installed._games.clear()
        installed._games.update(before)
        installed._tell()


@contextmanager
def known_with(game: str, **parts: Any) -> Iterator[None]:
    """A game has these parts, in the place of its own."""
    description = description_of(game)
    assert description is not None
    with known(replace(description, **parts)):
        yield
