"""How cards lie side by side: in a fan, a column, a row with places of its own, or as a few backs."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import fsum
from typing import NamedTuple

from tolva_teach.picture.faces import HEIGHT, WIDTH, Cut, code
from tolva_teach.picture.measures import Lie
from tolva_teach.rules.table import TableCard, Zone


class Spot(NamedTuple):
    """Where one card lies: the middle of it, how it is turned, and how large it is."""

    key: str
    face: str
    x: float
    y: float
    turn: float = 0
    size: float = 1
    marks: tuple[str, ...] = ()


LED = 27
"""How far above a card the sign reaches that it was led; in units of a card."""

_UNDER = 20
"""How much lower than a card the one that it covers lies, so that its back is seen; in units of a card."""


def rows_of(lie: Lie, count: int) -> list[int]:
    """How many of so many cards lie in each row, from the back."""
    per_row = lie.per_row or (1 + int((lie.most - lie.size * WIDTH) / lie.least) if lie.least else count)
    rows = max(-(-count // max(per_row, 1)), 1)
    return [count // rows + (n < count % rows) for n in range(rows)]


def width_of_fan(zone: Zone, lie: Lie) -> float:
    """How wide the zone's cards are in a fan of one row."""
    return lie.size * WIDTH + fsum(_strips(zone.cards, lie))


@dataclass
class Lying:
    """Cards being laid on a table."""

    cards: list[Spot] = field(default_factory=list)
    homes: dict[str, tuple[float, float]] = field(default_factory=dict)

    def fan(self, zone: Zone, x: float, y: float, lie: Lie) -> float:
        """The zone's cards in rows around x, from y down; returns where they end."""
        rows, start = [], 0
        for count in rows_of(lie, len(zone.cards)):
            rows.append(zone.cards[start : start + count])
            start += count
        strips = [_strips(row, lie) for row in rows]
        left = x - max(map(sum, strips)) / 2
        for number, (row, widths) in enumerate(zip(rows, strips, strict=True)):
            self._row(row, widths, left, y + number * lie.row, lie)
        kept = len(rows_of(lie, max(len(zone.cards), zone.room or lie.room)))
        height = lie.size * HEIGHT + (kept - 1) * lie.row + 1.6 * _Bend(lie.fan).drop(lie.most / 2)
        self.homes[zone.name] = (x, y + height / 2)
        return y + height

    def _row(self, cards: Sequence[TableCard], strips: Sequence[float], left: float, y: float, lie: Lie) -> None:
        middle, top = left + fsum(strips) / 2, y + lie.size * HEIGHT / 2
        bend = _Bend(lie.fan)
        for card, strip in zip(cards, strips, strict=True):
            self.put(card, lie.cut, left, top + bend.drop(left - middle), bend.turn(left - middle), lie.size)
            left += strip

    def places(self, zone: Zone, x: float, y: float, lie: Lie) -> float:
        """A row whose places stay where they are; a card that covers another has that one's back below it."""
        places = [n if card.place is None else card.place for n, card in enumerate(zone.cards)]
        count = max([zone.room or lie.room, *(place + 1 for place in places)])
        step = min(lie.strip, (lie.most - lie.size * WIDTH) / max(count - 1, 1))
        left, middle = x - step * (count - 1) / 2, y + lie.size * HEIGHT / 2
        self.homes[zone.name] = (x, middle)
        for place, card in zip(places, zone.cards, strict=True):
            at = left + place * step
            if "covering" in card.marks:
                below = TableCard(f"{zone.name}/{place}", None)
                self.put(below, lie.cut, at + lie.size * 8, middle + lie.size * _UNDER, 0, lie.size)
            self.put(card, lie.cut, at, middle, 0, lie.size)
        return y + lie.size * (HEIGHT + _UNDER)

    def column(self, zone: Zone, x: float, y: float, lie: Lie) -> float:
        """The zone's cards below each other; returns where they end, or would with all that there is room for."""
        height = lie.size * HEIGHT
        count = max(len(zone.cards), zone.room or lie.room)
        step = min(lie.strip, (lie.most - height) / max(count - 1, 1))
        for place, card in enumerate(zone.cards):
            self.put(card, lie.cut, x, y + height / 2 + place * step, 0, lie.size)
        end = y + height + (count - 1) * step
        self.homes[zone.name] = (x, (y + end) / 2)
        return end

    def backs(self, zone: Zone, count: int, x: float, y: float, step: tuple[float, float], size: float) -> None:
        """So many backs for all that lies there."""
        for n in range(count):
            self.cards.append(Spot(f"{zone.name}#{n}", code(None, "b"), x + n * step[0], y + n * step[1], 0, size))

    def put(self, card: TableCard, cut: Cut, x: float, y: float, turn: float, size: float) -> None:
        """One card."""
        self.cards.append(Spot(card.key, code(card.card, cut), x, y, turn, size, card.marks))


def _strips(cards: Sequence[TableCard], lie: Lie) -> list[float]:
    """How far it is from each card to the next, so that all have room; nothing after the last."""
    strips = [lie.strip if card.card else lie.hidden for card in cards[:-1]]
    squeeze = min(1, (lie.most - lie.size * WIDTH) / fsum(strips)) if strips else 1
    return [*(squeeze * strip for strip in strips), *([0] if cards else [])]


class _Bend(NamedTuple):
    """The arc that a fan's cards stand on, by how far from its middle they are."""

    degrees: float
    """How much a card is turned that is 300 from the middle."""

    def turn(self, from_middle: float) -> float:
        return self.degrees * from_middle / 300

    def drop(self, from_middle: float) -> float:
        return self.degrees * (from_middle / 300) ** 2 * 2.4
