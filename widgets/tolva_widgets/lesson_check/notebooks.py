"""A notebook of a folder, read with no cell of it run: whether it is one, and whether it has been run and stored."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from tolva_widgets.courses.catalogue import SIZE_LIMIT
from tolva_widgets.courses.entries import plain

from .fault import LessonFault

MARKDOWN, CODE, RAW = KINDS = ("markdown", "code", "raw")
_EVALUE_LENGTH = 160

Read: TypeAlias = "tuple[Notebook | None, tuple[LessonFault, ...]]"


@dataclass(frozen=True)
class Cell:
    """A cell of a notebook."""

    number: int
    """From 1, counted from the top over all kinds of cells."""
    kind: str
    source: str
    executed: bool
    error: str | None
    """The error that is stored as what came of it."""


@dataclass(frozen=True)
class Notebook:
    """A notebook, as far as it is looked at."""

    file: str
    """Its path within the folder."""
    path: Path
    cells: tuple[Cell, ...]

    @property
    def language(self) -> str:
        """The language of the folder that it lies in."""
        return self.path.parent.name

    @property
    def name(self) -> str:
        """Its file's name without the suffix."""
        return self.path.stem

    def of_kind(self, kind: str) -> list[Cell]:
        """Its cells of a kind, in their order."""
        return [cell for cell in self.cells if cell.kind == kind]


def read(path: Path, site: Path) -> Read:
    """The notebook in a file, and what is wrong with it as a file; no notebook where there is none."""
    file = path.relative_to(site).as_posix()
    try:
        content = path.read_bytes() if path.stat().st_size <= SIZE_LIMIT else None
    except OSError:
        return None, (LessonFault(file, "no-file"),)
    if content is None:
        return None, (LessonFault(file, "too-large", facts={"most": SIZE_LIMIT // 10**6}),)
    try:
        given = json.loads(content)
    except json.JSONDecodeError as error:
        return None, (LessonFault(file, "no-json", facts={"line": error.lineno, "column": error.colno}),)
    except (ValueError, RecursionError):  # not even text, or nested without end
        return None, (LessonFault(file, "no-text"),)
    return _notebook(given, file, path)


def _notebook(given: Any, file: str, path: Path) -> Read:
    cells = given.get("cells") if isinstance(given, dict) else None
    if not isinstance(cells, list):
        return None, (LessonFault(file, "no-notebook"),)
    read_cells, faults = [], []
    for number, cell in enumerate(cells, 1):
        known = _cell(number, cell)
        if known is None:
            faults.append(LessonFault(file, "no-cell", number))
        else:
            read_cells.append(known)
    return Notebook(file, path, tuple(read_cells)), tuple(faults)


def _cell(number: int, given: Any) -> Cell | None:
    if not isinstance(given, Mapping) or given.get("cell_type") not in KINDS:
        return None
    source, outputs = given.get("source"), given.get("outputs")
    if isinstance(source, list) and all(isinstance(line, str) for line in source):
        source = "".join(source)
    if not isinstance(source, str):
        return None
    errors = [_error(output) for output in outputs if _is_error(output)] if isinstance(outputs, list) else []
    executed = isinstance(given.get("execution_count"), int)
    return Cell(number, given["cell_type"], source, executed, errors[0] if errors else None)


def _is_error(output: Any) -> bool:
    return isinstance(output, Mapping) and output.get("output_type") == "error"


def _error(output: Mapping[str, Any]) -> str:
    return plain(f"{output.get('ename')}: {output.get('evalue')}", _EVALUE_LENGTH)


def stored_faults(notebook: Notebook) -> Iterator[LessonFault]:
    """What is wrong with what is stored of a run of its cells; of those that were not run, the first is named."""
    code = [cell for cell in notebook.of_kind(CODE) if cell.source.strip()]
    waiting = [cell for cell in code if not cell.executed]
    if waiting:
        yield LessonFault(notebook.file, "not-run", waiting[0].number, facts={"count": len(waiting)})
    for cell in code:
        if cell.error is not None:
            yield LessonFault(notebook.file, "ended-wrong", cell.number, facts={"error": cell.error})
