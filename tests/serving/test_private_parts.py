"""The table of what serving takes of other packages' insides: all of it is there, and nothing else is taken."""

import ast
import inspect
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import tolva_widgets
from tolva_widgets.serving.private_parts import BOUND, PAGES, PRIVATE_PARTS, PrivatePart

PACKAGE = Path(tolva_widgets.__file__).parent
FOLDERS = ("serving", "site")
FOREIGN = {
    "IPython",
    "comm",
    "ipykernel",
    "ipywidgets",
    "jupyter_client",
    "jupyter_server",
    "nbconvert",
    "voila",
    "zmq",
}
PUBLIC = {"_exit"}
"""What of Python's own has a name that looks private, and a place in its documentation."""


@cache
def sources() -> dict[str, ast.Module]:
    """Our modules that may take something, by name."""
    files = (
        file for folder in FOLDERS for file in (PACKAGE / folder).rglob("*.py") if "browser_stubs" not in file.parts
    )
    return {
        ".".join(file.relative_to(PACKAGE).with_suffix("").parts): ast.parse(file.read_text("utf-8")) for file in files
    }


def own_names(trees: dict[str, ast.Module]) -> set[str]:
    """The private names that are defined in our own modules."""
    nodes = [node for tree in trees.values() for node in ast.walk(tree)]
    functions = {node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    attributes = {node.attr for node in nodes if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)}
    names = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    return functions | attributes | names


def private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name not in PUBLIC


def taken(trees: dict[str, ast.Module]) -> Iterator[tuple[str, str]]:
    """Our modules with the names that they take: private ones, all of Voilà's, and those that they put others in."""
    own = own_names(trees)
    for module, tree in trees.items():
        nodes = list(ast.walk(tree))
        foreign = set(names_of_others(nodes))
        for node in nodes:
            match node:
                case ast.ImportFrom(module=str(origin), names=names, level=0):
                    inside = origin.partition(".")[0] == "voila" or "._" in origin
                    yield from ((module, alias.name) for alias in names if inside or private(alias.name))
                case ast.Attribute(attr=name) if private(name) and name not in own:
                    yield module, name
                case ast.Assign(targets=[ast.Attribute(value=value, attr=name)]):
                    if ast.unparse(value).partition(".")[0] in foreign:
                        yield module, name


def names_of_others(nodes: list[ast.AST]) -> Iterator[str]:
    """The names that a module's imports of other packages give it."""
    for node in nodes:
        match node:
            case ast.ImportFrom(module=str(origin), names=names, level=0) if origin.partition(".")[0] in FOREIGN:
                yield from (alias.asname or alias.name for alias in names)
            case ast.Import(names=names):
                tops = (alias.name.partition(".")[0] for alias in names)
                yield from (top for top in tops if top in FOREIGN)


def replaced(module: str) -> Iterator[str]:
    """The private names of others' classes that a class of ours has a thing of its own for."""
    for ours in vars(import_module(f"tolva_widgets.{module}")).values():
        if not inspect.isclass(ours) or ours.__module__ != f"tolva_widgets.{module}":
            continue
        others = [base for base in ours.__mro__ if base.__module__.partition(".")[0] in FOREIGN]
        # What traitlets keeps of a class, every class has.
        yield from (
            name
            for name, value in vars(ours).items()
            if private(name) and inspect.isfunction(value) and any(name in vars(base) for base in others)
        )


@pytest.mark.parametrize("part", PRIVATE_PARTS, ids=lambda part: f"{part.used_in} {part.place}")
def test_part_is_there(part: PrivatePart) -> None:
    module, _, path = part.place.partition(":")
    name, _, of_it = path.partition(".")
    thing = getattr(import_module(module), name)
    if of_it and not hasattr(thing, of_it):
        # What its instances have, or what it makes.
        sources = [inspect.getsource(each) for each in (thing.__mro__[:-1] if inspect.isclass(thing) else [thing])]
        assert any(of_it in source for source in sources)


def test_part_is_used_where_the_table_says() -> None:
    texts = {module: ast.unparse(tree) for module, tree in sources().items()}
    for part in PRIVATE_PARTS:
        name = part.place.rpartition(".")[2].rpartition(":")[2]
        assert name in texts[part.used_in], part


def test_nothing_is_taken_that_is_not_in_the_table() -> None:
    trees = sources()
    listed = {(part.used_in, name) for part in PRIVATE_PARTS for name in part.place.replace(":", ".").split(".")}
    found = {*taken(trees), *((module, name) for module in trees for name in replaced(module))}
    assert found - listed == set()


def test_packages_that_pages_hang_on_are_bound() -> None:
    needed = {part.package for part in PRIVATE_PARTS if part.without == PAGES}
    assert needed - BOUND.keys() == {"comm"}, "it has these names for others to use"
