"""The tables that a teacher takes home, as people read them."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from .results.class_results import BETWEEN_CHOICES
from .words import TeacherWords

_RULES = {"rule", "rule_broken_most", "rule_missed_most", "kept", "broken_rules", "missed_rules"}
"""The columns that hold rules, by their ids."""


class TablesInWords:
    """Puts tables of plain data into a teacher's words.

    A class may have answered more questions than the kit keeps built, and to build one takes the engine a while: what
    is said of one question is said together, and once.
    """

    def __init__(self, words: TeacherWords) -> None:
        self._words = words
        self._titles: dict[str, str] = {}
        self._choices: dict[tuple[str, str], str] = {}

    def rows(self, rows: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
        """A table's rows, in their order."""
        by_question = sorted(range(len(rows)), key=lambda place: str(rows[place].get("question", "")))
        said = {place: self.row(rows[place]) for place in by_question}
        return [said[place] for place in range(len(rows))]

    def row(self, row: Mapping[str, Any]) -> dict[str, Any]:
        """A row: rules by their titles, what was chosen in words, and a time as a clock shows it here. A question is
        called what it asks too: by its name alone nobody knows it."""
        said = dict(row)
        if "question" in row:
            said["title"] = self._title(row["question"])
        if "choice" in row:
            said["choice"] = self._chosen(row["question"], row["choice"])
        for key in _RULES & said.keys():
            said[key] = " | ".join(self._words.rule(its) for its in said[key].split())
        if "to_all" in said:
            said["to_all"] = self._words.say("to-all" if said["to_all"] else "to-oneself")
        if "at" in said:
            said["at"] = datetime.fromtimestamp(said["at"]).isoformat(" ", "seconds")
        return said

    def _title(self, question: str) -> str:
        if question not in self._titles:
            self._titles[question] = self._words.titled(question)
        return self._titles[question]

    def _chosen(self, question: str, choice: str) -> str:
        """What was chosen; many have chosen the same."""
        if (question, choice) not in self._choices:
            self._choices[question, choice] = self._words.chosen(question, filter(None, choice.split(BETWEEN_CHOICES)))
        return self._choices[question, choice]
