"""The levels of our lessons, as their cells make them, and answers to their tasks."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import nbformat

from tolva_teach.quiz import Task
from tolva_teach.quiz.tricks.exercises import TASKS, TrickTask
from tolva_widgets.level_session import LevelSession


@dataclass(frozen=True)
class Written:
    """A level as a lesson's cell has it."""

    lesson: str
    name: str
    tasks: tuple[str, ...]
    rule: str | None
    only: tuple[str, ...]

    def session(self) -> LevelSession:
        """The level, begun."""
        return LevelSession(self.tasks, self.rule, self.only)

    def each_task(self) -> Iterator[Task]:
        """Its tasks, each of them as it is asked."""
        for task in self.tasks:
            yield LevelSession([task], self.rule, self.only).task


def levels_of(notebook: Path) -> list[Written]:
    """The levels of a notebook, in their order."""
    cells = nbformat.read(notebook, as_version=4).cells
    return [
        _written(notebook.stem, call)
        for cell in cells
        if "Level(" in cell.source
        for call in _calls(cell.source, "Level")
    ]


def exercises_of(notebook: Path) -> list[TrickTask]:
    """The tasks of a notebook's exercises, in their order."""
    cells = [cell.source for cell in nbformat.read(notebook, as_version=4).cells if cell.cell_type == "code"]
    calls = [call for source in cells for call in _calls(source, "Exercise")]
    return [_exercise(call) for call in calls]


def wrong_pick(task: Task) -> list[str]:
    """A choice that does not hold; where all do, one alone of them."""
    return ([choice for choice in task.choices if choice not in task.answer] or list(task.choices))[:1]


def _exercise(call: ast.Call) -> TrickTask:
    given = _keywords(call)
    return TASKS[given.pop("ask", "may-play")](*map(ast.literal_eval, call.args), **given)


def _calls(source: str, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


def _keywords(call: ast.Call) -> dict[str, Any]:
    return {one.arg: ast.literal_eval(one.value) for one in call.keywords if one.arg and one.arg != "lang"}


def _written(lesson: str, call: ast.Call) -> Written:
    name, *tasks = map(ast.literal_eval, call.args)
    given = _keywords(call)
    return Written(lesson, name, tuple(tasks), given.get("rule"), tuple(given.get("only", ())))
