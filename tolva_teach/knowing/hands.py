"""What can be known of hands that are played out card by card: what a hand must hold and what it cannot."""

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from tolva_teach.knowing.known import Knowledge, Reason, together
from tolva_teach.rules.cards import SUITS, Card, Rank, rank, suit
from tolva_teach.rules.table import Sign


class HandKnowledge(Knowledge):
    """What a seat can know of hands: by what plays have given away, and by counting the cards."""

    shown_case: ClassVar[str] = "holds-shown"
    """With what case one says that a hand holds cards which it has shown."""
    given_away: tuple[Mapping[Card, Reason], ...]
    """By seat, the cards that plays have given away."""

    @property
    @abstractmethod
    def counts(self) -> Sequence[int]:
        """How many cards each seat holds."""

    @property
    @abstractmethod
    def ranks(self) -> Sequence[Rank]:
        """The game's ranks from the top."""

    def shown_by(self, seat: int) -> frozenset[Card]:
        """The unplayed cards that this seat has shown."""
        return frozenset()

    def why(self, seat: int, card: Card) -> Reason:
        holder = next((other for other in range(len(self.counts)) if card in self.shown_by(other)), None)
        if holder is not None:
            return Reason("", "shown", {"seat": seat, "partner": holder})
        return self.given_away[seat].get(card) or Reason("", "counted", {"seat": seat})

    def told(self, seat: int) -> tuple[Reason, ...]:
        shown, held = self.shown_by(seat), self.holds(seat)
        points = [Reason("", self.shown_case, {"seat": seat, "cards": shown})] if shown else []
        if held - shown:
            points.append(Reason("", "holds-counted", {"seat": seat, "cards": held - shown}))
        if len(held) == self.counts[seat]:
            return tuple(points)
        return (*points, *self.told_otherwise(seat), *together(self._barred(seat)))

    def told_otherwise(self, seat: int) -> Iterable[Reason]:
        """What else has been told of a hand of which something is still open."""
        return ()

    def _barred(self, seat: int) -> Mapping[Card, Reason]:
        """The cards that this seat cannot hold and that might be elsewhere than where one is known to be."""
        told = self.cannot(seat).items()
        return {card: why for card, why in told if why.case != "shown" and (len(self.places[card]) > 1 or why.rule)}

    def signs_of_held(self, seat: int) -> tuple[Sign, ...]:
        return self._signs(self.holds(seat) - self.shown_by(seat))

    def signs_of_lacked(self, seat: int) -> tuple[Sign, ...]:
        """Suits of which it has no card, then others of its cards; nothing of a hand of which all is known."""
        if len(self.holds(seat)) == self.counts[seat]:
            return ()
        cannot, barred = self.cannot(seat), self._barred(seat)
        able = {suit(card) for card in self.places if card not in cannot}
        void = [its for its in SUITS if its not in able and any(suit(card) == its for card in barred)]
        return (*map(Sign, void), *self._signs(card for card in barred if suit(card) in able))

    def _signs(self, cards: Iterable[Card]) -> tuple[Sign, ...]:
        """Cards in signs, from the highest rank."""
        ordered = sorted(cards, key=lambda card: (self.ranks.index(rank(card)), SUITS.index(suit(card))))
        return tuple(Sign(suit(card), rank(card)) for card in ordered)
