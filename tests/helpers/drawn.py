"""Reads a picture back: what is drawn where, as a browser would see it."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass

_SVG = "{http://www.w3.org/2000/svg}"
_PLACE = re.compile(r"translate\((\S+) (\S+)\)(?: rotate\((\S+)\))?(?: scale\((\S+)\))?$")


@dataclass(frozen=True)
class DrawnCard:
    """A card in a picture: its index and suit as drawn (both None on a back), and where it lies."""

    index: str | None
    suit: str | None
    x: float
    y: float
    turn: float
    size: float


@dataclass(frozen=True)
class DrawnPlate:
    """A seat's plate: its upper left corner and its size, and what stands on it."""

    x: float
    y: float
    width: float
    height: float
    texts: tuple[str, ...]


class Picture:
    """A picture, read."""

    def __init__(self, svg: str) -> None:
        self.svg = svg
        self.root = ET.fromstring(svg)
        _, _, width, height = (float(part) for part in self.root.attrib["viewBox"].split())
        self.size = (width, height)
        body = next(child for child in self.root if child.tag == f"{_SVG}g")
        self.prefix = next(e.attrib["id"] for e in body.iter() if e.attrib.get("id", "").endswith("glow"))[:-4]
        self.cards = list(self._cards(body))

    @property
    def ids(self) -> list[str]:
        return [element.attrib["id"] for element in self.root.iter() if "id" in element.attrib]

    @property
    def references(self) -> list[str]:
        hrefs = [element.attrib["href"] for element in self.root.iter() if "href" in element.attrib]
        return [href[1:] for href in hrefs] + re.findall(r"url\(#([^)]+)\)", self.svg)

    @property
    def texts(self) -> list[str]:
        return [element.text or "" for element in self.root.iter(f"{_SVG}text")]

    @property
    def plates(self) -> "list[DrawnPlate]":
        """The seats' plates, in the order of the seats."""
        body = next(child for child in self.root if child.tag == f"{_SVG}g")
        found = []
        for group in body:
            place = _PLACE.match(group.attrib.get("transform", ""))
            edge = group[0] if len(group) else None
            if place is not None and edge is not None and edge.attrib.get("class") == "tv-plate":
                width, height = float(edge.attrib["width"]), float(edge.attrib["height"])
                texts = tuple(text.text or "" for text in group.iter(f"{_SVG}text"))
                found.append(DrawnPlate(float(place[1]), float(place[2]) - height / 2, width, height, texts))
        return found

    @property
    def known_lines(self) -> "list[DrawnPlate]":
        """The lines below plates that say what can be known, in the order of the seats."""
        body = next(child for child in self.root if child.tag == f"{_SVG}g")
        found = []
        for group in (group for group in body if "data-known" in group.attrib):
            line = group[-1]
            places = [_PLACE.match(part.attrib["transform"]) for part in (group, line)]
            x, y = (sum(float(place[axis]) for place in places if place) for axis in (1, 2))
            width, height = float(line[0].attrib["width"]), float(line[0].attrib["height"])
            texts = tuple(text.text or "" for text in line.iter(f"{_SVG}text"))
            found.append(DrawnPlate(x, y - height / 2, width, height, texts))
        return found

    def _cards(self, body: ET.Element) -> Iterator[DrawnCard]:
        """The cards that lie on the table: groups at a place of their own that begin with a blank card or a back."""
        for group in body:
            place = _PLACE.match(group.attrib.get("transform", ""))
            first = group[0] if len(group) else None
            if place is None or first is None or first.tag != f"{_SVG}use":
                continue
            x, y, turn, size = (
                float(part) if part else default for part, default in zip(place.groups(), (0, 0, 0, 1), strict=True)
            )
            what = first.attrib["href"].removeprefix(f"#{self.prefix}")
            if what == "x":
                yield DrawnCard(None, None, x, y, turn, size)
            elif what == "p":
                face = group[1]
                index = next((text.text for text in face.iter(f"{_SVG}text")), "")
                yield DrawnCard(index, face.attrib["class"].removeprefix("tv-"), x, y, turn, size)
