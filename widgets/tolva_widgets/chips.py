"""Cards in a line of text."""

from collections.abc import Iterable
from html import escape

import ipywidgets

from tolva_teach.cards import SUITS, Card, suit
from tolva_teach.picture import style
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


def chip(card: Card, lang: str, indices: str) -> str:
    """A card, seen by its sign (`indices` is `sv` or `intl`) and heard by its name."""
    sign = card_sign(card, "sv" if indices == "sv" else "en")
    name = f'<span class="tolva-unseen">{escape(card_name(card, lang))}</span>'
    return f'<span class="tolva-chip tolva-suit-{suit(card)}"><span aria-hidden="true">{sign}</span>{name}</span>'


def chips(cards: Iterable[Card], lang: str, indices: str) -> str:
    """Several cards."""
    return " ".join(chip(card, lang, indices) for card in cards)
