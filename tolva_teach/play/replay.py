"""A record as steps: what happened, by which rule, where in the deal, and what people saw.

>>> from tolva_teach.records.record import deal_record
>>> replay = Replay(deal_record("tolva", 4, seed=7))
>>> len(replay), replay[0].decision, replay[0].actors
(1, None, (1,))
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, overload

from tolva_teach.games.base import Deal, Decision, Happening, Moment
from tolva_teach.play.match import Turn, follow
from tolva_teach.records.record import Record, RecordFault
from tolva_teach.rules.places import DEALT, DEALT_AND_OVER, LAID_OPEN, OVER, Where
from tolva_teach.rules.table import Table
from tolva_teach.rules.verdicts import Verdict


@dataclass(frozen=True)
class Step:
    """One point of a replay: a fresh deal, or a decision and what came of it.

    The decision that ends a deal has as many steps as there is to see, so that counting and score come one after the
    other: the decision stands in the first of them.
    """

    number: int
    """The step's number in the replay."""
    deal_number: int
    event: int | None
    """The event's number in the deal; None where the cards have just been dealt."""
    decision: Decision | None
    """What was decided; None for a fresh deal, and for the later steps of the decision that ended one."""
    annotation: str
    """What the record's writer notes here, a stranger's text."""
    happenings: tuple[Happening, ...]
    before: Deal[Any] | None
    """The deal as it stood when the decision was taken; None where there is no decision."""
    after: Deal[Any]
    """The deal as it stands now. Ask it, or a copy; applying to it would change the replay."""
    where: Where
    ends_deal: bool = False
    """Whether the deal is over and all of it has been told."""

    @property
    def fresh(self) -> bool:
        """Whether the cards have just been dealt."""
        return self.event is None

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that decide next."""
        return self.after.actors()

    @cached_property
    def verdict(self) -> Verdict | None:
        """Why the decision was allowed; None where there is none."""
        if self.before is None or self.decision is None:
            return None
        return self.before.verdict(self.decision)

    def alternatives(self) -> tuple[tuple[Decision, Verdict], ...]:
        """The verdict on each thing that the deciding seat could have thought of; none where there is no decision."""
        if self.before is None or self.decision is None:
            return ()
        return tuple(self.before.game.verdicts(self.before.view(self.decision.seat)))

    def told_to(self, seat: int | None) -> tuple[Happening, ...]:
        """What happened, as this seat knows it; None knows everything."""
        return tuple(happened.seen_by(seat) for happened in self.happenings)

    def table(self, seat: int | None) -> Table:
        """The table as this seat sees it when the decision has been taken, or with everyone's cards.

        What follows by itself (a trick gathered, a pile turned down) is seen with the next step.
        """
        return self._picture.seen(seat)

    @cached_property
    def _picture(self) -> Deal[Any]:
        if self.before is None or self.decision is None:
            return self.after
        return self.before.unfold(self.decision)[0].deal


class Replay(Sequence[Step]):
    """Every step of a record, in order. Deals are kept at each step, so that any can be looked at again."""

    def __init__(self, record: Record) -> None:
        """
        Raises:
            RecordFault: the record does not hold; `Replay.until_fault` keeps what comes before.
        """
        self.record = record
        self._steps = list(_steps(record))

    @classmethod
    def until_fault(cls, record: Record) -> "tuple[Replay, RecordFault | None]":
        """The steps that hold, and what refuses the rest."""
        replay = cls.__new__(cls)
        replay.record = record
        replay._steps = []
        try:
            for step in _steps(record):
                replay._steps.append(step)
        except RecordFault as fault:
            return replay, fault
        return replay, None

    @cached_property
    def section_ends(self) -> tuple[int, ...]:
        """The numbers of the steps that one goes to from section to section: where a section ends, and each deal."""
        followed = zip(self, [*self[1:], None], strict=True)
        return tuple(step.number for step, following in followed if _ends_section(step, following))

    def next_section_end(self, number: int) -> int:
        """The first step after this one that ends a section; the last step where none does."""
        return next((end for end in self.section_ends if end > number), len(self) - 1)

    def __len__(self) -> int:
        return len(self._steps)

    @overload
    def __getitem__(self, index: int) -> Step: ...
    @overload
    def __getitem__(self, index: slice) -> list[Step]: ...
    def __getitem__(self, index: int | slice) -> Step | list[Step]:
        return self._steps[index]

    def __repr__(self) -> str:
        return f"<Replay of {self.record.game!r}, {len(self)} steps>"


def up_to(record: Record, step: Step) -> Record:
    """The record as it was after this step, nothing claimed of its result."""
    deals, number = record.deals, step.deal_number
    kept = deals[number].events[: 0 if step.event is None else step.event + 1]
    given = {key: value for key, value in record.given.items() if key != "result"}
    return replace(record, deals=(*deals[:number], replace(deals[number], events=kept, result=None)), given=given)


def _ends_section(step: Step, following: Step | None) -> bool:
    if step.fresh:
        return step.number > 0
    return following is None or following.fresh or following.where.section != step.where.section


def _steps(record: Record) -> Iterator[Step]:
    before: Deal[Any] | None = None
    number = 0
    for turn in follow(record):
        after = turn.deal.copy()
        for step in steps_of(number, turn, before, after):
            yield step
            number += 1
        before = after


def steps_of(number: int, turn: Turn, before: Deal[Any] | None, after: Deal[Any]) -> Iterator[Step]:
    """The steps of one point of the record: more than one where the deal ends.

    Args:
        number: the first one's number in the replay.
        turn: the point.
        before: the deal as it stood before it; None where it has just been dealt.
        after: the deal as it stands now: a copy, which goes on no more.
    """
    if turn.decision is None or before is None:
        yield Step(
            number,
            turn.number,
            None,
            None,
            "",
            turn.happenings,
            None,
            after,
            DEALT_AND_OVER if after.over else DEALT,
            ends_deal=after.over,
        )
        return
    where, seen = before.where(turn.decision), [Moment(turn.happenings, after)]
    if after.over:
        seen = [moment for moment in before.unfold(turn.decision) if moment.happenings]
    for place, (happened, deal) in enumerate(seen):
        last = place == len(seen) - 1
        yield Step(
            number + place,
            turn.number,
            turn.event,
            None if place else turn.decision,
            "" if place else turn.annotation,
            happened,
            None if place else before,
            after if last else deal,
            where if not place else OVER if last else LAID_OPEN,
            ends_deal=last and after.over,
        )
