"""Where everything on a table lies.

The viewer sits at the bottom, the others clockwise from the left. A picture is laid out from top to bottom: the seat
across the table, the middle and the seats at its sides, the viewer's own seat and hand. More than four seats sit in
rows above the middle, of which only the first is full (`around`); in a wide picture some sit at its sides. The two
layouts, wide and tall, differ only in their `Measures`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import fsum

from tolva_teach.picture.around import Arrangement, arrange
from tolva_teach.picture.faces import HEIGHT, WIDTH
from tolva_teach.picture.lying import LED, Lying, width_of_fan
from tolva_teach.picture.measures import MEASURES, LayoutName, Lie
from tolva_teach.picture.piles import COUNTED, RISEN, SEEN, lay_pile, width_of_pile
from tolva_teach.picture.scene import Line, Plate, Point, Scene, Side, lives_on_plates, piled, sides, told_on_plates
from tolva_teach.picture.swaps import lay_swaps
from tolva_teach.rules.table import Table, TableCard, Zone

_LEANING: Mapping[Side, float] = {"bottom": 2, "left": -4, "top": -3, "right": 3}
"""A played card lies a little askew, as cards do."""
_BESIDE = 2
"""Of so many who take, only one sits at the side of a narrow table: words stand beside what it took."""
_DEPTH: Mapping[Side, int] = {"top": 0, "left": 1, "right": 2, "bottom": 3}


def lay_out(table: Table, name: LayoutName, corners: tuple[float, float] = (0, 0)) -> Scene:
    """Lays the table out.

    Args:
        corners: how far down what stands in the upper left and the upper right corner reaches.
    """
    return _Laying(table, name, max(corners)).scene()


@dataclass
class _Laying:
    """One table being laid out. Large because each part lies where the parts before it have left room."""

    table: Table
    name: LayoutName
    corners: float
    lying: Lying = field(default_factory=Lying)
    plates: dict[int, Plate] = field(default_factory=dict)
    zones: dict[str, Point] = field(default_factory=dict)
    middle: tuple[float, float] | None = None
    pot: Point | None = None
    swaps: tuple[Line, ...] = ()
    notes: Point | None = None

    def __post_init__(self) -> None:
        self.measures = MEASURES[self.name]
        self.sides = sides(self.table)
        self.piled = piled(self.table)
        asked = any(place.known is not None for place in self.table.places)
        self.known = self.measures.known if asked else 0
        """What is kept free below each plate but the viewer's own, whether or not something is known of it yet."""
        self.crowd: Arrangement | None = None
        if not self.sides:
            count, own = len(self.table.places), self.table.viewer or 0
            others = [(own + n) % count for n in range(1, count)]
            self.crowd = arrange(others, self.measures.crowd_columns, beside=self.measures.crowd_beside)
        self.hands = {zone.seat: zone for zone in self.table.zones if zone.kind == "hand"}
        self.all_have_shown = all(card.card for hand in self.hands.values() for card in hand.cards)
        self.rows: dict[int, list[Zone]] = {}
        self.kept: dict[int, list[Zone]] = {}
        for zone in self.table.zones:
            if zone.kind == "row" and zone.seat is not None:
                self.rows.setdefault(zone.seat, []).append(zone)
            elif zone.kind == "taken":
                self.kept.setdefault(self._keeper(zone), []).append(zone)

    def scene(self) -> Scene:
        m = self.measures
        y = max(m.head, 0 if m.corners_beside and self.sides else self.corners + m.gap)
        y = self._across(y) if self.crowd is None else self._crowd(self.crowd, y)
        y = self._middle(max(y, self.corners + m.gap) if len(self.sides) > 2 else y)
        y = self._own(y)
        height = round(y + m.margin)
        cards, homes = tuple(self.lying.cards), self.lying.homes
        places = (self.middle, self.pot, self.swaps, self.notes)
        return Scene(self.name, m.width, height, cards, self.plates, self.zones, homes, *places)

    # The seats, from the top.

    def _across(self, y: float) -> float:
        m = self.measures
        for seat, side in self.sides.items():
            if side == "top":
                if self._beside_plate(seat):
                    self._taken(seat, y, left=True, below=True, inset=m.beside_top)
                return self._seat(seat, m.width / 2, y, m.top, m.top_closed)
        return y

    def _beside_plate(self, seat: int) -> bool:
        """Whether what the seat across the table took lies beside its plate: where another's lies at either side."""
        return seat in self.kept and any(side == "right" for side in self.sides.values())

    def _crowd(self, crowd: Arrangement, y: float) -> float:
        """The rows above the middle; they are as high as they are when the round begins."""
        m = self.measures
        columns = max(map(len, crowd.rows), default=1)
        cell = (m.width - 2 * m.margin) / columns
        for row in crowd.rows:
            at = range(columns) if len(row) == columns else (0, columns - 1)  # below the first row there are two
            places = [(seat, m.margin + cell * (n + 0.5)) for n, seat in zip(at, row, strict=True)]
            y = max(self._one_of_many(seat, x, y, cell) for seat, x in places) + m.gap
        return y

    def _one_of_many(self, seat: int, x: float, y: float, cell: float) -> float:
        m = self.measures
        most = min(m.crowd.most, cell - m.gap)
        lie = m.crowd if most == m.crowd.most else replace(m.crowd, most=most)
        hand = self.hands.get(seat)
        seen = hand is not None and any(card.card for card in hand.cards)
        end = self._seat(seat, x, y, lie, m.crowd_shown if seen else m.crowd_closed, room=cell - m.gap / 2)
        if seat not in self.kept:
            return end
        left = max(x - min(cell, m.crowd_heaps) / 2, m.margin)
        return self._taken(seat, end + m.gap / 2, left=True, inset=left - m.margin)

    def _beside(self, seats: Sequence[int], y: float, *, left: bool) -> float:
        """Some of many at one side of the middle, from the top; returns where they end."""
        m = self.measures
        cell = m.crowd.most + m.gap
        x = m.margin + cell / 2
        for seat in seats:
            y = self._one_of_many(seat, x if left else m.width - x, y, cell) + m.gap
        return y

    def _seat(self, seat: int, x: float, y: float, lie: Lie, closed: Lie, room: float = 999) -> float:
        """A plate with the hand below it, around x; returns where they end."""
        m = self.measures
        lines = 2 if self.crowd is not None and told_on_plates(self.table) else 1
        height = m.plate if lines == 1 else m.crowd_plate
        self.plates[seat] = Plate(x, y + height / 2, room=room, lines=lines, below=room)
        hand = self.hands.get(seat)
        if m.side_down and hand and self._open(hand) and self.sides.get(seat) == "top" and self._beside_plate(seat):
            height = max(height, m.pile * HEIGHT + self._told_of(seat) - self.known - m.gap / 2)
        y += height + self.known + m.gap / 2
        if hand is not None:
            used = lie if self._open(hand) else closed
            least = y + (lie if self.crowd is None else used).size * HEIGHT if hand.room else y
            end = self.lying.fan(hand, x, y, used)
            self._count(hand, x < m.width * 0.7)
            y = max(end, least)
        across = self.sides.get(seat) == "top"
        for zone in self.rows.get(seat, ()):
            row = m.row if across else replace(m.row, size=min(m.row.size, lie.size), most=lie.most)
            y = self.lying.places(zone, x, y + m.gap, row)
        return y

    def _count(self, hand: Zone, rightwards: bool) -> None:
        """Where the number of cards of a closed hand stands: beside it. A hand that is shown whole needs none."""
        if not self.piled or self._open(hand) or all(card.card for card in hand.cards):
            return
        spots = self.lying.cards[-len(hand.cards) :]
        spot = spots[-1] if rightwards else spots[0]
        away = (spot.size * WIDTH / 2 + self.measures.gap) * (1 if rightwards else -1)
        self.zones[hand.name] = Point(spot.x + away, spot.y, "start" if rightwards else "end")

    def _own(self, y: float) -> float:
        """The viewer's own seat: rows, plate and what was taken beside each other, hand."""
        m = self.measures
        seat = self.table.viewer or 0
        for zone in self.rows.get(seat, ()):
            y = self.lying.places(zone, m.width / 2, y, m.row) + m.gap
        self._taken(seat, y + (self._above(seat) if m.side_down else 0), left=False)
        beside = max(m.pile * HEIGHT, self._told_of(seat) + m.gap - m.lift) if m.side_down and seat in self.kept else 0
        height = max(m.plate, beside)
        at_edge = m.side_down and seat in self.kept
        x, anchor = (m.margin, "start") if at_edge else (m.width / 2, "middle")
        self.plates[seat] = Plate(x, y + height / 2, anchor)
        y += height + m.lift
        return self.lying.fan(self.hands[seat], m.width / 2, y, m.own) if seat in self.hands else y

    # The middle and what is beside it.

    def _middle(self, y: float) -> float:
        m = self.measures
        ends = [self._side(seat, side, y) for seat, side in self.sides.items() if side in ("left", "right")]
        if self.crowd is not None:
            ends += [self._beside(self.crowd.left, y, left=True), self._beside(self.crowd.right, y, left=False)]
        least = m.middle if any(zone.seat is None for zone in self.table.zones) else m.middle / 2
        height = max([least, *(end - y for end in ends)])
        sunk = self._sunk(ends, y)
        height = max(height, sunk + m.centre * HEIGHT + m.plate)
        for seat, side in self.sides.items():
            if side == "top" and not self._beside_plate(seat):
                self._taken(seat, max(y + self._above(seat), self.corners + m.gap), left=False)
        if self.table.swaps:
            self._swaps(y, height)
        else:
            self._heap(m.width / 2, y + (sunk + m.centre * HEIGHT / 2 if sunk else (height + self._lower(height)) / 2))
        return y + height + m.gap

    def _sunk(self, ends: Sequence[float], y: float) -> float:
        """How far down the piles of the middle begin where there is no room beside them: below the hands at their
        sides. 0 where they lie between the hands."""
        m = self.measures
        spread = piled(self.table) and not lives_on_plates(self.table)
        if not (spread and m.side_down and ends):
            return 0
        beside = self._beside_it()
        if any(map(self._open, beside)) or self.table.viewer is None:
            free = m.width - 2 * (m.margin + m.side.size * WIDTH + m.gap)
            rows = any(side in ("left", "right") and seat in self.rows for seat, side in self.sides.items())
            if not rows and self._width_of_heaps() <= free:
                return 0
        # Rows of hands end where the middle begins: what is in force has lines of its own there, above the piles.
        told = m.line * 1.5 if self.crowd is not None else 0
        return max(ends) - y + m.plate + told

    def _width_of_heaps(self) -> float:
        """How wide the piles of the middle are beside each other."""
        heaps = [zone for zone in self.table.zones if zone.seat is None]
        most = self.measures.seen if self.sides else SEEN
        widths = [width_of_pile(zone, self.measures, most) for zone in heaps]
        return fsum(widths) + self.measures.gap * 3 * (len(widths) - 1)

    def _beside_it(self) -> Sequence[Zone]:
        """The hands at the sides of the middle."""
        beside = (seat for seat, side in self.sides.items() if side in ("left", "right"))
        return [self.hands[seat] for seat in beside if seat in self.hands]

    def _swaps(self, y: float, height: float) -> None:
        """What goes across the table; in a tall picture with closed hands at its sides, below those."""
        m = self.measures
        for zone in self.table.zones:
            if zone.seat is None:
                self.lying.homes[zone.name] = (m.width / 2, y + height / 2)
        free = height * 0.5 if m.side_down and len(self.sides) > 2 and self.table.viewer is not None else 0
        self.swaps = lay_swaps(self.table, self.lying, m, m.width / 2, y + free, height - free)

    def _lower(self, height: float) -> float:
        """In a tall picture the seats' plates reach further in than their hands, so the middle lies a little lower; not
        where it is higher than it needs, with what was taken at its foot. In a wide one the sign that the seat across
        the table led keeps clear of its cards."""
        m = self.measures
        if not m.side_down:
            return m.centre * LED if "top" in self.sides.values() else 0
        # A plate of two lines ends where what is in force would stand.
        plate = m.crowd_plate + 2 * m.gap if lives_on_plates(self.table) else m.plate
        return plate + self.known - (m.pile * HEIGHT if height > m.middle else 0)

    def _side(self, seat: int, side: Side, y: float) -> float:
        """A seat at the left or the right, with its hand and what it took below; returns where they end."""
        m = self.measures
        left = side == "left"
        if m.side_down:
            end = self._narrow_side(seat, y, left=left)
        else:
            x = m.margin + m.side.most / 2
            # Where nobody plays to the middle, a plate may reach further in.
            room = m.side.most + 2 * m.margin - m.gap + (m.plate if lives_on_plates(self.table) else 0)
            end = self._seat(seat, x if left else m.width - x, y + m.gap, m.side, m.side_closed, room)
        hand = self.hands.get(seat)
        if m.side_down and hand is not None and self._open(hand):
            inset = m.side.size * WIDTH + m.gap
            if len(self.kept) <= _BESIDE:
                self._taken(seat, end - m.pile * HEIGHT, left=left, inset=inset)
            else:
                self._taken(seat, end - m.pile * HEIGHT - self._told_of(seat), left=left, inset=inset, below=True)
            return end
        if m.side_down:
            # At the foot of the middle its words lie clear of the card that this seat plays.
            foot = y + m.middle - m.pile * HEIGHT - self._told_of(seat) if seat in self.kept else y
            return self._taken(seat, max(end + m.gap, foot), left=left, below=True)
        return self._taken(seat, end + m.gap, left=left)

    def _narrow_side(self, seat: int, y: float, *, left: bool) -> float:
        """The same where there is no room beside the middle: close to the picture's edge, open cards in a column."""
        m = self.measures
        edge, anchor = (m.margin, "start") if left else (m.width - m.margin, "end")
        lines, height = (2, m.crowd_plate) if lives_on_plates(self.table) else (1, m.plate)
        room = (m.width - m.gap) / 2 - m.margin
        clear = m.width / 2 - m.centre * WIDTH / 2 - m.gap - m.margin  # of a card that the seat across the table plays
        self.plates[seat] = Plate(edge, y + height / 2, anchor, room, lines, below=min(room, clear))
        y += height + self.known + m.gap
        hand = self.hands.get(seat)
        if hand is None:
            return y
        closed = m.side_closed if self.table.pot is None else replace(m.side_closed, most=m.beside_pot)
        lie = m.side if self._open(hand) else closed
        width = lie.size * WIDTH if self._open(hand) else width_of_fan(hand, lie)
        x = m.margin + width / 2 if left else m.width - m.margin - width / 2
        if self._open(hand):
            end = self.lying.column(hand, x, y, lie)
        else:
            end = self.lying.fan(hand, x, y, lie)
            self._count(hand, left)
        row = replace(m.row, size=m.side_closed.size, most=m.side_row)
        x = m.margin + m.side_row / 2
        for zone in self.rows.get(seat, ()):
            end = self.lying.places(zone, x if left else m.width - x, end + m.gap, row)
        return end

    def _heap(self, x: float, y: float) -> None:
        """What lies in the middle of the table: what seats have played there, or piles beside each other."""
        common = [zone for zone in self.table.zones if zone.seat is None]
        heaps = [zone for zone in common if zone.kind in ("pile", "row", "laid", *COUNTED)]
        centre = next((zone for zone in common if zone.kind == "centre"), None)
        if centre is None:
            self.notes = Point(x, y - self.measures.centre * (HEIGHT / 2 + RISEN) - self.measures.gap)
        else:
            self._centre(centre, x, y)
            x -= (self.measures.apart[0] + self.measures.centre * WIDTH) * 1.35
        most = self.measures.seen if self.sides else SEEN
        widths = [width_of_pile(zone, self.measures, most) for zone in heaps]
        pot = self.measures.pot if self.table.pot is not None else 0
        gap = self.measures.gap * 3
        # Beside cards played to the middle lies one that may be ringed, as something to choose.
        least = self.measures.margin + (0 if centre is None else self.measures.gap * 2)
        at = max(x - (pot + fsum(widths) + gap * (len(heaps) - (not pot))) / 2, least)
        foot = y + (self.measures.centre * HEIGHT + self.measures.plate) / 2
        if pot:
            self.pot = Point(at + pot / 2, foot)
            at += pot + gap
        for zone, width in zip(heaps, widths, strict=True):
            self.zones[zone.name] = Point(
                at + width / 2, y + self.measures.centre * HEIGHT / 2 + self.measures.plate / 2
            )
            lay_pile(zone, at + width / 2, y, self.lying, self.measures, most)
            at += width + gap

    def _centre(self, zone: Zone, x: float, y: float) -> None:
        m = self.measures
        away, up = m.apart
        # Of two who sit across from each other the cards lie beside each other too: the sign that one was led, which
        # is above it, would else lie between the two and could be either's.
        aside = m.centre * WIDTH * 0.55 if set(self.sides.values()) == {"bottom", "top"} else 0
        offsets: Mapping[Side, tuple[float, float]] = {
            "bottom": (aside, up), "left": (-away, 0), "top": (-aside, -up), "right": (away, 0)
        }  # fmt: skip
        self.middle = self.lying.homes[zone.name] = (x, y)
        for place, card in sorted(enumerate(zone.cards), key=self._depth):
            side = self.sides.get(card.seat if card.seat is not None else -1)
            dx, dy = offsets[side] if side else ((place - (len(zone.cards) - 1) / 2) * away, 0)
            self.lying.put(
                card, "f" if self.name == "wide" else "b", x + dx, y + dy, _LEANING[side] if side else 0, m.centre
            )

    def _depth(self, placed: tuple[int, TableCard]) -> int:
        """Cards in the middle lie on each other so that every index is seen, not as they were played."""
        place, card = placed
        side = None if card.seat is None else self.sides.get(card.seat)
        return _DEPTH[side] if side else place

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
            self.lying.backs(zone, heaps, x, middle, (inwards * step, 0), m.pile)
            self.lying.homes[zone.name] = (x, middle)
            words = edge if below else x + inwards * (m.pile * WIDTH / 2 + step * max(heaps - 1, 0) + m.gap)
            told = self._told_of(seat)
            y += m.pile * HEIGHT + (told if below else m.gap)
            self.zones[zone.name] = Point(words, y - told / 2 if below else middle, "start" if left else "end")
        return y

    def _above(self, seat: int) -> float:
        """How far the words beside what a seat has taken reach above it."""
        return max(self._told_of(seat) - self.measures.pile * HEIGHT, 0) / 2

    def _told_of(self, seat: int) -> float:
        """How high the words are that stand beside what a seat has taken."""
        return max((len(zone.facts) for zone in self.kept.get(seat, ())), default=0) * self.measures.line

    def _keeper(self, zone: Zone) -> int:
        """The seat that what is taken lies beside: of its party, the first from the viewer on."""
        party = {place.seat: place.party for place in self.table.places}
        owner = party.get(zone.seat if zone.seat is not None else 0)
        clockwise = sorted(party, key=lambda seat: (seat - (self.table.viewer or 0)) % len(party))
        return next(seat for seat in clockwise if party[seat] == owner)

    def _open(self, hand: Zone) -> bool:
        """Whether a hand lies open: all hands, or one that is seen whole and not only for what is known to all. Where
        everybody has shown, all do."""
        shown = (card.card and "shown" not in card.marks for card in hand.cards)
        return self.table.viewer is None or (bool(hand.cards) and (self.all_have_shown or all(shown)))
