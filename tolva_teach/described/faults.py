"""What a game from elsewhere has done wrong while it was played, asked about or shown: which game, where, and what.

A fault is found where it is told, by the frames that it has passed: a game need not be wrapped in anything for it.
An error of the kit's own is no game's fault, whatever game is shown meanwhile. A game's fault is what has passed a
frame of its package; what its base could not do for it; and what could not be called as the interface says.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import wraps
from types import FrameType
from typing import ParamSpec, TypeVar

from tolva_teach.described.error_lines import innermost_line, line_of, line_of_function
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

    def __init__(self, game: str, package: str, place: str, why: str, line: str) -> None:
        super().__init__(game, package, place, why, line)
        self.game = game
        self.package = package
        """The package that brings it; empty where a program has registered it."""
        self.place = place
        """The function or method in which it was."""
        self.why = why
        """What was raised, in Python's own words."""
        self.line = line
        """The file and the line, such as `femkort/game.py:31`: the package's own, where any was passed."""


def game_fault(error: BaseException | None) -> GameFailedError | None:
    """Which game from elsewhere an error is of, or was raised because of; None where it is no such game's.

    What it was raised from is asked first: that is where it began.
    """
    for one in reversed(list(_chain(error))):
        if isinstance(one, GameFailedError):
            return one
        found = _of(one)
        if found is not None:
            game, place, line = found
            return GameFailedError(game, package_of(game) or "", place, f"{type(one).__name__}: {one}", line)
    return None


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    """The error, what it was raised from, and so on; each once, for what is raised from itself goes round in a circle.
    What has been found to be a game's is the last."""
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        yield error
        seen.add(id(error))
        error = None if isinstance(error, GameFailedError) else error.__cause__


def _of(error: BaseException) -> tuple[str, str, str] | None:
    """The game, the place and its line; None where it is not seen to be a game's."""
    outside = _games_outside()
    frames = list(_frames(error))
    found = _in_package(frames, outside) or _in_base(frames, outside)
    if found:
        line = line_of(error, _package_of(descriptions()[found[0]].rules.__module__)) or innermost_line(error)
        return *found, line
    return _in_calling(error, frames, outside)


def _games_outside() -> Mapping[str, Sequence[str]]:
    """By package the games from elsewhere: one may bring several."""
    found: dict[str, list[str]] = {}
    for name, described in descriptions().items():
        package = _package_of(described.rules.__module__)
        if package_of(name) != KIT and package not in _OURS:
            found.setdefault(package, []).append(name)
    return found


def _in_package(frames: Sequence[FrameType], outside: Mapping[str, Sequence[str]]) -> tuple[str, str] | None:
    """The innermost frame of a package of games."""
    for number, frame in enumerate(frames):
        package = _package_of(_module_of(frame))
        if package in outside:
            return _which(outside[package], frames[number:]), frame.f_code.co_name
    return None


def _in_base(frames: Sequence[FrameType], outside: Mapping[str, Sequence[str]]) -> tuple[str, str] | None:
    """The outermost method of what the kit's games stand on that was done for a game, where it ended in there."""
    found = None
    for frame in frames:
        if not _module_of(frame).startswith(_BASE):
            break
        game = _game_here(frame)
        found = (game, frame.f_code.co_name) if _is_of(game, outside) else found
    return found


def _in_calling(
    error: BaseException, frames: Sequence[FrameType], outside: Mapping[str, Sequence[str]]
) -> tuple[str, str, str] | None:
    """What takes other arguments than the interface gives it."""
    called = _CALLED.match(str(error)) if isinstance(error, TypeError) else None
    if called is None:
        return None
    owner, _, method = called["method"].rpartition(".")
    named = [name for names in outside.values() for name in names if _has(name, owner, method)]
    if not named:
        return None
    game = _which(named, frames)
    return game, method, line_of_function(vars(descriptions()[game].rules)[method])


def _has(game: str, owner: str, method: str) -> bool:
    rules = descriptions()[game].rules
    return owner == rules.__qualname__ and method in vars(rules)


def _which(games: Sequence[str], frames: Sequence[FrameType]) -> str:
    """Of several games the one that was asked for, as the frames tell from the innermost out: done for one of them, or
    written beside it. The first where nothing tells."""
    for frame in frames:
        game = _game_here(frame)
        if game in games:
            return game
    modules = {descriptions()[game].rules.__module__: game for game in games}
    return next((modules[its] for its in map(_module_of, frames) if its in modules), games[0])


def _frames(error: BaseException) -> Iterator[FrameType]:
    """The innermost first."""
    trace, found = error.__traceback__, list[FrameType]()
    while trace is not None:
        found.append(trace.tb_frame)
        trace = trace.tb_next
    return reversed(found)


def _module_of(frame: FrameType) -> str:
    return str(frame.f_globals.get("__name__", ""))


def _package_of(module: str) -> str:
    return module.partition(".")[0]


def _game_here(frame: FrameType) -> str:
    """The game that a frame is done for: its first argument is the game, its deal or its view. Else empty."""
    first = frame.f_locals.get(frame.f_code.co_varnames[0]) if frame.f_code.co_argcount else None
    game = getattr(first, "game", first)
    name = getattr(game, "name", None)
    of_it = game if isinstance(game, type) else type(game)
    return name if isinstance(name, str) and name in descriptions() and _is_in(of_it, name) else ""


def _is_in(rules: type, name: str) -> bool:
    """Whether a class is of the package that brings the game of this name."""
    return _package_of(rules.__module__) == _package_of(descriptions()[name].rules.__module__)


def _is_of(game: str, outside: Mapping[str, Sequence[str]]) -> bool:
    return any(game in names for names in outside.values())


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
