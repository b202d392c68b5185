"""What a seat could do before a decision and no longer can after it.

>>> from tolva_teach.play.match import Match
>>> match = Match.begin("bondtolva", players=2, seed=7)
>>> missed(match.deal, match.deal.legal()[0])
()
"""

from collections.abc import Sequence
from typing import Any

from tolva_teach.games.base import Deal
from tolva_teach.rules.decisions import Decision


def missed(deal: Deal[Any], decision: Decision) -> tuple[Decision, ...]:
    """The chances (`Game.chances`) that a seat lets go of by a decision that it may take, those worth most first.

    What it does instead counts: whoever uses a chance misses only those that are worth more.

    Args:
        deal: the deal before the decision.
        decision: what the seat is about to decide.

    Raises:
        Refused: the rules do not allow it.
    """
    better = _worth_more(deal.game.chances, decision.verb)
    could = [other for other in deal.game.legal(deal.view(decision.seat)) if other.verb in better]
    if not could:
        return ()
    after = deal.copy()
    after.apply(decision)
    lost = (other for other in could if not after.verdict(other).allowed)
    return tuple(sorted(lost, key=lambda other: better.index(other.verb)))


def _worth_more(chances: Sequence[str], verb: str) -> Sequence[str]:
    """The chances that are worth more than a decision with this verb."""
    return chances[: chances.index(verb)] if verb in chances else chances
