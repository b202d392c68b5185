"""A hand without the deal around it: which of its cards may be played?

>>> from tolva_teach.records.situation import card_verdicts
>>> [card for card, verdict in card_verdicts({"game": "tolva", "hand": ["HK", "SA"], "trick": ["HJ"]}) if verdict]
['HK']
"""

from collections.abc import Mapping
from typing import Any

from tolva_teach.games import GAMES
from tolva_teach.games.base import Game
from tolva_teach.play.match import stop
from tolva_teach.records.faults import RecordFault
from tolva_teach.records.record import Record, read_options
from tolva_teach.rules.cards import Card
from tolva_teach.rules.verdicts import Verdict


def card_verdicts(source: Mapping[str, Any]) -> list[tuple[Card, Verdict]]:
    """The verdict on every card of the situation's hand, in the order given.

    Raises:
        RecordFault: record.syntax, record.cards or record.option.
    """
    return _game(source).situation_verdicts(source)


def verdicts_to_act(record: Record) -> list[tuple[Card, Verdict]]:
    """The verdict on every card of the seat to act, where the record stops; none where cards are not played one by one.

    Raises:
        RecordFault: the first thing that is wrong.
    """
    deal = stop(record)
    actors = deal.actors()
    return list(deal.hand_verdicts(actors[0])) if actors else []


def _game(source: Mapping[str, Any]) -> Game[Any]:
    """The game that the situation is of, with as many players as it takes."""
    known = {name: rules for name, rules in GAMES.items() if rules.has_situations}
    name = source.get("game")
    if not isinstance(name, str) or name not in known:
        case, facts = ("no-situation", {"game": name}) if name in GAMES else ("unknown-game", {})
        raise RecordFault("record.syntax", case, {**facts, "known": tuple(known)})
    rules = known[name]
    return rules(rules.seats[-1], read_options(rules, source))
