"""What the browser's tab keeps of a quiz: the result so far, and the questions in a row with what was answered.

It comes back as a stranger's text: one that is not wholly right is none.
"""

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from tolva_teach.quiz import Answer, Question, QuestionName, Round, mark, rules_met
from tolva_teach.quiz.rounds import LENGTH
from tolva_widgets.quiz.score import Score, read_name

_TEXT_LENGTH = 20_000
"""More characters than any row has; a longer text is not even read."""


class Memory(NamedTuple):
    """What is kept."""

    score: Score
    """The result so far."""
    row: Round | None = None
    """The questions in a row, with what was answered."""
    told: bool = False
    """Whether the result of the row is shown."""
    house: str = ""
    """The house rules that the row was answered by, as `HouseRules.text` has them; empty where by the book."""


def written_memory(memory: Memory) -> str:
    """The text to be kept: a line for the result so far, and one for the row."""
    score, row, told, house = memory
    if row is None:
        return score.to_text()
    kept = {
        "names": list(map(str, row.names)),
        "picked": {str(name): answer.picked for name, answer in row.answers.items()},
        "topic": row.topic,
        "linked": row.linked,
        "told": told,
        "house": house,
    }
    return f"{score.to_text()}\n{json.dumps(kept, separators=(',', ':'))}"


def read_memory(text: str, named: Callable[[QuestionName], Question]) -> Memory:
    """What was kept; what is no score is one that begins at nothing, and what is no row is none.

    Args:
        text: what was kept.
        named: gives the question of a name.
    """
    first, _, row = text.partition("\n")
    score = Score.from_text(first)
    try:
        return Memory(score, *_checked(json.loads(row), named)) if 0 < len(row) <= _TEXT_LENGTH else Memory(score)
    except (ValueError, RecursionError, TypeError, AttributeError):
        return Memory(score)


def _checked(kept: Any, named: Callable[[QuestionName], Question]) -> tuple[Round, bool, str]:
    """The row, whether its result is shown, and by which house rules it was answered.

    Raises:
        ValueError, TypeError, AttributeError: what was kept is no row of questions that there are.
    """
    if set(kept) != {"names", "picked", "topic", "linked", "told", "house"}:
        raise ValueError("no row")
    if (type(kept["linked"]), type(kept["told"]), type(kept["house"])) != (bool, bool, str):
        raise ValueError("no row")
    names = tuple(map(read_name, kept["names"]))
    if not 0 < len(names) <= LENGTH or len(set(names)) != len(names):
        raise ValueError("not as many questions as there are in a row")
    topic = kept["topic"]
    if topic is not None and (type(topic) is not str or topic not in rules_met(named(names[0]))):
        raise ValueError("no such rule")
    row = Round(names, topic=topic, linked=kept["linked"])
    for text, keys in kept["picked"].items():
        name, picked = read_name(text), tuple(map(str, keys))
        row = row.with_answer(name, Answer(picked, mark(named(name), picked).right))
    if kept["told"] and row.next_name is not None:
        raise ValueError("no result yet")
    return row, kept["told"], kept["house"]
