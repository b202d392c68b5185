"""Cards to put in order by rank, as in Tölp: the ace is highest, or the two while the order is turned.

>>> [item.key for item in in_order("tolp", ["D2", "SA", "H7"]).ranked], [
...     item.key for item in in_order("tolp", ["D2", "SA", "H7", "turned"]).ranked
... ]
(['SA', 'H7', 'D2'], ['D2', 'H7', 'SA'])
"""

from collections.abc import Sequence
from typing import Self

from tolva_teach.games.tolp.lays import strength
from tolva_teach.play.dice import Dice
from tolva_teach.quiz.faults import written_cards
from tolva_teach.quiz.ordering import CardsInOrder
from tolva_teach.rules.cards import FULL_PACK, Card, rank

_TURNED = "turned"


class RanksInOrder(CardsInOrder):
    """Cards of whatever suits."""

    def __init__(self, cards: Sequence[Card], *, turned: bool = False) -> None:
        """
        Args:
            cards: as they lie in the hand.
            turned: whether the order is turned (tolp.option.revolution).

        Raises:
            ValueError: they cannot be put in order.
        """
        self.turned = turned
        self.rule = "tolp.option.revolution" if turned else "tolp.higher"
        self.asked = "order-ask-turned" if turned else "order-ask-ranks"
        super().__init__(cards)

    @property
    def pack(self) -> Sequence[Card]:
        return FULL_PACK

    def height(self, item: str) -> int:
        return strength(rank(item), self.turned)

    def drawn(self, dice: Dice) -> Self:
        return type(self)(dice.shuffled(FULL_PACK)[: len(self.cards)], turned=self.turned)


def in_order(_game: str, words: Sequence[str]) -> RanksInOrder:
    """The cards that these words write, `turned` among them where the order is turned.

    Raises:
        ValueError: they write none.
    """
    return RanksInOrder(written_cards([word for word in words if word != _TURNED]), turned=_TURNED in words)
