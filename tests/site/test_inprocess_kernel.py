"""The in-process kernel: a page's cells in one process, and its widgets with the same names each time."""

import json
import random
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tolva_widgets.site.inprocess_kernel import TOLD_BY_ALL, CellError, InProcessKernel, WorkerKernel, run_cells

QUIZ = 'from tolva_widgets import Quiz\nQuiz(seed=1, lang="en")'


def cell(source: str, *tags: str) -> dict[str, Any]:
    return {"cell_type": "code", "source": source, "metadata": {"tags": list(tags)}}


def test_cells_share_their_names_and_show_their_last_value() -> None:
    cells = [cell("x = 1\nx + 1"), {"cell_type": "markdown", "source": "no"}, cell("x = 2"), cell("x")]
    assert list(run_cells(cells, "here")) == [(0, 2), (2, None), (3, 2)]


def test_a_cell_for_those_who_write_notebooks_is_not_run() -> None:
    assert list(run_cells([cell("1 / 0", "notebook-only"), cell("3")], "here")) == [(1, 3)]


def test_a_cell_that_fails_is_told_of_by_its_place() -> None:
    with pytest.raises(CellError) as told:
        list(run_cells([cell("1"), cell("1 / 0")], "here"))
    assert told.value.place == 1
    assert isinstance(told.value.__cause__, ZeroDivisionError)


def test_the_same_cells_make_the_same_widgets_each_time() -> None:
    def opened() -> list[Any]:
        said: list[Any] = []
        kernel = InProcessKernel(lambda name, data: said.append((name, json.loads(json.dumps(data)))))
        with kernel.running():
            list(run_cells([cell(QUIZ)], "here"))
        kernel.end()
        return said

    assert opened() == opened()


def notebook(folder: Path, source: str) -> str:
    path = folder / "one.ipynb"
    path.write_text(json.dumps({"cells": [cell(source)]}))
    return str(path)


def test_a_worker_tells_at_once_of_all_widgets_and_hears_what_the_page_says(tmp_path: Path) -> None:
    told: list[Any] = []
    kernel = WorkerKernel(lambda text: told.append(json.loads(text)))
    kernel.open(
        notebook(
            tmp_path,
            "import ipywidgets\nb = ipywidgets.Button()\nb.on_click(lambda b: setattr(b, 'description', 'done'))\nb",
        )
    )
    [opened] = told
    button = next(name for name, data in opened["opened"] if data.get("state", {}).get("_model_name") == "ButtonModel")
    kernel.hear(json.dumps({"id": button, "data": {"method": "custom", "content": {"event": "click"}}}))
    assert told[1] == {
        "id": button,
        "data": {"method": "update", "state": {"description": "done"}, "buffer_paths": []},
    }
    kernel.hear(json.dumps({"id": "nobody", "data": {"method": "custom", "content": {}}}))  # closed meanwhile


def test_chance_is_as_when_the_page_was_made_until_somebody_does_something(tmp_path: Path) -> None:
    def drawn(*said: dict[str, Any]) -> float:
        kernel = WorkerKernel(lambda text: None, 7)
        kernel.open(notebook(tmp_path, "1"))
        for state in said:
            kernel.hear(json.dumps({"id": "any", "data": {"method": "update", "state": state}}))
        return random.random()

    assert drawn() == drawn({"opened": True})
    assert drawn() == drawn({"opened": True, "today": "2026-11-27"}, {"place": "http://kort.example/sv/quiz.html"})
    assert drawn({"opened": True}, {"x": 1}) != drawn({"opened": True}, {"x": 1})


def test_the_page_and_its_python_agree_on_what_every_page_tells() -> None:
    script = (files("tolva_widgets") / "site/static/site.js").read_text("utf-8")
    [written] = re.findall(r"const TOLD_BY_ALL = (\[.*?\]);", script)
    assert sorted(json.loads(written)) == sorted(TOLD_BY_ALL)
