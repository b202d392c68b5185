"""A record as steps: what happened, which rule let it, and what each seat could see and had to do.

>>> from tolva_teach.record import deal_record
>>> replay = Replay(deal_record("tolva", 4, seed=7))
>>> len(replay), replay[0].decision, replay[0].actors
(1, None, (1,))
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, overload

from tolva_teach.cards import Card
from tolva_teach.games.base import Deal, Decision, Happening
from tolva_teach.match import follow
from tolva_teach.record import Record, RecordFault
from tolva_teach.table import Table
from tolva_teach.verdicts import Verdict


@dataclass(frozen=True)
class Step:
    """One point of a replay: a decision and what came of it, or a fresh deal."""

    number: int
    """The step's number in the replay."""
    deal_number: int
    event: int | None
    """The event's number in the deal; None where the cards have just been dealt."""
    decision: Decision | None
    annotation: str
    """What the record's writer notes here, a stranger's text."""
    happenings: tuple[Happening, ...]
    before: Deal[Any] | None
    """The deal as it stood when the decision was taken; None for a fresh deal."""
    after: Deal[Any]
    """The deal as it stands now. Ask it, or a copy; applying to it would change the replay."""

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that decide next."""
        return self.after.actors()

    @cached_property
    def verdict(self) -> Verdict | None:
        """Why the decision was allowed; None for a fresh deal."""
        if self.before is None or self.decision is None:
            return None
        return self.before.verdict(self.decision)

    def card_verdicts(self) -> tuple[tuple[Card, Verdict], ...]:
        """The verdict on each card that the deciding seat had before it; none for a fresh deal, or without cards."""
        if self.before is None or self.decision is None:
            return ()
        return tuple(self.before.game.hand_verdicts(self.before.view(self.decision.seat)))

    def told_to(self, seat: int | None) -> tuple[Happening, ...]:
        """What happened, as this seat knows it; None knows everything."""
        return tuple(happened.seen_by(seat) for happened in self.happenings)

    def table(self, seat: int | None) -> Table:
        """The table after the step as this seat sees it, or with everyone's cards."""
        return self.after.table() if seat is None else self.after.game.table(self.after.view(seat))


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


def _steps(record: Record) -> Iterator[Step]:
    before: Deal[Any] | None = None
    for number, turn in enumerate(follow(record)):
        after = turn.deal.copy()
        fresh = turn.event is None
        yield Step(
            number,
            turn.number,
            turn.event,
            turn.decision,
            turn.annotation,
            turn.happenings,
            None if fresh else before,
            after,
        )
        before = after
