"""What a seat could do before a decision and no longer can after it.

>>> from tolva_teach.play.match import Match
>>> match = Match.begin("bondtolva", players=2, seed=7)
>>> missed(match.deal, match.deal.legal()[0])
()
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from tolva_teach.games.base import Deal
from tolva_teach.rules.decisions import Decision


class Missed(NamedTuple):
    """A chance that a seat lets go of."""

    decision: Decision
    """What it could have done."""
    is_gone: bool
    """Whether it certainly cannot do so any more in this deal; else it may come to it again, after another trick."""


def missed(deal: Deal[Any], decision: Decision) -> tuple[Missed, ...]:
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
    lost = [other for other in could if not after.verdict(other).allowed]
    view = after.view(decision.seat)
    told = (Missed(other, after.game.is_gone(view, other)) for other in lost)
    return tuple(sorted(told, key=lambda chance: better.index(chance.decision.verb)))


def _worth_more(chances: Sequence[str], verb: str) -> Sequence[str]:
    """The chances that are worth more than a decision with this verb."""
    return chances[: chances.index(verb)] if verb in chances else chances
