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

import posixpath
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
_COMMENT = re.compile(r"^[ \t]*(?:(?>/\*.*?\*/)|//[^\n]*)[ \t]*\n", re.MULTILINE | re.DOTALL)


class ScriptError(Exception):
    """The modules of a front end do not fit together; the message says which, and why."""


@dataclass(frozen=True)
class _Module:
    """A module as it is written, taken apart."""

    imports: tuple[tuple[str, tuple[str, ...]], ...]
    """From which module it takes which names."""
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
    return joined(name, _PACKAGE)


def joined(entry: str, package: Path) -> str:
    """A module and all that it imports, each once and after what it imports itself, as one module.

    Args:
        entry: the module whose default export is that of the whole, by its path in the package.
        package: the folder that all of them lie in.

    Raises:
        ScriptError: as `script` does.
    """
    found: dict[str, str] = {}
    _add(entry, str(package), (), found)
    return "".join(found.values())


def _add(name: str, package: str, importers: tuple[str, ...], found: dict[str, str]) -> None:
    """Adds a module's text, after those of the modules that it imports. Modules are named by their paths in the
    package: to name them by `Path` took longer than all else here."""
    if name in found:
        return
    chain = (*importers, name)
    if name in importers:
        raise ScriptError(f"in a circle: {' → '.join(chain)}")
    module = _read(name, package)
    taken = []
    for imported, names in module.imports:
        _add(imported, package, chain, found)
        lacking = sorted(set(names) - set(_read(imported, package).exports))
        if lacking:
            raise ScriptError(f"{imported} exports no {lacking[0]}, which {name} imports")
        taken.append(f"const {{ {', '.join(names)} }} = {_variable(imported)};\n")
    if module.has_default == bool(importers):
        raise ScriptError(f"{name}: the entry has a default export, and no other module")
    head = f"const {_variable(name)} =" if importers else "export default"
    given = "" if not importers else f"return {{ {', '.join(module.exports)} }};\n"
    found[name] = f"{head} (() => {{\n{''.join(taken)}{module.body}{given}}})();\n"


@cache
def _read(name: str, package: str) -> _Module:
    if name.startswith(("../", "/")):
        raise ScriptError(f"{name} lies outside of {package}")
    try:
        text = Path(package, name).read_text("utf-8")
    except OSError:
        raise ScriptError(f"there is no {name}") from None
    imports = tuple(_imported(name, given, wanted) for given, wanted in _IMPORT.findall(text))
    exports = tuple(_EXPORT.findall(text))
    body, defaults = _DEFAULT.subn("return ", _EXPORT.sub("", _IMPORT.sub("", text)))
    if unknown := _UNKNOWN.search(body):
        raise ScriptError(f"{name}: not understood: {unknown[0]}")
    return _Module(imports, exports, defaults > 0, _COMMENT.sub("", body).lstrip("\n"))


def _imported(importer: str, names: str, address: str) -> tuple[str, tuple[str, ...]]:
    """The module that an import names, which has to say where it lies, and what is taken from it."""
    if not address.startswith(("./", "../")):
        raise ScriptError(f"{posixpath.basename(importer)}: {address} is no path that begins with ./ or ../")
    if " as " in names:
        raise ScriptError(f"{posixpath.basename(importer)}: not understood: import {{{names}}}")
    return posixpath.normpath(posixpath.join(posixpath.dirname(importer), address)), tuple(_NAME.findall(names))


def _variable(name: str) -> str:
    """What holds a module's exports: a name that nobody gives to anything else."""
    return "$" + re.sub(r"\W", "_", name)
