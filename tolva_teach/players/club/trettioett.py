"""What a club player knows of Trettioett: that hands get better turn by turn, and what a life is worth.

With each turn a hand gets about as good as the better of two would be: measured with beginners, whose hands are worth
13 points when dealt, 16, 19, 20 and 21 after their turns.
"""

from collections import Counter
from math import exp
from random import Random

from tolva_teach.games.base import Deal
from tolva_teach.games.trettioett.board import TrettioettView
from tolva_teach.games.trettioett.deal import TrettioettDeal
from tolva_teach.games.trettioett.scoring import THIRTY_ONE
from tolva_teach.knowing.sampling_trettioett import sample_swapping
from tolva_teach.knowing.trettioett import SwapKnowledge
from tolva_teach.players import trettioett
from tolva_teach.players.club.thought import Mind

WON = 2.0
"""What winning the pot is worth besides the lives."""

KNOCKED = 64
"""Who knocks has about the best of so many hands."""

MOST_TURNS = 4
"""After so many turns a hand gets hardly better any more."""

CLOSE = 2.0
"""By so many points more than the lowest of the others one loses a quarter as often as one wins, or a little more."""


class SwapMind(Mind[TrettioettView, SwapKnowledge]):
    """The mind for Trettioett."""

    samples = 100
    least_spread = 0.1
    unknown_spread = 1.5
    beginner = staticmethod(trettioett.choose)
    measure = "lives"

    def knowledge(self, view: TrettioettView) -> SwapKnowledge:
        return SwapKnowledge(view)

    def sample(self, knowledge: SwapKnowledge, chance: Random) -> TrettioettDeal:
        board = knowledge.view.board
        turns = Counter(seat for seat, _ in board.thrown)
        return sample_swapping(
            knowledge, chance, lambda seat: KNOCKED if seat == board.knocker else 2 ** min(turns[seat], MOST_TURNS)
        )

    def worth(self, deal: Deal[TrettioettView], view: TrettioettView) -> float:
        """How many lives fewer the viewer loses than the others on average, and whether that wins the pot.

        At a showdown a point more or less decides, and in other deals like this one may not: so the viewer is taken to
        lose as often as its hand, against the lowest of the others', would be the lowest.
        """
        assert isinstance(deal, TrettioettDeal)
        board, seat = deal.board, view.seat
        hands = [deal.rules.value(deal.hands[other]).points for other in board.playing if other != seat]
        own = deal.rules.value(deal.hands[seat]).points
        others = len(hands)
        won = WON * (board.winner == seat)
        if own == THIRTY_ONE:
            return 1.0 + won
        if THIRTY_ONE in hands:
            return -1.0 / others + won
        loses = 1 / (1 + exp((own - min(hands)) / CLOSE))
        return (1 - loses) / others - loses + won

    def measured(self, deal: Deal[TrettioettView], view: TrettioettView) -> float:
        """The lives that the viewer has lost, below nought."""
        return deal.standing.score[view.seat] - view.board.lives[view.seat]

    def is_last(self, view: TrettioettView) -> bool:
        return view.board.lives[view.seat] == 1
