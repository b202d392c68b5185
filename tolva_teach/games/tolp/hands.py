"""Everybody's cards in a round of Tölp: values, of which others take the place when cards change hands."""

from collections.abc import Sequence
from typing import TypeAlias

from tolva_teach.games.tolp.lays import in_hand
from tolva_teach.rules.cards import Card

Hands: TypeAlias = tuple[tuple[Card, ...], ...]
"""Each seat's cards, in the order in which they are held."""


def without(hands: Hands, seat: int, cards: Sequence[Card]) -> Hands:
    """The hands when this seat has parted with these cards."""
    left = list(hands[seat])
    for card in cards:
        left.remove(card)
    return _with(hands, seat, tuple(left))


def with_more(hands: Hands, seat: int, cards: Sequence[Card]) -> Hands:
    """The hands when this seat has taken up these cards."""
    return _with(hands, seat, in_hand((*hands[seat], *cards)))


def _with(hands: Hands, seat: int, hand: tuple[Card, ...]) -> Hands:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def next_in(hands: Hands, seat: int) -> int:
    """The next seat clockwise that still has cards."""
    players = len(hands)
    following = (seat + 1) % players
    while not hands[following]:
        following = (following + 1) % players
    return following
