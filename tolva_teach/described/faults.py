"""What a game from elsewhere has done wrong while it was played, asked about or shown: which game, where, and what.

A fault is found where it is told, by the frames that it has passed: a game need not be wrapped in anything for it.
An error of the kit's own is no game's fault, whatever game is shown meanwhile. A game's fault is what has passed a
frame of its package; what its base could not do for it; and what could not be called as the interface says.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import wraps
from types import FrameType
from typing import ParamSpec, TypeVar

from tolva_teach.described.installed import KIT, descriptions, package_of

P = ParamSpec("P")
T = TypeVar("T")

_OURS = frozenset(("tolva_teach", "tolva_widgets"))
_BASE = ("tolva_teach.games.", "tolva_teach.rules.")
"""What the games of packages stand on."""
_CALLED = re.compile(r"(?P<method>[\w.<>]+)\(\) (?:takes|missing|got) ")
"""How Python names what was called otherwise than it is written."""


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
    """Which game from elsewhere an error is of, or was raised because of; None where it is no such game's.

    What it was raised from is asked first: that is where it began.
    """
    if error is None or isinstance(error, GameFailedError):
        return error
    earlier = game_fault(error.__cause__)
    if earlier is not None:
        return earlier
    found = _of(error)
    if found is None:
        return None
    game, place = found
    return GameFailedError(game, package_of(game) or "", place, f"{type(error).__name__}: {error}")


def _of(error: BaseException) -> tuple[str, str] | None:
    """The game and the place; None where it is not seen to be a game's."""
    outside = {
        described.rules.__module__.partition(".")[0]: name
        for name, described in descriptions().items()
        if package_of(name) != KIT
    }
    frames = [frame for frame in list(_frames(error))[::-1] if _is_of_games(frame, outside)]
    return _in_package(frames, outside) or _in_base(error, outside) or _in_calling(error, outside)


def _is_of_games(frame: FrameType, outside: Mapping[str, str]) -> bool:
    package = _package_of(_module_of(frame))
    return package in outside and package not in _OURS


def _in_package(frames: list[FrameType], outside: Mapping[str, str]) -> tuple[str, str] | None:
    """The innermost frame of a package of games."""
    for frame in frames:
        package = _package_of(_module_of(frame))
        return _game_here(frame, package) or outside[package], frame.f_code.co_name
    return None


def _in_base(error: BaseException, outside: Mapping[str, str]) -> tuple[str, str] | None:
    """The outermost method of what the kit's games stand on that was done for a game, where it ended in there."""
    found = None
    for frame in list(_frames(error))[::-1]:
        if not _module_of(frame).startswith(_BASE):
            break
        for package in outside:
            game = _game_here(frame, package) if package not in _OURS else None
            found = (game, frame.f_code.co_name) if game is not None else found
    return found


def _in_calling(error: BaseException, outside: Mapping[str, str]) -> tuple[str, str] | None:
    """What takes other arguments than the interface gives it."""
    called = _CALLED.match(str(error)) if isinstance(error, TypeError) else None
    if called is None:
        return None
    owner, _, method = called["method"].rpartition(".")
    for package, name in outside.items():
        rules = descriptions()[name].rules
        if package not in _OURS and owner == rules.__qualname__ and method in vars(rules):
            return name, method
    return None


def _frames(error: BaseException) -> Iterator[FrameType]:
    trace = error.__traceback__
    while trace is not None:
        yield trace.tb_frame
        trace = trace.tb_next


def _module_of(frame: FrameType) -> str:
    return str(frame.f_globals.get("__name__", ""))


def _package_of(module: str) -> str:
    return module.partition(".")[0]


def _game_here(frame: FrameType, package: str) -> str | None:
    """The game of this package that a frame is done for: its first argument is the game, its deal or its view."""
    first = frame.f_locals.get(frame.f_code.co_varnames[0]) if frame.f_code.co_argcount else None
    game = getattr(first, "game", first)
    name = getattr(game, "name", None)
    known = isinstance(name, str) and name in descriptions()
    return name if known and _package_of(type(game).__module__) == package else None


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
