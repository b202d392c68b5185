"""What a club player knows of the trick games.

What counts is how the match stands at the end of the deal: melds, gubbar, vinsten and sistan as they are scored, and a
little what vinsten goes by.
"""

from collections.abc import Sequence
from random import Random

from tolva_teach.games.base import Deal
from tolva_teach.games.tricktaking import TrickDeal, TrickView
from tolva_teach.knowing.sampling import sample
from tolva_teach.knowing.tricks import TrickKnowledge, knowledge_of_tricks
from tolva_teach.players import tricks
from tolva_teach.players.club.thought import Mind

WON = 6.0
"""What winning the match is worth besides its points."""

LEANING = 0.6
"""What it is worth to have all that vinsten goes by: who nearly has it will often win it."""


class TrickMind(Mind[TrickView, TrickKnowledge]):
    """The mind for any game of tricks."""

    samples = 18
    least_spread = 0.3
    unknown_spread = 5.0
    beginner = staticmethod(tricks.choose)
    measure = "points"

    def knowledge(self, view: TrickView) -> TrickKnowledge:
        return knowledge_of_tricks(view)

    def sample(self, knowledge: TrickKnowledge, chance: Random) -> TrickDeal:
        return sample(knowledge, chance)

    def worth(self, deal: Deal[TrickView], view: TrickView) -> float:
        """How much better the deal has ended for the viewer's party than for the others, in points."""
        assert isinstance(deal, TrickDeal)
        gained = _gained(deal, view)
        counted = [float(next(iter(its.values()))) for its in _counts(deal)]
        everything = sum(counted) or 1.0
        winner = deal.board.winner
        each = [
            gained[party] + LEANING * counted[party] / everything + WON * (party == winner)
            for party in range(len(gained))
        ]
        return _ahead(each, view)

    def measured(self, deal: Deal[TrickView], view: TrickView) -> float:
        """How many points more the viewer's party has taken than the others."""
        return _ahead(_gained(deal, view), view)


def _gained(deal: Deal[TrickView], view: TrickView) -> list[int]:
    """How many points each party has taken since the view."""
    assert isinstance(deal, TrickDeal)
    return [new - old for old, new in zip(view.board.score, deal.board.score, strict=True)]


def _ahead(each: Sequence[float], view: TrickView) -> float:
    """How much more the viewer's party has of this than the others have in the mean."""
    mine = view.game.parties[view.seat]
    others = [its for party, its in enumerate(each) if party != mine]
    return each[mine] - sum(others) / len(others)


def _counts(deal: TrickDeal) -> list[dict[str, int]]:
    """What vinsten goes by, by party."""
    game = deal.game
    taken = [
        [trick for trick in deal.board.tricks if game.parties[trick.taker] == party]
        for party in range(game.party_count)
    ]
    return [dict(game.worth(card for trick in its for card in trick.cards)) for its in taken]
