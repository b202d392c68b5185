"""The duties of a trick on sets of cards that are numbers: a bit for each card. For the search alone, which goes
through thousands of positions; tests hold it to `tricks.obligation`, and what beats a card comes from there.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from tolva_teach.rules.cards import SUITS, Card, Suit
from tolva_teach.rules.tricks import beaters

Mask: TypeAlias = int
"""A set of cards."""


class Masks:
    """The cards of a pack as bits, for a trump suit."""

    def __init__(self, pack: Sequence[Card], trump: Suit | None) -> None:
        self.cards = tuple(pack)
        """The card of each bit, by the bit's number."""
        self._bits = {card: 1 << number for number, card in enumerate(pack)}
        suits = {suit: self.of(card for card in pack if card[0] == suit) for suit in SUITS}
        self.suit = tuple(suits[card[0]] for card in pack)
        """For each card, the cards of its suit."""
        self.higher = tuple(self.of(self._known(beaters(card, trump).of_suit)) for card in pack)
        """For each card, those of its suit that beat it."""
        self.trumps = suits[trump] if trump else 0

    def _known(self, cards: Iterable[Card]) -> Iterator[Card]:
        return (card for card in cards if card in self._bits)

    def of(self, cards: Iterable[Card]) -> Mask:
        """The set of these cards."""
        return sum(self._bits[card] for card in cards)

    def number(self, card: Card) -> int:
        """The number of the card's bit."""
        return self._bits[card].bit_length() - 1

    def may_play(self, hand: Mask, led: int, best: int) -> Mask:
        """What the duties of the trick leave of the hand.

        Args:
            led: the number of the card that was led.
            best: that of the card which wins so far.
        """
        following = hand & self.suit[led]
        duty = following or hand & self.trumps
        if not duty:
            return hand
        if not following and not self.trumps >> best & 1:
            return duty
        return duty & self.higher[best] or duty

    def beats(self, card: int, best: int) -> bool:
        """Whether the card wins over the one that wins so far."""
        return bool((self.higher[best] | (0 if self.trumps >> best & 1 else self.trumps)) >> card & 1)


def numbers(cards: Mask) -> Iterator[int]:
    """The numbers of the bits that are set."""
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest
