"""What cards, suits, ranks and melds are called, and how names and numbers are listed: each language's `names.ftl`.

A name's attributes are its forms: `suit-s.a` is "a spade", `rank-k.the` "the king". A language has the forms that its
own sentences need.
"""

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache

from tolva_teach.rules.cards import RANKS, Card, Rank, Suit, by_suit, is_joker, rank, suit
from tolva_teach.texts.bundles import fill, has_sentence

_TEN_SECOND: tuple[Rank, ...] = ("A", "10", *(of for of in RANKS if of not in ("A", "10")))
"""The ranks as the trick games order them; the other games list cards in an order of their own."""

SUIT_SIGNS: Mapping[Suit, str] = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def suit_name(of: Suit, lang: str, form: str | None = None) -> str:
    """The suit: "spader", "spades"; with a form as in `names.ftl`."""
    return fill(lang, f"suit-{of.lower()}", form, {})


def rank_name(of: Rank, lang: str, form: str | None = None) -> str:
    """The rank alone: "kung"; with a form: "en kung" (`a`), "kungen" (`the`), "kungar" (`many`)."""
    return fill(lang, f"rank-{of.lower()}", form, {})


@lru_cache(maxsize=1024)
def card_name(card: Card, lang: str, form: str | None = None) -> str:
    """The card: "hjärter kung", "king of hearts"."""
    if is_joker(card):
        return fill(lang, "card-joker", form, {})
    return fill(lang, "card-name", form, {"suit": suit_name(suit(card), lang), "rank": rank_name(rank(card), lang)})


def game_name(game: str, lang: str, form: str | None = None) -> str:
    """What the game is called: "Tölp"; with the form `in-text` as it stands within a sentence, "tölp". One that nobody
    has named is called as records call it."""
    key = f"game-{game}"
    if not has_sentence(lang, key):
        return game
    return fill(lang, key, form if has_sentence(lang, key, form) else None, {})


def meld_name(code: str, lang: str) -> str:
    """What a meld is called: "trumf", "tjog", "viv" or "mäl"."""
    return fill(lang, f"meld-{code}", None, {})


def card_index(of: Rank, lang: str) -> str:
    """What stands in the card's corner: E K D Kn, or A K Q J."""
    return fill(lang, f"rank-{of.lower()}", "index", {})


def card_sign(card: Card, lang: str) -> str:
    """The card in two or three characters: "♠E"; a joker by its name."""
    return card_name(card, lang) if is_joker(card) else SUIT_SIGNS[suit(card)] + card_index(rank(card), lang)


def join(parts: Sequence[str], lang: str, conjunction: str = "and") -> str:
    """The parts as one says a list: "a, b or c", with the conjunction `and` or `or`; `groups` for lists in a list."""
    if len(parts) < 2:
        return "".join(parts)
    return fill(lang, f"list-{conjunction}", None, {"first": ", ".join(parts[:-1]), "last": parts[-1]})


def alternatives(offered: Sequence[str], lang: str) -> str:
    """What could be done, each with a capital letter, as one phrase: what all begin with is said once.

    >>> alternatives(["Play the king of hearts", "Play the queen of hearts"], "en")
    'play the king of hearts or the queen of hearts'
    >>> alternatives(["Spela hjärter kung", "Mäl hjärter"], "sv")
    'spela hjärter kung eller mäl hjärter'
    """
    phrases = [its[:1].lower() + its[1:] for its in offered]
    words = [its.split(" ") for its in phrases]
    is_same = len(words) > 1 and all(len(its) > 1 and its[0] == words[0][0] for its in words)
    rest = [" ".join(its[1:]) for its in words] if is_same else phrases
    return f"{words[0][0]} {join(rest, lang, 'or')}" if is_same else join(rest, lang, "or")


def in_order(cards: Collection[Card]) -> Collection[Card]:
    """A set of cards in the order in which one says them, from the highest of each suit; a list as it stands."""
    return by_suit(cards, _TEN_SECOND) if isinstance(cards, frozenset) else cards


def number_in_letters(number: int, lang: str) -> str:
    """A small number in letters, as a count of cards stands in a sentence; a larger one in digits."""
    key = f"number-{number}"
    return fill(lang, key, None, {}) if has_sentence(lang, key) else str(number)
