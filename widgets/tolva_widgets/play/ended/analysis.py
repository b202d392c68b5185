"""The analysis of a deal that is over: its key moments in order of worth, which are forbidden attempts, promises
that were not kept, chances let go of, cards that gave points away, advice that was not followed, and duties done well.
"""

from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Any, Literal, Protocol, TypeAlias

from tolva_teach.hindsight import Finding, done_well, hindsight
from tolva_teach.hindsight.cost import Cost, costs
from tolva_teach.play.chances import missed
from tolva_teach.play.match_steps import Ongoing
from tolva_teach.play.replay import Step, up_to
from tolva_teach.players.advice import Advice, advice_at_once
from tolva_teach.players.advice.by_figures import clearly_costs
from tolva_teach.players.club import NoMindError
from tolva_teach.rules.decisions import Decision
from tolva_teach.rules.verdicts import Verdict
from tolva_teach.texts import DEFAULT_LANGUAGE, Speaker, offered
from tolva_widgets.play.advice import AdviceSearch
from tolva_widgets.play.ended.match_deals import PlayedDeal, played_deals


class Attempt(Protocol):
    """A forbidden attempt, as a match keeps it (`illegal_attempts.IllegalAttempt`)."""

    @property
    def step(self) -> int: ...
    @property
    def decision(self) -> Decision: ...
    @property
    def verdict(self) -> Verdict: ...


Kind: TypeAlias = Literal["forbidden", "broken", "missed", "gave", "unadvised", "kept"]
"""A forbidden attempt; a promise that was not kept; a chance, or something proven, that was let go of; a card that gave
points away; what the coach would have advised against; a duty done."""


@dataclass(frozen=True)
class KeyMoment:
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
    advice: Advice | None = None
    """What the coach would have said, where something else was done."""
    as_advised: bool = False
    """Whether the coach would have said what was done, so that nobody is to blame for it."""


MOST_WEIGHED = 3
"""Of so many choices it is worked out what they would have cost, those worth most first."""


FAIR_SHARE = 1 / 3
"""In so many of the ways for the cards to lie a choice is to end worse before it is said that it cost most."""


MOST_UNADVISED = 5
"""Of so many choices it is told that the coach would have made another, the first ones: more nobody reads."""


class DealAnalysis:
    """Finds the key moments of a deal that is over: some of them at once, the rest step by step."""

    def __init__(self, ongoing: Ongoing, seat: int, attempts: Sequence[Attempt]) -> None:
        """
        Args:
            ongoing: the match, its last deal over.
            seat: the learner's.
            attempts: what was tried and forbidden in the match.
        """
        steps = [step for step in ongoing if step.deal_number == ongoing[-1].deal_number]
        first = steps[0].number
        tried = [one for one in attempts if one.step >= first]
        self.done = False
        """Whether all of them have been found."""
        self._at = {step.number: step.after for step in steps}
        self._forbidden = _forbidden(tried)
        self._broken = _broken(steps, seat)
        self._missed = _missed(steps, seat)
        self._kept = _kept(steps, seat, [one.step for one in tried])
        self._unadvised: list[KeyMoment] = []
        self._found: list[Finding] = []
        self._as_advised: dict[int, bool] = {}
        """By the step of what cost something, whether the coach would have said what was done there."""
        self._ongoing, self._costs = ongoing, dict[tuple[int, Decision], Cost]()
        self._search = self._work(steps, seat)

    @cached_property
    def deals(self) -> tuple[PlayedDeal, ...]:
        """The deals of the match so far."""
        return tuple(played_deals(self._ongoing))

    def advance(self) -> bool:
        """Searches one step further; whether more is left."""
        try:
            next(self._search)
        except StopIteration:
            self.done = True
        return not self.done

    def _work(self, steps: Sequence[Step], seat: int) -> Iterator[None]:
        """Finds what was let go of, and then what it would have cost, in steps of some milliseconds."""
        for moment in (*self._broken, *self._missed):
            yield from self._ask_coach(moment.step)
        for found in hindsight(steps, seat):
            if found is not None:
                yield from self._ask_coach(found.step)
                self._found.append(found)
            yield
        for step in steps:
            if len(self._unadvised) < MOST_UNADVISED and step.decision is not None and step.decision.seat == seat:
                self._unadvised += yield from _unadvised(step)
                yield
        for moment in [its for its in self.moments if its.kind in ("missed", "gave")][:MOST_WEIGHED]:
            if not moment.as_advised:
                yield from self._weigh(moment)

    def _ask_coach(self, step: int) -> Iterator[None]:
        """Whether the coach would have said what was done after the step of this number."""
        if step not in self._as_advised:
            done = self._ongoing[step + 1]
            advice = yield from _advice(done)
            self._as_advised[step] = advice is not None and _is_called_the_same(advice.decision, done)

    def _weigh(self, moment: KeyMoment) -> Iterator[None]:
        """What it would have cost, the other cards lying anyhow; nothing where nobody can say how they may lie."""
        chosen = self._ongoing[moment.step + 1].decision
        if chosen is None or chosen == moment.decision:
            return
        record = up_to(self._ongoing.record, self._ongoing[moment.step])
        try:
            for cost in costs(record, chosen, moment.decision, Random(moment.step)):
                self._costs[moment.step, moment.decision] = cost
                yield
        except NoMindError:
            return

    def cost(self, moment: KeyMoment) -> Cost | None:
        """What the choice that was made there would have cost; None where that is not worked out (yet)."""
        if not self.done or moment.kind not in ("missed", "gave"):
            return None
        return self._costs.get((moment.step, moment.decision))

    @property
    def costliest(self) -> KeyMoment | None:
        """What cost most of what the coach would not have said, what would seldom have cost anything last; None where
        there is nothing of the kind, or where it is not worked out (yet)."""
        if not self.done:
            return None
        own = (its for its in self.moments if its.kind in ("broken", "missed", "gave"))
        blamed = [its for its in own if self._as_advised.get(its.step) is False and self._may_cost(its)]
        return min(blamed, key=self.costs_seldom, default=None)

    def costs_seldom(self, moment: KeyMoment) -> bool:
        """Whether the choice would have cost nothing in most of the ways for the cards to lie; never of what nobody has
        weighed, such as a promise that was not kept: that did cost."""
        cost = self.cost(moment)
        return cost is not None and cost.worse < cost.tried * FAIR_SHARE

    def _may_cost(self, moment: KeyMoment) -> bool:
        """Whether it has cost something, or nothing is weighed here; the least telling of many are not weighed, and
        nothing is said of what they cost."""
        cost = self.cost(moment)
        return cost.worse > 0 if cost else moment.kind == "broken" or not self._costs

    @property
    def moments(self) -> tuple[KeyMoment, ...]:
        """Those found so far, in order of worth; what the coach would have said stands after what it would not."""
        found = [self._moment(its) for its in sorted(self._found, key=lambda its: (-its.worth, its.step))]
        gave = [moment for moment in found if moment.kind == "gave"]
        missed = [moment for moment in found if moment.kind == "missed"]
        cost = [self._judged(moment) for moment in (*self._broken, *self._missed, *missed, *gave)]
        told = (*self._forbidden, *sorted(cost, key=lambda moment: moment.as_advised))
        at = {moment.step for moment in told}
        return (*told, *(moment for moment in self._unadvised if moment.step not in at), *self._kept)

    def _judged(self, moment: KeyMoment) -> KeyMoment:
        return replace(moment, as_advised=self._as_advised.get(moment.step, False))

    def _moment(self, found: Finding) -> KeyMoment:
        return KeyMoment(found.kind, found.step, found.decision, self._at[found.step].verdict(found.decision), found)


def _forbidden(tried: Sequence[Attempt]) -> list[KeyMoment]:
    """The forbidden attempts in their order; what was tried again at the same step is one, with how often."""
    times = Counter((one.step, one.decision) for one in tried)
    first = {(one.step, one.decision): one for one in reversed(tried)}
    return [KeyMoment("forbidden", *at, first[at].verdict, times=often) for at, often in times.items()]


def _kept(steps: Sequence[Step], seat: int, forbidden: Sequence[int]) -> list[KeyMoment]:
    """The duties that were done well, where nothing forbidden was tried first."""
    moments = []
    for duty in done_well(steps, seat, forbidden):
        assert duty.step.decision is not None
        taker = duty.taker if duty.code == "costly" else None
        moments.append(KeyMoment("kept", duty.step.number - 1, duty.step.decision, duty.verdict, taker=taker))
    return moments


def _broken(steps: Sequence[Step], seat: int) -> list[KeyMoment]:
    """What the seat promised, where it was not kept."""
    end = steps[-1].after
    if end.promise_kept is not False:
        return []
    given = [step for step in steps if step.decision is not None and step.decision.verb in end.game.commitments]
    own = [step for step in given if step.decision is not None and step.decision.seat == seat]
    return [_moment_of(step) for step in own]


def _moment_of(step: Step) -> KeyMoment:
    assert step.decision is not None
    assert step.before is not None
    return KeyMoment("broken", step.number - 1, step.decision, step.before.verdict(step.decision))


def _missed(steps: Sequence[Step], seat: int) -> list[KeyMoment]:
    """The chances that were let go of and never came back to be used: of each the first time; worth most first."""
    own = [step for step in steps if step.decision is not None and step.decision.seat == seat]
    used = {step.decision for step in own}
    found: dict[Decision, KeyMoment] = {}
    for step in own:
        assert step.before is not None
        assert step.decision is not None
        for lost, _ in missed(step.before, step.decision):
            if lost not in used:
                found.setdefault(lost, KeyMoment("missed", step.number - 1, lost, step.before.verdict(lost)))
    chances: Sequence[Any] = steps[0].after.game.chances
    return sorted(found.values(), key=lambda moment: chances.index(moment.decision.verb))


def _unadvised(step: Step) -> Generator[None, None, list[KeyMoment]]:
    """What the coach would have advised in place of a step, if that is something else: where advice takes no thinking,
    of every step; where it does, of those that figures speak clearly against."""
    assert step.before is not None
    assert step.decision is not None
    view = step.before.view(step.decision.seat)
    advice = advice_at_once(view)
    if advice is None and clearly_costs(view, step.decision):
        advice = yield from _advice(step)
    if advice is None or _is_called_the_same(advice.decision, step):
        return []
    verdict = step.before.verdict(advice.decision)
    return [KeyMoment("unadvised", step.number - 1, advice.decision, verdict, advice=advice)]


def _advice(step: Step) -> Generator[None, None, Advice | None]:
    """What the coach would have said before a step; None in games for which nobody has written that."""
    assert step.before is not None
    assert step.decision is not None
    search = AdviceSearch(step.before.view(step.decision.seat))
    while search.advance():
        yield
    return search.advice


def _is_called_the_same(decision: Decision, step: Step) -> bool:
    """Whether a decision is what was done in a step, or is called the same, such as another seven."""
    assert step.decision is not None
    speaker = Speaker(DEFAULT_LANGUAGE, you=decision.seat, parties=step.after.game.parties)
    return offered(decision, speaker) == offered(step.decision, speaker)
