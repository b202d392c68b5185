"""Cards, suits, ranks and packs, and how they are written.

A card is written as the record format writes it: the suit's letter and the rank, `S10`, `HQ`, and `*1` for a joker.
It is a plain string, so it is quick to hash, reads well in a test and goes into JSON as it is.

>>> suit("S10"), rank("S10")
('S', '10')
>>> parse_card("S1")
Traceback (most recent call last):
    ...
ValueError: not a card: 'S1'
"""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

Card: TypeAlias = str
"""A card's notation: suit letter, then rank."""

Suit: TypeAlias = str
"""One of `SUITS`."""

Rank: TypeAlias = str
"""One of `RANKS`."""

SUITS: tuple[Suit, ...] = ("S", "H", "D", "C")
"""Spades, hearts, diamonds, clubs."""

RANKS: tuple[Rank, ...] = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
"""All ranks of the pack of 52, in the usual order from the top (a game may rank them otherwise)."""

JOKER = "*"
"""Stands where another card has its suit."""


def suit(card: Card) -> Suit:
    """The suit's letter; `*` for a joker."""
    return card[0]


def rank(card: Card) -> Rank:
    """The rank; a joker's number for a joker."""
    return card[1:]


def cards_of(suits: Iterable[Suit], ranks: Iterable[Rank]) -> tuple[Card, ...]:
    """Every card of the given suits and ranks, suit by suit."""
    ranks = tuple(ranks)
    return tuple(s + r for s in suits for r in ranks)


FULL_PACK: tuple[Card, ...] = cards_of(SUITS, RANKS)
"""The 52 cards, without jokers."""

MOST_JOKERS = 20
"""So many jokers may be in play (tolp.option.jokers)."""


def jokers(count: int = MOST_JOKERS) -> tuple[Card, ...]:
    """So many jokers.

    >>> jokers(2)
    ('*1', '*2')
    """
    return tuple(f"{JOKER}{number}" for number in range(1, count + 1))


_KNOWN = frozenset(FULL_PACK)


def is_joker(card: Card) -> bool:
    """Whether the card is a joker (Tölp's option `jokers`)."""
    return card[:1] == JOKER


def is_card(text: str) -> bool:
    """Whether the text writes a card: one of the 52, or a joker `*1`, `*2`, …"""
    return text in _KNOWN or (is_joker(text) and text.isascii() and text[1:].isdecimal() and text[1] != "0")


def parse_card(text: str) -> Card:
    """The card that the text writes.

    Raises:
        ValueError: the text writes no card.
    """
    if not is_card(text):
        raise ValueError(f"not a card: {text!r}")
    return text


def by_suit(cards: Iterable[Card], ranks: Sequence[Rank] = RANKS) -> tuple[Card, ...]:
    """The cards as one holds them in the hand: suits apart, black and red in turn, each from its highest down.

    `ranks` is the game's order from the top; jokers stand last.
    """
    return tuple(sorted(cards, key=lambda card: _place_in_hand(card, ranks)))


def _place_in_hand(card: Card, ranks: Sequence[Rank]) -> tuple[int, int]:
    if is_joker(card):
        return len(SUITS), int(rank(card))
    return "SHCD".index(suit(card)), ranks.index(rank(card))
