"""The seats' plates: who sits there, what is to be seen of them, and the score where it stands there.

Nothing here is measured in a browser: how wide words are is guessed, generously, from how many letters they have.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import fsum
from typing import Final, NamedTuple

from tolva_teach.picture.faces import Indices, index
from tolva_teach.picture.measures import MEASURES, Measures
from tolva_teach.picture.scene import Plate, Scene, scored_on_plates, sides
from tolva_teach.picture.svg import LETTER, box, number, place, text, use, width_of
from tolva_teach.picture.words import Words
from tolva_teach.rules.cards import Suit
from tolva_teach.rules.table import Known, Place, Sign, Tally


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
    six: float
    """The size of those whose pips are counted."""


PRINTS: Final = {
    "wide": Print(plate=36, font=17.5, small=16.5, letters=16, tally=66, marker=0.26, six=0.38),
    "tall": Print(plate=27, font=13.5, small=12, letters=12, tally=46, marker=0.19, six=0.26),
}
_CROWDED: Final = {
    "wide": Print(plate=33, font=18, small=17, letters=16, tally=0, marker=0, six=0),
    "tall": PRINTS["tall"],
}
"""Where seats are many."""

_MOST_DISCS = 5
"""So many lives are seen at a glance; more are a disc and a number."""
_CROWN = "M-8 6L-9.5-4.5L-4.5 0L0-7.5L4.5 0L9.5-4.5L8 6Z"


class _Part(NamedTuple):
    """A part of a plate, drawn to the right of its left edge's middle."""

    width: float
    markup: str


def plates(scene: Scene, words: Words, indices: Indices) -> str:
    """Every seat's plate. Where one seat's number alone has room, no other is called by more than its number."""
    crowded = not sides(words.table)
    print_ = (_CROWDED if crowded else PRINTS)[scene.name]
    tallies = {tally.party: tally for tally in words.table.tallies} if scored_on_plates(words.table) else {}
    drawers = [
        _PlateDrawer(seat, scene, words, print_, tallies.get(seat.party), signed=not (crowded or tallies))
        for seat in words.table.places
        if seat.seat in scene.plates
    ]
    short = any(words.is_short(one.seat.seat, one.letters) for one in drawers)
    return "".join(one.drawn(indices, short=short) for one in drawers)


@dataclass(frozen=True, slots=True)
class _PlateDrawer:
    """Draws a seat's plate: name, marks and the dealer's button, and the party's sign where parties have signs."""

    seat: Place
    scene: Scene
    words: Words
    print_: Print
    tally: Tally | None
    signed: bool

    @property
    def _at(self) -> Plate:
        return self.scene.plates[self.seat.seat]

    @property
    def _first(self) -> _Part:
        if self.signed:
            return _signed(self.seat, self.words.badge(self.seat.seat), self.print_)
        return _Part(self.print_.plate * 0.4, "")

    @property
    def _told(self) -> list[_Part]:
        """What is told of the seat beside its name."""
        words, seat = self.words, self.seat
        told = [_written(placed, self.print_)] if (placed := words.place_in_order(seat)) else []
        told += [_tag(tag, self.print_) for tag in words.tags(seat)]
        if self.tally is None:
            return told
        whole, short = (_tally(self.tally, words, self.print_, short=short) for short in (False, True))
        fits = self._at.lines == 1 or _width([*told, *whole]) + self.print_.plate * 0.4 <= self._at.room
        return [*told, *(whole if fits else short)]

    @property
    def _button(self) -> list[_Part]:
        return [_button(self.words.text("dealer"), self.print_)] if "dealer" in self.seat.marks else []

    @property
    def letters(self) -> int:
        """For how many letters of the name there is room."""
        print_ = self.print_
        beside = [self._first, *self._button, *(self._told if self._at.lines == 1 else [])]
        free = self._at.room - _width(beside) - print_.plate * 0.2 - 8
        return min(print_.letters, int(free / (print_.font * 1.04 * LETTER)))

    def drawn(self, indices: Indices, *, short: bool) -> str:
        """The plate as SVG; `short` where a seat without a name is to be called by its number alone."""
        at, seat, print_, words = self._at, self.seat, self.print_, self.words
        height, told = print_.plate, self._told
        name = _name(words.name(seat.seat, self.letters, short=short), print_)
        upper = [self._first, name, *(told if at.lines == 1 else []), *self._button]
        lower = told if at.lines == 2 else []
        width = max(_width(upper) + height * 0.2, _width(lower) + height * 0.4 if lower else 0)
        m = MEASURES[self.scene.name]
        x = _left(at, width, m)
        drawn = _drawn(seat, width, [upper, lower] if lower else [upper], print_)
        if seat.known is None or seat.known.nothing:
            return f'<g transform="{place(x, at.y)}">{drawn}</g>'
        line = _fitting(seat.known, words, print_.small, indices, at.below)
        below = place(_left(at, _width(line), m) - x, print_.plate * (0.81 if lower else 0.5) + m.known / 2)
        known = f'<g transform="{below}">{_line(line, m.known * 0.86)}</g>'
        return f'<g transform="{place(x, at.y)}" data-known="{seat.seat}">{drawn}{known}</g>'


def _left(at: Plate, width: float, m: Measures) -> float:
    """Where a plate begins: no nearer the picture's edges than its margin, however much it tells."""
    left = at.x - {"start": 0, "middle": width / 2, "end": width}[at.anchor]
    return max(m.margin, min(left, m.width - m.margin - width))


def _drawn(seat: Place, width: float, lines: list[list[_Part]], print_: Print) -> str:
    """The plate as SVG, placed by the middle of its left edge, with its text."""
    height = print_.plate * (1 if len(lines) == 1 else 1.62)
    edges = ["plate", *(["turn"] if "to-act" in seat.marks else [])]
    drawn = [box(0, -height / 2, width, height, print_.plate / 2, edge) for edge in edges]
    for number_, parts in enumerate(lines):
        y = (number_ - (len(lines) - 1) / 2) * print_.plate * 0.76
        free = width - _width(parts)
        left = free / 2 if len(lines) == 2 else 0.0
        for part in parts:
            drawn.append(f'<g transform="{place(left, y)}">{part.markup}</g>' if left or y else part.markup)
            left += part.width
    return "".join(drawn)


def _width(parts: Iterable[_Part]) -> float:
    return fsum(part.width for part in parts)  # alike in each version of Python, which `sum` is not


def _signed(seat: Place, badge: str, print_: Print) -> _Part:
    x = print_.plate / 2
    letter = text(x, 0, badge, print_.font * 0.9, "on-sign", "middle")
    return _Part(print_.plate * 1.02, sign(seat.party, x, 0, print_.plate * 0.36) + letter)


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


def sign(party: int, x: float, y: float, r: float) -> str:
    """A party's sign: round for the first, square for the second, then both once more in another colour."""
    radius = r if party % 2 == 0 else r * 0.35
    return box(x - r, y - r, 2 * r, 2 * r, radius, f"party{party % 4}")


# The score.


def _tally(tally: Tally, words: Words, print_: Print, *, short: bool) -> list[_Part]:
    """A score on a plate: lives as discs, or `short` as one and their number, rounds as crowns, points as a number."""
    if tally.unit == "lives":
        return _lives(tally.score, print_, most=1 if short else _MOST_DISCS)
    if tally.unit == "rounds":
        return _crowns(tally.score, print_) if tally.score else []
    return [_number(words.number(tally.score), print_), _written(words.unit(tally), print_)]


def _lives(count: int, print_: Print, most: int) -> list[_Part]:
    """A disc a life, so that they can be counted at a glance; of more than `most` one, and how many they are."""
    r = print_.plate * 0.2
    if count > most:
        return [_Part(2 * r + 5, disc(r, 0, r)), _number(f"×{count}", print_)]
    discs = "".join(disc(r + n * r * 2.5, 0, r) for n in range(count))
    return [_Part(count * r * 2.5 + 6, discs)] if count else []


def disc(x: float, y: float, r: float) -> str:
    """A chip, seen from above."""
    return f'<circle class="tv-disc" cx="{number(x)}" cy="{number(y)}" r="{number(r)}"/>'


def _crowns(count: int, print_: Print) -> list[_Part]:
    size = print_.plate / 27
    crown = f'<path class="tv-accent" transform="{place(9 * size, 0, 0, size * 0.8)}" d="{_CROWN}"/>'
    return [_Part(18 * size, crown), _number(str(count), print_)]


def _number(words: str, print_: Print) -> _Part:
    return _Part(width_of(words, print_.small) + 7, text(0, 0, words, print_.small, "text", "bold"))


def _written(words: str, print_: Print) -> _Part:
    size = print_.small * 0.95
    return _Part(width_of(words, size) + 6, text(0, 0, words, size, "muted"))


# What the viewer can know.


def _fitting(known: Known, words: Words, size: float, indices: Indices, room: float) -> list[_Part]:
    """What is known, in as many signs as there is room for; an ellipsis says that there is more."""
    for few in range(len(known.holds) + len(known.lacks), -1, -1):
        lacks = known.lacks[:few]
        line = _told(known.holds[: few - len(lacks)], lacks, words, size, indices)
        if known.more or few < len(known.holds) + len(known.lacks):
            line.append(_small("…", size, "on-chip"))
        if _width(line) <= room:
            break
    return line


def _told(holds: Sequence[Sign], lacks: Sequence[Sign], words: Words, size: float, indices: Indices) -> list[_Part]:
    """Suits of which the seat has no card struck out, then the cards that it cannot hold, then those that it must."""
    cards = [its for its in lacks if its.rank]
    parts = [_Part(size * 0.5, ""), *(_struck(its.suit, size) for its in lacks if its.suit and not its.rank)]
    for word, signs in (("known-lacks", cards), ("known-holds", holds)):
        if signs:
            parts += [_Part(size * 0.3, ""), _small(words.text(word), size, "on-chip")]
            parts += (part for its in signs for part in _card(its, size, indices))
    return parts


def _line(parts: Sequence[_Part], height: float) -> str:
    """The signs on paper, as on a card, so that suits have their colours; from the middle of its left edge."""
    drawn, left = [box(0, -height / 2, _width(parts), height, height * 0.3, "chip")], 0.0
    for part in parts:
        drawn += [f'<g transform="{place(left, 0)}">{part.markup}</g>'] if part.markup else []
        left += part.width
    return "".join(drawn)


def _card(card: Sign, size: float, indices: Indices) -> Iterator[_Part]:
    if card.suit:
        yield _Part(size * 0.92, _suit(card.suit, size))
    label = index(card.rank, indices) if card.rank else ""
    yield _small(label, size, card.suit or "on-chip", "bold")


def _small(words: str, size: float, *classes: str) -> _Part:
    return _Part(width_of(words, size) + size * 0.4, text(0, 0, words, size, *classes))


def _suit(suit: Suit, size: float) -> str:
    """A suit's sign, as high as letters are."""
    return f'<g class="tv-{suit}">{use(suit, size * 0.42, 0, size * 0.042)}</g>'


def _struck(suit: Suit, size: float) -> _Part:
    """A suit's sign, struck out; it is larger than letters, and the stroke has a narrow edge, so that both are seen."""
    large = size * 1.3
    line = f'd="M{number(-large * 0.1)} {number(large * 0.24)}L{number(large * 0.94)} {number(-large * 0.24)}"'
    stroke = f'<path class="tv-struck-edge" {line}/><path class="tv-struck" {line}/>'
    return _Part(large * 1.25, _suit(suit, large) + stroke)
