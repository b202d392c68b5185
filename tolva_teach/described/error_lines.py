"""In which line of which file something was raised, as an author of a game looks for it."""

from collections.abc import Callable, Iterator
from pathlib import PurePath
from types import CodeType
from typing import Any

_NOBODYS = ("tolva_teach", "tolva_widgets", "importlib", "_frozen_importlib", "_frozen_importlib_external")
"""Packages that stand between whoever asks for a game and the game."""


def line_of(error: BaseException, package: str | None = None) -> str:
    """The innermost line that was passed, such as `femkort/game.py:31`; empty where none was.

    Args:
        package: the package whose lines are asked for; any but the kit's and Python's import where left out.
    """
    if isinstance(error, SyntaxError) and error.filename:
        return f"{'/'.join(PurePath(error.filename).parts[-2:])}:{error.lineno}"
    found = ""
    for module, code, line in _passed(error):
        its = module.partition(".")[0]
        if its == package or (package is None and its not in _NOBODYS):
            found = _written(module, code, line)
    return found


def innermost_line(error: BaseException) -> str:
    """The line in which it was raised, whoever's it is."""
    *_, (module, code, line) = _passed(error)
    return _written(module, code, line)


def line_of_function(function: Callable[..., Any]) -> str:
    """Where a function begins; empty where it is not written in Python."""
    code = getattr(function, "__code__", None)
    return _written(function.__module__, code, code.co_firstlineno) if isinstance(code, CodeType) else ""


def _passed(error: BaseException) -> Iterator[tuple[str, CodeType, int]]:
    """The module, code and line of each frame that was passed, the outermost first."""
    trace = error.__traceback__
    while trace is not None:
        frame = trace.tb_frame
        yield str(frame.f_globals.get("__name__", "")), frame.f_code, trace.tb_lineno
        trace = trace.tb_next


def _written(module: str, code: CodeType, line: int) -> str:
    """The file from its package's folder on: the rest is not the same anywhere else."""
    parts, package = PurePath(code.co_filename).parts, module.partition(".")[0]
    from_here = len(parts) - 1
    if package in parts[:-1]:
        from_here -= list(reversed(parts[:-1])).index(package) + 1
    return f"{'/'.join(parts[from_here:])}:{line}"
