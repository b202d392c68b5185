"""Cards that are typed for one or several places: a hand, what lies on the table."""

from collections.abc import Sequence
from functools import lru_cache

from tolva_teach.rules.cards import Card, is_card
from tolva_teach.texts import card_name
from tolva_teach.typed.lexicon import fold, lexicon, words_of
from tolva_teach.typed.option import Chosen, NotOffered, Reading, TypedOption
from tolva_teach.typed.reading import read

LONGEST_LIST = 400
"""Characters of a whole position that are read."""


def parted(text: str, lang: str) -> list[str]:
    """The text place by place: parted by semicolons or lines, else by commas where each word is a card of its own, for
    between such cards nobody needs a comma.

    >>> parted("HJ, SA SK S9", "en")
    ['HJ', 'SA SK S9']
    >>> parted("king, queen of hearts", "en")
    ['king, queen of hearts']
    """
    parts = [part.strip() for part in text.replace("\n", ";").split(";")]
    if len(parts) == 1 and _is_short(text, lang):
        by_commas = [part.strip() for part in text.split(",")]
        parts = by_commas if any(" " in part for part in by_commas) else parts
    return [part for part in parts if part]


def _is_short(text: str, lang: str) -> bool:
    """Whether each word is a card, as "HJ"."""
    words = [word for word in words_of(text) if word not in lexicon(lang).ands]
    return all(is_card(word.upper()) or any(lexicon(lang).cards(fold(word))) for word in words)


def read_cards(text: str, pack: Sequence[Card], lang: str) -> Reading:
    """The cards of a pack that were typed, in the order typed; a long list of short ones is read card by card.

    Raises:
        ValueError: the text is longer than `tolva_teach.typed.reading.LONGEST` characters.
    """
    options = _options(tuple(dict.fromkeys(pack)), lang)
    found = read(text, options, lang, several=True)
    is_list = isinstance(found, NotOffered) and _is_short(text, lang)
    return _one_by_one(text, options, lang) if is_list else found


def _one_by_one(text: str, options: Sequence[TypedOption], lang: str) -> Reading:
    keys: list[str] = []
    for word in words_of(text):
        if word in lexicon(lang).ands:
            continue
        found = read(word, options, lang)
        if not isinstance(found, Chosen):
            return found
        keys += found.keys
    return Chosen(tuple(dict.fromkeys(keys)))


@lru_cache(maxsize=8)
def _options(pack: tuple[Card, ...], lang: str) -> Sequence[TypedOption]:
    return [TypedOption(card, (card_name(card, lang), card), (card,)) for card in pack]
