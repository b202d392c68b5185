"""What the browser's tab keeps of a replay: what was answered along what is shown, and a record that nobody else has.

It comes back as a stranger's text: answers that are not wholly right are none, and the record is checked as any is.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from tolva_widgets.replay.answers import AnswerLog

Chosen: TypeAlias = str | tuple[str, ...] | None
"""What was chosen at a question: one key, those of cards that were put together, or nothing, where it was passed by."""

_TEXT_LENGTH = 100_000
"""More characters than the answers along any record have; longer ones are not even read."""


@dataclass(frozen=True)
class Memory:
    """What is kept."""

    of: str = ""
    """A name for what the answers are about."""
    chosen: Mapping[int, Chosen] = field(default_factory=dict)
    """The first answers, by the step at which one was asked."""
    record: str = ""
    """The record that was opened here, as text; empty where none was."""


def written_memory(of: str, log: AnswerLog, record: str) -> str:
    """The text to be kept: a line for the answers, and the record; empty where there is neither."""
    if not log.first:
        return record
    chosen = {
        str(number): answer and (answer.keys if answer.key is None else answer.key)
        for number, answer in log.first.items()
    }
    return f"{json.dumps({'of': of, 'chosen': chosen}, separators=(',', ':'))}\n{record}"


def read_memory(text: str) -> Memory:
    """What was kept. Where the first line tells of no answers, all of it is the record."""
    first, _, rest = text.partition("\n")
    try:
        return Memory(*_checked(json.loads(first)), rest) if len(first) <= _TEXT_LENGTH else Memory(record=text)
    except (ValueError, RecursionError, TypeError, AttributeError):
        return Memory(record=text)


def _checked(kept: Any) -> tuple[str, dict[int, Chosen]]:
    """What the answers are about, and what was chosen; whether that is offered there, the record tells.

    Raises:
        ValueError, TypeError, AttributeError: what was kept is no answers.
    """
    if set(kept) != {"of", "chosen"} or type(kept["of"]) is not str:
        raise ValueError("no answers")
    return kept["of"], {int(number): _choice(keys) for number, keys in kept["chosen"].items()}


def _choice(keys: Any) -> Chosen:
    if keys is None or type(keys) is str:
        return keys
    if type(keys) is list and all(type(key) is str for key in keys):
        return tuple(keys)
    raise ValueError("no choice")
