"""What stands on the cloth beside the cards: the cloth itself, the score, what is declared and in force, numbers.

Nothing here is measured in a browser: how wide words are is guessed, generously, from how many letters they have.
"""

from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import NamedTuple

from tolva_teach.picture.faces import HEIGHT, WIDTH, Cut, Indices, code, face
from tolva_teach.picture.measures import MEASURES, LayoutName
from tolva_teach.picture.plates import PRINTS, Print, disc, sign
from tolva_teach.picture.scene import Scene, piled, scored_on_plates, sides
from tolva_teach.picture.svg import LETTER, box, number, place, shortened, text, use, width_of
from tolva_teach.picture.words import Words
from tolva_teach.rules.cards import Suit, rank
from tolva_teach.rules.table import Tally


class Panels(NamedTuple):
    """The score and what has been declared, drawn, and how far down they reach at the left and at the right."""

    markup: str
    bottoms: tuple[float, float]


def cloth(scene: Scene, words: Words) -> str:
    """The felt, a little lighter where the light falls, with a rose woven into it; of another colour while the order of
    ranks is turned round."""
    w, h = scene.width, scene.height
    radius = 26 if scene.name == "wide" else 16
    middle = scene.middle or (w / 2, h / 2)
    turned = words.table.turned
    return (
        f"{box(0, 0, w, h, radius, 'turned-felt' if turned else 'felt')}"
        f'<rect class="tv-glow" width="{w}" height="{h}" rx="{radius}" fill="url(#~glow)"/>'
        f"{box(5, 5, w - 10, h - 10, radius - 5, 'rail')}"
        f'<g class="tv-woven" transform="{place(*middle, 0, w / 190)}">{use("rose")}</g>'
    )


def counts(scene: Scene, words: Words) -> str:
    """The numbers beside stocks, piles and what was taken, those with the sign of the party that took them."""
    size, height = PRINTS[scene.name].small, MEASURES[scene.name].line
    party_of = {place.seat: place.party for place in words.table.places}
    parts = []
    for zone in words.table.zones:
        at = scene.zones.get(zone.name)
        if at is None or not zone.count:
            continue
        if zone.kind == "hand":
            parts.append(text(at.x, at.y, str(zone.count), size * 1.1, "text", "bold", at.anchor))
            continue
        last = words.last_lay(zone)
        lines = [last] if last else words.counted(zone)
        first, signed = at.y - (len(lines) - 1) * height / 2, 0.0
        if zone.kind == "taken" and zone.seat is not None and sides(words.table):
            inwards = -size if at.anchor == "end" else size
            parts.append(sign(party_of[zone.seat], at.x + inwards * 0.4, first, size * 0.4))
            signed = inwards * 1.1
        for n, line in enumerate(lines):
            x = at.x if n else at.x + signed
            parts.append(text(x, first + n * height, line, size, "muted", at.anchor))
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
    if not tallies or scored_on_plates(words.table):
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
    won, cup = _won(x + width, y, print_) if tally.won else ("", 0.0)
    name = shortened(words.party(tally.party), int((width - font * 2 - cup) / (font * LETTER * 0.9)))
    low = y + height * 0.66
    return (
        box(x, y, width, height, 10, "plate")
        + (box(x, y, width, height, 10, "turn") if tally.won else "")
        + sign(tally.party, x + 10 + font * 0.4, y + height * 0.2, font * 0.4)
        + text(x + 14 + font, y + height * 0.2, name, font, "text")
        + _markers(tally, x + 10, low, print_, indices)
        + _counted(tally, words, x + width - 10, low, print_)
        + won
    )


def _won(right: float, y: float, print_: Print) -> tuple[str, float]:
    """The cup of a party that has won, in the upper right corner of its panel, and how wide it is there."""
    size = print_.tally * 0.4
    at = place(right - size * 0.75, y + size * 0.65, 0, size / 24)
    return f'<path class="tv-accent" transform="{at}" d="{_CUP}"/>', size * 1.4


_CUP = (
    "M-7-10H7V-2Q7 4 0 4Q-7 4-7-2ZM-1.5 4H1.5V7H5V10H-5V7H-1.5Z"
    "M-7-8H-11V-4Q-11 0-6 1V-1Q-9-2-9-4V-6H-7ZM7-8H11V-4Q11 0 6 1V-1Q9-2 9-4V-6H7Z"
)
"""A cup with two handles on a foot."""


def _counted(tally: Tally, words: Words, right: float, y: float, print_: Print) -> str:
    """The score as a number, with what it counts before it where no cards show it."""
    size = print_.tally * 0.44
    score = words.number(tally.score)
    number = text(right, y, score, size, "text", "bold", "end")
    if tally.markers:
        return number
    left = right - width_of(score, size) - 6
    return text(left, y, words.unit(tally), print_.small * 0.85, "muted", "end") + number


def _markers(tally: Tally, x: float, y: float, print_: Print, indices: Indices) -> str:
    """The cards that show a score, side by side from x on; where pips are covered, sideways and upon each other."""
    pips = max((int(rank(card.card)) for card in tally.markers if card.card), default=0)
    counted = pips == PIPS
    covered = max((card.covered for card in tally.markers), default=0)
    cut: Cut = "f" if counted else "b"
    size = print_.six if counted else print_.marker
    step = HEIGHT * (1.04 - covered / pips) if counted else 62
    first = (HEIGHT if counted else WIDTH) / 2
    return "".join(
        f'<g transform="{place(x + size * (first + step * n), y, 90 if counted else 0, size)}">'
        f"{face(code(card.card, cut), indices)}</g>"
        for n, card in enumerate(tally.markers)
    )


PIPS = 6
"""Markers with so many pips show by them what is missing, not by their rank what has been won."""


def _badges(words: Words, x: float, y: float) -> tuple[str, float]:
    """What has been declared and what is in force, under each other; what leads is larger."""
    parts = []
    for badge in words.table.badges:
        height = 50 if badge.leading else 34
        parts.append(box(x, y, 214, height, 10, "plate"))
        parts.append(_suit_chip(badge.suit, x + 24, y + height / 2, height * 0.38))
        name = words.badge_name(badge)
        if badge.leading:
            parts.append(text(x + 52, y + 16, words.declared(words.text("leading"), badge, 14), 13.5, "muted"))
            parts.append(text(x + 52, y + 34, words.suit(badge.suit), 19, "text", "bold"))
        else:
            parts.append(text(x + 52, y + height / 2, words.declared(name, badge, 14), 15, "text"))
        y += height + 5
    for line in _lines(_cornered(words), 27):
        parts.append(text(x + 4, y + 10, line, 15, "accent", "bold"))
        y += 21
    return "".join(parts), y


def _chips(words: Words, x: float, y: float, width: float) -> tuple[str, float]:
    """The same beside each other, as many in a line as there is room for."""
    parts = []
    left = x
    for badge in words.table.badges:
        label = words.declared(words.badge_name(badge), badge, 12)
        chip = 30 + width_of(label, 12.5)
        if left > x and left + chip > x + width:
            left, y = x, y + 30
        parts.append(box(left, y, chip, 26, 13, "plate"))
        parts.append(_suit_chip(badge.suit, left + 13, y + 13, 10.5))
        parts.append(text(left + 27, y + 13, label, 12.5, "text"))
        left += chip + 5
    y += 30 if words.table.badges else 0
    for line in _lines(_cornered(words), 44):
        parts.append(text(x + 2, y + 8, line, 13, "accent", "bold"))
        y += 18
    return "".join(parts), y


def notes(scene: Scene, words: Words) -> str:
    """What is in force, above the piles, where seats play to piles; elsewhere it stands in a corner (`panels`)."""
    at = scene.notes
    if at is None:
        return ""
    size, letters = (16.0, 56) if scene.name == "wide" else (12.0, 32)
    lines = _lines(words.notes(), letters)
    first = at.y - (len(lines) - 0.5) * size * 1.35
    draw = _banner if words.table.turned else _note
    return "".join(draw(at.x, first + n * size * 1.35, line, size) for n, line in enumerate(lines))


def _note(x: float, y: float, line: str, size: float) -> str:
    return text(x, y, line, size, "accent", "bold", "middle")


def _banner(x: float, y: float, line: str, size: float) -> str:
    """A line that is not to be missed, after a sign that something is turned over."""
    width, height = width_of(line, size) + size * 2.6, size * 1.7
    left = x - width / 2
    arrows = f'<path class="tv-arrows" transform="{place(left + size * 1.1, y, 0, size / 16)}" d="{_OVER}"/>'
    pill = box(left, y - height / 2, width, height, height / 2, "accent")
    return pill + arrows + text(x + size * 0.7, y, line, size, "on-accent", "middle")


_OVER = "M-4 7V-7M-8-3L-4-7L0-3M4-7V7M0 3L4 7L8 3"
"""Two arrows, one up and one down."""


def pot(scene: Scene, words: Words) -> str:
    """The chips in the pot, in stacks of five, and how many they are."""
    count = words.table.pot
    if not count or scene.pot is None:
        return ""
    print_ = PRINTS[scene.name]
    r = print_.plate * 0.3
    seen = min(count, _MOST_CHIPS)
    stacks = -(-seen // _STACK)
    left, foot = scene.pot.x - (stacks - 1) * r * 1.15, scene.pot.y - print_.small
    chips = "".join(disc(left + (n // _STACK) * r * 2.3, foot - r - (n % _STACK) * r * 0.8, r) for n in range(seen))
    return chips + text(scene.pot.x, scene.pot.y, words.text("pot", count=count), print_.small, "muted", "middle")


_STACK, _MOST_CHIPS = 5, 10
"""How many chips a stack has, and how many are seen; the number says how many there are."""


def _cornered(words: Words) -> Sequence[str]:
    """What is in force and stands in a corner."""
    return [] if piled(words.table) else words.notes()


def _lines(notes: Iterable[str], letters: int) -> Sequence[str]:
    return [line for note in notes for line in wrap(note, letters)[:3]]


def _suit_chip(suit: Suit, x: float, y: float, r: float) -> str:
    return (
        f'<circle class="tv-chip" cx="{number(x)}" cy="{number(y)}" r="{number(r)}"/>'
        f'<g class="tv-{suit}">{use(suit, x, y, r / 16)}</g>'
    )
