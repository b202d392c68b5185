"""Deals in which some cards lie where they are wanted and the rest as they come: deals that can happen."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from tolva_teach.cards import Card
from tolva_teach.games.base import Dealt, Game
from tolva_teach.quiz.dice import Dice

Wanted = Mapping[int, Collection[Card]]
"""By seat, the cards that it is to have."""


def dealt_with(rules: Game[Any], wanted: Wanted, dealer: int, dice: Dice) -> Dealt:
    """A deal that gives the seats these cards, and all else as it comes."""
    standing = rules.first_standing(None, 0, None)
    order = dice.shuffled(sorted(rules.pack))
    placed = {card for cards in wanted.values() for card in cards}
    rest = iter([card for card in order if card not in placed])
    numbers: Sequence[Any] = tuple(map(str, range(len(order))))
    shape = rules.deal_out(numbers, dealer, standing)
    pairs = (pair for seat, cards in wanted.items() for pair in zip(shape.hands[seat], cards, strict=False))
    first = {int(place): card for place, card in pairs}
    deck = [first[place] if place in first else next(rest) for place in range(len(order))]
    return rules.deal_out(deck, dealer, standing)
