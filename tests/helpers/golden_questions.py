"""What a version's questions are pinned to: some in full, and a digest over many.

A version's file is written once, when the version is made (`python tests/helpers/golden_questions.py NAME VERSION`,
as in `tolva-must-play 1`), and never again: links out there count on it.
"""

import hashlib
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

from tolva_teach.quiz import FAMILIES, SEED_LIMIT, Family, OfferedQuestion, mark

FOLDER = Path(__file__).parent.parent / "quiz" / "golden"
IN_FULL = (0, 7, SEED_LIMIT)
"""The seeds whose questions are kept in full."""


def golden(
    family: Family[Any], version: int, made: Mapping[int, Sequence[OfferedQuestion]] = MappingProxyType({})
) -> dict[str, Any]:
    """What the file of a version holds.

    Args:
        family: the family.
        version: one of its versions.
        made: by difficulty, questions of this version that there are already, of the seeds from 0 on.
    """
    return {
        str(difficulty): _pinned_of(family, version, difficulty, made.get(difficulty, ()))
        for difficulty in family.difficulties
    }


def in_digest(family: Family[Any]) -> range:
    """The seeds whose questions the digest is over: fewer where a family differs from another in how many play."""
    return range(100 if family.players is None else 50)


def _pinned_of(
    family: Family[Any], version: int, difficulty: int, made: Sequence[OfferedQuestion]
) -> dict[str, str | dict[str, Any]]:
    def of(seed: int) -> dict[str, Any]:
        return pinned(made[seed] if seed < len(made) else family.question(seed, difficulty, version))

    digest = hashlib.sha256(json.dumps([of(seed) for seed in in_digest(family)]).encode()).hexdigest()
    return {"digest": digest, "questions": {str(seed): of(seed) for seed in IN_FULL}}


def pinned(question: OfferedQuestion) -> dict[str, Any]:
    """A question as plain data: the deal so far, who is asked, and which choices hold."""
    record = question.record.to_dict()
    (deal,) = record["deals"]
    allowed = [choice.choice for choice in mark(question, ()).choices if choice.verdict]
    hands = [" ".join(hand) for hand in deal["hands"]]
    piles = {key: deal[key] for key in deal if key not in ("dealer", "hands", "events")}
    variant = {"options": record["options"]} if "options" in record else {}
    events = ", ".join(deal["events"])
    return {
        "dealer": deal["dealer"],
        "hands": hands,
        **piles,
        **variant,
        "events": events,
        "allowed": " ".join(allowed),
    }


def path(family: Family[Any], version: int) -> Path:
    """Where a version's file lies."""
    return FOLDER / f"{called(family)}-v{version}.json"


def called(family: Family[Any]) -> str:
    """The family with its game, and for how many where that is not as usual."""
    players = "" if family.players is None else f"-{family.players}"
    return f"{family.game}{players}-{family.name}"


if __name__ == "__main__":
    wanted, number = sys.argv[1], int(sys.argv[2])
    (asked,) = [its for its in FAMILIES if called(its) == wanted]
    path(asked, number).write_text(json.dumps(golden(asked, number), indent=1) + "\n", "utf-8")
