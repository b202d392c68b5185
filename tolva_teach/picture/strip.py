"""A piece of a table by itself, small enough to stand beside a sentence: some of its cards, its score, its exchanges.

It is drawn as the tall picture draws it, in a phone's pixels, on a cloth of its own.
"""

from collections.abc import Sequence
from math import ceil
from typing import Final

from tolva_teach.picture import furniture
from tolva_teach.picture.description import TableDescription
from tolva_teach.picture.document import Still, as_document
from tolva_teach.picture.faces import WIDTH, Indices
from tolva_teach.picture.lying import LED, Lying
from tolva_teach.picture.measures import TALL, Lie
from tolva_teach.picture.scene import Scene
from tolva_teach.picture.svg import box
from tolva_teach.picture.swaps import lay_swaps, swaps
from tolva_teach.picture.words import Words
from tolva_teach.rules.table import Table, Zone

_SIZE: Final = 0.46
_MOST: Final = 300.0
_MARGIN, _GAP, _ROUND = 9.0, 12.0, 10.0
_HAND: Final = Lie("b", _SIZE, 32, 18, _MOST)
_ROW: Final = Lie("b", _SIZE, 54, 54, _MOST, room=6)
_PILE: Final = Lie("b", _SIZE, 32, 32, _MOST)
_PLAYED: Final = Lie("b", _SIZE, 56, 56, _MOST)
_LIES: Final = {"row": _ROW, "pile": _PILE, "centre": _PLAYED}
_RING: Final = 5.0
"""How far the sign of the card that wins reaches beyond the card."""
_SWAP: Final = (190.0, 32.0)
"""The width and height of a line that says who exchanges with whom."""


def cards_strip(table: Table, zones: Sequence[Zone], *, lang: str = "sv", indices: Indices = "sv") -> Still:
    """The cards of these zones of a table, under each other. The words beside it name the cards, from the first."""
    lying, y = Lying(), _MARGIN + _above(zones)
    for zone in zones:
        lie = _LIES.get(zone.kind, _HAND)
        lay = lying.places if zone.kind == "row" else lying.fan
        y = lay(zone, _MOST / 2, y, lie) + _GAP
    left = min(spot.x for spot in lying.cards) - _SIZE * WIDTH / 2
    width = max(spot.x for spot in lying.cards) + _SIZE * WIDTH / 2 - left
    cards = [spot._replace(x=spot.x - left + _MARGIN) for spot in lying.cards]
    description = TableDescription(table, lang)
    told = " ".join(map(description.lying, zones))
    size = ceil(width + 2 * _MARGIN), ceil(y - _GAP + _MARGIN)
    svg = as_document(size, _cloth(size, table), cards, told, lang=lang, indices=indices)
    return Still(svg, told)


def score_strip(table: Table, *, lang: str = "sv", names: Sequence[str] = (), indices: Indices = "sv") -> Still:
    """How the match stands, with the cards that show it."""
    words = Words(table, lang, tuple(names))
    panels = furniture.panels(words, "tall", indices)
    size = TALL.width, ceil(max(panels.bottoms) + 6)
    told = " ".join(TableDescription(table, lang, tuple(names)).scores())
    return Still(as_document(size, _cloth(size, table) + panels.markup, (), told, lang=lang, indices=indices), told)


def swaps_strip(table: Table, *, lang: str = "sv", names: Sequence[str] = (), indices: Indices = "sv") -> Still:
    """Who exchanges how many cards with whom."""
    words, lying = Words(table, lang, tuple(names)), Lying()
    width, height = _SWAP
    size = ceil(width), ceil(height * len(table.swaps))
    lines = lay_swaps(table, lying, TALL, width / 2, 0, size[1])
    scene = Scene("tall", *size, tuple(lying.cards), {}, {}, lying.homes, swaps=lines)
    told = " ".join(TableDescription(table, lang, tuple(names)).exchanges())
    beneath = _cloth(size, table) + swaps(scene, words)
    return Still(as_document(size, beneath, scene.cards, told, lang=lang, indices=indices), told)


def _above(zones: Sequence[Zone]) -> float:
    """What is kept free above the first cards, for the signs on them."""
    marks = {mark for card in zones[0].cards for mark in card.marks}
    return _SIZE * LED if "led" in marks else _RING if "winning" in marks else 0


def _cloth(size: tuple[int, int], table: Table) -> str:
    return box(0, 0, *size, _ROUND, "turned-felt" if table.turned else "felt")
