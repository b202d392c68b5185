"""Cards in a line of text."""

from collections.abc import Iterable
from functools import cache

import ipywidgets
from htpy import span
from markupsafe import Markup

from tolva_teach.picture import style
from tolva_teach.rules.cards import SUITS, Card, suit
from tolva_teach.texts import card_name, card_sign

_FOUR_COLOURS = "tolva-four-colours"
"""The class of a widget whose cards have four colours."""

STYLES = (
    style.palette(".tolva-chip", "auto")
    + style.shades(".tolva-chip", 2)
    + style.shades(f".{_FOUR_COLOURS} .tolva-chip", 4)
    + "".join(f".tolva-chip.tolva-suit-{letter}{{color:var(--{letter})}}" for letter in SUITS)
)
"""The colours of the cards on the tables, for the cards in a line of text."""


def colour(widget: ipywidgets.DOMWidget, colours: int) -> None:
    """Gives the cards in the widget's text two colours or four."""
    if colours == 4:
        widget.add_class(_FOUR_COLOURS)
    else:
        widget.remove_class(_FOUR_COLOURS)


@cache
def chip(card: Card, lang: str, indices: str) -> Markup:
    """A card, seen by its sign (`indices` are a language's) and heard by its name (kept: a table has few cards)."""
    sign, name = card_sign(card, indices), card_name(card, lang)
    # What a browser translates the page's words with would make another card of a letter.
    seen, heard = span(aria_hidden="true", translate="no")[sign], span(".tolva-unseen")[name]
    return Markup(span(class_=["tolva-chip", f"tolva-suit-{suit(card)}"])[seen, heard])


def chips(cards: Iterable[Card], lang: str, indices: str) -> Markup:
    """Several cards; who hears them hears a comma between two."""
    return Markup(f"{span('.tolva-unseen')[',']} ").join(chip(card, lang, indices) for card in cards)
