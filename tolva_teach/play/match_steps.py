"""A match in progress as the steps of a replay: it grows with each decision, and is cut where one takes some back.

>>> from tolva_teach.play.match import Match
>>> ongoing = Ongoing(Match.begin("tolva", players=4, seed=7))
>>> [step.decision.args for step in ongoing.do(Decision(1, "play", ("S6",)))]
[('S6',)]
>>> len(ongoing), ongoing.record.deals[0].events
(2, ('1 play S6',))
"""

from collections.abc import Sequence
from typing import Any

from tolva_teach.games.base import Deal
from tolva_teach.play.match import Match, Turn
from tolva_teach.play.replay import Replay, Step, steps_of
from tolva_teach.rules.cards import Card
from tolva_teach.rules.decisions import Decision
from tolva_teach.rules.happenings import Happening


class Ongoing(Replay):
    """A match as far as it has come, step by step."""

    def __init__(self, match: Match) -> None:
        """
        Args:
            match: the match, which goes on by what is done here alone.
        """
        super().__init__(match.record)
        self.match = match

    def do(self, decision: Decision) -> list[Step]:
        """Does what a seat decides, and gives the steps of it: more than one where the deal ends.

        Raises:
            Refused: the rules do not allow it; everything is as it was.
        """
        before, event = self[-1].after, len(self.record.deals[-1].events)
        return self._add(event, decision, self.match.do(decision), before)

    def next_deal(self, deck: Sequence[Card]) -> list[Step]:
        """Deals the next cards, and gives the step of it.

        Args:
            deck: the pack in the order dealt.

        Raises:
            RecordFault: the deal is not finished, or the match is; everything is as it was.
        """
        return self._add(None, None, self.match.next_deal(deck), None)

    def undo_to(self, number: int) -> None:
        """Takes back all that was decided after a step of the deal in progress.

        Raises:
            ValueError: nothing was decided right after such a step.
        """
        later = self[number + 1 : number + 2] if number >= 0 else []
        if not later or later[0].decision is None or later[0].deal_number != self.match.number:
            raise ValueError(f"nothing to take back after step {number}")
        kept = later[0].event
        while len(self.match.record.deals[-1].events) != kept:
            self.match.undo()
        del self._steps[number + 1 :]
        self._tell()

    def _add(
        self, event: int | None, decision: Decision | None, told: tuple[Happening, ...], before: Deal[Any] | None
    ) -> list[Step]:
        turn = Turn(self.match.number, event, self.match.deal, decision, "", told)
        steps = list(steps_of(len(self), turn, before, self.match.deal.copy()))
        self._steps += steps
        self._tell()
        return steps

    def _tell(self) -> None:
        """The record and what follows from the steps are as they are now."""
        self.record = self.match.record
        self.__dict__.pop("section_ends", None)
