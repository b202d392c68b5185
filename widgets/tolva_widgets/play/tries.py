"""What the learner tries at a table and the rules forbid: who objects, and how it is read again when it was kept."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from tolva_teach.games.base import Deal
from tolva_teach.play.replay import Step
from tolva_teach.rules.decisions import Decision
from tolva_teach.rules.verdicts import Verdict
from tolva_widgets.play.memory import DamagedError
from tolva_widgets.table import decisions as choosing


class Try(NamedTuple):
    """Something that the learner tried and that the rules forbid."""

    step: int
    """The number of the step after which it was tried."""
    decision: Decision
    verdict: Verdict
    objector: int
    """The seat that objects: the next player."""


def objector(deal: Deal[Any], seat: int) -> int:
    """The next player after a seat who still has something to do in the deal."""
    players = deal.game.players
    places = deal.seen(seat).places
    out = {place.seat for place in places if "out" in place.marks or place.gone_out is not None}
    later = [(seat + turn) % players for turn in range(1, players)]
    return next((other for other in later if other not in out), later[0])


def tried_before(steps: Sequence[Step], seat: int, number: int, said: str) -> Try:
    """What was tried after a step, as it was kept.

    Raises:
        DamagedError: there is no such step, or there the seat may do it.
    """
    decision = choosing.parsed(said)
    if decision is None or decision.seat != seat or number >= len(steps):
        raise DamagedError(said)
    deal = steps[number].after
    verdict = deal.verdict(decision)
    if verdict:
        raise DamagedError(said)
    return Try(number, decision, verdict, objector(deal, seat))
