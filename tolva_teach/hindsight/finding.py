"""What is found out of a decision when the deal is over."""

from dataclasses import dataclass
from typing import Any, Literal

from tolva_teach.games.base import Deal
from tolva_teach.rules.decisions import Decision
from tolva_teach.rules.verdicts import Facts


@dataclass(frozen=True)
class Finding:
    """Something that was let go of, or given away, proven with all cards open."""

    code: str
    """Which sentence says it: `hindsight-CODE`."""
    step: int
    """The number of the step after which the seat decided."""
    decision: Decision
    """What it could have decided instead."""
    facts: Facts
    worth: int
    """By how much it matters, beside others of the same kind."""
    kind: Literal["missed", "gave"] = "missed"
    """Whether a chance was let go of, or points were given away."""
    by_open_cards: bool = True
    """Whether it rests on cards that the seat did not see."""


def after(deal: Deal[Any], decision: Decision) -> Deal[Any]:
    """The deal after a decision that is allowed; the deal itself stays as it is."""
    later = deal.copy()
    later.apply(decision)
    return later
