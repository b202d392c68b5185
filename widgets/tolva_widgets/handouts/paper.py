"""A document of A4 pages, black on white, with what stands on them: cards in a line, QR codes."""

import re
from collections.abc import Iterable
from pathlib import Path

from htpy import Element, Node, body, div, fragment, head, html, img, meta, span, style
from htpy import title as title_
from markupsafe import Markup

from tolva_teach.picture.faces import usual_indices
from tolva_teach.rules.cards import Card, is_joker, rank, suit
from tolva_teach.texts import SUIT_SIGNS, card_index, card_name

_STYLES = Path(__file__).with_name("handouts.css")

_LONG = 150
"""An address of more letters has a larger code, in which the dots are still told apart."""


def document(title: str, pages: Node, lang: str) -> str:
    """The pages as a file of their own."""
    head_ = head[meta(charset="utf-8"), title_[title], style[Markup("body{margin:0}")]]
    return str(html(lang=lang)[head_, body[inside(pages, lang)]])


def inside(pages: Node, lang: str) -> Element:
    """The pages with their style sheet, to be printed from a page that is there already."""
    return div(".tolva-handout", lang=lang)[style[Markup(_STYLES.read_text("utf-8"))], pages]


def page(*parts: Node, kind: str = "") -> Element:
    """What begins on a new page, and fills one at least."""
    return div(class_=["tolva-handout-page", kind])[parts]


def cards(given: Iterable[Card], lang: str) -> Node:
    """Cards in a line, by their signs."""
    return fragment[[[" " if n else None, card(one, lang)] for n, one in enumerate(given)]]


def card(given: Card, lang: str) -> Node:
    """A card by its sign: hearts and diamonds are hollow, as in the pictures; it is heard by its name."""
    if is_joker(given):
        return span(".tolva-handout-card")[card_name(given, lang)]
    sign = span(class_=[f"tolva-handout-{suit(given)}"])[SUIT_SIGNS[suit(given)]]
    seen = span(aria_hidden="true", translate="no")[sign, card_index(rank(given), usual_indices(lang))]
    return span(".tolva-handout-card")[seen, span(".tolva-handout-heard")[card_name(given, lang)]]


def code(address: str, alt: str) -> Node:
    """The address as a QR code; nothing where there is none, or none can be drawn (in the browser alone)."""
    try:
        import segno
    except ImportError:
        return None
    if not address:
        return None
    try:
        drawn = segno.make_qr(address, error="m" if len(address) <= _LONG else "l")
    except segno.DataOverflowError:
        return None
    kind = "tolva-handout-code-large" if len(address) > _LONG else ""
    return img(
        class_=["tolva-handout-code", kind], alt=alt, src=drawn.svg_data_uri(border=4, light="#fff", omitsize=True)
    )


def lines(count: int) -> Element:
    """Lines to write on."""
    return div(".tolva-handout-lines", aria_hidden="true")[(div for _ in range(count))]


_SPACES = re.compile(r"\s+")


def plain(text: str, most: int) -> str:
    """A stranger's text in one line, no longer than this."""
    return _SPACES.sub(" ", text).strip()[:most]
