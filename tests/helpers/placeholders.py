"""Notebooks that stand for ours where a test is about the page around them, or about a few of ours."""

import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import nbformat
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_output

from helpers.stage_pages import NOTEBOOKS
from tolva_teach.texts import LANGUAGES

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


LESSONS = {"rules-tolva": "Regler", "tricks": "Stick för stick", "replay": "Spela upp", "quiz": "Quiz"}
"""The lessons of `write_site`, by name, in the order of their row; the titles are the same in both languages."""


def write_notebook(path: Path, heading: str, /, *code: str, **tolva: Any) -> None:
    """A notebook with a heading and these code cells, not executed, and what its metadata says under `tolva`."""
    notebook = new_notebook(cells=[new_markdown_cell(f"# {heading}\n\nText."), *map(new_code_cell, code)])
    notebook.metadata.kernelspec = {"name": "python3", "display_name": "Python 3", "language": "python"}
    notebook.metadata.update({"tolva": tolva} if tolva else {})
    path.parent.mkdir(parents=True, exist_ok=True)
    nbformat.write(notebook, path)


def store_something(path: Path, said: str) -> None:
    """As if each code cell of the notebook, when it was last run and stored, had shown something else than it will."""
    notebook = nbformat.read(path, as_version=4)
    for cell in notebook.cells:
        if cell.cell_type == "code":
            cell.outputs = [new_output("display_data", {"text/plain": said, "text/html": said})]
    nbformat.write(notebook, path)


def write_site(folder: Path) -> Path:
    """A front page and a few pages in both languages; ``sv/fatal`` has a button that ends its kernel."""
    for lang in ("sv", "en"):
        write_notebook(folder / lang / "index.ipynb", "Tolva", kind="front")
        for order, (name, title) in enumerate(LESSONS.items()):
            said = {"kind": "lesson", "title": title, "description": f"About {name}.", "order": order}
            warm = {"warm": "class"} if name == "quiz" else {}
            write_notebook(folder / lang / f"{name}.ipynb", f"{name} {lang}", BUTTON, **said, **warm)
    write_notebook(folder / "sv" / "fatal.ipynb", "fatal", FATAL_BUTTON)
    return folder


def copy_of(folder: Path, *names: str, languages: Sequence[str] = LANGUAGES) -> Path:
    """Those of our own notebooks, in these languages."""
    for lang in languages:
        (folder / lang).mkdir()
        for name in names:
            shutil.copy(NOTEBOOKS / lang / f"{name}.ipynb", folder / lang)
    return folder


def opening_with_text(folder: Path, name: str) -> Path:
    """One of our lessons in both languages without its guided deal, so that it opens with something to read, as a
    teacher's own may: nothing that needs a kernel is in sight."""
    for lang in LANGUAGES:
        notebook = nbformat.read(NOTEBOOKS / lang / f"{name}.ipynb", as_version=4)
        notebook.cells = [cell for cell in notebook.cells if "GuidedDeal(" not in cell.source]
        nbformat.write(notebook, folder / lang / f"{name}.ipynb")
    return folder
