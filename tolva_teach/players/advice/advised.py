"""What advice is: a decision, and what speaks for it."""

from collections.abc import Generator
from typing import Any, NamedTuple, TypeAlias

from tolva_teach.rules.decisions import Decision
from tolva_teach.rules.verdicts import NO_FACTS, Facts


class Why(NamedTuple):
    """What speaks for a decision."""

    code: str
    """Names the sentence (`advice-…` in the texts)."""
    facts: Facts = NO_FACTS
    """What it needs to know, besides the decision's own cards."""


class Advice(NamedTuple):
    """A decision, and what speaks for it."""

    decision: Decision
    code: str
    facts: Facts


Thinking: TypeAlias = Generator[None, None, Advice]
"""Thought that comes to advice in steps: whoever waits can do something else between them, or let it be."""


ONLY = Why("only")
"""Nothing else is allowed."""

ONLY_PASS = Why("only-pass")
"""Nothing in the hand beats what lies, so to pass is all that is allowed."""

UNTOLD = Why("untold")
"""No single fact decides; the player has weighed all of it."""

TRIED_OUT = Why("tried-out")
"""No single fact decides; the player has played the deal on in its mind."""


def because(decision: Decision, why: Why) -> Advice:
    """The advice to decide so, for this reason."""
    return Advice(decision, *why)


def why(code: str, **facts: Any) -> Why:
    """A reason with its facts."""
    return Why(code, facts)
