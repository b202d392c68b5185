"""What the learner tries at a table and the rules forbid: who objects, and how a saved attempt is read again."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from tolva_teach.games.base import Deal
from tolva_teach.play.replay import Step
from tolva_teach.rules.decisions import Decision
from tolva_teach.rules.verdicts import Verdict
from tolva_widgets.play.saved.memory import DamagedError
from tolva_widgets.table import decisions as choosing


class IllegalAttempt(NamedTuple):
    """Something that the learner tried and that the rules forbid."""

    step: int
    """The number of the step after which it was tried."""
    decision: Decision
    verdict: Verdict
    objector: int
    """The seat that objects: the next player."""


def attempt_at(deal: Deal[Any], step: int, decision: Decision, verdict: Verdict) -> IllegalAttempt:
    """The attempt to decide so in a deal, to which the next player objects who still has something to do in it."""
    return IllegalAttempt(step, decision, verdict, _objector(deal, decision.seat))


def _objector(deal: Deal[Any], seat: int) -> int:
    players = deal.game.players
    places = deal.seen(seat).places
    out = {place.seat for place in places if "out" in place.marks or place.gone_out is not None}
    later = [(seat + turn) % players for turn in range(1, players)]
    return next((other for other in later if other not in out), later[0])


def read_attempt(steps: Sequence[Step], seat: int, number: int, text: str) -> IllegalAttempt:
    """The attempt that was saved.

    Args:
        steps: the match's.
        seat: the learner's.
        number: the number of the step after which it was tried.
        text: the decision, as a record writes it.

    Raises:
        DamagedError: there is no such step, or the decision is legal there.
    """
    decision = choosing.parsed(text)
    if decision is None or decision.seat != seat or number >= len(steps):
        raise DamagedError(text)
    deal = steps[number].after
    verdict = deal.verdict(decision)
    if verdict:
        raise DamagedError(text)
    return attempt_at(deal, number, decision, verdict)
