"""A match that begins at a position: the end of a record, from which the learner plays on."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from tolva_teach.games.base import Deal
from tolva_teach.play.aim import Progress
from tolva_teach.play.match import Match
from tolva_teach.play.match_steps import Ongoing
from tolva_teach.play.playout import PlayedName, unusual
from tolva_teach.play.replay import Step
from tolva_teach.records.record import Record
from tolva_teach.rules.decisions import Decision
from tolva_widgets.play.address import MatchName
from tolva_widgets.play.match import LearnerMatch, last_own_step
from tolva_widgets.replay.sources import with_players


class Start(NamedTuple):
    """A position from which somebody plays on."""

    record: Record
    """What has been played; its last deal goes on."""
    seat: int
    """The learner's seat."""

    def deal(self) -> Deal[Any]:
        """The deal as it stands there.

        Raises:
            RecordFault: the record does not hold.
        """
        return Match.resume(self.record).deal

    def point(self) -> Progress:
        """The same, as what an aim is reached from."""
        deal = self.deal()
        return Progress(deal, deal.where().section)


class PositionMatch(LearnerMatch):
    """A match that began at a position."""

    def __init__(self, start: Start) -> None:
        """
        Args:
            start: the position.

        Raises:
            RecordFault: its record does not hold.
        """
        game = start.record.game
        name = PlayedName(0, game.name, game.players, unusual(game))
        super().__init__(MatchName(name, start.seat, start.record.deals[-1].dealer))
        self.ongoing = Ongoing(Match.resume(with_players(start.record)))
        self.first = self.number = len(self.ongoing) - 1
        """The step from which one plays on."""

    @property
    def point(self) -> Progress:
        """Where the learner has come to, and how."""
        return self.point_at(len(self.ongoing) - 1)

    def point_at(self, number: int) -> Progress:
        """Where the learner had come to after the step of this number, and how."""
        begun = self.ongoing[self.first].after.where().section
        since = self.ongoing[self.first + 1 : number + 1]
        happened = tuple(happening for step in since for happening in step.happenings)
        return Progress(self.ongoing[number].after, begun, happened, tuple(_decided(since, self.seat)))

    @property
    def decided(self) -> list[Decision]:
        """What the learner has decided since then."""
        return _decided(self.own_steps, self.seat)

    @property
    def own_steps(self) -> list[Step]:
        """The steps in which the learner has decided since one plays on."""
        since = self.ongoing[self.first + 1 :]
        return [step for step in since if step.decision is not None and step.decision.seat == self.seat]

    @property
    def last_own(self) -> int:
        """The number of the step in which the learner last decided; where they have not yet, of the first."""
        last = last_own_step(self.ongoing, self.seat)
        return max(self.first, last.number if last else 0)


def _decided(steps: Sequence[Step], seat: int) -> list[Decision]:
    return [step.decision for step in steps if step.decision is not None and step.decision.seat == seat]
