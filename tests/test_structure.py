"""How the files of the packages hang together: imports go one way, those that are for types or inside functions too."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = (ROOT / "tolva_teach", ROOT / "widgets" / "tolva_widgets")

Imports = Mapping[str, frozenset[str]]
"""For each module those that it imports, by their dotted names."""


def sources() -> dict[str, str]:
    """The text of every module of the packages."""
    found = {}
    for package in PACKAGES:
        for path in sorted(package.rglob("*.py")):
            parts = path.relative_to(package.parent).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path.read_text("utf-8")
    return found


def imports_of(modules: Mapping[str, str]) -> Imports:
    """Who imports whom among these modules, wherever in its text a module does so."""
    return {name: frozenset(_imported(name, text, modules)) - {name} for name, text in modules.items()}


def _imported(name: str, text: str, modules: Mapping[str, str]) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in modules)
        elif isinstance(node, ast.ImportFrom):
            source = _named(node, name, is_package=any(other.startswith(f"{name}.") for other in modules))
            for alias in node.names:
                inner = f"{source}.{alias.name}"
                yield from (its for its in [inner if inner in modules else source] if its in modules)


def _named(node: ast.ImportFrom, importer: str, *, is_package: bool) -> str:
    """What is imported from, by its whole name; each dot but the first leads one package up."""
    if not node.level:
        return node.module or ""
    parts = importer.split(".")
    up = node.level - is_package
    return ".".join([*parts[: len(parts) - up], *([node.module] if node.module else [])])


def circles(imports: Imports) -> list[list[str]]:
    """Modules that reach each other by imports, in groups; none where imports go one way."""
    reached = {name: _reached(name, imports) for name in imports}
    groups: list[list[str]] = []
    for name in sorted(imports):
        if name in reached[name] and not any(name in group for group in groups):
            groups.append(sorted(other for other in reached[name] if name in reached[other]))
    return groups


def _reached(start: str, imports: Imports) -> set[str]:
    """What a module reaches by its imports and theirs; itself only where a circle leads back to it."""
    reached: set[str] = set()
    waiting = set(imports[start])
    while waiting:
        name = waiting.pop()
        reached.add(name)
        waiting |= imports[name] - reached
    return reached


def test_no_files_import_each_other_in_a_circle() -> None:
    assert circles(imports_of(sources())) == []


@pytest.mark.parametrize(
    "back",
    [
        "from package.one import name",
        "from package import one",
        "import package.one",
        "from .one import name",
        "from . import one",
        "def later():\n    from package.one import name",
        "if TYPE_CHECKING:\n    from package.one import name",
    ],
)
def test_a_circle_is_seen_wherever_its_imports_stand(back: str) -> None:
    modules = {"package": "", "package.one": "from package.two import x", "package.two": "import package.three"}
    assert circles(imports_of({**modules, "package.three": ""})) == []
    assert circles(imports_of({**modules, "package.three": back})) == [["package.one", "package.three", "package.two"]]
