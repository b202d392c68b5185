"""What the browser's tab keeps of a quiz: the result so far, and the questions in a row with what was answered.

It comes back as a stranger's text: one that is not wholly right is none.
"""

import json
from collections.abc import Callable
from typing import Any

from tolva_teach.quiz import Answer, Question, QuestionName, Round, mark, rules_met
from tolva_widgets.score import Score, read_name

_LONGEST_ROW = 10
_TEXT_LENGTH = 20_000
"""More characters than any row has; a longer text is not even read."""


def written_memory(score: Score, row: Round | None) -> str:
    """The text to be kept: a line for the result so far, and one for the row."""
    if row is None:
        return score.to_text()
    kept = {
        "names": list(map(str, row.names)),
        "picked": {str(name): answer.picked for name, answer in row.answers.items()},
        "topic": row.topic,
        "linked": row.linked,
    }
    return f"{score.to_text()}\n{json.dumps(kept, separators=(',', ':'))}"


def read_memory(text: str, named: Callable[[QuestionName], Question]) -> tuple[Score, Round | None]:
    """What was kept; what is no score is one that begins at nothing, and what is no row is none.

    Args:
        text: what was kept.
        named: gives the question of a name.
    """
    score, _, row = text.partition("\n")
    try:
        return Score.from_text(score), _checked(json.loads(row), named) if 0 < len(row) <= _TEXT_LENGTH else None
    except (ValueError, RecursionError, TypeError, AttributeError):
        return Score.from_text(score), None


def _checked(kept: Any, named: Callable[[QuestionName], Question]) -> Round:
    """
    Raises:
        ValueError, TypeError, AttributeError: what was kept is no row of questions that there are.
    """
    if set(kept) != {"names", "picked", "topic", "linked"} or type(kept["linked"]) is not bool:
        raise ValueError("no row")
    names = tuple(map(read_name, kept["names"]))
    if not 0 < len(names) <= _LONGEST_ROW or len(set(names)) != len(names):
        raise ValueError("not as many questions as there are in a row")
    topic = kept["topic"]
    if topic is not None and (type(topic) is not str or topic not in rules_met(named(names[0]))):
        raise ValueError("no such rule")
    row = Round(names, topic=topic, linked=kept["linked"])
    for text, keys in kept["picked"].items():
        name, picked = read_name(text), tuple(map(str, keys))
        row = row.with_answer(name, Answer(picked, mark(named(name), picked).right))
    return row
