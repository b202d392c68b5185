"""What a game from elsewhere has done wrong while it was played, asked about or shown: which game, where, and what.

A fault is found where it is told, by the frames that it has passed: a game need not be wrapped in anything for it.
"""

from collections.abc import Callable, Iterator
from functools import wraps
from types import FrameType
from typing import ParamSpec, TypeVar

from tolva_teach.described.installed import KIT, descriptions, package_of

P = ParamSpec("P")
T = TypeVar("T")

_OURS = frozenset(("tolva_teach", "tolva_widgets"))


class GameFailedError(Exception):
    """A game from elsewhere has raised something. It can be sent to another process."""

    def __init__(self, game: str, package: str, place: str, why: str) -> None:
        super().__init__(game, package, place, why)
        self.game = game
        self.package = package
        """The package that brings it; empty where a program has registered it."""
        self.place = place
        """The function or method in which it was."""
        self.why = why
        """What was raised, in Python's own words."""


def game_fault(error: BaseException | None) -> GameFailedError | None:
    """Which game from elsewhere an error is of, or was raised because of; None where it is no such game's."""
    while error is not None:
        if isinstance(error, GameFailedError):
            return error
        found = _of(error)
        if found is not None:
            game, place = found
            return GameFailedError(game, package_of(game) or "", place, f"{type(error).__name__}: {error}")
        error = error.__cause__ or error.__context__
    return None


def _of(error: BaseException) -> tuple[str, str] | None:
    """The game and the place: a frame of its own package, the innermost; else one that has to do with it."""
    frames = list(_frames(error))[::-1]
    outside = {
        described.rules.__module__.partition(".")[0]: name
        for name, described in descriptions().items()
        if package_of(name) != KIT
    }
    for frame in frames:
        package = str(frame.f_globals.get("__name__", "")).partition(".")[0]
        if package in outside and package not in _OURS:
            return _game_here(frame) or outside[package], frame.f_code.co_name
    here = ((_game_here(frame), frame.f_code.co_name) for frame in frames)
    return next(((game, place) for game, place in here if game is not None), None)


def _frames(error: BaseException) -> Iterator[FrameType]:
    trace = error.__traceback__
    while trace is not None:
        yield trace.tb_frame
        trace = trace.tb_next


def _game_here(frame: FrameType) -> str | None:
    """The game from elsewhere that a frame has to do with: one of its values is the game, has it, or is its name."""
    for variable, value in list(frame.f_locals.items()):
        named = value if variable in ("game", "name") else None
        name = named if isinstance(named, str) else getattr(getattr(value, "game", value), "name", None)
        if isinstance(name, str) and name in descriptions() and package_of(name) != KIT:
            return name
    return None


def naming_the_game(do: Callable[P, T]) -> Callable[P, T]:
    """The same function, which raises a `GameFailedError` where a game from elsewhere is at fault: for one whose errors
    are sent to another process, where their frames are lost."""

    @wraps(do)
    def does(*args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return do(*args, **kwargs)
        except Exception as error:
            fault = game_fault(error)
            if fault is None or fault is error:
                raise
            raise fault from error

    return does
