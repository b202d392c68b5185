"""Where the cards of a deal really lie, those apart that a seat sees."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from tolva_teach.games.base import Deal
from tolva_teach.games.bordstolva import BordstolvaDeal
from tolva_teach.games.tolp.round import TolpDeal
from tolva_teach.knowing import HiddenPlace
from tolva_teach.rules.cards import Card


def truly(deal: Deal[Any], seat: int) -> Mapping[Card, set[HiddenPlace]]:
    """Where each card lies that the seat does not see; of two packs both of a card may."""
    found: dict[Card, set[HiddenPlace]] = {}
    for card, place in _lying(deal, seat):
        found.setdefault(card, set()).add(place)
    return found


def _lying(deal: Any, seat: int) -> Iterator[tuple[Card, HiddenPlace]]:
    seen = deal.view(seat).hand
    for holder, hand in enumerate(deal.hands):
        yield from ((card, HiddenPlace("hand", holder)) for card in hand if holder != seat or card not in seen)
    if isinstance(deal, TolpDeal):
        yield from _beside_the_round(deal, seat)
        return
    yield from ((card, HiddenPlace("stock")) for card in deal.stock)
    if isinstance(deal, BordstolvaDeal):
        for holder, row in enumerate(deal._down):
            there = zip(row, deal.board.down[holder], strict=True)
            yield from ((card, HiddenPlace("down", holder)) for card, lies in there if lies)


def _beside_the_round(deal: TolpDeal, seat: int) -> Iterator[tuple[Card, HiddenPlace]]:
    left = Counter(deal.game.pack) - Counter(card for hand in deal.hands for card in hand)
    left -= Counter(card for laid in (*deal.board.away, *deal.board.pile) for card in laid.lay.cards)
    for pair in deal.exchanges:
        if not pair.done:
            left -= Counter(pair.given)
            yield from ((card, HiddenPlace("apart", pair.low)) for card in pair.given if pair.high != seat)
    yield from ((card, HiddenPlace("aside")) for card in left)
