"""A table as one SVG document, and as an image with words for a stored output."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import blake2s
from typing import Any, TypeAlias, get_args
from urllib.parse import quote

from tolva_teach.picture import faces, furniture, plates, style
from tolva_teach.picture.description import TableDescription
from tolva_teach.picture.faces import HEIGHT, WIDTH, Indices
from tolva_teach.picture.layout import lay_out
from tolva_teach.picture.lying import LED, Spot
from tolva_teach.picture.measures import LayoutName
from tolva_teach.picture.scene import Scene
from tolva_teach.picture.style import Colours, Theme
from tolva_teach.picture.svg import box, escaped, own_ids, place, text, use, width_of
from tolva_teach.picture.swaps import swaps
from tolva_teach.picture.words import Words
from tolva_teach.rules.table import MATADOR, Table
from tolva_teach.texts import LANGUAGES, check_language, sentence

_CHOICES: Mapping[str, Sequence[Any]] = {
    "indices": LANGUAGES,
    "colours": get_args(Colours),
    "layout": get_args(LayoutName),
    "theme": get_args(Theme),
}
"""What may be chosen, by the name of the setting."""

Dress: TypeAlias = Callable[[Spot, str], str]
"""Makes of a card's drawing, in the card's own units with its middle at 0, what is drawn in its place."""

MARKS = ("idle", "counts", "winning", "led", "shown", MATADOR)
"""The marks of a card that are drawn."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A table laid out, with all that is not a card already drawn."""

    scene: Scene
    cloth: str
    """The cloth with the score and the badges, which stay the same from card to card; it lies undermost. Here as in
    `seats`, ids are yet to be made the picture's own (`svg.own_ids`)."""
    seats: str
    """The seats' plates and the numbers beside piles, which lie between the cloth and the cards."""


def drawing(table: Table, *, lang: str = "sv", names: Sequence[str] = (), indices: Indices = "sv",
            layout: LayoutName = "wide") -> Drawing:  # fmt: skip
    """What `draw` puts into its document, apart, for a page that keeps its cards' elements."""
    words = Words(table, lang, tuple(names))
    panels = furniture.panels(words, layout, indices)
    scene = lay_out(table, layout, panels.bottoms)
    cloth = furniture.cloth(scene, words) + panels.markup
    beside = furniture.notes(scene, words) + furniture.pot(scene, words) + furniture.counts(scene, words)
    return Drawing(scene, cloth, beside + swaps(scene, words) + plates.plates(scene, words, indices))


def draw(table: Table, *, lang: str = "sv", names: Sequence[str] = (), indices: Indices = "sv", colours: Colours = 2,
         layout: LayoutName = "wide", theme: Theme = "auto", dress: Dress | None = None) -> str:  # fmt: skip
    """The table as an SVG document.

    Args:
        table: what lies on the table; a card that is not seen is drawn by its back.
        lang: the language of the words, `sv` or `en`.
        names: what the seats are called, by seat; without them they are called by their number. They may hold any
            text: it is escaped, and shortened to its place.
        indices: the cards' corner letters, by their language: E K D Kn (`sv`), A K Q J (`en`).
        colours: two as on most packs, or four.
        layout: `wide` (960 across) or `tall` (344 across, for a phone held upright).
        theme: `light`, `dark`, `print` (see `style.stylesheet`), or `auto`: as the page says, else the reader's system.
        dress: what is to become of each card's drawing; cards that lie over it cover what it adds.

    Raises:
        ValueError: a setting that there is not; the message names those there are.
    """
    check_language(lang)
    check_settings(indices=indices, colours=colours, layout=layout, theme=theme)
    drawn = drawing(table, lang=lang, names=names, indices=indices, layout=layout)
    scene = drawn.scene
    parts = drawn.cloth + drawn.seats
    return as_document((scene.width, scene.height), parts, scene.cards, describe(table, lang, names),
                       lang=lang, indices=indices, colours=colours, theme=theme, dress=dress)  # fmt: skip


def as_document(size: tuple[int, int], beneath: str, cards: Sequence[Spot], told: str, *, lang: str, indices: Indices,
                colours: Colours = 2, theme: Theme = "auto", dress: Dress | None = None) -> str:  # fmt: skip
    """A picture with all that it needs, as an SVG document.

    Args:
        size: its width and height.
        beneath: what lies under the cards, drawn, with ids that are yet to be made the picture's own.
        cards: the cards, from the lowest.
        told: what it shows, in words.
        dress: what is to become of each card's drawing.
    """
    marks = frozenset(mark for spot in cards for mark in spot.marks if mark in MARKS)
    on_paper = theme == "print"
    parts = definitions(lang, faces.definitions((spot.face for spot in cards), on_paper=on_paper), marks, on_paper)
    body = f"<defs>{parts}</defs>{beneath}{''.join(_card(spot, indices, dress) for spot in cards)}"
    digest = blake2s(f"{theme}{colours}{body}".encode(), digest_size=4).hexdigest()
    css = style.stylesheet(f".tv-{digest}", theme, colours, style.named_in(body))
    width, height = size
    return own_ids(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'width="{width}" height="{height}" style="max-width:100%;height:auto">'
        f"<title>{escaped(sentence(lang, 'picture-title'))}</title><desc>{escaped(told)}</desc><style>{css}</style>"
        f'<g class="tv-picture tv-{digest}">{body}</g></svg>',
        f"tv{digest}-",
    )


def describe(table: Table, lang: str = "sv", names: Sequence[str] = ()) -> str:
    """All that the picture shows, in words."""
    return TableDescription(table, check_language(lang), tuple(names)).whole()


def check_settings(**settings: object) -> None:
    """Raises ValueError for a setting that there is not."""
    for name, value in settings.items():
        if value not in _CHOICES[name]:
            allowed = ", ".join(map(repr, _CHOICES[name]))
            raise ValueError(f"{name} must be one of {allowed}, not {value!r}")


@lru_cache(maxsize=64)
def definitions(lang: str, cards: str, marks: frozenset[str] = frozenset(MARKS), on_paper: bool = False) -> str:
    """What a picture's parts are made of: the light on the cloth, the cards' parts, and these marks on cards; on paper
    what cannot be chosen is hatched."""
    drawn = {**_marks(lang), "idle": f'<g id="~idle">{faces.hatched(96, 140, 20)}</g>'} if on_paper else _marks(lang)
    return _GLOW + cards + "".join(drawn[mark] for mark in MARKS if mark in marks)


class Still:
    """A picture for a stored notebook output: an image that has its words with it.

    JupyterLab shows no stored SVG of a notebook that it does not trust, and Voilà makes `_repr_svg_` an image without
    words; an `<img>` is shown by both.
    """

    def __init__(self, svg: str, words: str) -> None:
        self.svg = svg
        self.words = words

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        return {"text/html": self.html, "text/plain": self.words}

    @property
    def html(self) -> str:
        """The image as HTML."""
        return f'<img alt="{escaped(self.words)}" style="max-width:100%" src="{self.address}">'

    @property
    def address(self) -> str:
        """The picture itself, as an address that an image has. It is written so that it can be packed: what is alike in
        two pictures reads alike."""
        return f"data:image/svg+xml,{quote(_by_itself(self.svg), safe=_IN_ADDRESS)}"

    def __repr__(self) -> str:
        return self.words


def _by_itself(svg: str) -> str:
    """The document as an image needs it: its words stand beside it, and nothing else has ids there."""
    bare = _WORDS.sub("", svg, count=1)
    own = _OWN.search(bare)
    return (bare.replace(own[1], "") if own else bare).replace('"', "'")


_WORDS = re.compile("<title>.*?</desc>", re.DOTALL)
_OWN = re.compile('class="tv-picture tv-([0-9a-f]+)"')
_IN_ADDRESS = "=:;,/'()+-*.!@$?~"


def still(table: Table, *, lang: str = "sv", names: Sequence[str] = (), **settings: Any) -> Still:
    """The table as an image with words, to be the last value of a notebook's cell.

    Settings are those of `draw`; the corner letters are those that are usual in the language.
    """
    settings.setdefault("indices", faces.usual_indices(lang))
    return Still(draw(table, lang=lang, names=names, **settings), describe(table, lang, names))


def _card(spot: Spot, indices: Indices, dress: Dress | None) -> str:
    marks = "".join(use(mark) for mark in MARKS if mark in spot.marks)
    drawn = faces.face(spot.face, indices) + marks
    dressed = dress(spot, drawn) if dress else drawn
    return f'<g transform="{place(spot.x, spot.y, spot.turn, spot.size)}">{dressed}</g>'


_GLOW = (
    '<radialGradient id="~glow" cx=".5" cy=".42" r=".75"><stop stop-color="#fff" stop-opacity=".13"/>'
    '<stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset=".5" stop-opacity="0"/>'
    '<stop offset="1" stop-opacity=".3"/>'
    "</radialGradient>"
)


@cache
def _marks(lang: str) -> dict[str, str]:
    led = sentence(lang, "picture-led")
    width = width_of(led, 19) + 16
    x, y = WIDTH / 2, HEIGHT / 2
    ring = f'<rect class="tv-win" x="{-x - 2}" y="{-y - 2}" width="{WIDTH + 4}" height="{HEIGHT + 4}" rx="10"/>'
    star = f'<circle class="tv-accent" cx="{x - 6}" cy="{-y + 6}" r="15"/>{use("*", x - 6, -y + 6)}'
    # It ends at the card's upper edge: the index begins six units below.
    tag = box(-width / 2 - 6, -y - LED, width, 28, 14, "tag") + text(-6, -y - 13, led, 19, "on-tag", "middle")
    eye = (
        f'<circle class="tv-tag" cx="{-x + 14}" cy="{y - 14}" r="12"/>'
        f'<path class="tv-eye" transform="{place(-x + 14, y - 14)}" '
        'd="M-8 0Q0-8 8 0Q0 8-8 0ZM0-2.2a2.2 2.2 0 1 1-.1 0z"/>'
    )
    corner = box(-x + 1, y - 31, 30, 30, 6, "tag")
    matador = corner + text(-x + 16, y - 16, sentence(lang, "picture-matador"), 23, "on-tag", "middle")
    veil = f'<rect class="tv-veil" x="{-x}" y="{-y}" width="{WIDTH}" height="{HEIGHT}" rx="8"/>'
    drawn = {
        "idle": veil,
        "counts": ring,
        "winning": f'{ring}<g class="tv-on-accent">{star}</g>',
        "led": tag,
        "shown": eye,
        MATADOR: matador,
    }
    return {mark: f'<g id="~{mark}">{drawing}</g>' for mark, drawing in drawn.items()}
