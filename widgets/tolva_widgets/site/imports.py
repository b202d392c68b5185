"""Which files of the installed packages Python needs in the browser: those that are imported, by what is imported."""

import ast
import sys
from collections.abc import Iterable, Iterator
from importlib.machinery import PathFinder
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
        source = _source_of(name)
        if source is None:
            if not parent:
                self.missing.add(name)
            return
        text, is_package = source.read_text("utf-8"), source.stem == "__init__"
        if needs_what_is_absent(text):
            return
        path = name.replace(".", "/")
        self.files[f"{path}/__init__.py" if is_package else f"{path}.py"] = source
        yield from imported_by(text, name if is_package else parent)


def needs_what_is_absent(source: str) -> bool:
    """Whether a module can be imported nowhere but where there is a server, as that of a class's store: at its top it
    imports what there is not in a browser."""
    at_top = (node for node in ast.parse(source).body if isinstance(node, ast.Import | ast.ImportFrom))
    return any(name.partition(".")[0] in _ABSENT for node in at_top for name in _named(node))


def imported_by(source: str, package: str = "") -> Iterator[str]:
    """The names of modules that a source imports, or may: of `from a import b` both `a` and `a.b`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = _absolute(node, package)
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names if alias.name != "*")


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


def _source_of(name: str) -> Path | None:
    """Where a module's source lies; None of what is no module, or not written in Python."""
    path = None
    for part in name.split(".")[:-1]:
        spec = PathFinder.find_spec(part, path)
        if spec is None or spec.submodule_search_locations is None:
            return None
        path = list(spec.submodule_search_locations)
    spec = PathFinder.find_spec(name.rpartition(".")[2], path)
    if spec is None:
        return None
    if spec.origin and spec.origin.endswith(".py"):
        return Path(spec.origin)
    # Beside what is compiled for this machine may lie its source, as of mypyc's modules.
    beside = Path(spec.origin).with_name(f"{name.rpartition('.')[2]}.py") if spec.origin else None
    return beside if beside and beside.is_file() else None
