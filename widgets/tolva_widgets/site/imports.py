"""Which files of the installed packages Python needs in the browser: those that are imported, by what is imported."""

import ast
import sys
from collections.abc import Iterable, Iterator
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path

_STOOD_IN_FOR = frozenset({"IPython", "psygnal"})
"""What has a stand-in in a browser."""
_ABSENT = frozenset(
    {
        *("ipykernel", "watchfiles", "numpy", "pandas", "pydantic", "msgspec"),
        *("anyio", "cffi", "matplotlib_inline", "pkg_resources", "setuptools", "sqlalchemy", "tornado", "tqdm", "zmq"),
    }
)
"""What is imported only where it is installed, or where there is a server."""


class Imports:
    """Follows imports from module to module, also those that wait until a function is called."""

    def __init__(self) -> None:
        self.files: dict[str, Path] = {}
        """The files found, by their path in the archive."""
        self.missing: set[str] = set()
        """Top-level modules that are imported and installed nowhere, or not as Python source alone."""
        self.standard: set[str] = set()
        """What is imported of Python's standard library."""
        self._seen: set[str] = set()
        self._places: dict[str, list[str]] = {}

    def follow(self, names: Iterable[str]) -> None:
        """Adds what these modules import, and they themselves."""
        waiting = list(names)
        while waiting:
            name = waiting.pop()
            if name not in self._seen:
                self._seen.add(name)
                waiting.extend(self._found(name))

    def _found(self, name: str) -> Iterator[str]:
        """Adds the module, if it is one; gives what it imports, and the packages around it."""
        top = name.partition(".")[0]
        if top in sys.stdlib_module_names:
            self.standard.add(name)
        if top in sys.stdlib_module_names or top in _ABSENT | _STOOD_IN_FOR:
            return
        parent = name.rpartition(".")[0]
        if parent:
            yield parent
        source = self._source_of(name)
        if source is None:
            if not parent:
                self.missing.add(name)
            return
        tree, is_package = ast.parse(source.read_text("utf-8")), source.stem == "__init__"
        if _needs_what_is_absent(tree):
            return
        path = name.replace(".", "/")
        self.files[f"{path}/__init__.py" if is_package else f"{path}.py"] = source
        yield from _imported_by(tree, name if is_package else parent)

    def _source_of(self, name: str) -> Path | None:
        """Where a module's source lies; None of what is no module, or not written in Python."""
        spec = self._spec_of(name)
        if spec is None:
            return None
        if spec.origin and spec.origin.endswith(".py"):
            return Path(spec.origin)
        # Beside what is compiled for this machine may lie its source, as of mypyc's modules.
        beside = Path(spec.origin).with_name(f"{name.rpartition('.')[2]}.py") if spec.origin else None
        return beside if beside and beside.is_file() else None

    def _spec_of(self, name: str) -> ModuleSpec | None:
        parent, _, last = name.rpartition(".")
        if not parent:
            return PathFinder.find_spec(last)
        places = self._places_in(parent)
        return PathFinder.find_spec(last, places) if places else None

    def _places_in(self, package: str) -> list[str]:
        """Where the modules of a package lie, looked up once for all that are looked for in it; empty of none."""
        if package not in self._places:
            spec = self._spec_of(package)
            self._places[package] = list(spec.submodule_search_locations or ()) if spec else []
        return self._places[package]


def needs_what_is_absent(source: str) -> bool:
    """Whether a module can be imported nowhere but where there is a server, as that of a class's store: at its top it
    imports what there is not in a browser."""
    return _needs_what_is_absent(ast.parse(source))


def _needs_what_is_absent(tree: ast.Module) -> bool:
    at_top = (node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom))
    return any(name.partition(".")[0] in _ABSENT for node in at_top for name in _named(node))


def imported_by(source: str, package: str = "") -> Iterator[str]:
    """The names of modules that a source imports, or may: of `from a import b` both `a` and `a.b`."""
    return _imported_by(ast.parse(source), package)


def _imported_by(tree: ast.Module, package: str) -> Iterator[str]:
    for node in _statements(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = _absolute(node, package)
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names if alias.name != "*")


def _statements(node: ast.AST) -> Iterator[ast.AST]:
    """What stands in it, however deep: an import is never part of an expression, and those are most of a module."""
    for block in ("body", "orelse", "handlers", "finalbody", "cases"):
        for statement in getattr(node, block, ()):
            yield statement
            yield from _statements(statement)


def _named(node: ast.Import | ast.ImportFrom) -> list[str]:
    """The modules that an import names, but for those beside its own."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [node.module or ""] if not node.level else []


def modules_in(folder: Path, package: str, leave_out: frozenset[str] = frozenset()) -> Iterator[str]:
    """The names of all modules of a package, but for those folders and files."""
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder).with_suffix("").parts
        if leave_out.isdisjoint(parts):
            yield ".".join((package, *(part for part in parts if part != "__init__")))


def _absolute(node: ast.ImportFrom, package: str) -> str:
    if not node.level:
        return node.module or ""
    parts = package.split(".")
    around = parts[: len(parts) - node.level + 1]
    return ".".join([*around, *([node.module] if node.module else [])])
