"""The lessons that packages of games bring: notebooks that stand among the kit's own."""

from collections.abc import Iterator
from pathlib import Path

from tolva_teach.described.installed import description_of, descriptions

_FILES = "*/*.ipynb"


def lessons() -> dict[str, Path]:
    """Every notebook that a game brings, by its place in a site: `en/femkort-tricks.ipynb`."""
    return {place: path for game in descriptions() for place, path in _brought(game) if _is_named_for(game, path)}


def lessons_named_otherwise(game: str) -> tuple[str, ...]:
    """The notebooks of a game that do not begin with its name, and are not shown: another page may be called so."""
    return tuple(place for place, path in _brought(game) if not _is_named_for(game, path))


def is_of_lessons(folder: Path) -> bool:
    """Whether it is the folder of some game's lessons."""
    return any(its.lessons is not None and its.lessons.resolve() == folder for its in descriptions().values())


def _brought(game: str) -> Iterator[tuple[str, Path]]:
    described = description_of(game)
    if described is not None and described.lessons is not None:
        for path in sorted(described.lessons.glob(_FILES)):
            yield f"{path.parent.name}/{path.name}", path


def _is_named_for(game: str, path: Path) -> bool:
    """Whether it is called as the game, or as it and more after a hyphen."""
    return path.stem.partition("-")[0] == game
