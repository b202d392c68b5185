"""A hand and a trick without the deal around them, as a JSON object gives them."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from tolva_teach.records.faults import RecordFault
from tolva_teach.records.strictjson import is_number
from tolva_teach.rules.cards import SUITS, Card, Suit
from tolva_teach.rules.tricks import Play

TRICK_SIZE = 3
"""The most cards that lie in a trick when the last player is to act."""


@dataclass(frozen=True)
class Situation:
    """A hand to judge."""

    hand: tuple[Card, ...]
    trick: tuple[Play, ...]
    trump: Suit | None
    phase: int


def read_situation(source: Mapping[str, Any], pack: Collection[Card]) -> Situation:
    """The situation that the JSON object gives, of a game with these cards.

    Raises:
        RecordFault: record.syntax or record.cards.
    """
    hand, trick = _cards(source, "hand", None), _cards(source, "trick", [])
    trump, phase = source.get("trump"), source.get("phase", 2)
    if trump is not None and trump not in SUITS:
        raise RecordFault("record.syntax", "wrong-trump")
    if not is_number(phase) or phase not in (1, 2):
        raise RecordFault("record.syntax", "wrong-phase")
    if len(trick) > TRICK_SIZE:
        raise RecordFault("record.syntax", "trick-too-long", {"limit": TRICK_SIZE})
    _check_cards(pack, (*hand, *trick))
    return Situation(hand, tuple(Play(seat, card) for seat, card in enumerate(trick)), trump, phase)


def _cards(source: Mapping[str, Any], key: str, default: list[str] | None) -> tuple[Card, ...]:
    cards = source.get(key, default)
    if not isinstance(cards, list) or not all(isinstance(card, str) for card in cards):
        raise RecordFault("record.syntax", "wrong-type", {"key": key})
    return tuple(cards)


def _check_cards(pack: Collection[Card], cards: tuple[Card, ...]) -> None:
    foreign = tuple(card for card in cards if card not in pack)
    if foreign:
        raise RecordFault("record.cards", "foreign", {"cards": foreign[:5], "count": len(pack)})
    twice = tuple(sorted({card for card in cards if cards.count(card) > 1}))
    if twice:
        raise RecordFault("record.cards", "twice", {"cards": twice, "count": len(pack)})
