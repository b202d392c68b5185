"""Deals in which chosen cards lie in chosen places, and all others as they come."""

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from tolva_teach.games.base import Dealt, Game, Standing
from tolva_teach.play.dice import Dice
from tolva_teach.rules.cards import Card

Wanted = Mapping[int, Collection[Card]]
"""By seat, the cards that it is to have."""

WantedPiles = Mapping[str, Mapping[int, Card]]
"""By pile, as a record calls it, which card is to lie in which place of it; of rows, the first seat's places first."""


NO_PILES: WantedPiles = MappingProxyType({})


def dealt_with(
    rules: Game[Any],
    wanted: Wanted,
    dealer: int,
    dice: Dice,
    piles: WantedPiles = NO_PILES,
    standing: Standing | None = None,
) -> Dealt:
    """A deal that gives the seats these cards, has these in its piles, and all else as it comes.

    Args:
        standing: how the match stands before it, where that was begun.
    """
    standing = standing or rules.first_standing(None, 0, None)
    order = dice.shuffled(sorted(rules.pack))
    placed = {card for cards in (*wanted.values(), *(pile.values() for pile in piles.values())) for card in cards}
    rest = iter([card for card in order if card not in placed])
    numbers: Sequence[Any] = tuple(map(str, range(len(order))))
    shape = rules.deal_out(numbers, dealer, standing)
    pairs = (pair for seat, cards in wanted.items() for pair in zip(shape.hands[seat], cards, strict=False))
    first = {int(place): card for place, card in pairs}
    lying = {name: _in_places(shape.piles[name]) for name in piles}
    first |= {int(lying[name][place]): card for name, pile in piles.items() for place, card in pile.items()}
    deck = [first[place] if place in first else next(rest) for place in range(len(order))]
    return rules.deal_out(deck, dealer, standing)


def _in_places(pile: Sequence[Any]) -> Sequence[Any]:
    return [card for part in pile for card in ((part,) if isinstance(part, str) else part)]
