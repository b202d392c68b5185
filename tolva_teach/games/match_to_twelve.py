"""Keeping score in a match to twelve: what Tolva and Bondtolva share."""

from collections.abc import Iterable, Sequence
from typing import Any

from tolva_teach.games.base import Happening, evolve
from tolva_teach.games.tricktaking import TrickDeal, TrickGame

TARGET = 12
"""A party with this many points has won, as most play (tolva.match, bond.match)."""
VINSTEN_POINTS = 1
"""What vinsten scores; where it was tied before, so much more for each time."""
SISTAN_POINTS = 1
"""What the last trick scores."""


def start_score(game: TrickGame, score: Sequence[int] | None) -> tuple[int, ...]:
    """The score that a match, or a record, begins with: nought, or as given.

    Raises:
        ValueError: a score of the wrong length, or one that leaves nothing to play.
    """
    start = (0,) * game.party_count if score is None else tuple(score)
    if len(start) != game.party_count or any(points >= TARGET for points in start):
        raise ValueError(f"a score for {game.party_count} parties, each below {TARGET}")
    return start


def credit(deal: TrickDeal, kind: str, rule: str, party: int, points: int, **facts: Any) -> Happening:
    """Gives a party points, or takes them; `facts` say what for."""
    score = tuple(mine + points * (p == party) for p, mine in enumerate(deal.board.score))
    deal.board = evolve(deal.board, score=score)
    return Happening(kind, rule, {"party": party, "points": points, "score": score[party], **facts})


def level(game: TrickGame, parties: Sequence[int]) -> dict[str, Any]:
    """Parties that have the same, or have come as far, for a sentence to name: and whether those are all there are."""
    return {"tied": tuple(parties), "among": "all" if len(parties) == game.party_count else "some"}


def first_at_target(score: Sequence[int], order: Iterable[int]) -> int | None:
    """Of the parties in this order, the first that has won."""
    return next((party for party in order if score[party] >= TARGET), None)


def end(deal: TrickDeal, rule: str, winner: int | None, won_by: str = "", by: str = "") -> tuple[Happening, ...]:
    """Ends the deal, and the match where it has a winner.

    Args:
        rule: the rule of the match.
        winner: the party that has won, if any.
        won_by: the rule that let it win, where that says more than `rule`.
        by: what that rule decided by, where it could be one thing or another.
    """
    deal.board = evolve(deal.board, over=True, winner=winner)
    score = deal.board.score
    shown = [deal.game.marked(party, points) for party, points in enumerate(score) if points]
    written = [its for its in shown if its.kind == "score-written"]
    if len(written) > 1:  # the scores themselves are told below
        shown = [*(its for its in shown if its not in written), Happening("scores-written", written[0].rule)]
    told = (*shown, Happening("deal-over", rule, {"scores": score}))
    if winner is None:
        return told
    facts: dict[str, Any] = {"party": winner, "score": score[winner]}
    if by:
        facts["by"] = by
    there = [party for party, points in enumerate(score) if points >= TARGET]
    if len(there) > 1:
        facts |= level(deal.game, there)
    return (*told, Happening("match-won", won_by or rule, facts))
