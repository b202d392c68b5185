"""What a club player knows of Tölp: which gifts are alike, what a question is for, and what each place is worth."""

from collections.abc import Sequence
from random import Random

from tolva_teach.games.base import Deal, Decision
from tolva_teach.games.tolp.board import TolpView
from tolva_teach.games.tolp.lays import rank_of
from tolva_teach.games.tolp.round import TolpDeal
from tolva_teach.knowing.sampling_tolp import sample_round
from tolva_teach.knowing.tolp import RoundKnowledge
from tolva_teach.players import tolp
from tolva_teach.players.club.thought import Mind

KING = 0.6
"""What it is worth to be king: a round of the match."""

PLACE = 1.0
"""What it is worth to place first rather than last, by the cards that are exchanged in the next round."""

WON = 1.0
"""What winning the match is worth besides its rounds."""


class RoundMind(Mind[TolpView, RoundKnowledge]):
    """The mind for Tölp."""

    samples = 24
    least_spread = 0.1
    unknown_spread = 1.5
    beginner = staticmethod(tolp.choose)
    measure = "kings"

    def knowledge(self, view: TolpView) -> RoundKnowledge:
        return RoundKnowledge(view)

    def sample(self, knowledge: RoundKnowledge, chance: Random) -> TolpDeal:
        return sample_round(knowledge, chance)

    def candidates(self, view: TolpView) -> Sequence[Decision]:
        """Of gifts with the same ranks one, and no question that has been answered."""
        exchange = view.exchange
        if exchange is None:
            return view.game.legal(view)
        alike: dict[object, Decision] = {}
        for decision in view.game.legal(view):
            if decision.verb != "ask" or exchange.answer(decision.args[0]) is None:
                said = tuple(map(rank_of, decision.args)) if decision.verb == "give" else decision.args
                alike.setdefault((decision.verb, said), decision)
        return tuple(alike.values())

    def follow(self, deal: Deal[TolpView], decision: Decision) -> Decision | None:
        """One asks in order to take: all that there is, or else the other's highest."""
        if decision.verb != "ask":
            return None
        exchange = deal.view(decision.seat).exchange
        assert exchange is not None  # a question does not end it
        count = min(exchange.answer(decision.args[0]) or 0, exchange.size)
        taken = decision.args * count
        return Decision(decision.seat, "take", taken) if taken else Decision(decision.seat, "high")

    def worth(self, deal: Deal[TolpView], view: TolpView) -> float:
        """What the viewer's place is worth."""
        standing, seat = deal.standing, view.seat
        assert standing.order is not None  # the round is over
        place = standing.order.index(seat)
        share = place / (view.game.players - 1)
        return KING * (place == 0) - PLACE * share + WON * (standing.winner == seat)

    def measured(self, deal: Deal[TolpView], view: TolpView) -> float:
        """One where the viewer is king."""
        order = deal.standing.order
        return float(order is not None and order[0] == view.seat)
