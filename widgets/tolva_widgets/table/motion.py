"""Where cards come from and go to when one table follows another, so that they can be seen on their way.

No game says so; it follows from what the two tables hold. A card that appears comes from a zone that now holds fewer,
a card that vanishes goes to a zone that now holds more; of several, one of the card's own seat. A back comes from the
stock or nowhere: where a hidden hand holds one fewer, the card that was played is seen on its way already.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from tolva_teach.rules.table import Table, TableCard, Zone


class Moves(NamedTuple):
    """The zones that cards come from and go to, by the cards' keys; a card is missing where none is found."""

    origins: Mapping[str, str]
    goals: Mapping[str, str]


def moves(old: Table, new: Table) -> Moves:
    """How the cards came from where they were to where they are. Seen from another seat, nothing has moved."""
    if old is new or old.viewer != new.viewer:
        return Moves({}, {})
    return Moves(_homes(new, old, _changed(old, new, -1)), _homes(old, new, _changed(old, new, 1)))


def _homes(table: Table, other: Table, zones: Iterable[Zone]) -> Mapping[str, str]:
    """For each card of the table that the other lacks, the likeliest of the zones."""
    zones = tuple(zones)
    lacking = _keys(other)
    return {
        card.key: home.name
        for zone in table.zones
        for card in zone.cards
        if card.key not in lacking and (home := _likeliest(zone, card, zones)) is not None
    }


def _likeliest(of: Zone, card: TableCard, zones: Iterable[Zone]) -> Zone | None:
    seat = card.seat if card.seat is not None else of.seat
    others = [zone for zone in zones if zone.name != of.name and (card.card or zone.kind == "stock")]
    return next((zone for zone in others if zone.seat == seat), others[0] if others else None)


def _changed(old: Table, new: Table, sign: int) -> Iterable[Zone]:
    """The zones that hold fewer cards than before (sign -1), or more (sign 1)."""
    before = {zone.name: zone.count for zone in old.zones}
    return [zone for zone in new.zones if (zone.count - before.get(zone.name, 0)) * sign > 0]


def _keys(table: Table) -> frozenset[str]:
    return frozenset(card.key for zone in table.zones for card in zone.cards)
