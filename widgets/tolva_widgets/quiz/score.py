"""The result so far in a quiz: how many questions were answered rightly at the first try, and which do not count again.

The browser's tab keeps it as a text, which comes back as a stranger's: a text that is not wholly right is none.
"""

import json
from dataclasses import dataclass
from typing import Any

from tolva_teach.quiz import QuestionName, family_of

REMEMBERED = 500
"""How many of the answered questions are remembered, the latest."""

_TEXT_LENGTH = 30_000
"""More characters than any score has; a longer text is not even read."""
_ANSWERED_LIMIT = 1_000_000
"""More questions than anybody answers in one tab."""


@dataclass(frozen=True)
class Score:
    """How many questions have been answered, and the latest of them by name."""

    right: int = 0
    answered: int = 0
    names: tuple[QuestionName, ...] = ()

    def with_answer(self, name: QuestionName, right: bool) -> "Score":
        """The score after this answer; the same one where the question has been answered before."""
        if name in self.names:
            return self
        return Score(self.right + right, self.answered + 1, (*self.names, name)[-REMEMBERED:])

    def to_text(self) -> str:
        """The text to be kept."""
        kept = {"right": self.right, "answered": self.answered, "names": list(map(str, self.names))}
        return json.dumps(kept, separators=(",", ":"))

    @classmethod
    def from_text(cls, text: str) -> "Score":
        """The score that was kept, or one that begins at nothing where the text is none of ours."""
        try:
            return cls._checked(json.loads(text)) if len(text) <= _TEXT_LENGTH else cls()
        except (ValueError, RecursionError, TypeError):
            return cls()

    @classmethod
    def _checked(cls, kept: Any) -> "Score":
        """
        Raises:
            ValueError, TypeError: what was kept is no score; UnknownQuestionError is one of the former.
        """
        if not isinstance(kept, dict) or set(kept) != {"right", "answered", "names"}:
            raise ValueError("no score")
        right, answered, names = kept["right"], kept["answered"], tuple(map(read_name, kept["names"]))
        if type(right) is not int or type(answered) is not int or not 0 <= right <= answered <= _ANSWERED_LIMIT:
            raise ValueError("no such numbers")
        if len(names) != min(answered, REMEMBERED) or len(set(names)) != len(names):
            raise ValueError("not as many questions as answers")
        return cls(right, answered, names)


def read_name(kept: Any) -> QuestionName:
    """The name of a question that there is, as it was kept, which a stranger may have done.

    Raises:
        ValueError, TypeError: there is none of this name.
    """
    if not isinstance(kept, str):
        raise TypeError("no name")
    name = QuestionName.read(kept)
    try:
        family_of(name).check(name)
    except LookupError as error:
        raise ValueError(str(error)) from None
    return name
