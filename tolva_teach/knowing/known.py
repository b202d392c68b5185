"""What a seat can know, as values: where a card may lie, who cannot hold it, and by which obligation."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, Final, NamedTuple

from tolva_teach.rules.cards import Card
from tolva_teach.rules.table import Known, Sign, Table
from tolva_teach.rules.verdicts import NO_FACTS, Facts

FEW: Final = 4
"""So many signs are read at a glance."""


class HiddenPlace(NamedTuple):
    """Somewhere that a card can lie unseen."""

    kind: str
    """`hand`, `stock`, `down` (face down on the table), `apart` (given in an exchange under way) or `aside` (out of
    play)."""
    seat: int | None = None
    """Whose it is, or before whom it lies; None for the middle of the table."""


class Reason(NamedTuple):
    """Why a seat cannot hold a card."""

    rule: str
    """The rule by which a play gave it away; empty where none did."""
    case: str
    """With the rule, the verdict that would have refused the play; else `shown` (another seat is known to hold it) or
    `counted` (the cards that are out would not go round)."""
    facts: Facts = NO_FACTS
    """What its sentence needs to know, and where it was seen: `trick` and `place`, each counted from one."""

    @property
    def of_one_play(self) -> tuple[object, ...]:
        """What tells this reason from others: the same for all cards that one play gave away."""
        return (self.rule, self.case, self.facts.get("trick"), self.facts.get("place"))

    @property
    def came_to_light(self) -> tuple[bool, int, int]:
        """When, for putting reasons in order: what holds whenever it came to light comes after every play."""
        trick = self.facts.get("trick")
        return (trick is None, trick or 0, self.facts.get("place", 0))

    def of(self, cards: frozenset[Card]) -> "Reason":
        """The same for these cards."""
        return self._replace(facts={**self.facts, "cards": cards})


class Knowledge(ABC):
    """What one seat can know of the cards that it does not see, for certain."""

    remarks: ClassVar[tuple[Reason, ...]] = ()
    """What is to be said of what one sees and what it tells, whatever has been played."""

    @property
    @abstractmethod
    def seat(self) -> int:
        """Whose knowledge it is."""

    @property
    @abstractmethod
    def places(self) -> Mapping[Card, frozenset[HiddenPlace]]:
        """Each unseen card, and where it may lie."""

    @abstractmethod
    def why(self, seat: int, card: Card) -> Reason:
        """Why this seat cannot hold an unseen card, where it cannot."""

    @abstractmethod
    def told(self, seat: int) -> Sequence[Reason]:
        """What is known of this seat, as one says it: the cards that one play gave away together."""

    @abstractmethod
    def signs_of_held(self, seat: int) -> Sequence[Sign]:
        """What this seat must hold and the table does not show, what matters most first."""

    @abstractmethod
    def signs_of_lacked(self, seat: int) -> Sequence[Sign]:
        """What this seat cannot hold, what matters most first."""

    def in_signs(self, seat: int) -> Known:
        """What is known of this seat, in so few signs that they are read at a glance."""
        held, lacked = self.signs_of_held(seat), self.signs_of_lacked(seat)
        holds = tuple(held[: FEW // 2 if lacked else FEW])
        lacks = tuple(lacked[: FEW - len(holds)])
        return Known(holds, lacks, len(holds) + len(lacks) < len(held) + len(lacked))

    def on_plates(self, table: Table) -> Table:
        """The table of this seat's view with what it can know of each of the others."""
        places = (
            place if place.seat == self.seat else replace(place, known=self.in_signs(place.seat))
            for place in table.places
        )
        return replace(table, places=tuple(places))

    def newest_first(self, seat: int) -> list[Reason]:
        """What is known of this seat: first what holds now whenever it came to light, then the newest play."""
        return sorted(self.told(seat), key=lambda point: point.came_to_light, reverse=True)

    def holders(self, card: Card) -> frozenset[HiddenPlace]:
        """Where the card may lie; nowhere, if it lies open to the seat."""
        return self.places.get(card, frozenset())

    def cannot(self, seat: int) -> Mapping[Card, Reason]:
        """The unseen cards that this seat cannot hold, each with the reason."""
        hand = HiddenPlace("hand", seat)
        return {card: self.why(seat, card) for card, places in self.places.items() if hand not in places}

    def holds(self, seat: int) -> frozenset[Card]:
        """The unseen cards that this seat must hold."""
        only = frozenset([HiddenPlace("hand", seat)])
        return frozenset(card for card, places in self.places.items() if places == only)


def together(reasons: Mapping[Card, Reason]) -> tuple[Reason, ...]:
    """One reason for all cards that it holds for, which are among its facts as `cards`."""
    found: dict[tuple[object, ...], tuple[Reason, set[Card]]] = {}
    for card, reason in reasons.items():
        found.setdefault(reason.of_one_play, (reason, set()))[1].add(card)
    return tuple(reason.of(frozenset(cards)) for reason, cards in found.values())
