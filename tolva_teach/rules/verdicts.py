"""What the rules answer: allowed or not, by which rule, with which facts.

A verdict holds codes and raw facts; its sentence, in whatever language, is made from them in `texts`.
"""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

Facts: TypeAlias = Mapping[str, Any]
"""What a sentence needs to know, by the names in `texts.speaking`: cards, suits, seats and numbers, never words."""

NO_FACTS: Facts = MappingProxyType({})


class Verdict(NamedTuple):
    """Whether a decision is allowed, and why; true where it is allowed."""

    allowed: bool
    rule: str
    """The rule's id (or `turn.order`, `turn.verb`, `card.not-held`) that refuses it or leaves it open."""
    case: str
    """Which of the rule's situations this is; rule and case together name the sentence."""
    facts: Facts = NO_FACTS

    def __bool__(self) -> bool:
        return self.allowed


new = tuple.__new__
"""Makes a named tuple from a plain one, in less than half the time that its class takes: a deal makes several for each
card played. For the engine's own use."""


def allowed(rule: str, case: str, facts: Facts = NO_FACTS) -> Verdict:
    """The verdict that lets a decision pass, by the rule that leaves it open."""
    return new(Verdict, (True, rule, case, facts))


def refused(rule: str, case: str, facts: Facts | None = None) -> Verdict:
    """The verdict that refuses a decision, by the first rule it breaks."""
    return _plainly_refused(rule, case) if facts is None else new(Verdict, (False, rule, case, facts))


@lru_cache(maxsize=1024)
def _plainly_refused(rule: str, case: str) -> Verdict:
    """A refusal that needs no facts: kept, as a deal gives the same few again and again."""
    return new(Verdict, (False, rule, case, NO_FACTS))
