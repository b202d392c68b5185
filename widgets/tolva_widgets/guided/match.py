"""The match of a guided deal: the others do what the script's record says, each in turn, as long as they may."""

from collections.abc import Sequence

from tolva_teach.rules.decisions import Decision
from tolva_widgets.play.position import PositionMatch, Start


class RecordedMatch(PositionMatch):
    """A match in which the others do what is written, and as beginners do from where that is not allowed."""

    def __init__(self, start: Start, line: Sequence[Decision]) -> None:
        """
        Args:
            start: where one begins.
            line: what is decided from there on, by all seats.

        Raises:
            RecordFault: the start's record does not hold.
        """
        super().__init__(start)
        self._line = line

    def go_on(self) -> None:
        """As any match; what another decides, the line says where it can be done."""
        written = self._written() if self.waits_for == "others" else None
        if written is None:
            super().go_on()
        else:
            self._do(written)
            self._end_attempt()

    def _written(self) -> Decision | None:
        """What the next of the others does by the line; None where it says nothing or that may not be done."""
        seat = next(seat for seat in self.deal.actors() if seat != self.seat)
        done = sum(step.decision is not None and step.decision.seat == seat for step in self.ongoing[self.first + 1 :])
        own = [decision for decision in self._line if decision.seat == seat]
        written = own[done] if done < len(own) else None
        return written if written is not None and self.deal.verdict(written) else None
