"""The order of a game's cards, from the highest, with what each is worth: as the game itself has them."""

from functools import cache

from htpy import Element, div, figcaption, figure, li, ol, span

from tolva_teach.games import form_of, game
from tolva_teach.rules.cards import Rank
from tolva_teach.texts import SUIT_SIGNS, card_index, has_sentence, rank_name, sentence


def card_order(name: str, lang: str) -> Element:
    """The ranks of a game as small cards in a row, with a line about them.

    Args:
        name: a game's name, as in `tolva_teach.games.GAMES`.
        lang: the language of the words, and of the letters in the cards' corners.
    """
    rules = game(name)
    key = f"order-{form_of(name) or name}"
    about = sentence(lang, key) if has_sentence(lang, key) else ""
    cards = (_card(rank, rules.card_points.get(rank, 0) if rules.card_points else None, lang) for rank in rules.ranks)
    title = sentence(lang, "order-title")
    return figure(".tolva-order")[figcaption[title, ". ", about], ol[cards]]


@cache
def card_order_html(name: str, lang: str) -> str:
    """The same as HTML, made once: it stays as long as the game."""
    return str(card_order(name, lang))


def _card(rank: Rank, worth: int | None, lang: str) -> Element:
    """A card of the rank, seen as one and heard by its name; below it what it is worth where cards count."""
    face = div(".tolva-order-card")[span[card_index(rank, lang)], span[SUIT_SIGNS["S"]]]
    if worth is None:
        return li[_seen(face), _heard(rank_name(rank, lang))]
    heard = sentence(lang, "order-title", "worth", rank=rank_name(rank, lang), worth=worth)
    return li[_seen(face, str(worth)), _heard(heard)]


def _seen(*parts: Element | str) -> Element:
    return div(".tolva-order-seen", aria_hidden="true", translate="no")[parts]


def _heard(words: str) -> Element:
    return span(".tolva-order-heard")[words]
