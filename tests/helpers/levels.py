"""The levels of our lessons, as their cells make them, and answers to their tasks."""

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import nbformat

from tolva_teach.play.aim import Aim, rules_met
from tolva_teach.quiz import Task
from tolva_teach.quiz.ordering import Ordering
from tolva_teach.quiz.orders import ordering
from tolva_teach.quiz.tricks.exercises import TASKS, TrickTask
from tolva_widgets.levels.order.task import OrderAttempt, OrderSource
from tolva_widgets.levels.play.start import origin
from tolva_widgets.levels.play.task import PlayAttempt, PlaySource
from tolva_widgets.levels.question.task import LevelQuestion, QuestionSource
from tolva_widgets.levels.session import LevelSession
from tolva_widgets.play.position import Start


@dataclass(frozen=True)
class Written:
    """A level as a lesson's cell has it."""

    lesson: str
    name: str
    tasks: tuple[str, ...]
    rule: str | None
    only: tuple[str, ...]

    def session(self) -> LevelSession[LevelQuestion]:
        """The level, begun."""
        return LevelSession(QuestionSource(self.tasks, self.rule, self.only))

    def each_task(self) -> Iterator[Task]:
        """Its tasks, each of them as it is asked."""
        return iter(self._made)

    @cached_property
    def _made(self) -> tuple[Task, ...]:
        """Made once: many tests look at them."""
        return tuple(LevelSession(QuestionSource([task], self.rule, self.only)).current.task for task in self.tasks)


@dataclass(frozen=True)
class WrittenToPlay:
    """A level that is played, as a lesson's cell has it."""

    lesson: str
    name: str
    positions: tuple[Any, ...]
    rule: str | None
    aim: Aim

    def session(self) -> LevelSession[PlayAttempt]:
        """The level, begun."""
        return LevelSession(PlaySource(self.positions, self.rule, self.aim))

    def starts(self) -> list[Start]:
        """Where one begins each time."""
        return [origin(position).start() for position in self.positions]

    def met(self) -> set[str]:
        """The rules that forbid something of what one may think of on the way."""
        return {rule for start in self.starts() for rule in rules_met(self.aim, start.point(), start.seat)}


@dataclass(frozen=True)
class WrittenToOrder:
    """A level in which things are put in order, as a lesson's cell has it."""

    lesson: str
    name: str
    tasks: tuple[str, ...]

    def session(self) -> LevelSession[OrderAttempt]:
        """The level, begun."""
        return LevelSession(OrderSource(self.tasks))

    def each_task(self) -> list[Ordering]:
        """What is put in order each time."""
        return [ordering(task)[1] for task in self.tasks]


def guided_in(notebook: Path) -> list[list[Any]]:
    """What a notebook's guided deals are made of, in their order: of each the deal, and its steps."""
    return [
        list(map(ast.literal_eval, call.args)) for source in _code(notebook) for call in _calls(source, "GuidedDeal")
    ]


def ordered_in(notebook: Path) -> list[WrittenToOrder]:
    """The levels of a notebook in which things are put in order."""
    named = [
        list(map(ast.literal_eval, call.args)) for source in _code(notebook) for call in _calls(source, "OrderLevel")
    ]
    return [WrittenToOrder(notebook.stem, name, tuple(tasks)) for name, *tasks in named]


def played_in(notebook: Path) -> list[WrittenToPlay]:
    """The levels of a notebook that are played, in their order."""
    return [_to_play(notebook.stem, call) for source in _code(notebook) for call in _calls(source, "PlayLevel")]


def levels_of(notebook: Path) -> list[Written]:
    """The levels of a notebook, in their order."""
    return [_written(notebook.stem, call) for source in _code(notebook) for call in _calls(source, "Level")]


def exercises_of(notebook: Path) -> list[TrickTask]:
    """The tasks of a notebook's exercises, in their order."""
    return [_exercise(call) for source in _code(notebook) for call in _calls(source, "Exercise")]


def wrong_pick(task: Task) -> list[str]:
    """A choice that does not hold; where all do, one alone of them."""
    return ([choice for choice in task.choices if choice not in task.answer] or list(task.choices))[:1]


@cache
def cells_of(notebook: Path) -> Sequence[Any]:
    """A notebook's cells, read and checked once: many tests look at each, and so does the search for tests."""
    cells: Sequence[Any] = nbformat.read(notebook, as_version=4).cells
    return cells


def _code(notebook: Path) -> list[str]:
    return [cell.source for cell in cells_of(notebook) if cell.cell_type == "code"]


def _to_play(lesson: str, call: ast.Call) -> WrittenToPlay:
    name, *positions = map(ast.literal_eval, call.args)
    given = _keywords(call)
    aim = Aim(given.get("until", "decision"), given.get("goal"))
    return WrittenToPlay(lesson, name, tuple(positions), given.get("rule"), aim)


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
