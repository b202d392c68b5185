"""What a club player knows of any plain trick game: how the unseen cards may lie, and how the score then stands."""

import json
from functools import lru_cache
from random import Random
from statistics import fmean

from tolva_teach.described import part_of
from tolva_teach.games.base import Deal, Decision
from tolva_teach.games.plain import PlainDeal, PlainTrickGame, PlainView
from tolva_teach.knowing.plain import PlainKnowledge, knowledge_of_plain_tricks, sample_of_plain_tricks
from tolva_teach.players.club.thought import Mind
from tolva_teach.players.random_play import choose as choose_at_random
from tolva_teach.records.record import shuffled

WON = 3.0
"""What winning the match is worth beside its last points."""

_TRIED = 4


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
        """What the game's own `knowledge` says.

        Raises:
            TypeError: it is no `PlainKnowledge`: such a game has a mind of its own.
        """
        its = (part_of(view.game.name, "knowledge") or knowledge_of_plain_tricks)(view)
        if not isinstance(its, PlainKnowledge):
            raise TypeError(f"PlainMind needs a PlainKnowledge from {view.game!r}, not a {type(its).__name__}")
        return its

    def sample(self, knowledge: PlainKnowledge, chance: Random) -> PlainDeal:
        return sample_of_plain_tricks(knowledge, chance)

    def worth(self, deal: Deal[PlainView], view: PlainView) -> float:
        """How many points more the viewer's party has got than the others on average, and whether that wins the match.

        Points are taken as parts of what a deal of the game brings, so that a game of hundreds is thought of like one
        of single points: by the same measure in all deals, for seven tricks are worth more than one.
        """
        before, after = view.before.score, deal.standing.score
        sign = -1 if view.game.fewest_win else 1
        gained = [sign * (new - old) for old, new in zip(before, after, strict=True)]
        mine = view.game.parties[view.seat]
        won = WON * (deal.standing.winner == mine)
        others = fmean(its for party, its in enumerate(gained) if party != mine)
        return (gained[mine] - others) / _most(view.game) + won


def _most(game: PlainTrickGame) -> int:
    """The most points that a party gets or loses in a deal, as far as some deals played at random tell."""
    return _most_of(type(game), game.players, json.dumps(game.variants, sort_keys=True))


@lru_cache(maxsize=32)
def _most_of(rules: type[PlainTrickGame], players: int, variants: str) -> int:
    game, chance = rules(players, json.loads(variants)), Random(0)
    standing = game.first_standing(None, 0, None)
    found = [1]
    for _ in range(_TRIED):
        deal = game.start(game.deal_out(shuffled(game.pack, chance), 0, standing), 0, standing)
        while actors := deal.actors():
            deal.apply(choose_at_random(deal.view(actors[0]), chance))
        found += [abs(new - old) for old, new in zip(standing.score, deal.standing.score, strict=True)]
    return max(found)
