"""Questions about a trick that has just been played and lies there still."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from tolva_teach.games.base import play
from tolva_teach.games.tricktaking import TrickDeal
from tolva_teach.quiz.cut import Position
from tolva_teach.quiz.positions import PositionQuestion
from tolva_teach.quiz.tricks.single import without
from tolva_teach.rules.cards import Card
from tolva_teach.rules.table import Table
from tolva_teach.rules.tricks import Play


@dataclass(frozen=True, slots=True, kw_only=True)
class CompletedTrick(Position):
    """A trick that has just been played."""

    deal: TrickDeal
    """The deal before the trick's last card."""
    last: Card
    """That card."""


class CompletedTrickQuestion(PositionQuestion):
    """What the trick tells that lies there."""

    spoken_as = "several"
    position: CompletedTrick

    @cached_property
    def table(self) -> Table:
        """The trick before it is gathered."""
        (last,) = self.position.deal.actors()
        shown = self.position.deal.unfold(play(last, self.position.last))[0].deal.seen(self.view.seat)
        return without(shown, "taken", marks=(), turns=False)

    @property
    def trick(self) -> Sequence[Play]:
        """Its cards, in the order played."""
        trick: Sequence[Play] = self.view.board.tricks[-1].plays
        return trick
