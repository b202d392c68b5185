"""Who starts a round, and with which card (tolp.start).

>>> start_card([("S5", "H4"), ("C3", "H9")])
'H4'
"""

from collections.abc import Iterable, Sequence
from functools import cache

from tolva_teach.cards import Card, is_joker, rank, suit
from tolva_teach.games.tolp.ranking import strength

_WITHOUT_HEARTS = "CDS"
"""The order of the suits where no heart is in play."""


def start_card(hands: Iterable[Iterable[Card]]) -> Card:
    """The card that the round starts with: the two of hearts, else the lowest heart in play, else the lowest card."""
    return min((card for hand in hands for card in hand if not is_joker(card)), key=_place)


@cache
def _place(card: Card) -> tuple[bool, int, int]:
    hearts = suit(card) == "H"
    return not hearts, strength(rank(card), turned=False), 0 if hearts else _WITHOUT_HEARTS.index(suit(card))


def holder(hands: Sequence[Sequence[Card]], card: Card, dealer: int) -> int:
    """Who holds the card: of two, the one nearest the dealer's left."""
    seats = len(hands)
    return next(seat % seats for seat in range(dealer + 1, dealer + 1 + seats) if card in hands[seat % seats])
