"""What is wrong with a lesson, and where."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from tolva_teach.texts import sentence

Said: TypeAlias = str | int | Callable[[str], str]
"""A fact of a fault; where it is said in words, what says it in a language."""

_NOTES = ("guided-more-ways",)
"""Said of what may be right and was not looked at."""


@dataclass(frozen=True)
class LessonFault:
    """What is wrong with a notebook or a record of a folder, or to note. `code` names the sentence `lesson-CODE`."""

    file: str
    """The path within the folder."""
    code: str
    cell: int | None = None
    """The cell's number, from 1, counted from the top over all kinds of cells; None where the whole file is meant."""
    line: int | None = None
    """The line's number in the cell, from 1."""
    facts: Mapping[str, Said] = field(default_factory=dict, hash=False)

    @property
    def is_note(self) -> bool:
        """Whether nothing need be wrong."""
        return self.code in _NOTES

    def message(self, lang: str) -> str:
        """Where it is, what is wrong and what to do."""
        facts = {name: fact(lang) if callable(fact) else fact for name, fact in self.facts.items()}
        why = sentence(lang, f"lesson-{self.code}", None, **facts)
        return f"{self._place(lang)}: {why}"

    def _place(self, lang: str) -> str:
        if self.cell is None:
            return self.file
        key = "lesson-in-cell" if self.line is None else "lesson-in-line"
        return sentence(lang, key, None, file=self.file, cell=self.cell, line=self.line or 0)
