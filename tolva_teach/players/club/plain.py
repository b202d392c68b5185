"""What a club player knows of any plain trick game: how the unseen cards may lie, and how the score then stands."""

from random import Random
from statistics import fmean

from tolva_teach.described import part_of
from tolva_teach.games.base import Deal, Decision
from tolva_teach.games.plain import PlainDeal, PlainView
from tolva_teach.knowing.plain import PlainKnowledge, knowledge_of_plain_tricks, sample_of_plain_tricks
from tolva_teach.players.club.thought import Mind
from tolva_teach.players.random_play import choose as choose_at_random

WON = 3.0
"""What winning the match is worth beside its last points."""


class PlainMind(Mind[PlainView, PlainKnowledge]):
    """The mind for any plain trick game. The game's beginner plays on, or where there is none, chance."""

    samples = 18
    least_spread = 0.1
    unknown_spread = 1.0

    @staticmethod
    def beginner(view: PlainView, chance: Random) -> Decision:
        choose = part_of(view.game.name, "beginner") or choose_at_random
        decision: Decision = choose(view, chance)
        return decision

    def knowledge(self, view: PlainView) -> PlainKnowledge:
        return knowledge_of_plain_tricks(view)

    def sample(self, knowledge: PlainKnowledge, chance: Random) -> PlainDeal:
        return sample_of_plain_tricks(knowledge, chance)

    def worth(self, deal: Deal[PlainView], view: PlainView) -> float:
        """How many points more the viewer's party has got than the others on average, and whether that wins the match.

        Points are taken as parts of the most that any party got, so that a game of hundreds is thought of like one of
        single points.
        """
        before, after = view.before.score, deal.standing.score
        sign = -1 if view.game.fewest_win else 1
        gained = [sign * (new - old) for old, new in zip(before, after, strict=True)]
        mine = view.game.parties[view.seat]
        most = max(map(abs, gained)) or 1
        won = WON * (deal.standing.winner == mine)
        return (gained[mine] - fmean(its for party, its in enumerate(gained) if party != mine)) / most + won
