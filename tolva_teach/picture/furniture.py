"""What stands on the cloth beside the cards: the cloth itself, the seats' plates, the score, what is declared.

Nothing here is measured in a browser: how wide words are is guessed, generously, from how many letters they have.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Final, NamedTuple

from tolva_teach.cards import Suit, rank
from tolva_teach.picture.faces import HEIGHT, WIDTH, Cut, Indices, code, face
from tolva_teach.picture.layout import Point, Scene, sides
from tolva_teach.picture.measures import LayoutName
from tolva_teach.picture.svg import LETTER, box, number, place, shortened, text, use, width_of
from tolva_teach.picture.words import Words
from tolva_teach.table import Place, Tally


@dataclass(frozen=True, slots=True)
class Print:
    """The sizes of what is written in one layout."""

    plate: float
    font: float
    small: float
    letters: int
    """How many letters of a name stand on a plate."""
    tally: float
    """The height of a party's line in the score."""
    marker: float
    """The size of the cards that show a score."""


PRINTS: Final = {
    "wide": Print(plate=36, font=17.5, small=16.5, letters=16, tally=66, marker=0.26),
    "tall": Print(plate=27, font=13.5, small=12, letters=12, tally=46, marker=0.19),
}


class Panels(NamedTuple):
    """The score and what has been declared, drawn, and how far down they reach at the left and at the right."""

    markup: str
    bottoms: tuple[float, float]


def cloth(scene: Scene) -> str:
    """The felt, a little lighter where the light falls, with a rose woven into it."""
    w, h = scene.width, scene.height
    radius = 26 if scene.name == "wide" else 16
    middle = scene.middle or (w / 2, h / 2)
    return (
        f"{box(0, 0, w, h, radius, 'felt')}"
        f'<rect class="tv-glow" width="{w}" height="{h}" rx="{radius}" fill="url(#~glow)"/>'
        f"{box(5, 5, w - 10, h - 10, radius - 5, 'rail')}"
        f'<g class="tv-woven" transform="{place(*middle, 0, w / 190)}">{use("rose")}</g>'
    )


def plates(scene: Scene, words: Words) -> str:
    """Every seat's plate."""
    crowded = not sides(words.table)
    print_ = PRINTS["tall" if crowded else scene.name]
    narrow = crowded and scene.name == "tall"
    return "".join(
        _plate(seat, scene.plates[seat.seat], words, print_, signed=not crowded, narrow=narrow)
        for seat in words.table.places
        if seat.seat in scene.plates
    )


def _plate(seat: Place, at: Point, words: Words, print_: Print, *, signed: bool, narrow: bool) -> str:
    """A seat: a sign with its first letter or number, its name, what is to be seen of it, and the dealer's button."""
    height = print_.plate
    tags = [tag for mark in seat.marks if (tag := words.tag(mark))]
    taken = sum(len(tag) + 1 for tag in tags) if narrow else 0
    parts = [_signed(seat, words.badge(seat.seat), print_)] if signed else [_Part(height * 0.4, "")]
    parts.append(_name(words.name(seat.seat, print_.letters - taken), print_))
    parts += [_tag(tag, print_) for tag in tags]
    if "dealer" in seat.marks:
        parts.append(_button(words.text("dealer"), print_))
    width = sum(part.width for part in parts) + height * 0.2
    x = at.x - {"start": 0, "middle": width / 2, "end": width}[at.anchor]
    edges = ["plate", *(["turn"] if "to-act" in seat.marks else [])]
    drawn = [box(0, -height / 2, width, height, height / 2, edge) for edge in edges]
    left = 0.0
    for part in parts:
        drawn.append(f'<g transform="{place(left, 0)}">{part.markup}</g>' if left else part.markup)
        left += part.width
    return f'<g transform="{place(x, at.y)}">{"".join(drawn)}</g>'


class _Part(NamedTuple):
    """A part of a plate, drawn to the right of its left edge's middle."""

    width: float
    markup: str


def _signed(seat: Place, badge: str, print_: Print) -> _Part:
    x = print_.plate / 2
    letter = text(x, 0, badge, print_.font * 0.9, "on-sign", "middle")
    return _Part(print_.plate * 1.02, _sign(seat.party, x, 0, print_.plate * 0.36) + letter)


def _name(name: str, print_: Print) -> _Part:
    return _Part(width_of(name, print_.font * 1.04) + 8, text(0, 0, name, print_.font, "text", "bold"))


def _tag(words: str, print_: Print) -> _Part:
    width, height = width_of(words, print_.small) + 14, print_.plate * 0.66
    pill = box(0, -height / 2, width, height, height / 2, "accent")
    return _Part(width + 3, pill + text(width / 2, 0, words, print_.small, "on-accent", "middle"))


def _button(letter: str, print_: Print) -> _Part:
    size = print_.plate * 0.76
    disc = f'<circle class="tv-chip" cx="{number(size / 2)}" r="{number(size / 2)}"/>'
    return _Part(size, disc + text(size / 2, 0, letter, print_.font * 0.9, "on-chip", "middle"))


def _sign(party: int, x: float, y: float, r: float) -> str:
    """A party's sign: round for the first, square for the second, then both once more in another colour."""
    radius = r if party % 2 == 0 else r * 0.35
    return box(x - r, y - r, 2 * r, 2 * r, radius, f"party{party % 4}")


def counts(scene: Scene, words: Words) -> str:
    """The numbers beside stocks, piles and what was taken, those with the sign of the party that took them."""
    size = PRINTS[scene.name].small
    party_of = {place.seat: place.party for place in words.table.places}
    parts = []
    for zone in words.table.zones:
        at = scene.zones.get(zone.name)
        if at is None or not zone.count:
            continue
        lines = words.counted(zone)
        first, signed = at.y - (len(lines) - 1) * size * 0.6, 0.0
        if zone.kind == "taken" and zone.seat is not None:
            inwards = -size if at.anchor == "end" else size
            parts.append(_sign(party_of[zone.seat], at.x + inwards * 0.4, first, size * 0.4))
            signed = inwards * 1.1
        for n, line in enumerate(lines):
            x = at.x if n else at.x + signed
            parts.append(text(x, first + n * size * 1.2, line, size, "muted", at.anchor))
    return "".join(parts)


def panels(words: Words, layout: LayoutName, indices: Indices) -> Panels:
    """The score, and what has been declared: in the corners of a wide picture, at the top of a tall one."""
    if layout == "wide":
        score, right = _score(words, 960 - 18 - 214, 14, 214, 1, PRINTS["wide"], indices)
        declared, left = _badges(words, 18, 14)
        return Panels(score + declared, (left, right))
    score, bottom = _score(words, 5, 6, 334, 2, PRINTS["tall"], indices)
    declared, bottom = _chips(words, 6, bottom + 6 if score else 8, 332)
    return Panels(score + declared, (bottom, bottom))


def _score(
    words: Words, x: float, y: float, width: float, columns: int, print_: Print, indices: Indices
) -> tuple[str, float]:
    """The parties' scores with the cards that show them, and where they end."""
    tallies = words.table.tallies
    if not tallies:
        return "", y
    columns = min(columns, len(tallies)) if len(tallies) != 3 else columns * 2 - 1
    cell = (width - 6 * (columns - 1)) / columns
    parts = []
    for n, tally in enumerate(tallies):
        left = x + (n % columns) * (cell + 6)
        top = y + (n // columns) * (print_.tally + 4)
        parts.append(_tally(tally, words, left, top, cell, print_, indices))
    rows = -(-len(tallies) // columns)
    return "".join(parts), y + rows * (print_.tally + 4) - 4


def _tally(tally: Tally, words: Words, x: float, y: float, width: float, print_: Print, indices: Indices) -> str:
    """A party's name, and below it the cards that show its score with the number beside them."""
    height, font = print_.tally, print_.font * 0.92
    name = shortened(words.party(tally.party), int((width - font * 2) / (font * LETTER * 0.9)))
    low = y + height * 0.66
    return (
        box(x, y, width, height, 10, "plate")
        + _sign(tally.party, x + 10 + font * 0.4, y + height * 0.2, font * 0.4)
        + text(x + 14 + font, y + height * 0.2, name, font, "text")
        + _markers(tally, x + 10, low, print_.marker, indices)
        + _counted(tally, words, x + width - 10, low, print_)
    )


def _counted(tally: Tally, words: Words, right: float, y: float, print_: Print) -> str:
    """The score as a number, with what it counts before it where no cards show it."""
    size = print_.tally * 0.44
    score = words.number(tally.score)
    number = text(right, y, score, size, "text", "bold", "end")
    if tally.markers:
        return number
    left = right - width_of(score, size) - 6
    return text(left, y, words.unit(tally), print_.small * 0.85, "muted", "end") + number


def _markers(tally: Tally, x: float, y: float, size: float, indices: Indices) -> str:
    """The cards that show a score, side by side from x on; where pips are covered, sideways and upon each other."""
    pips = next((int(rank(card.card)) for card in tally.markers if card.covered and card.card), 0)
    covered = max((card.covered for card in tally.markers), default=0)
    cut: Cut = "f" if covered else "b"
    step = HEIGHT * (1 - covered / pips) if covered else 62
    first = (HEIGHT if covered else WIDTH) / 2
    return "".join(
        f'<g transform="{place(x + size * (first + step * n), y, 90 if covered else 0, size)}">'
        f"{face(code(card.card, cut), indices)}</g>"
        for n, card in enumerate(tally.markers)
    )


def _badges(words: Words, x: float, y: float) -> tuple[str, float]:
    """What has been declared and what is in force, under each other; what leads is larger."""
    parts = []
    for badge in words.table.badges:
        height = 50 if badge.leading else 34
        who = shortened(words.seat(badge.seat), 14)
        parts.append(box(x, y, 214, height, 10, "plate"))
        parts.append(_suit_chip(badge.suit, x + 24, y + height / 2, height * 0.38))
        name = words.badge_name(badge)
        if badge.leading:
            parts.append(text(x + 52, y + 16, f"{words.text('leading')} · {who}", 13.5, "muted"))
            parts.append(text(x + 52, y + 34, words.suit(badge.suit), 19, "text", "bold"))
        else:
            parts.append(text(x + 52, y + height / 2, f"{name} · {who}", 15, "text"))
        y += height + 5
    for line in _lines(words.notes(), 27):
        parts.append(text(x + 4, y + 10, line, 15, "accent", "bold"))
        y += 21
    return "".join(parts), y


def _chips(words: Words, x: float, y: float, width: float) -> tuple[str, float]:
    """The same beside each other, as many in a line as there is room for."""
    parts = []
    left = x
    for badge in words.table.badges:
        label = f"{words.badge_name(badge)} · {shortened(words.seat(badge.seat), 12)}"
        chip = 30 + width_of(label, 12.5)
        if left > x and left + chip > x + width:
            left, y = x, y + 30
        parts.append(box(left, y, chip, 26, 13, "plate"))
        parts.append(_suit_chip(badge.suit, left + 13, y + 13, 10.5))
        parts.append(text(left + 27, y + 13, label, 12.5, "text"))
        left += chip + 5
    y += 30 if words.table.badges else 0
    for line in _lines(words.notes(), 44):
        parts.append(text(x + 2, y + 8, line, 13, "accent", "bold"))
        y += 18
    return "".join(parts), y


def _lines(notes: Iterable[str], letters: int) -> Sequence[str]:
    return [line for note in notes for line in wrap(note, letters)[:3]]


def _suit_chip(suit: Suit, x: float, y: float, r: float) -> str:
    return (
        f'<circle class="tv-chip" cx="{number(x)}" cy="{number(y)}" r="{number(r)}"/>'
        f'<g class="tv-{suit}">{use(suit, x, y, r / 16)}</g>'
    )
