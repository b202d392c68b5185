"""The places of everything on a laid-out table, as values."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple

from tolva_teach.picture.faces import HEIGHT, WIDTH
from tolva_teach.picture.lying import Spot
from tolva_teach.picture.measures import MEASURES, LayoutName
from tolva_teach.rules.table import Place, Table, Zone

Side = Literal["bottom", "left", "top", "right"]


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


class Plate(NamedTuple):
    """Where a seat's plate is: a point and which part of the plate it is, as in `Point`."""

    x: float
    y: float
    anchor: str = "middle"
    room: float = 999
    """How wide it may be."""
    lines: int = 1
    """In how many lines it says what it says."""
    below: float = 999
    """How wide the line below it may be."""


class Line(NamedTuple):
    """A line in the middle of the table: its middle, and half of how wide what lies in it is."""

    x: float
    y: float
    half: float


@dataclass(frozen=True, slots=True)
class Scene:
    """A table laid out: what lies where, in a picture of this size."""

    name: LayoutName
    width: int
    height: int
    cards: tuple[Spot, ...]
    """In the order in which they are drawn: the later ones lie on top."""
    plates: Mapping[int, Plate]
    """Each seat's name, by seat."""
    zones: Mapping[str, Point]
    """Where zones have the words that go with them, by zone: those that are counted rather than seen, and piles."""
    homes: Mapping[str, tuple[float, float]]
    """The middle of each zone: where its cards come from and go to."""
    middle: tuple[float, float] | None = None
    """Where seats play their cards to; None where they play to piles."""
    pot: Point | None = None
    """Where it is written how much there is in the pot, below its chips; None where there is no pot."""
    swaps: tuple[Line, ...] = ()
    """Where each of the table's exchanges stands."""
    notes: Point | None = None
    """Where the last line of what is in force stands, above the piles; None where it stands in a corner."""


_SIDES: Mapping[int, tuple[Side, ...]] = {
    1: ("bottom",),
    2: ("bottom", "top"),
    3: ("bottom", "left", "right"),
    4: ("bottom", "left", "top", "right"),
}


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


def scored_on_plates(table: Table) -> bool:
    """Whether each seat's score stands on its plate: a score that no cards show, of few lives or rounds, or of many
    seats. Other scores have a panel."""
    tallies = table.tallies
    if not tallies or len(tallies) != len(table.places) or any(tally.markers for tally in tallies):
        return False
    return not sides(table) or any(tally.unit != "points" for tally in tallies)


def lives_on_plates(table: Table) -> bool:
    """Whether lives stand on the plates, and beside them in time who has knocked and what a hand is worth."""
    return scored_on_plates(table) and any(tally.unit == "lives" for tally in table.tallies)


def told_on_plates(table: Table) -> bool:
    """Whether plates tell more of seats than who sits there: a score, a title, who has gone out or knocked."""
    return scored_on_plates(table) or any(map(_told, table.places))


def _told(place: Place) -> bool:
    return bool(place.title) or place.order is not None or place.gone_out is not None or "knocked" in place.marks


def piled(table: Table) -> bool:
    """Whether seats play to piles, rather than each to the middle."""
    return not any(zone.kind == "centre" for zone in table.zones)


def sides(table: Table) -> Mapping[int, Side]:
    """Which side of the picture each seat is at; empty where the seats are too many to have sides."""
    count = len(table.places)
    bottom = table.viewer or 0
    return {(bottom + n) % count: side for n, side in enumerate(_SIDES.get(count, ()))}
