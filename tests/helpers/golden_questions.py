"""What questions there are, as digests in `tests/quiz/golden.json`: a change to what a seed gives shows there.

Of each family and difficulty the file has a short digest of each of the first questions, side by side, and one of all
those that follow, which a run at night looks at. After a change that is meant, the file is written anew by
`python tests/helpers/golden_questions.py`; once questions are released, that also takes the family's next version.
"""

import hashlib
import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tolva_teach.quiz import FAMILIES, SEED_LIMIT, Family, Question

FILE = Path(__file__).parent.parent / "quiz" / "golden.json"

SINGLY = (*range(49), SEED_LIMIT)
"""The seeds whose questions have a digest each."""
TOGETHER = range(49, 200)
"""The seeds whose questions have one together."""

_LENGTH = 4
"""How long a question's digest is: that one question changes goes unseen once in 65,536 times."""


class Golden(NamedTuple):
    """What the file has of a family's questions of one difficulty."""

    singly: str
    together: str

    def changed(self, questions: Iterable[Question]) -> list[int]:
        """The seeds of those questions that are not as they were."""
        return [question.name.seed for question in questions if not self._has(question)]

    def _has(self, question: Question) -> bool:
        place = SINGLY.index(question.name.seed)
        return self.singly[place * _LENGTH : (place + 1) * _LENGTH] == digest([question], _LENGTH)


def golden() -> dict[str, dict[str, Golden]]:
    """What the file has: by family and difficulty."""
    kept = json.loads(FILE.read_text("ascii"))
    return {family: {level: Golden(*its) for level, its in of.items()} for family, of in kept.items()}


def digest(questions: Iterable[Question], length: int = 8) -> str:
    """A digest of all that questions consist of: the deal so far, who is asked what, and which choices hold."""
    return hashlib.sha256(json.dumps(list(map(_plain, questions))).encode()).hexdigest()[:length]


def _plain(question: Any) -> list[Any]:
    return [question.record.to_dict(), question.view.seat, question.choices, sorted(question.answer)]


def called(family: Family[Any]) -> str:
    """The family with its game, and for how many where that is not as usual."""
    players = "" if family.players is None else f"-{family.players}"
    return f"{family.game}{players}-{family.name}"


def _made(family: Family[Any], difficulty: int) -> Golden:
    singly = "".join(digest([family.question(seed, difficulty)], _LENGTH) for seed in SINGLY)
    return Golden(singly, digest(family.question(seed, difficulty) for seed in TOGETHER))


def write(names: Sequence[str]) -> None:
    """Writes the digests of the families of these names, as `called` has them, anew; of all where none is named."""
    kept = golden() if names else {}
    rows = []
    for family in FAMILIES:
        name = called(family)
        made = (
            kept[name]
            if names and name not in names
            else {level: _made(family, level) for level in family.difficulties}
        )
        rows.append(f"{json.dumps(name)}: {json.dumps(made)}")
    FILE.write_text("{\n" + ",\n".join(rows) + "\n}\n", "ascii")


if __name__ == "__main__":
    write(sys.argv[1:])
