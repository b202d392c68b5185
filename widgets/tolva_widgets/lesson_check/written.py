"""Calls in a notebook's cells, and what is written out in them: found by parsing, with nothing run."""

import ast
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from .fault import LessonFault
from .notebooks import CODE, Cell, Notebook


class NotWrittenOutError(Exception):
    """What stands there is worked out when the cell is run."""


@dataclass(frozen=True)
class Call:
    """A call of something by its name, as in `Level("mine.first", "tolva/may-do/1/1/13")`."""

    name: str
    cell: Cell
    node: ast.Call
    known: Mapping[str, Any] = field(hash=False)
    """What names stand for that a cell above has given a value that is written out, as in `lang = "sv"`."""

    @property
    def line(self) -> int:
        """The line of the cell in which it begins."""
        return self.node.lineno

    def arguments(self, calls: Collection[str] = ()) -> list[tuple[ast.expr, Any]]:
        """What it is given by place, each with where it stands.

        Args:
            calls: the names of what may be called in it; such an argument is a `Call`.

        Raises:
            NotWrittenOutError: some of that is worked out when the cell is run.
        """
        found: list[tuple[ast.expr, Any]] = []
        for node in self.node.args:
            if isinstance(node, ast.Starred):
                found += [(node.value, value) for value in self.value(node.value)]
            elif isinstance(node, ast.Call) and _called(node) in calls:
                found.append((node, Call(_called(node), self.cell, node, self.known)))
            else:
                found.append((node, self.value(node)))
        return found

    def keyword(self, name: str) -> ast.expr | None:
        """Where that stands which it is given by this name."""
        return next((keyword.value for keyword in self.node.keywords if keyword.arg == name), None)

    def value(self, node: ast.expr) -> Any:
        """What an expression stands for, which is a value or a name for one.

        Raises:
            NotWrittenOutError: it is worked out when the cell is run.
        """
        if isinstance(node, ast.Name) and node.id in self.known:
            return self.known[node.id]
        try:
            return ast.literal_eval(node)
        except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
            raise NotWrittenOutError from None


def calls_of(notebook: Notebook) -> tuple[list[Call], list[LessonFault]]:
    """All calls in a notebook's cells by their names, in their order, and the cells that are no Python."""
    known: dict[str, Any] = {}
    calls: list[Call] = []
    faults: list[LessonFault] = []
    for cell in notebook.of_kind(CODE):
        try:
            tree = ast.parse(_python(cell.source))
        except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
            faults.append(LessonFault(notebook.file, "no-python", cell.number, getattr(error, "lineno", None)))
            continue
        known = _learnt(known, tree)
        calls += [Call(name, cell, node, known) for name, node in _calls(tree)]
    return calls, faults


def _python(source: str) -> str:
    """The cell without what is for Jupyter alone: lines that begin with % or !, which stay as empty ones."""
    lines = source.splitlines()
    if lines and lines[0].startswith("%%"):
        return ""
    return "\n".join("" if line.lstrip().startswith(("%", "!", "?")) else line for line in lines)


def _calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    for node in sorted(nodes, key=lambda node: (node.lineno, node.col_offset)):
        if name := _called(node):
            yield name, node


def _called(node: ast.Call) -> str:
    """The last part of the name of what is called; empty where it has none."""
    match node.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _learnt(known: Mapping[str, Any], tree: ast.Module) -> dict[str, Any]:
    """What is known after a cell that gives names a value; one that is worked out is not known any more."""
    after = dict(known)
    for statement in tree.body:
        match statement:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                try:
                    after[name] = ast.literal_eval(value)
                except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
                    after.pop(name, None)
    return after
