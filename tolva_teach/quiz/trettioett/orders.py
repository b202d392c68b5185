"""Hands to put in order by what they are worth.

>>> [item.value for item in in_order("trettioett", ["SA-S2-H3", "DK-DQ-D9", "C7-C8-H2"]).ranked]
[1, 2, 0]
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Self

from tolva_teach.games.trettioett.scoring import HAND_SIZE, Value, value_of
from tolva_teach.play.dice import Dice
from tolva_teach.quiz.base import Choice, seat
from tolva_teach.quiz.faults import NoTaskError, written_cards
from tolva_teach.quiz.ordering import LEARNER, Ordering
from tolva_teach.rules.cards import FULL_PACK, Card, suit
from tolva_teach.rules.table import Place, Table, TableCard, Zone

_BETWEEN = "-"


class HandsInOrder(Ordering):
    """The hands of all players, laid open."""

    rule = "thirtyone.value"
    asked = "order-ask-hands"

    def __init__(self, hands: Sequence[Sequence[Card]]) -> None:
        """
        Args:
            hands: each player's, the learner's first.

        Raises:
            ValueError: too few or too many, a card twice, or one that is none.
        """
        self.hands = tuple(map(tuple, hands))
        cards = [card for hand in self.hands for card in hand]
        if any(len(hand) != HAND_SIZE for hand in self.hands) or not set(cards) <= set(FULL_PACK):
            raise NoTaskError("order-hand", count=HAND_SIZE)
        if len(set(cards)) < len(cards):
            raise NoTaskError("card-twice", cards=" ".join(cards))
        self._check()

    @cached_property
    def _values(self) -> tuple[Value[int], ...]:
        return tuple(map(value_of, self.hands))

    @property
    def items(self) -> tuple[Choice, ...]:
        return tuple(map(seat, range(len(self.hands))))

    def height(self, item: str) -> int:
        return self._values[self._seat(item)].points

    def table(self, placed: Sequence[str], *, answered: bool = False) -> Table:
        places = tuple(
            Place(its, its, worth=value.points if answered else None) for its, value in enumerate(self._values)
        )
        zones = tuple(self._zone(its, answered) for its in range(len(self.hands)))
        return Table(LEARNER, places, zones, ())

    def drawn(self, dice: Dice) -> Self:
        deck = dice.shuffled(FULL_PACK)
        return type(self)([deck[HAND_SIZE * its : HAND_SIZE * (its + 1)] for its in range(len(self.hands))])

    def _zone(self, its: int, answered: bool) -> Zone:
        of = self._values[its].suit
        cards = tuple(
            TableCard(card, card, marks=("counts",) if answered and of in (None, suit(card)) else ())
            for card in self.hands[its]
        )
        return Zone(f"hand:{its}", "hand", its, cards, len(cards))

    def _seat(self, item: str) -> int:
        return int(item.removeprefix("seat:"))


def in_order(_game: str, words: Sequence[str]) -> HandsInOrder:
    """The hands that these words write, each with hyphens between its cards.

    Raises:
        ValueError: they write none.
    """
    return HandsInOrder([written_cards(word.split(_BETWEEN)) for word in words])
