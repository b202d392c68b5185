"""A front end's JavaScript modules as one text: anywidget takes one module, which cannot import another of ours.

Each module becomes a function of its own in that text, called once, that gives what the module exports; who imports it
takes the names from there. So no module sees a name that it did not import, and no two names can clash. Of JavaScript's
ways to import and export these are understood, each on a line (or lines) of its own that nothing is indented before:

    import { one, other } from "./beside.js";
    export function one() {}
    export const other = 1;
    export class Third {}
    export default { render };      // of the entry alone, as its last statement

Comments that fill whole lines are left out.
"""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).parents[1]

_IMPORT = re.compile(r'^import \{([^{}]*)\} from "([^"\n]*)";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:async function|function|const|class)\*? (\w+))", re.MULTILINE)
_DEFAULT = re.compile(r"^export default (?=\S)", re.MULTILINE)
_UNKNOWN = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)
_NAME = re.compile(r"\w+")
_COMMENT = re.compile(r"^[ \t]*(?:/\*(?:(?!\*/).)*\*/|//[^\n]*)[ \t]*\n", re.MULTILINE | re.DOTALL)


class ScriptError(Exception):
    """The modules of a front end do not fit together; the message says which, and why."""


@dataclass(frozen=True)
class _Module:
    """A module as it is written, taken apart."""

    imports: tuple[tuple[Path, tuple[str, ...]], ...]
    """From which file it takes which names."""
    exports: tuple[str, ...]
    has_default: bool
    body: str
    """All else; its default export is what the body returns."""


def script(name: str) -> str:
    """The JavaScript of a front end.

    Args:
        name: the module that exports the widget, by its path in this package.

    Raises:
        ScriptError: a module is missing, lacks a name that is imported, imports itself by way of others, or imports
            or exports in a way that is not understood.
    """
    return joined(_PACKAGE / name, _PACKAGE)


def joined(entry: Path, package: Path) -> str:
    """A module and all that it imports, each once and after what it imports itself, as one module.

    Args:
        entry: the module, whose default export is that of the whole.
        package: the folder that all of them lie in.

    Raises:
        ScriptError: as `script` does.
    """
    found: dict[Path, str] = {}
    _add(entry.resolve(), package.resolve(), (), found)
    return "".join(found.values())


def _add(path: Path, package: Path, importers: tuple[Path, ...], found: dict[Path, str]) -> None:
    """Adds a module's text, after those of the modules that it imports."""
    if path in found:
        return
    chain = (*importers, path)
    if path in importers:
        raise ScriptError(f"in a circle: {' → '.join(_shown(one, package) for one in chain)}")
    module = _read(path, package)
    taken = []
    for imported, names in module.imports:
        _add(imported, package, chain, found)
        lacking = sorted(set(names) - set(_read(imported, package).exports))
        if lacking:
            raise ScriptError(
                f"{_shown(imported, package)} exports no {lacking[0]}, which {_shown(path, package)} imports"
            )
        taken.append(f"const {{ {', '.join(names)} }} = {_variable(imported, package)};\n")
    if module.has_default == bool(importers):
        raise ScriptError(f"{_shown(path, package)}: the entry has a default export, and no other module")
    head = f"const {_variable(path, package)} =" if importers else "export default"
    given = "" if not importers else f"return {{ {', '.join(module.exports)} }};\n"
    found[path] = f"{head} (() => {{\n{''.join(taken)}{module.body}{given}}})();\n"


@cache
def _read(path: Path, package: Path) -> _Module:
    if not path.is_relative_to(package):
        raise ScriptError(f"{path} lies outside of {package}")
    try:
        text = path.read_text("utf-8")
    except OSError:
        raise ScriptError(f"there is no {_shown(path, package)}") from None
    imports = tuple(_imported(path, given, wanted) for given, wanted in _IMPORT.findall(text))
    exports = tuple(_EXPORT.findall(text))
    body, defaults = _DEFAULT.subn("return ", _EXPORT.sub("", _IMPORT.sub("", text)))
    if unknown := _UNKNOWN.search(body):
        raise ScriptError(f"{_shown(path, package)}: not understood: {unknown[0]}")
    return _Module(imports, exports, defaults > 0, _COMMENT.sub("", body).lstrip("\n"))


def _imported(importer: Path, names: str, address: str) -> tuple[Path, tuple[str, ...]]:
    """The file that an import names, which has to say where it lies, and what is taken from it."""
    if not address.startswith(("./", "../")):
        raise ScriptError(f"{importer.name}: {address} is no path that begins with ./ or ../")
    if " as " in names:
        raise ScriptError(f"{importer.name}: not understood: import {{{names}}}")
    return (importer.parent / address).resolve(), tuple(_NAME.findall(names))


def _variable(path: Path, package: Path) -> str:
    """What holds a module's exports: a name that nobody gives to anything else."""
    return "$" + re.sub(r"\W", "_", _shown(path, package))


def _shown(path: Path, package: Path) -> str:
    return path.relative_to(package).as_posix() if path.is_relative_to(package) else str(path)
