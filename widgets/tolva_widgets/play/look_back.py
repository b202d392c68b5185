"""The moments of a deal that are worth a look when it is over, in order of worth: forbidden tries, chances let go of,
cards that gave points away, duties done well.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeAlias

from tolva_teach.hindsight import Finding, done_well, hindsight
from tolva_teach.play.chances import missed
from tolva_teach.play.match_steps import Ongoing
from tolva_teach.play.replay import Step
from tolva_teach.rules.decisions import Decision
from tolva_teach.rules.verdicts import Verdict


class Tried(Protocol):
    """A forbidden try, as a session keeps it."""

    @property
    def step(self) -> int: ...
    @property
    def decision(self) -> Decision: ...
    @property
    def verdict(self) -> Verdict: ...


Kind: TypeAlias = Literal["forbidden", "missed", "gave", "kept"]
"""A forbidden try; a chance, or something proven, that was let go of; a card that gave points away; a duty done."""


@dataclass(frozen=True)
class Look:
    """A moment that is worth a look."""

    kind: Kind
    step: int
    """The number of the step after which one decided: there a replay asks the question again."""
    decision: Decision
    """What was tried, what could have been done, or what was done well."""
    verdict: Verdict
    """What the rules said of it then."""
    found: Finding | None = None
    """What was found out of it when the deal was over; None for what could be told at the table."""
    taker: int | None = None
    """Who took the trick with a card that one had to part with."""
    times: int = 1
    """How often it was tried there, where it is forbidden."""


class LookBack:
    """What is worth a look in a deal that is over: some of it at once, the rest found in steps."""

    def __init__(self, ongoing: Ongoing, seat: int, tries: Sequence[Tried]) -> None:
        """
        Args:
            ongoing: the match, its last deal over.
            seat: the learner's.
            tries: what was tried and forbidden in the match.
        """
        steps = [step for step in ongoing if step.deal_number == ongoing[-1].deal_number]
        first = steps[0].number
        tried = [one for one in tries if one.step >= first]
        self.done = False
        """Whether all has been found."""
        self._at = {step.number: step.after for step in steps}
        self._forbidden = _forbidden(tried)
        self._missed = _missed(steps, seat)
        self._kept = _kept(steps, seat, [one.step for one in tried])
        self._found: list[Finding] = []
        self._search = hindsight(steps, seat)

    def look_on(self) -> bool:
        """Looks a little further; whether there is more to look for."""
        try:
            found = next(self._search)
        except StopIteration:
            self.done = True
        else:
            self._found += [found] if found is not None else []
        return not self.done

    @property
    def looks(self) -> tuple[Look, ...]:
        """What has been found so far, in order of worth."""
        found = [self._look(its) for its in sorted(self._found, key=lambda its: (-its.worth, its.step))]
        gave = [look for look in found if look.kind == "gave"]
        missed = [look for look in found if look.kind == "missed"]
        return (*self._forbidden, *self._missed, *missed, *gave, *self._kept)

    def _look(self, found: Finding) -> Look:
        return Look(found.kind, found.step, found.decision, self._at[found.step].verdict(found.decision), found)


def _forbidden(tried: Sequence[Tried]) -> list[Look]:
    """The forbidden tries in their order; what was tried again at the same step is one, with how often."""
    times = Counter((one.step, one.decision) for one in tried)
    first = {(one.step, one.decision): one for one in reversed(tried)}
    return [Look("forbidden", *at, first[at].verdict, times=often) for at, often in times.items()]


def _kept(steps: Sequence[Step], seat: int, forbidden: Sequence[int]) -> list[Look]:
    """The duties that were done well, where nothing forbidden was tried first."""
    looks = []
    for duty in done_well(steps, seat, forbidden):
        assert duty.step.decision is not None
        taker = duty.taker if duty.code == "costly" else None
        looks.append(Look("kept", duty.step.number - 1, duty.step.decision, duty.verdict, taker=taker))
    return looks


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
