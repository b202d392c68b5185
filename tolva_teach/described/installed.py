"""Finds the games: the kit's own, then those that installed packages bring by an entry point, then registered ones."""

import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from threading import RLock
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from tolva_teach.described.description import INTERFACE, GameDescription, NewerInterfaceError, nothing_for, resolved
from tolva_teach.described.entries import entries_of, package_of_entry
from tolva_teach.described.error_lines import line_of

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from tolva_teach.games.base import Game

GROUP = "tolva_teach.games"
"""The group of entry points."""

_NAME = re.compile(r"[a-z][a-z0-9]{0,29}")
"""What a game may be called: it stands in addresses, in keys of sentences and in names of questions."""
_OWN = "tolva_teach.games.own:OWN"
KIT = "tolva-teach"
"""The package that the kit's own games are of."""


@dataclass(frozen=True)
class Failure:
    """A game that is installed and cannot be used. `games-failed-CODE` says why, with the facts."""

    package: str
    """The package that brings it."""
    entry: str
    """What the package calls its entry point."""
    code: str
    facts: Mapping[str, str | int]


_games: dict[str, GameDescription] = {}
_packages: dict[str, str] = {}
_failures: list[Failure] = []
_not_there: set[tuple[str, str, str]] = set()
"""The game, part and place of what was looked for and is not there: it is not looked for again."""
_listeners: list[Callable[[], object]] = []
_lock = RLock()
_own_loaded = False
_loading = False
_loaded = False


def descriptions() -> Mapping[str, GameDescription]:
    """Every game there is, by its name. Installed packages are looked for when this is first asked.

    While a package is being imported for that, it sees the games that have been found so far.
    """
    if not _loaded:
        _load()
    return MappingProxyType(_games)


def description_of(game: str) -> GameDescription | None:
    """What is described of a game; None where there is none of this name."""
    if game not in _games:
        _load_own()
    if game not in _games and not _loaded:  # the kit's own need not wait for the installed ones
        _load()
    return _games.get(game)


def part_of(game: str, part: str) -> Any:
    """What a game has for this part of the kit, by the name of the description's field; None where it has nothing.

    Where it says where the part is, and it is not there, the game goes on without it, and that stands among the
    failures.
    """
    described = description_of(game)
    if described is None:
        return None
    its = getattr(described, part)
    if isinstance(its, str) and (game, part, its) in _not_there:
        return nothing_for(part)
    try:
        return resolved(its)
    except Exception as error:
        if _packages.get(game) == KIT:
            raise
        _not_there.add((game, part, its))
        _note(Failure(_packages.get(game) or "", game, *_fault_of_place(part, its, error)))
        return nothing_for(part)


def look_for_parts(game: str) -> None:
    """Imports every part of a game whose place is given, so that those that are not there stand among the failures."""
    described = description_of(game)
    for part in (its.name for its in fields(GameDescription)):
        if described is not None and isinstance(getattr(described, part), str):
            part_of(game, part)


def lacking(game: str) -> tuple[Failure, ...]:
    """The parts that a game names and that cannot be used; none of the kit's own."""
    if package_of(game) == KIT:
        return ()
    look_for_parts(game)
    return tuple(failure for failure in failures() if failure.entry == game and failure.code.startswith("part"))


def failures() -> tuple[Failure, ...]:
    """The installed games that cannot be used."""
    descriptions()
    return tuple(_failures)


def note_failure(game: str, error: Exception) -> None:
    """A part of a game cannot be used: it stands among the failures from now on, once."""
    _note(Failure(_packages.get(game, ""), game, "part", {"why": _why(error, _games[game].rules.__module__)}))


def _note(failure: Failure) -> None:
    if failure not in _failures:
        _failures.append(failure)


def package_of(game: str) -> str | None:
    """The package that brings a game; None for one that a program has registered itself."""
    descriptions()
    return _packages.get(game)


def own_games() -> tuple[str, ...]:
    """The kit's own games, in the order in which one learns them."""
    _load_own()
    return tuple(game for game, package in _packages.items() if package == KIT)


def register(description: GameDescription) -> None:
    """Makes a game known in this process alone, as a program or a test does; an installed package has an entry point.

    Raises:
        ValueError: there is a game of that name.
    """
    descriptions()
    if description.name in _games:
        raise ValueError(f"there is a game {description.name!r} already")
    _games[description.name] = description
    _tell()


def forget(game: str) -> None:
    """Takes a game away again.

    Raises:
        KeyError: there is none of that name.
    """
    descriptions()
    del _games[game]
    _packages.pop(game, None)
    _tell()


def on_change(listener: Callable[[], object]) -> None:
    """Calls back when a game is added or taken away, so that caches over all games can be emptied."""
    _listeners.append(listener)


def _tell() -> None:
    _not_there.clear()
    for listener in _listeners:
        listener()


def _load_own() -> None:
    global _own_loaded
    with _lock:
        if not _own_loaded:
            for own in resolved(_OWN):
                _add(own, KIT)
            _own_loaded = True


def _load() -> None:
    global _loading, _loaded
    with _lock:
        if _loaded or _loading:  # in the midst of it, a package asks
            return
        _loading = True
        try:
            _load_own()
            own = len(_games)
            for entry in entries_of(GROUP):
                _load_entry(entry)
        finally:
            _loading = False
        _loaded = True
        if len(_games) > own:  # what is known of the kit's own games holds on otherwise
            _tell()


def _load_entry(entry: "EntryPoint") -> None:
    package = package_of_entry(entry)
    try:
        described = entry.load()
        fault = _fault_of(described)
        if fault is None:
            _add(described, package)
    except NewerInterfaceError as newer:
        fault = "newer", {"interface": newer.interface, "known": INTERFACE}
    except (Exception, SystemExit) as error:
        fault = "raises", {"why": _why(error, entry.module)}
    if fault is not None:
        _failures.append(Failure(package, entry.name, *fault))


def _why(error: BaseException, module: str) -> str:
    """What was raised in Python's own words, and in which line of the package of this module."""
    line = line_of(error, module.partition(".")[0])
    return f"{type(error).__name__}: {error}" + f" ({line})" * bool(line)


def _fault_of_place(part: str, place: str, error: Exception) -> tuple[str, Mapping[str, str]]:
    """Why nothing could be imported from the place of a part: the code of a `Failure`, and its facts."""
    module, _, name = place.partition(":")
    facts = {"part": part, "place": place, "module": module, "name": name}
    if not (module and name):
        return "part-place", facts
    if isinstance(error, AttributeError) and module in sys.modules:
        return "part-name", facts
    return "part-module", {**facts, "why": _why(error, module)}


def _fault_of(described: object) -> tuple[str, Mapping[str, str | int]] | None:
    """What keeps an installed description from being used: the code of a `Failure`, and its facts."""
    from tolva_teach.games.base import Game

    if not isinstance(described, GameDescription):
        return "no-description", {"type": type(described).__name__}
    rules = described.rules
    if not (isinstance(rules, type) and issubclass(rules, Game) and isinstance(getattr(rules, "name", None), str)):
        return "no-game", {}
    if not _NAME.fullmatch(rules.name):
        return "bad-name", {"name": rules.name}
    fault = next(filter(None, (_fault_of_option(rules, key) for key in rules.options_known)), None)
    if fault is not None:
        return fault
    rules(rules.usual_players)  # one that lacks a method raises here, not on somebody's page
    if rules.name in _games:
        return "name-taken", {"name": rules.name, "by": _packages[rules.name]}
    return _fault_of_folders(described)


def _fault_of_option(rules: "type[Game[Any]]", key: str) -> tuple[str, Mapping[str, str | int]] | None:
    """What is wrong with an option of a game."""
    option: Any = rules.options_known[key]
    if not (hasattr(option, "accepts") and hasattr(option, "usual")):
        return "option-no-kind", {"option": key, "given": repr(option)}
    if key not in rules.option_rules:
        return "option-without-rule", {"option": key}
    if option.default is not None and not option.accepts(option.default):  # None is for a limit that there is not
        return "option-default", {"option": key, "given": repr(option.default), "known": option.told()}
    return None


def _fault_of_folders(described: GameDescription) -> tuple[str, Mapping[str, str | int]] | None:
    """What is wrong with where the texts and lessons of a description are: they would be missed on a page only."""
    for part in ("texts", "lessons"):
        folder = getattr(described, part)
        if not (folder is None or (isinstance(folder, Path) and folder.is_dir())):
            return "no-folder", {"part": part, "folder": str(folder)}
    return None


def _add(described: GameDescription, package: str) -> None:
    _games[described.name] = described
    _packages[described.name] = package
