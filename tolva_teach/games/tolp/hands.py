"""Everybody's cards in a round of Tölp: values, of which others take the place when cards change hands."""

from collections.abc import Collection, Sequence
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


def next_turn(counts: Sequence[int], seat: int, passed: Collection[int] = ()) -> int:
    """Whose turn comes next, clockwise: of those who hold cards and have not passed for good (tolp.house.passing).

    Where all others have passed it is the seat's own again.

    Args:
        counts: how many cards each seat holds.
        seat: whose turn it was.
        passed: who has no further turn in the pile.
    """
    following = (seat + 1) % len(counts)
    while following != seat and (not counts[following] or following in passed):
        following = (following + 1) % len(counts)
    return following
