"""Something to put in order: cards by what they beat, or hands by what they are worth; the highest first.

What is as high as something else may stand before or after it. Each game's package says what is high in it (`orders`).
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from typing import Any, Self

from tolva_teach.play.dice import Dice
from tolva_teach.quiz.base import Choice, card
from tolva_teach.quiz.faults import NoTaskError
from tolva_teach.rules.cards import Card, suit
from tolva_teach.rules.table import Place, Table, TableCard, Zone
from tolva_teach.texts import Speaker, card_name, say
from tolva_teach.texts.people import around

LEARNER = 0

FEWEST, MOST = 3, 7
"""So many things are put in order: fewer are no task, and more do not fit a phone."""


class Ordering(ABC):
    """Things that are to be put in order."""

    rule: str
    """The rule by which they stand, by its id."""
    asked: str = "order-ask"
    """The name of the sentence that asks for it."""

    @property
    @abstractmethod
    def items(self) -> tuple[Choice, ...]:
        """What is put in order, as it is shown at first."""

    @abstractmethod
    def height(self, item: str) -> Any:
        """How high it is: what can be compared with the others'."""

    @abstractmethod
    def table(self, placed: Sequence[str], *, answered: bool = False) -> Table:
        """What the learner sees.

        Args:
            placed: what has been put in its place so far, the highest first.
            answered: whether what it hangs on may be seen.
        """

    @abstractmethod
    def drawn(self, dice: Dice) -> Self:
        """Other things of the same kind."""

    def ask(self, speaker: Speaker) -> str:
        """The task in words."""
        return say(self.asked, {}, speaker)

    def called(self, item: Choice, speaker: Speaker) -> str:
        """What something is called."""
        return card_name(item.key, speaker.lang) if item.kind == "card" else speaker.seat(item.value)

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called, in its sentences as on the picture of its table."""
        return around(LEARNER, self._parties)

    def speaker(self, lang: str) -> Speaker:
        """Speaks to the learner."""
        return Speaker(lang, self.names, self._parties, LEARNER)

    @property
    def _parties(self) -> tuple[int, ...]:
        return tuple(place.party for place in self.table(()).places)

    @cached_property
    def ranked(self) -> tuple[Choice, ...]:
        """All of it in a right order; of what is as high as something else, what is shown first."""
        return tuple(sorted(self.items, key=self.height, reverse=True))

    def rightly(self, placed: Sequence[str]) -> tuple[bool, ...]:
        """Of each place whether what stands there may stand there."""
        return tuple(self.height(item) == self.height(there) for item, there in zip(placed, self.ranked, strict=False))

    def _check(self) -> None:
        """That there is something to put in order.

        Raises:
            ValueError: there is not; says what is wrong.
        """
        if not FEWEST <= len(self.items) <= MOST:
            raise NoTaskError("order-size", least=FEWEST, most=MOST, count=len(self.items))
        if len({self.height(item) for item in self.items}) < 2:
            raise NoTaskError("order-equal")


class CardsInOrder(Ordering):
    """Cards of a hand, which the learner lays in a row."""

    def __init__(self, cards: Sequence[Card]) -> None:
        """
        Args:
            cards: as they lie in the hand.

        Raises:
            ValueError: too few or too many, one twice or none of the game's, or all as high.
        """
        self.cards = tuple(cards)
        strange = sorted({one for one in self.cards if one not in self.pack or self.cards.count(one) > 1})
        if strange:
            raise NoTaskError("order-strange", cards=", ".join(strange))
        self._check()

    @property
    @abstractmethod
    def pack(self) -> Sequence[Card]:
        """The game's cards."""

    @property
    def items(self) -> tuple[Choice, ...]:
        return tuple(map(card, self.cards))

    def table(self, placed: Sequence[str], *, answered: bool = False) -> Table:
        hand = [TableCard(one, one) for one in self.cards if one not in placed]
        row = [TableCard(one, one, place=place) for place, one in enumerate(placed)]
        zones = (
            Zone("row:0", "row", LEARNER, tuple(row), len(row)),
            Zone("hand:0", "hand", LEARNER, tuple(hand), len(hand), room=len(self.cards)),
        )
        return Table(LEARNER, (Place(LEARNER, 0),), zones, ())

    def _others(self, dice: Dice) -> Sequence[Card]:
        """As many other cards of each suit, shuffled."""
        wanted = list(map(suit, self.cards))
        drawn: list[Card] = []
        for one in dice.shuffled(self.pack):
            if suit(one) in wanted:
                wanted.remove(suit(one))
                drawn.append(one)
        return drawn
