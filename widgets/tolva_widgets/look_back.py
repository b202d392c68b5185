"""The moments of a deal that are worth a look when it is over: forbidden tries, then chances that were let go of."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from tolva_teach.chances import missed
from tolva_teach.decisions import Decision
from tolva_teach.ongoing import Ongoing
from tolva_teach.replay import Step
from tolva_teach.verdicts import Verdict


class Tried(Protocol):
    """A forbidden try, as a session keeps it."""

    @property
    def step(self) -> int: ...
    @property
    def decision(self) -> Decision: ...
    @property
    def verdict(self) -> Verdict: ...


@dataclass(frozen=True)
class Look:
    """A moment that is worth a look."""

    kind: Literal["forbidden", "missed"]
    step: int
    """The number of the step after which one decided: there a replay asks the question again."""
    decision: Decision
    """What was tried, or what could have been done."""
    verdict: Verdict
    """What the rules said of it then."""


def look_back(ongoing: Ongoing, seat: int, tries: Sequence[Tried]) -> tuple[Look, ...]:
    """What is worth a look in the last deal, in order of worth.

    Args:
        ongoing: the match, its last deal over.
        seat: the learner's.
        tries: what was tried and forbidden in the match.
    """
    steps = [step for step in ongoing if step.deal_number == ongoing[-1].deal_number]
    forbidden = [one for one in tries if one.step >= steps[0].number]
    return (*(Look("forbidden", one.step, one.decision, one.verdict) for one in forbidden), *_missed(steps, seat))


def _missed(steps: Sequence[Step], seat: int) -> list[Look]:
    """The chances that were let go of and never came back to be used: of each the first time; worth most first."""
    own = [step for step in steps if step.decision is not None and step.decision.seat == seat]
    used = {step.decision for step in own}
    found: dict[Decision, Look] = {}
    for step in own:
        assert step.before is not None
        assert step.decision is not None
        for lost in missed(step.before, step.decision):
            if lost not in used:
                found.setdefault(lost, Look("missed", step.number - 1, lost, step.before.verdict(lost)))
    chances: Sequence[Any] = steps[0].after.game.chances
    return sorted(found.values(), key=lambda look: chances.index(look.decision.verb))
