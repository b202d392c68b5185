"""Reads how much of what somebody holds: `at least 60 points`, `exactly one ten`, `K and Q of one suit`."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, Literal, TypeAlias

from tolva_teach.dealer.language.cursor import Cursor
from tolva_teach.dealer.language.measures import Group, Measure
from tolva_teach.dealer.language.phrases import PAIR
from tolva_teach.dealer.language.wishes import Holds
from tolva_teach.games.base import Game
from tolva_teach.rules.cards import SUITS, Card, Rank, Suit, is_card, is_joker, rank, suit

MOST = 500
"""No hand, and no points of a hand, come to more."""

_WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_NUMBERS: Mapping[str, int] = MappingProxyType({word: number for number, word in enumerate(_WORDS)})
SUITS_SAID: Mapping[str, Suit] = MappingProxyType(
    {
        "spade": "S",
        "spades": "S",
        "heart": "H",
        "hearts": "H",
        "diamond": "D",
        "diamonds": "D",
        "club": "C",
        "clubs": "C",
    }
)
RANK_WORDS: Mapping[str, Rank] = MappingProxyType(
    {
        "ace": "A",
        "aces": "A",
        "king": "K",
        "kings": "K",
        "queen": "Q",
        "queens": "Q",
        "jack": "J",
        "jacks": "J",
        **{word: str(number) for word, number in _NUMBERS.items() if number > 1},
        **{f"{word}s": str(number) for word, number in _NUMBERS.items() if number > 1},
        "sixes": "6",
    }
)
_PIPS = {f"{pips}{plural}": str(pips) for pips in range(2, 11) for plural in ("", "s")}
RANKS_SAID: Mapping[str, Rank] = MappingProxyType(
    {**RANK_WORDS, **{letter.lower(): letter for letter in "AKQJ"}, **_PIPS}
)
RANK_NAMES: Mapping[str, Rank] = MappingProxyType({**RANK_WORDS, **_PIPS})
"""The same without the letters of records."""
_COLOURS: Mapping[str, tuple[Suit, ...]] = MappingProxyType({"red": ("H", "D"), "black": ("S", "C")})
_COUNTED = ("cards", "card", "red", "black", "court", "points", "pairs", "to", "or")
"""Words after a number that says how many."""
_COURTS = ("K", "Q", "J")
_PAIRS = ("pair", "pairs", "marriage", "marriages")
_OF_ONE = (("of", "one", "rank"), ("of", "one", "suit"))
"""What follows a number of cards that are alike."""


def read(at: Cursor, game: Game[Any]) -> Holds:
    """How much of what is held.

    Raises:
        WishError: it is none that this game has.
    """
    start = at.column
    least, most, how = _bounds(at)
    column = at.column
    counted = how == "bare" and at.here in (*_PAIRS, "of")
    measure, listed = _things(at, game)
    reached = measure.of(game.pack)
    if how == "all":
        least = reached
    if how == "bare" and not counted and least < reached:
        at.fail("bound", {"count": least}, start)
    if how == "nothing":
        least = sum(measure.counts.values()) if listed else 1
    if least > reached:
        at.fail("too-much", {"count": least, "most": reached}, column)
    if most is not None and most < least:
        at.fail("range", {"least": least, "most": most}, start)
    return Holds(measure, least, most)


_How: TypeAlias = Literal["said", "bare", "all", "nothing"]
"""Whether it was said how many; or a number alone, which could mean either bound; or all of them; or nothing."""


def _bounds(at: Cursor) -> tuple[int, int | None, _How]:
    """The least and the most, and how they were said."""
    if at.take("no"):
        return 0, 0, "said"
    if at.next not in ("and", ",", "of", "") and at.take("a", "an"):  # else it is an ace
        return 1, None, "said"
    if at.take_all(("at", "least")):
        return count(at), None, "said"
    if at.take_all(("at", "most")):
        return 0, count(at), "said"
    if at.take("exactly"):
        number = count(at)
        return number, number, "said"
    if at.take("the", "all") == "all" and not _is_number(at):
        return 0, None, "all"
    return _bare_number(at)


def _bare_number(at: Cursor) -> tuple[int, int | None, _How]:
    """`60 or more`, `3 to 5`, or a number alone."""
    if not _is_number(at):
        return 1, None, "nothing"
    number = count(at)
    if at.take("to"):
        return number, count(at), "said"
    if at.here == "or" and at.next in ("more", "fewer", "less"):
        at.skip()
        return (number, None, "said") if at.take("more", "fewer", "less") == "more" else (0, number, "said")
    return number, None, "bare"


def _is_number(at: Cursor) -> bool:
    """Whether a number comes that says how many, as in `four of one rank`, and is no rank itself."""
    is_number = at.here.isdigit() or at.here in _NUMBERS
    return is_number and (at.next not in ("and", ",", "of", "") or (at.next, at.peek(2), at.peek(3)) in _OF_ONE)


def count(at: Cursor) -> int:
    """Goes past a number, in words or figures, and gives it.

    Raises:
        WishError: there is none.
    """
    if at.here in _NUMBERS:
        number = _NUMBERS[at.here]
        at.skip()
        return number
    return at.number(MOST, "count")


def _things(at: Cursor, game: Game[Any]) -> tuple[Measure, bool]:
    """What is measured, and whether all that is listed is meant where nothing else is said."""
    word = at.here
    if is_card(word.upper()) and word not in RANKS_SAID:
        return _summed(_listed_cards(at, game)), True
    if word in RANKS_SAID:
        return _by_ranks(at, game)
    if at.take(*_PAIRS):
        return _whole(PAIR, game), False
    if at.take("points"):
        return _points(at, game), False
    if word in SUITS_SAID:
        suits = suit_said(at)
        return _summed(card for card in game.pack if suit(card) == suits), False
    kept = [*game.pack] if (word, at.next, at.peek(2)) in _OF_ONE else _kind_of_cards(at, game)
    if kept is None:
        at.fail("things", {"said": word})
    return _grouped(at, [(card, 1) for card in dict.fromkeys(kept)]), False


def _kind_of_cards(at: Cursor, game: Game[Any]) -> list[Card] | None:
    colour = at.take(*_COLOURS)
    if colour and at.here in RANKS_SAID:
        its = rank_said(at, game)
        return [card for card in game.pack if rank(card) == its and suit(card) in _COLOURS[colour]]
    is_court = bool(at.take("court"))
    if not at.take("cards", "card", "jokers" if not colour else "cards", "joker" if not colour else "cards"):
        return None
    jokers = at.before.startswith("joker")
    suits = _COLOURS[colour] if colour else SUITS
    if jokers:
        return [card for card in game.pack if is_joker(card)]
    fits = [card for card in game.pack if colour == "" or suit(card) in suits]
    return [card for card in fits if not is_court or rank(card) in _COURTS]


def _listed_cards(at: Cursor, game: Game[Any]) -> list[Card]:
    found = []
    while True:
        word = at.here.upper()
        _check_card(at, word, game)
        found.append(word)
        at.skip()
        following = at.next.upper()
        if at.here not in ("and", ",") or not (is_card(following) and at.next not in RANKS_SAID):
            return found
        at.skip()


def _by_ranks(at: Cursor, game: Game[Any]) -> tuple[Measure, bool]:
    ranks = [rank_said(at, game)]
    while at.here in ("and", ",") and at.next in RANKS_SAID and not _is_count(at):
        at.skip()
        ranks.append(rank_said(at, game))
    if at.take_all(("of", "one", "suit")):
        return _whole(ranks, game), False
    if at.take("of"):
        suits = suit_said(at)
        return _summed(suits + its for its in ranks), True
    return _summed(card for card in game.pack if rank(card) in ranks and not is_joker(card)), False


def _is_count(at: Cursor) -> bool:
    """Whether the number after the next word says how many, as in `and four aces`, and is no rank itself."""
    counted = at.peek(2)
    return at.next in _NUMBERS and (counted in RANKS_SAID or counted in SUITS_SAID or counted in _COUNTED)


def _points(at: Cursor, game: Game[Any]) -> Measure:
    if not game.card_points:
        at.fail("no-points", {})
    worth = [(card, game.card_points.get(rank(card), 0)) for card in dict.fromkeys(game.pack)]
    if at.here == "of" and at.next in SUITS_SAID:
        at.skip()
        suits = suit_said(at)
        return Measure("sum", (tuple((card, its) for card, its in worth if suit(card) == suits),))
    return _grouped(at, worth)


def _grouped(at: Cursor, worth: list[tuple[Card, int]]) -> Measure:
    """The best of one suit or rank, or all together."""
    for by, key in (("suit", suit), ("rank", rank)):
        if at.take_all(("of", "one", by)):
            keys = dict.fromkeys(key(card) for card, _ in worth)
            groups = tuple(tuple((card, its) for card, its in worth if key(card) == k) for k in keys)
            return Measure("best", groups, "suit" if by == "suit" else "rank")
    return Measure("sum", (tuple(worth),))


def _summed(cards: Iterable[Card]) -> Measure:
    group: Group = tuple((card, 1) for card in dict.fromkeys(cards))
    return Measure("sum", (group,))


def _whole(ranks: Iterable[Rank], game: Game[Any]) -> Measure:
    groups = tuple(tuple((s + its, 1) for its in ranks) for s in SUITS)
    kind: Literal["whole"] = "whole"
    return Measure(kind, groups, "suit")


def suit_said(at: Cursor) -> Suit:
    """Goes past a suit and gives it.

    Raises:
        WishError: there is none.
    """
    word = at.here
    if word not in SUITS_SAID:
        at.fail("suit", {"said": word})
    at.skip()
    return SUITS_SAID[word]


def rank_said(at: Cursor, game: Game[Any]) -> Rank:
    """Goes past a rank and gives it.

    Raises:
        WishError: the game has no such rank.
    """
    its = RANKS_SAID[at.here]
    if its not in game.ranks:
        at.fail("not-in-pack", {"said": at.here, "known": game.ranks})
    at.skip()
    return its


def _check_card(at: Cursor, card: Card, game: Game[Any]) -> None:
    if card not in game.pack:
        at.fail("not-in-pack", {"said": card, "known": game.ranks})


def begins(word: str) -> bool:
    """Whether a word begins an amount, and nothing else that can be said of a seat."""
    return (
        word in ("no", "a", "an", "at", "exactly", "the", "all")
        or word in _NUMBERS
        or word in SUITS_SAID
        or word in RANK_WORDS
    )
