"""The rules of Femkort."""

from collections.abc import Sequence

from tolva_teach.games.base import Happening, Standing
from tolva_teach.games.plain import PlainTrick, PlainTrickGame
from tolva_teach.rules.cards import RANKS

TARGET = 5


class Femkort(PlainTrickGame):
    """For two to five, with 52 cards."""

    name = "femkort"
    seats = range(2, 6)
    usual_players = 4
    ranks = RANKS
    cards_each = 5
    target = TARGET
    deal_rule = "femkort.deal"
    lead_rule = "femkort.lead"
    follow_rule = "femkort.follow"
    take_rule = "femkort.take"

    def scored(self, tricks: Sequence[PlainTrick], standing: Standing) -> tuple[Standing, Sequence[Happening]]:
        """femkort.last: the last trick is a point, and five points win."""
        best = tricks[-1].taker
        score = tuple(points + (seat == best) for seat, points in enumerate(standing.score))
        after = Standing(score, best if score[best] >= TARGET else None)
        told = [Happening("deal-over", "femkort.last", {"seat": best, "scores": score})]
        if after.winner is not None:
            told.append(Happening("match-won", "femkort.last", {"seat": best, "score": score[best]}))
        return after, told
