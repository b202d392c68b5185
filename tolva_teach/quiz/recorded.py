"""Positions that a question's name holds whole, as a link does: a record that stops in the middle of a deal, or what
lies on a table with no deal around it (`laid_out`).
"""

from functools import lru_cache
from typing import Any, NamedTuple

from tolva_teach.games.base import Dealt
from tolva_teach.play.match import Match, lay_out
from tolva_teach.quiz.base import UnknownQuestionError
from tolva_teach.quiz.cut import Position
from tolva_teach.records.events import parse_event
from tolva_teach.records.links import unpacked
from tolva_teach.records.messages import fault_reason
from tolva_teach.records.record import Record, RecordFault, read_record


class Recorded(NamedTuple):
    """A record, and where its last deal has come to."""

    record: Record
    """It has no deals where there is none around the position."""
    position: Position
    """Seen from the seat that decides next."""


@lru_cache(maxsize=16)
def read_recorded(text: str) -> Recorded:
    """The position that a link's text tells of.

    Args:
        text: a packed record (`tolva_teach.records.links`) or position (`laid_out`), a stranger's text.

    Raises:
        UnknownQuestionError: it is no sound record, or its deal is over; or no position that can be.
    """
    # Imported when the first such text is read: it has the judge with it, which no other question needs.
    from tolva_teach.quiz.laid_out import read_laid_out

    try:
        content = unpacked(text)
        view = read_laid_out(content)
        return recorded(read_record(content)) if view is None else _laid_out(view)
    except RecordFault as fault:
        why = fault
        raise UnknownQuestionError("quiz-bad-record", why=lambda lang: fault_reason(why, lang)) from fault


def _laid_out(view: Any) -> Recorded:
    """A position with no deal around it."""
    game, standing = view.game, view.game.first_standing(None, 0, None)
    given = {"options": game.variants} if game.variants else {}
    return Recorded(Record(game, standing, (), given), Position(0, Dealt(()), (), view))


def recorded(record: Record) -> Recorded:
    """Where a record stops.

    Raises:
        RecordFault: the record does not hold.
        UnknownQuestionError: its deal is over: nobody has anything to decide.
    """
    match = Match.resume(record)
    if not match.deal.actors():
        raise UnknownQuestionError("quiz-record-over")
    last = record.deals[-1]
    dealt = lay_out(match.game, last, match.standing, match.number)
    decisions = tuple(parse_event(event)[0] for event in last.events)
    return Recorded(record, Position(last.dealer, dealt, decisions, match.view(), match.standing))
