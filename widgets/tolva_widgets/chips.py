"""Cards in a line of text."""

from collections.abc import Iterable
from html import escape

from tolva_teach.cards import Card, suit
from tolva_teach.texts import card_name, card_sign


def chip(card: Card, lang: str, indices: str) -> str:
    """A card, seen by its sign (`indices` is `sv` or `intl`) and heard by its name."""
    sign = card_sign(card, "sv" if indices == "sv" else "en")
    name = f'<span class="tolva-unseen">{escape(card_name(card, lang))}</span>'
    return f'<span class="tolva-chip tolva-suit-{suit(card)}"><span aria-hidden="true">{sign}</span>{name}</span>'


def chips(cards: Iterable[Card], lang: str, indices: str) -> str:
    """Several cards."""
    return " ".join(chip(card, lang, indices) for card in cards)
