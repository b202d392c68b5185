"""Notebooks that stand for ours where a test is about the page around them."""

from pathlib import Path

import nbformat
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

BUTTON = """
import ipywidgets

count = ipywidgets.HTML("<output>0</output>")
button = ipywidgets.Button(description="+1")
button.on_click(lambda _: setattr(count, "value", f"<output>{int(count.value[8:-9]) + 1}</output>"))
ipywidgets.VBox([button, count])
"""

FATAL_BUTTON = """
import os
import ipywidgets

button = ipywidgets.Button(description="end")
button.on_click(lambda _: os._exit(1))
button
"""


def write_notebook(path: Path, title: str, *code: str) -> None:
    """A notebook with a heading and these code cells, not executed."""
    notebook = new_notebook(cells=[new_markdown_cell(f"# {title}\n\nText."), *map(new_code_cell, code)])
    notebook.metadata.kernelspec = {"name": "python3", "display_name": "Python 3", "language": "python"}
    path.parent.mkdir(parents=True, exist_ok=True)
    nbformat.write(notebook, path)


def write_site(folder: Path) -> Path:
    """A front page and a few pages in both languages; ``sv/fatal`` has a button that ends its kernel."""
    write_notebook(folder / "index.ipynb", "Tolva", BUTTON)
    for lang in ("sv", "en"):
        for name in ("rules-tolva", "tricks", "replay", "quiz"):
            write_notebook(folder / lang / f"{name}.ipynb", f"{name} {lang}", BUTTON)
    write_notebook(folder / "sv" / "fatal.ipynb", "fatal", FATAL_BUTTON)
    return folder
