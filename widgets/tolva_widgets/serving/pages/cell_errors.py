"""What a page shows of a cell that fails: what is wrong, in words, where the cell stands; the others are shown."""

from collections.abc import Iterator
from typing import Any

from voila import notebook_renderer
from voila.execute import VoilaExecutor

from ...courses.entries import plain

_LENGTH = 400
"""So much is shown of an error's text, which is anybody's."""


class ErrorShowingExecutor(VoilaExecutor):  # type: ignore[misc]  # the base class has no types
    """Says of an error what its message is, for the page's template to show, without a traceback or advice on Voilà."""

    def strip_code_cell_errors(self, cell: Any) -> Any:
        """Leave of an error its message, or its kind where it has none."""
        for output in cell.get("outputs", []):
            if output["output_type"] == "error":
                output["evalue"] = plain(str(output["evalue"]), _LENGTH) or str(output["ename"])
                output["traceback"] = []
        return cell


def show_cell_errors() -> None:
    """Let Voilà run cells with `ErrorShowingExecutor`. It takes its executor by this name and has no setting for it."""
    notebook_renderer.VoilaExecutor = ErrorShowingExecutor


def has_failed(notebook: Any) -> bool:
    """Whether a cell did, of those that have run."""
    return any(output["output_type"] == "error" for output in outputs(notebook))


def outputs(notebook: Any) -> Iterator[Any]:
    """What all cells have shown, in their order."""
    return (output for cell in notebook.cells for output in cell.get("outputs", []))
