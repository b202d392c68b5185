"""The question at a record's end: what may the seat whose turn it is do?"""

from functools import cached_property

from tolva_teach.play.match import Match
from tolva_teach.play.replay import Replay
from tolva_teach.quiz import Task
from tolva_teach.quiz.faults import SaidError
from tolva_teach.quiz.offered import Offered
from tolva_teach.records.record import Record
from tolva_teach.rules.table import Table
from tolva_teach.texts import Speaker, say


class PositionTask(Offered, Task):
    """What may be done where a record stops."""

    spoken_as = "offered"

    def __init__(self, record: Record) -> None:
        """
        Raises:
            RecordFault: the record does not hold.
            SaidError: its deal is over: nobody has anything to decide.
        """
        match = Match.resume(record)
        if not match.deal.actors():
            raise SaidError("handouts-nothing-to-decide")
        self.record = record
        self.view = match.view()

    @property
    def steps(self) -> int:
        """The number of the record's last step, as a replay counts them."""
        return len(Replay(self.record)) - 1

    @property
    def game(self) -> str:
        return self.record.game.name

    def ask(self, speaker: Speaker) -> str:
        return say("offered-ask", {}, speaker)

    @cached_property
    def table(self) -> Table:
        table: Table = self.view.game.table(self.view)
        return table
