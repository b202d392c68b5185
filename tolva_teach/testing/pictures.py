"""What lies on what in a picture of a table: cards of different zones, plates, and the words beside what was taken."""

import xml.etree.ElementTree as ET
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple, get_args

from tolva_teach.picture.document import drawing
from tolva_teach.picture.faces import HEIGHT, WIDTH
from tolva_teach.picture.measures import LayoutName
from tolva_teach.picture.scene import Scene
from tolva_teach.picture.svg import width_of
from tolva_teach.rules.table import Table
from tolva_teach.texts import COMPLETE

LAYOUTS: Sequence[LayoutName] = get_args(LayoutName)

_TOUCHES = 3
"""So far things may reach into each other: words are measured by guess, and a card may lie askew."""


class Box(NamedTuple):
    """A part of a picture."""

    what: str
    """A zone's name, `plate`, or the words that stand there."""
    left: float
    top: float
    right: float
    bottom: float

    def covers(self, other: "Box") -> bool:
        """Whether this part and the other one lie on each other."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return across > _TOUCHES and down > _TOUCHES


class Fault(NamedTuple):
    """What is wrong with a picture."""

    layout: LayoutName
    lang: str
    what: str
    other: str
    """What it lies on; `edge` where it reaches out of the picture, empty where it is not drawn at all."""


def faults_of_picture(table: Table) -> list[Fault]:
    """What lies on something else, reaches over an edge, or is not drawn, in each layout and language."""
    found: list[Fault] = []
    for layout in LAYOUTS:
        for lang in COMPLETE:
            drawn = drawing(table, lang=lang, indices="sv", layout=layout)
            cards, written = list(_cards(drawn.scene, table)), list(_written(drawn.seats))
            found += [Fault(layout, lang, one, other) for one, other in _overlaps(cards, written, drawn.scene)]
            shown = {box.what for box in cards}
            unseen = [zone.name for zone in table.zones if zone.count and zone.name not in shown]
            found += [Fault(layout, lang, name, "") for name in unseen]
    return found


def _overlaps(cards: Sequence[Box], written: Sequence[Box], scene: Scene) -> Iterator[tuple[str, str]]:
    for one, other in combinations([*cards, *written], 2):
        if one.what != other.what and one.covers(other):
            yield one.what, other.what
    for plate, other in combinations([box for box in written if box.what == "plate"], 2):
        if plate.covers(other):
            yield plate.what, other.what
    for box in (*cards, *written):
        if min(box.left, box.top) < -1 or box.right > scene.width + 1 or box.bottom > scene.height + 1:
            yield box.what, "edge"


def _cards(scene: Scene, table: Table) -> Iterator[Box]:
    """Each card that is seen, by the zone that it lies in."""
    zone_of = {card.key: zone.name for zone in table.zones for card in zone.cards}
    for spot in scene.cards:
        name = zone_of.get(spot.key) or spot.key.partition("#")[0].partition("/")[0]
        across, down = spot.size * WIDTH / 2, spot.size * HEIGHT / 2
        yield Box(name, spot.x - across, spot.y - down, spot.x + across, spot.y + down)


def _written(seats: str) -> Iterator[Box]:
    """The plates, and the words beside zones."""
    for part in ET.fromstring(f"<g>{seats}</g>"):
        if part.tag == "text":
            yield _words(part)
        elif len(part) and part[0].get("class") == "tv-plate":
            x, y = (float(its) for its in part.attrib["transform"].split(")")[0].removeprefix("translate(").split())
            width, height = float(part[0].attrib["width"]), float(part[0].attrib["height"])
            yield Box("plate", x, y - height / 2, x + width, y + height / 2)


def _words(part: ET.Element) -> Box:
    words, size, x = part.text or "", float(part.attrib["font-size"]), float(part.attrib["x"])
    width, foot = width_of(words, size) * 0.9, float(part.attrib["y"])
    named = part.attrib["class"]
    left = x - (width if "tv-end" in named else width / 2 if "tv-middle" in named else 0)
    return Box(words, left, foot - size * 0.8, left + width, foot + size * 0.1)
