"""Every notebook runs from top to bottom, and each of its cells shows what is stored of it."""

import io
from collections.abc import Iterator
from contextlib import chdir, redirect_stdout
from pathlib import Path
from typing import Any

import nbformat
import pytest
from IPython.core.formatters import DisplayFormatter

from tolva_widgets.base import html_page, stored
from tolva_widgets.site.inprocess_kernel import InProcessKernel, run_cells

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
_VIEW = "application/vnd.jupyter.widget-view+json"
"""Of a widget that is no more when the notebook is stored."""
_FORMATTER = DisplayFormatter()

each_notebook = pytest.mark.parametrize(
    "path", sorted(NOTEBOOKS.rglob("*.ipynb")), ids=lambda path: str(path.relative_to(NOTEBOOKS))
)


def code_cells(path: Path) -> list[Any]:
    return [cell for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "code"]


def kept(cell: Any) -> list[Any]:
    """What a cell shows, as it is stored: what it prints, and what its last value looks like."""
    return [output.text if output.output_type == "stream" else lasting(output.data) for output in cell.outputs]


def lasting(data: dict[str, Any]) -> dict[str, Any]:
    return {kind: shown for kind, shown in data.items() if kind != _VIEW}


def run(path: Path) -> Iterator[list[Any]]:
    """What each cell shows when the notebook is run. In this process, as on a page of files; that cells run in kernels
    too, the pages that are served show (`browser/`)."""
    printed, kernel = io.StringIO(), InProcessKernel(lambda _comm, _data: None)
    # Those too that are for the writers of notebooks alone, which no page runs.
    cells = [{**cell, "metadata": {}} for cell in code_cells(path)]
    try:
        with kernel.running(), chdir(path.parent), redirect_stdout(printed):
            for _, value in run_cells(cells, str(path)):
                shown = [] if value is None else [lasting(_FORMATTER.format(value)[0])]
                yield [printed.getvalue(), *shown] if printed.getvalue() else shown
                printed.seek(0)
                printed.truncate()
    finally:
        kernel.end()


@pytest.fixture
def _as_for_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is shown is what a notebook's file keeps, of one that has just been begun."""
    for module in (stored, html_page):
        monkeypatch.setattr(module, "is_stored", lambda: True)
    monkeypatch.setattr(stored, "_FIRST", [])


@each_notebook
@pytest.mark.usefixtures("_as_for_a_file")
def test_each_cell_shows_what_is_stored(path: Path) -> None:
    for number, (cell, shown) in enumerate(zip(code_cells(path), run(path), strict=True), 1):
        assert kept(cell) == shown, f"code cell {number}; what is meant is stored by: make notebooks ARGS={path}"


@each_notebook
def test_every_code_cell_was_executed_in_order_and_without_error(path: Path) -> None:
    cells = code_cells(path)
    counts = [cell.execution_count for cell in cells]
    assert counts == list(range(1, len(cells) + 1)), f"execute the notebook from top to bottom and store it: {counts}"
    assert not [output for cell in cells for output in cell.outputs if output.output_type == "error"]


def test_there_are_notebooks() -> None:
    assert (NOTEBOOKS / "sv" / "index.ipynb").is_file()
