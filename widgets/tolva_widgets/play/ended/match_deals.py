"""The deals of a match one by one, when one of them is over: what stood after each, and the way into it."""

from collections.abc import Iterator
from typing import NamedTuple

from tolva_teach.play.match_steps import Ongoing
from tolva_teach.records.faults import RecordFault
from tolva_teach.records.links import packed

MOST = 30
"""So many deals are told of, the last ones: each has a link of its own, of a few hundred letters."""


class PlayedDeal(NamedTuple):
    """A deal of a match that is over."""

    number: int
    """Its number, from 0."""
    score: tuple[int, ...]
    """Each party's score after it."""
    text: str
    """It alone, as a link has it (`tolva_teach.records.links`); empty where it is too long."""


def played_deals(ongoing: Ongoing) -> Iterator[PlayedDeal]:
    """The last deals of a match whose last deal is over.

    Args:
        ongoing: the match.
    """
    record = ongoing.record
    after = {step.deal_number: step.after.standing for step in ongoing}
    for number in list(after)[-MOST:]:
        try:
            text = packed(record.deal_alone(number, after.get(number - 1, record.start)))
        except RecordFault:
            text = ""
        yield PlayedDeal(number, after[number].score, text)
