"""A hand and a trick without the deal around them: which of these cards may be played? (record-format.md)

>>> from tolva_teach.situation import card_verdicts, read_situation
>>> [card for card, verdict in card_verdicts({"game": "tolva", "hand": ["HK", "SA"], "trick": ["HJ"]}) if verdict]
['HK']
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tolva_teach.cards import SUITS, Card, Suit
from tolva_teach.games import GAMES
from tolva_teach.games.tricktaking import TrickGame
from tolva_teach.match import stop
from tolva_teach.record import Record, RecordFault, is_number, read_options
from tolva_teach.tricks import Play
from tolva_teach.verdicts import Verdict

TRICK_SIZE = 3
"""The most cards that lie in a trick when the last player is to act."""


@dataclass(frozen=True)
class Situation:
    """A hand to judge."""

    game: TrickGame
    hand: tuple[Card, ...]
    trick: tuple[Play, ...]
    trump: Suit | None
    phase: int


def card_verdicts(source: Mapping[str, Any]) -> list[tuple[Card, Verdict]]:
    """The verdict on every card of the situation's hand, in the order given.

    Raises:
        RecordFault: record.syntax, record.cards or record.option.
    """
    situation = read_situation(source)
    judge = situation.game.situation(frozenset(situation.hand), situation.trick, situation.trump, situation.phase)
    return [(card, judge(card)) for card in situation.hand]


def verdicts_to_act(record: Record) -> list[tuple[Card, Verdict]]:
    """The verdict on every card of the seat to act, where the record stops; none where nobody plays a card.

    Raises:
        RecordFault: the first thing that is wrong.
    """
    deal = stop(record)
    actors = deal.actors()
    return list(deal.hand_verdicts(actors[0])) if actors else []


def read_situation(source: Mapping[str, Any]) -> Situation:
    """The situation that the JSON object gives.

    Raises:
        RecordFault: record.syntax, record.cards or record.option.
    """
    game = _game(source)
    hand, trick = _cards(source, "hand", None), _cards(source, "trick", [])
    trump, phase = source.get("trump"), source.get("phase", 2)
    if trump is not None and trump not in SUITS:
        raise RecordFault("record.syntax", "wrong-trump")
    if not is_number(phase) or phase not in (1, 2):
        raise RecordFault("record.syntax", "wrong-phase")
    if len(trick) > TRICK_SIZE:
        raise RecordFault("record.syntax", "trick-too-long", {"limit": TRICK_SIZE})
    _check_cards(game, (*hand, *trick))
    return Situation(game, hand, tuple(Play(seat, card) for seat, card in enumerate(trick)), trump, phase)


def _game(source: Mapping[str, Any]) -> TrickGame:
    tricky = {name: rules for name, rules in GAMES.items() if issubclass(rules, TrickGame)}
    name = source.get("game")
    if not isinstance(name, str) or name not in tricky:
        raise RecordFault("record.syntax", "unknown-game", {"known": tuple(tricky)})
    rules = tricky[name]
    return rules(rules.seats[-1], read_options(rules, source))


def _cards(source: Mapping[str, Any], key: str, default: list[str] | None) -> tuple[Card, ...]:
    cards = source.get(key, default)
    if not isinstance(cards, list) or not all(isinstance(card, str) for card in cards):
        raise RecordFault("record.syntax", "wrong-type", {"key": key})
    return tuple(cards)


def _check_cards(game: TrickGame, cards: tuple[Card, ...]) -> None:
    foreign = tuple(card for card in cards if card not in game.pack)
    if foreign:
        raise RecordFault("record.cards", "foreign", {"cards": foreign[:5], "count": len(game.pack)})
    twice = tuple(sorted({card for card in cards if cards.count(card) > 1}))
    if twice:
        raise RecordFault("record.cards", "twice", {"cards": twice, "count": len(game.pack)})
