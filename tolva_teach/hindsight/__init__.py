"""What can be said of a deal when it is over and all cards lie open: what was let go of or given away, what done well.

Only what is proven from the rules and the cards is said, no opinions. It is found in steps, so that whoever waits can
do something else meanwhile, or stop:

>>> from random import Random
>>> from tolva_teach.players import chooser, play_record
>>> from tolva_teach.records.record import deal_record
>>> from tolva_teach.play.replay import Replay
>>> players = [chooser("beginner", "plocketolva")] * 2
>>> replay = Replay(play_record(deal_record("plocketolva", 2, 3), players, Random(3)))
>>> [(found.code, str(found.decision), found.worth) for found in hindsight(replay, 1) if found]
[]
"""

from collections.abc import Iterator, Sequence
from typing import Any

from tolva_teach.described import part_of
from tolva_teach.games.base import Deal
from tolva_teach.hindsight.duties import FulfilledDuty, done_well
from tolva_teach.hindsight.finding import Finding
from tolva_teach.play.replay import Step

__all__ = ["Finding", "FulfilledDuty", "done_well", "hindsight"]


def hindsight(steps: Sequence[Step], seat: int) -> Iterator[Finding | None]:
    """What a seat let go of or gave away in a deal.

    It is found in steps of about a hundredth of a second (a tenth or two in Tölp and Trettioett at most); most of them
    yield None.

    Args:
        steps: a deal's that is over, as a replay has them.
        seat: whose decisions.
    """
    deal: Deal[Any] = steps[-1].after
    let_go_of = part_of(deal.game.name, "hindsight")
    if let_go_of is not None:
        yield from let_go_of(steps, seat)
