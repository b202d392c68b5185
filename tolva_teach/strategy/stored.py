"""The positions of each subject as they are stored, with what each decision brings in the mean.

>>> [subject.name for subject in stored("trettioett")]
['knock']
>>> stored("mahjong")
()
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

FOLDER = Path(__file__).with_name("positions")


class Brought(NamedTuple):
    """What a decision brings."""

    mean: float
    error: float
    """The mean's standard error."""


class Why(NamedTuple):
    """What speaks for a decision, as in `players.advice`."""

    code: str
    facts: Mapping[str, Any]


class Judged(NamedTuple):
    """A position, and what was found of it."""

    record: str
    """The deal up to it, packed (`tolva_teach.records.links`)."""
    choices: Mapping[str, Brought]
    """What each decision brings, by the event that writes it in a record."""

    why: Why | None = None
    """What of the rules and the cards speaks for the best one, where the coach has a reason for it."""

    @property
    def best(self) -> str:
        """The decision that brings most."""
        return max(self.choices, key=lambda choice: self.choices[choice].mean)


class JudgedSubject(NamedTuple):
    """All that is stored of a subject."""

    name: str
    rule: str
    """What it hangs on in the end, by the rule's id."""
    measure: str
    """What is counted (`Mind.measured`): as `lives`."""
    tries: int
    """In how many ways the unseen cards were laid for each position."""
    positions: Sequence[Judged]


@cache
def stored(game: str) -> Sequence[JudgedSubject]:
    """The subjects of a game; none where nothing is stored of it.

    Args:
        game: a game's name, not a stranger's text.
    """
    file = FOLDER / f"{game}.json"
    subjects = json.loads(file.read_text("utf-8")) if file.is_file() else []
    return tuple(
        JudgedSubject(name, rule, measure, tries, tuple(map(_judged, positions)))
        for name, rule, measure, tries, positions in subjects
    )


def written(subject: JudgedSubject) -> str:
    """The subject as a file has it, a position a line."""
    about = ", ".join(map(json.dumps, subject[:-1]))
    rows = (json.dumps([its.record, its.choices, its.why]) for its in subject.positions)
    return f"  [{about}, [\n    " + ",\n    ".join(rows) + "\n  ]]"


def _judged(its: Sequence[Any]) -> Judged:
    record, choices, why = its
    return Judged(record, {key: Brought(*its) for key, its in choices.items()}, Why(*why) if why else None)
