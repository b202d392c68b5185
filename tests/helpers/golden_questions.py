"""What a version's questions are pinned to: some in full, and a digest over many.

A version's file is written once, when the version is made (`python tests/helpers/golden_questions.py 1`), and never
again: links out there count on it.
"""

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

from tolva_teach.quiz import MUST_PLAY, SEED_LIMIT, MustPlayQuestion, mark

FOLDER = Path(__file__).parent.parent / "quiz"
IN_FULL = (0, 7, SEED_LIMIT)
"""The seeds whose questions are kept in full."""
IN_DIGEST = range(100)


def golden(version: int) -> dict[str, Any]:
    """What the file of a version holds."""
    return {
        str(difficulty): {
            "digest": _digest(version, difficulty),
            "questions": {str(seed): pinned(MUST_PLAY.question(seed, difficulty, version)) for seed in IN_FULL},
        }
        for difficulty in MUST_PLAY.difficulties
    }


def pinned(question: MustPlayQuestion) -> dict[str, Any]:
    """A question as plain data: the deal so far, who is asked, and which cards may be played."""
    (deal,) = question.record.to_dict()["deals"]
    allowed = [choice.choice for choice in mark(question, ()).choices if choice.verdict]
    hands = [" ".join(hand) for hand in deal["hands"]]
    return {"dealer": deal["dealer"], "hands": hands, "events": ", ".join(deal["events"]), "allowed": " ".join(allowed)}


def _digest(version: int, difficulty: int) -> str:
    questions = [pinned(MUST_PLAY.question(seed, difficulty, version)) for seed in IN_DIGEST]
    return hashlib.sha256(json.dumps(questions).encode()).hexdigest()


def path(version: int) -> Path:
    """Where a version's file lies."""
    return FOLDER / f"golden_v{version}.json"


if __name__ == "__main__":
    number = int(sys.argv[1])
    path(number).write_text(json.dumps(golden(number), indent=1) + "\n", "utf-8")
