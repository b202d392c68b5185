"""Where everything on a table lies.

The viewer sits at the bottom, the others clockwise from the left. A picture is laid out from top to bottom: the seat
across the table, the middle and the seats at its sides, the viewer's own seat and hand. More than four seats sit in
rows above the middle. The two layouts, wide and tall, differ only in their `Measures`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from tolva_teach.picture.faces import HEIGHT, WIDTH, Cut, code
from tolva_teach.picture.measures import MEASURES, LayoutName, Lie
from tolva_teach.table import Table, TableCard, Zone

Side = Literal["bottom", "left", "top", "right"]


class Spot(NamedTuple):
    """Where one card lies: the middle of it, how it is turned, and how large it is."""

    key: str
    face: str
    x: float
    y: float
    turn: float = 0
    size: float = 1
    marks: tuple[str, ...] = ()


class Point(NamedTuple):
    """Where something is written, and which part of it the point is: `start`, `middle` or `end`."""

    x: float
    y: float
    anchor: str = "middle"


class Area(NamedTuple):
    """What a zone covers: its middle, how large its cards are, and its width and height in the units of a card."""

    x: float
    y: float
    size: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Scene:
    """A table laid out: what lies where, in a picture of this size."""

    name: LayoutName
    width: int
    height: int
    cards: tuple[Spot, ...]
    """In the order in which they are drawn: the later ones lie on top."""
    plates: Mapping[int, Point]
    """Each seat's name, by seat."""
    zones: Mapping[str, Point]
    """Where zones that are counted rather than seen have their words, by zone."""
    homes: Mapping[str, tuple[float, float]]
    """The middle of each zone: where its cards come from and go to."""
    middle: tuple[float, float] | None = None
    """Where seats play their cards to; None where they play to piles."""


_SIDES: Mapping[int, tuple[Side, ...]] = {
    1: ("bottom",),
    2: ("bottom", "top"),
    3: ("bottom", "left", "right"),
    4: ("bottom", "left", "top", "right"),
}
_LEANING: Mapping[Side, float] = {"bottom": 2, "left": -4, "top": -3, "right": 3}
"""A played card lies a little askew, as cards do."""
_DEPTH: Mapping[Side, int] = {"top": 0, "left": 1, "right": 2, "bottom": 3}
_COUNTED = ("stock", "turned")
"""What lies face down in the middle, and of which only the number is seen."""
_PILE_CARDS = 8
"""How many of a pile's cards are seen."""


def lay_out(table: Table, name: LayoutName, corners: tuple[float, float] = (0, 0)) -> Scene:
    """Lays the table out.

    Args:
        corners: how far down what stands in the upper left and the upper right corner reaches.
    """
    return _Laying(table, name, max(corners)).scene()


def area(scene: Scene, zone: Zone) -> Area:
    """What the zone covers of the picture: all its cards or backs, and where it is empty, the place of one."""
    keys = {card.key for card in zone.cards} | {f"{zone.name}#{n}" for n in range(zone.count)}
    spots = [spot for spot in scene.cards if spot.key in keys]
    if not spots:
        return Area(*scene.homes[zone.name], MEASURES[scene.name].centre, WIDTH, HEIGHT)
    (left, right), (top, bottom) = (
        (min(middles), max(middles)) for middles in ([spot.x for spot in spots], [spot.y for spot in spots])
    )
    size = spots[0].size
    middle = ((left + right) / 2, (top + bottom) / 2)
    return Area(*middle, size, (right - left) / size + WIDTH, (bottom - top) / size + HEIGHT)


def sides(table: Table) -> Mapping[int, Side]:
    """Which side of the picture each seat is at; empty where the seats are too many to have sides."""
    count = len(table.places)
    bottom = table.viewer or 0
    return {(bottom + n) % count: side for n, side in enumerate(_SIDES.get(count, ()))}


def rows_of(lie: Lie, count: int) -> list[int]:
    """How many of so many cards lie in each row, from the back."""
    rows = -(-count // lie.per_row) if lie.per_row else 1
    if lie.least and count > 1:
        rows = 2 if (lie.most - lie.size * WIDTH) / (count - 1) < lie.least else 1
    rows = max(rows, 1)
    return [count // rows + (n < count % rows) for n in range(rows)]


@dataclass
class _Laying:
    """One table being laid out."""

    table: Table
    name: LayoutName
    corners: float
    cards: list[Spot] = field(default_factory=list)
    plates: dict[int, Point] = field(default_factory=dict)
    zones: dict[str, Point] = field(default_factory=dict)
    homes: dict[str, tuple[float, float]] = field(default_factory=dict)
    middle: tuple[float, float] | None = None

    def __post_init__(self) -> None:
        self.measures = MEASURES[self.name]
        self.sides = sides(self.table)
        self.hands = {zone.seat: zone for zone in self.table.zones if zone.kind == "hand"}
        self.rows: dict[int, list[Zone]] = {}
        self.kept: dict[int, list[Zone]] = {}
        for zone in self.table.zones:
            if zone.kind in ("row", "laid") and zone.seat is not None:
                self.rows.setdefault(zone.seat, []).append(zone)
            elif zone.kind == "taken":
                self.kept.setdefault(self._keeper(zone), []).append(zone)

    def scene(self) -> Scene:
        m = self.measures
        y = max(m.head, 0 if m.corners_beside and self.sides else self.corners + m.gap)
        y = self._across(y) if self.sides else self._crowd(y)
        y = self._middle(max(y, self.corners + m.gap) if len(self.sides) > 2 else y)
        y = self._own(y)
        height = round(y + m.margin)
        return Scene(self.name, m.width, height, tuple(self.cards), self.plates, self.zones, self.homes, self.middle)

    # The seats, from the top.

    def _across(self, y: float) -> float:
        for seat, side in self.sides.items():
            if side == "top":
                return self._seat(seat, self.measures.width / 2, y, self.measures.top, self.measures.top_closed)
        return y

    def _crowd(self, y: float) -> float:
        """More seats than a table has sides: in rows, clockwise from the viewer's left."""
        m = self.measures
        count = len(self.table.places)
        others = [((self.table.viewer or 0) + n) % count for n in range(1, count)]
        columns = min(m.crowd_columns, len(others))
        for start in range(0, len(others), columns):
            row = others[start : start + columns]
            cell = (m.width - 2 * m.margin) / len(row)
            middles = [m.margin + cell * (n + 0.5) for n in range(len(row))]
            y = max(self._seat(seat, x, y, m.crowd, m.crowd) for seat, x in zip(row, middles, strict=True)) + m.gap
        return y

    def _seat(self, seat: int, x: float, y: float, lie: Lie, closed: Lie) -> float:
        """A plate with the hand below it, around x; returns where they end."""
        m = self.measures
        self.plates[seat] = Point(x, y + m.plate / 2)
        y += m.plate + m.gap / 2
        if seat in self.hands:
            y = self._fan(self.hands[seat], x, y, lie if self._open(self.hands[seat]) else closed)
        for zone in self.rows.get(seat, ()):
            y = self._places(zone, x, y + m.gap)
        return y

    def _own(self, y: float) -> float:
        """The viewer's own seat: rows, plate and what was taken beside each other, hand."""
        m = self.measures
        seat = self.table.viewer or 0
        for zone in self.rows.get(seat, ()):
            y = self._places(zone, m.width / 2, y) + m.gap
        self._taken(seat, y, left=False)
        height = max(m.plate, m.pile * HEIGHT if m.side_down and seat in self.kept else 0)
        at_edge = m.side_down and seat in self.kept
        x, anchor = (m.margin, "start") if at_edge else (m.width / 2, "middle")
        self.plates[seat] = Point(x, y + height / 2, anchor)
        y += height + m.lift
        return self._fan(self.hands[seat], m.width / 2, y, m.own) if seat in self.hands else y

    # The middle and what is beside it.

    def _middle(self, y: float) -> float:
        m = self.measures
        ends = [self._side(seat, side, y) for seat, side in self.sides.items() if side in ("left", "right")]
        height = max([m.middle, *(end - y for end in ends)])
        for seat, side in self.sides.items():
            if side == "top":
                self._taken(seat, y, left=False)
        self._heap(m.width / 2, y + (height + self._lower(height)) / 2)
        return y + height + m.gap

    def _lower(self, height: float) -> float:
        """In a tall picture the seats' plates reach further in than their hands, so the middle lies a little lower; not
        where it is higher than it needs, with what was taken at its foot."""
        m = self.measures
        return m.plate - (m.pile * HEIGHT if height > m.middle else 0) if m.side_down else 0

    def _side(self, seat: int, side: Side, y: float) -> float:
        """A seat at the left or the right, with its hand and what it took below; returns where they end."""
        m = self.measures
        left = side == "left"
        if m.side_down:
            end = self._narrow_side(seat, y, left=left)
        else:
            x = m.margin + m.side.most / 2
            end = self._seat(seat, x if left else m.width - x, y + m.gap, m.side, m.side_closed)
        hand = self.hands.get(seat)
        if m.side_down and hand is not None and self._open(hand):
            self._taken(seat, end - m.pile * HEIGHT, left=left, inset=m.side.size * WIDTH + m.gap)
            return end
        return self._taken(seat, end + m.gap, left=left, below=m.side_down and hand is not None)

    def _narrow_side(self, seat: int, y: float, *, left: bool) -> float:
        """The same where there is no room beside the middle: close to the picture's edge, open cards in a column."""
        m = self.measures
        self.plates[seat] = Point(m.margin if left else m.width - m.margin, y + m.plate / 2, "start" if left else "end")
        y += m.plate + m.gap
        hand = self.hands.get(seat)
        if hand is None:
            return y
        lie, width = (m.side, m.side.size * WIDTH) if self._open(hand) else (m.side_closed, m.side_closed.most)
        x = m.margin + width / 2 if left else m.width - m.margin - width / 2
        return self._column(hand, x, y, lie) if self._open(hand) else self._fan(hand, x, y, lie)

    def _heap(self, x: float, y: float) -> None:
        """What lies in the middle of the table: what seats have played there, or piles beside each other."""
        common = [zone for zone in self.table.zones if zone.seat is None]
        heaps = [zone for zone in common if zone.kind in ("pile", "row", "laid", *_COUNTED)]
        centre = next((zone for zone in common if zone.kind == "centre"), None)
        if centre is not None:
            self._centre(centre, x, y)
            x -= (self.measures.apart[0] + self.measures.centre * WIDTH) * 1.35
        widths = [self._heap_width(zone) for zone in heaps]
        gap = self.measures.gap * 3
        at = max(x - (sum(widths) + gap * (len(heaps) - 1)) / 2, self.measures.margin)
        for zone, width in zip(heaps, widths, strict=True):
            self._pile(zone, at + width / 2, y)
            at += width + gap

    def _centre(self, zone: Zone, x: float, y: float) -> None:
        m = self.measures
        away, up = m.apart
        offsets: Mapping[Side, tuple[float, float]] = {
            "bottom": (0, up), "left": (-away, 0), "top": (0, -up), "right": (away, 0)
        }  # fmt: skip
        self.middle = self.homes[zone.name] = (x, y)
        for place, card in sorted(enumerate(zone.cards), key=self._depth):
            side = self.sides.get(card.seat if card.seat is not None else -1)
            dx, dy = offsets[side] if side else ((place - (len(zone.cards) - 1) / 2) * away, 0)
            self._put(
                card, "f" if self.name == "wide" else "b", x + dx, y + dy, _LEANING[side] if side else 0, m.centre
            )

    def _depth(self, placed: tuple[int, TableCard]) -> int:
        """Cards in the middle lie on each other so that every index is seen, not as they were played."""
        place, card = placed
        side = None if card.seat is None else self.sides.get(card.seat)
        return _DEPTH[side] if side else place

    def _heap_width(self, zone: Zone) -> float:
        seen = min(len(zone.cards), _PILE_CARDS) if zone.kind not in _COUNTED else 1
        return self.measures.centre * WIDTH * (1 + 0.36 * max(seen - 1, 0))

    def _pile(self, zone: Zone, x: float, y: float) -> None:
        """A pile's uppermost cards, each to be read and the last lay a little higher; or a stock, as a few backs."""
        m = self.measures
        size = m.centre
        self.homes[zone.name] = (x, y)
        self.zones[zone.name] = Point(x, y + size * HEIGHT / 2 + m.plate / 2)
        if zone.kind in _COUNTED:
            self._backs(zone, min(zone.count, 3), x, y, (-2, -2), size)
            return
        seen = zone.cards[-_PILE_CARDS:]
        step = size * WIDTH * 0.36
        for place, card in enumerate(seen):
            risen = size * 12 if "last" in card.marks else 0
            self._put(card, "b", x + (place - (len(seen) - 1) / 2) * step, y - risen, 0, size)

    def _taken(self, seat: int, y: float, *, left: bool, below: bool = False, inset: float = 0) -> float:
        """What a seat has taken: backs side by side, one a heap, `inset` from the picture's edge; returns where they
        end. The words stand beside them or, where a card of the middle may lie there, below.
        """
        m = self.measures
        inwards = 1 if left else -1
        edge = m.margin + 3 + inset if left else m.width - m.margin - 3 - inset
        for zone in self.kept.get(seat, ()):
            x, middle = edge + inwards * m.pile * WIDTH / 2, y + m.pile * HEIGHT / 2
            heaps = min(zone.count, 3) if zone.heaps is None else zone.heaps
            step = min(m.pile * 30, m.pile * 90 / max(heaps - 1, 1))
            self._backs(zone, heaps, x, middle, (inwards * step, 0), m.pile)
            self.homes[zone.name] = (x, middle)
            words = edge if below else x + inwards * (m.pile * WIDTH / 2 + step * max(heaps - 1, 0) + m.gap)
            y += m.pile * HEIGHT + (m.plate if below else m.gap)
            self.zones[zone.name] = Point(words, y - m.plate / 3 if below else middle, "start" if left else "end")
        return y

    def _keeper(self, zone: Zone) -> int:
        """The seat that what is taken lies beside: of its party, the first from the viewer on."""
        party = {place.seat: place.party for place in self.table.places}
        owner = party.get(zone.seat if zone.seat is not None else 0)
        clockwise = sorted(party, key=lambda seat: (seat - (self.table.viewer or 0)) % len(party))
        return next(seat for seat in clockwise if party[seat] == owner)

    def _open(self, hand: Zone) -> bool:
        """Whether a hand lies open: all hands, or one that is seen whole and not only for what is known to all."""
        shown = (card.card and "shown" not in card.marks for card in hand.cards)
        return self.table.viewer is None or (bool(hand.cards) and all(shown))

    # Cards side by side.

    def _fan(self, zone: Zone, x: float, y: float, lie: Lie) -> float:
        """The zone's cards in rows around x, from y down; returns where they end."""
        rows, start = [], 0
        for count in rows_of(lie, len(zone.cards)):
            rows.append(zone.cards[start : start + count])
            start += count
        strips = [_strips(row, lie) for row in rows]
        left = x - max(map(sum, strips)) / 2
        for number, (row, widths) in enumerate(zip(rows, strips, strict=True)):
            self._row(row, widths, left, y + number * lie.row, lie)
        kept = len(rows_of(lie, max(len(zone.cards), lie.room)))
        height = lie.size * HEIGHT + (kept - 1) * lie.row + 1.6 * _Bend(lie.fan).drop(lie.most / 2)
        self.homes[zone.name] = (x, y + height / 2)
        return y + height

    def _row(self, cards: Sequence[TableCard], strips: Sequence[float], left: float, y: float, lie: Lie) -> None:
        middle, top = left + sum(strips) / 2, y + lie.size * HEIGHT / 2
        bend = _Bend(lie.fan)
        for card, strip in zip(cards, strips, strict=True):
            self._put(card, lie.cut, left, top + bend.drop(left - middle), bend.turn(left - middle), lie.size)
            left += strip

    def _places(self, zone: Zone, x: float, y: float) -> float:
        """A row whose places stay where they are; a card that covers another has that one's back below it."""
        lie = self.measures.row
        places = [n if card.place is None else card.place for n, card in enumerate(zone.cards)]
        count = max([lie.room, *(place + 1 for place in places)])
        step = min(lie.strip, (lie.most - lie.size * WIDTH) / max(count - 1, 1))
        left, middle = x - step * (count - 1) / 2, y + lie.size * HEIGHT / 2
        self.homes[zone.name] = (x, middle)
        for place, card in zip(places, zone.cards, strict=True):
            at = left + place * step
            if "covering" in card.marks:
                below = TableCard(f"{zone.name}/{place}", None)
                self._put(below, lie.cut, at + lie.size * 8, middle + lie.size * 9, 0, lie.size)
            self._put(card, lie.cut, at, middle, 0, lie.size)
        return y + lie.size * (HEIGHT + 9)

    def _column(self, zone: Zone, x: float, y: float, lie: Lie) -> float:
        height = lie.size * HEIGHT
        count = max(len(zone.cards), lie.room)
        step = min(lie.strip, (lie.most - height) / (count - 1))
        for place, card in enumerate(zone.cards):
            self._put(card, lie.cut, x, y + height / 2 + place * step, 0, lie.size)
        end = y + height + (count - 1) * step
        self.homes[zone.name] = (x, (y + end) / 2)
        return end

    def _backs(self, zone: Zone, count: int, x: float, y: float, step: tuple[float, float], size: float) -> None:
        for n in range(count):
            self.cards.append(Spot(f"{zone.name}#{n}", code(None, "b"), x + n * step[0], y + n * step[1], 0, size))

    def _put(self, card: TableCard, cut: Cut, x: float, y: float, turn: float, size: float) -> None:
        self.cards.append(Spot(card.key, code(card.card, cut), x, y, turn, size, card.marks))


def _strips(cards: Sequence[TableCard], lie: Lie) -> list[float]:
    """How far it is from each card to the next, so that all have room; nothing after the last."""
    strips = [lie.strip if card.card else lie.hidden for card in cards[:-1]]
    squeeze = min(1, (lie.most - lie.size * WIDTH) / sum(strips)) if strips else 1
    return [*(squeeze * strip for strip in strips), *([0] if cards else [])]


class _Bend(NamedTuple):
    """The arc that a fan's cards stand on, by how far from its middle they are."""

    degrees: float
    """How much a card is turned that is 300 from the middle."""

    def turn(self, from_middle: float) -> float:
        return self.degrees * from_middle / 300

    def drop(self, from_middle: float) -> float:
        return self.degrees * (from_middle / 300) ** 2 * 2.4
