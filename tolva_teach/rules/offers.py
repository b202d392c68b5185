"""What a seat could think of doing, as pieces of its table: cards, sets of cards, a pile or stock, words to say.

Whoever lets a person decide (a table one plays at, a replay's question, a quiz) shows these and knows no verb: what is
chosen becomes a decision here, the forbidden included, and the game judges it.

>>> lay = CardSet(0, "lay", {"S7": "S7", "H7": "H7", "D4": "D4"})
>>> str(lay.decision(["H7", "S7"]))
'0 lay S7 H7'
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from tolva_teach.rules.cards import Card
from tolva_teach.rules.decisions import Decision
from tolva_teach.rules.table import Table, TableCard

ONE_CARD = "card"
"""How a verb is offered that is decided by choosing one card."""

CARDS = "cards"
"""How a verb is offered whose cards are chosen together, one by one, before they are decided on."""


@dataclass(frozen=True, slots=True)
class CardSet:
    """Cards that are chosen together, one by one, and then make one decision: a lay, a gift."""

    seat: int
    verb: str
    cards: Mapping[str, Card]
    """The cards that may be put together, by their keys on the table, in the order in which they lie."""

    def decision(self, keys: Collection[str]) -> Decision:
        """What choosing these comes to, in whatever order they were chosen.

        Raises:
            ValueError: nothing is chosen, or a card that is not among them.
        """
        strange = sorted(set(keys) - set(self.cards))
        if strange:
            raise ValueError(f"not on offer: {', '.join(strange)}")
        return Decision(self.seat, self.verb, [card for key, card in self.cards.items() if key in keys])

    def keys_of(self, cards: Collection[Card]) -> list[str]:
        """The keys of these cards, as they lie; of two that are alike, the first."""
        left, keys = list(cards), []
        for key, lying in self.cards.items():
            if lying in left:
                left.remove(lying)
                keys.append(key)
        return keys


@dataclass(frozen=True, slots=True)
class Offers:
    """All that one seat could think of doing now, the forbidden included."""

    seat: int
    cards: Mapping[str, Decision]
    """What choosing a card decides, by the card's key on the table."""
    sets: tuple[CardSet, ...]
    """What is put together from several cards."""
    zones: Mapping[str, Decision]
    """What choosing a pile or stock decides, by the zone's name on the table."""
    words: tuple[Decision, ...]
    """What can be said."""

    def __iter__(self) -> Iterator[Decision]:
        """Each decision that one choice makes; those put together from several cards apart."""
        yield from self.cards.values()
        yield from self.zones.values()
        yield from self.words

    def __bool__(self) -> bool:
        return bool(self.cards or self.sets or self.zones or self.words)


def as_pieces(seat: int, candidates: Iterable[Decision], table: Table, offered_as: Mapping[str, str]) -> Offers:
    """The candidates as pieces of the table that this seat sees.

    Args:
        candidates: what the seat could think of.
        table: what it sees.
        offered_as: by verb, `ONE_CARD`, `CARDS` or the name of a zone; what is not there is said in words.
    """
    cards, zones, words, verbs = {}, {}, [], set()
    own = {shown.key: shown.card for shown in _own_cards(table, seat) if shown.card}
    keys = {card: key for key, card in reversed(own.items())}
    for decision in candidates:
        how = offered_as.get(decision.verb)
        if how == ONE_CARD:
            cards[keys[decision.args[0]]] = decision
        elif how == CARDS:
            verbs.add(decision.verb)
        elif how is not None:
            zones[how] = decision
        else:
            words.append(decision)
    sets = tuple(CardSet(seat, verb, MappingProxyType(own)) for verb in sorted(verbs))
    return Offers(seat, MappingProxyType(cards), sets, MappingProxyType(zones), tuple(words))


def _own_cards(table: Table, seat: int) -> Iterable[TableCard]:
    """The cards before this seat that it may decide on: in its hand, or in its row."""
    return (card for zone in table.zones if zone.seat == seat and zone.kind in ("hand", "row") for card in zone.cards)
