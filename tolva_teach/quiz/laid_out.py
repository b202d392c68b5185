"""Positions with no deal around them: a hand, the cards that lie on the table, and what else the judge asks for.

What the judge is asked about (`tolva_teach.judging`) can be a question as well; its text then stands where a packed
record would.

>>> from tolva_teach.games import game
>>> from tolva_teach.records.links import unpacked
>>> laid = Position.of(game("tolva", 4), {"hand": ["HK", "H9", "SA"], "trick": ["H10", "HJ"], "trump": "S"})
>>> sorted(read_laid_out(unpacked(packed_position(laid))).hand)
['H9', 'HK', 'SA']
"""

import json
from contextlib import suppress
from typing import Any

from tolva_teach.judging import Position, PositionError, judge, layout_of
from tolva_teach.judging.position import YOU
from tolva_teach.judging.spoken import fault
from tolva_teach.quiz.base import UnknownQuestionError
from tolva_teach.records.links import packed_text
from tolva_teach.records.strictjson import JsonError, parse_json

_KEY = "position"


def packed_position(position: Position) -> str:
    """The position as a link has it.

    Raises:
        RecordFault: it is too long for a link.
    """
    game = position.game
    told = {"game": game.name, "players": game.players, "options": game.variants, **position.given}
    return packed_text(json.dumps({_KEY: told}, ensure_ascii=False, separators=(",", ":")))


def read_laid_out(content: bytes) -> Any:
    """What the seat that is asked knows at the position that is written there, a stranger's text; None where none is.

    Raises:
        UnknownQuestionError: there can be no such position, or the seat has nothing to decide in it.
    """
    given: object = None
    with suppress(JsonError):
        given = parse_json(content)
    if not isinstance(given, dict) or not isinstance(given.get(_KEY), dict):
        return None
    try:
        position = Position.read(given[_KEY])
        judge(position)
        view = view_at(position)
    except PositionError as error:
        why = error
        raise UnknownQuestionError("quiz-bad-record", why=lambda lang: fault(why, lang)) from error
    if view is None:
        raise UnknownQuestionError("quiz-record-over")
    return view


def view_at(position: Position) -> Any:
    """What the seat knows that is asked what it may do; None where it has nothing to decide.

    Raises:
        PositionError: such a position cannot be.
    """
    deal = layout_of(position).deal(position)
    return deal.view(YOU) if YOU in deal.actors() else None
