"""Every code cell of a notebook is stored as executed: without that, comparing stored outputs compares nothing."""

from pathlib import Path

import nbformat
import pytest

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"


@pytest.mark.parametrize("path", sorted(NOTEBOOKS.rglob("*.ipynb")), ids=lambda path: str(path.relative_to(NOTEBOOKS)))
def test_every_code_cell_was_executed_in_order_and_without_error(path: Path) -> None:
    cells = [cell for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "code"]
    counts = [cell.execution_count for cell in cells]
    assert counts == list(range(1, len(cells) + 1)), f"execute the notebook from top to bottom and store it: {counts}"
    assert not [output for cell in cells for output in cell.outputs if output.output_type == "error"]


def test_there_are_notebooks() -> None:
    assert (NOTEBOOKS / "sv" / "index.ipynb").is_file()
