"""How cards rank in Tölp: ace high and two low, and the other way round while a revolution lasts.

>>> strength("A", turned=False) > strength("K", turned=False)
True
>>> strength("A", turned=True) > strength("K", turned=True)
False
"""

from collections.abc import Iterable
from functools import cache

from tolva_teach.cards import FULL_PACK, RANKS, SUITS, Card, Rank, is_joker, rank, suit

_USUAL: dict[Rank, int] = {of: place for place, of in enumerate(reversed(RANKS))}
_TURNED: dict[Rank, int] = {of: place for place, of in enumerate(RANKS)}

_RANK_OF: dict[Card, Rank] = {card: rank(card) for card in FULL_PACK}


def rank_of(card: Card) -> Rank | None:
    """The card's rank; None for a joker, whose number is no rank."""
    return _RANK_OF.get(card)


def strength(of: Rank, turned: bool) -> int:
    """How high the rank is, in the usual order or (tolp.option.revolution) in the turned one."""
    return _TURNED[of] if turned else _USUAL[of]


@cache
def place_in_hand(card: Card) -> tuple[int, int]:
    """Sorts cards as one holds them: from the lowest rank up, each in the order S H D C, jokers last."""
    if is_joker(card):
        return len(RANKS), int(rank(card))
    return _USUAL[rank(card)], SUITS.index(suit(card))


def place_as_standing_in(card: Card) -> tuple[int, int]:
    """Sorts flying cards as a listed lay takes them: S H D C, then the lower rank as printed, jokers last."""
    if is_joker(card):
        return len(SUITS), int(rank(card))
    return SUITS.index(suit(card)), _USUAL[rank(card)]


def in_hand(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards as one holds them (see `place_in_hand`)."""
    return tuple(sorted(cards, key=place_in_hand))


def highest(cards: Iterable[Card], count: int) -> tuple[Card, ...]:
    """The highest of the cards, between equals in the order S H D C (tolp.exchange.high)."""
    return tuple(sorted(cards, key=lambda card: (-_USUAL[rank(card)], SUITS.index(suit(card))))[:count])
