"""Marks an answer: each choice right or wrong, with the engine's verdict."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal, TypeAlias

from tolva_teach.quiz.base import Choice, Task
from tolva_teach.rules.verdicts import Verdict

Mark: TypeAlias = Literal["right-chosen", "right-left", "chose-forbidden", "missed-allowed"]
"""How a choice was met: rightly picked, rightly left, picked though it is forbidden, left though it is allowed."""

_MARKS: dict[tuple[bool, bool], Mark] = {
    (True, True): "right-chosen",
    (False, False): "right-left",
    (True, False): "chose-forbidden",
    (False, True): "missed-allowed",
}


@dataclass(frozen=True, slots=True)
class MarkedChoice:
    """One choice after the answer."""

    choice: Choice
    mark: Mark
    verdict: Verdict
    rule: str
    """The rule, by id, that one has shown by it to know or not (`Task.rule_tried`)."""

    @property
    def right(self) -> bool:
        """Whether the learner was right about it."""
        return self.mark.startswith("right")


@dataclass(frozen=True, slots=True)
class MarkedAnswer:
    """A whole answer."""

    choices: tuple[MarkedChoice, ...]
    by_rules: bool = True
    """Whether the game's rules decided it (`Task.by_rules`)."""

    @property
    def right(self) -> bool:
        """Whether exactly the choices that hold were picked."""
        return all(choice.right for choice in self.choices)

    def count(self, mark: Mark) -> int:
        """How many choices were met so."""
        return sum(choice.mark == mark for choice in self.choices)


def mark(task: Task, chosen: Collection[str]) -> MarkedAnswer:
    """What the learner's choices are worth.

    Args:
        task: what was asked.
        chosen: the choices, or their keys.

    Raises:
        ValueError: something was chosen that the task does not offer.
    """
    foreign = sorted(set(chosen) - set(task.choices))
    if foreign:
        raise ValueError(f"{task!r} does not offer {', '.join(foreign)}")
    return MarkedAnswer(tuple(_mark_one(task, choice, choice in chosen) for choice in task.choices), task.by_rules)


def _mark_one(task: Task, choice: Choice, picked: bool) -> MarkedChoice:
    verdict = task.verdict(choice)
    return MarkedChoice(choice, _MARKS[picked, verdict.allowed], verdict, task.rule_tried(choice))
