"""Reads with which cards something is done: `HQ`, `the queen of hearts`, `hearts`, `a queen`."""

from collections.abc import Sequence
from typing import Any

from tolva_teach.dealer.language.amounts import RANK_NAMES, RANKS_SAID, SUITS_SAID, count, rank_said, suit_said
from tolva_teach.dealer.language.cursor import Cursor
from tolva_teach.dealer.language.phrases import TAKEN_UP, said_of_verb
from tolva_teach.games.base import Game
from tolva_teach.rules.cards import is_card
from tolva_teach.rules.verbs import said_with

_ARTICLES = ("the", "a", "an")


def read(at: Cursor, game: Game[Any], verb: str, *, is_done: bool = False) -> tuple[str, ...]:
    """What it is done with: several where the verb takes several.

    Args:
        verb: what is done; empty for whatever is done with a card.
        is_done: whether it comes about, so that cards can be named that somebody gets by it.

    Raises:
        WishError: the game has no such card, or the verb is not said with it.
    """
    found: list[str] = []
    while True:
        joins = bool(found) and at.here in ("and", ",")
        is_rank = not joins and _is_rank(at, verb)
        if not (is_rank or is_named(at, int(joins))):
            return tuple(found)
        at.skip(int(joins))
        column, start = at.column, at.start
        found += _ranks(at, game) if is_rank else [named(at, game)]
        if verb and not (_goes_with(verb, found) or (is_done and verb in TAKEN_UP)):
            said = at.text(start)
            at.fail("not-with", {"said": said, "verb": said_of_verb(verb)}, column)


def is_named(at: Cursor, ahead: int = 0) -> bool:
    """Whether a card, a suit or a rank comes, as `named` reads it.

    Args:
        ahead: so many words after the one that is read next.
    """
    article = at.peek(ahead) if at.peek(ahead) in _ARTICLES else ""
    at_word = ahead + bool(article)
    word, following = at.peek(at_word), at.peek(at_word + 1)
    if is_card(word.upper()) or word in SUITS_SAID:
        return True
    return word in RANKS_SAID and (following == "of" or article not in ("", "the"))


def _is_rank(at: Cursor, verb: str) -> bool:
    """Whether a rank comes without an article, perhaps after how many: `seven`, `four sevens`."""
    return verb != "" and at.here in RANK_NAMES and at.next != "of"


def _ranks(at: Cursor, game: Game[Any]) -> list[str]:
    """The rank, as many times as it is said."""
    many = count(at) if at.next in RANK_NAMES else 1
    return [rank_said(at, game)] * max(many, 1)


def named(at: Cursor, game: Game[Any]) -> str:
    """A card, suit or rank that something is done with, as a record writes it: `HQ`, `the queen of hearts`, `hearts`,
    `a queen`. One comes (see `is_named`).

    Raises:
        WishError: the game has no such card.
    """
    at.take(*_ARTICLES)
    word, column = at.here.upper(), at.column
    if at.here in SUITS_SAID:
        return suit_said(at)
    if is_card(word):
        at.skip()
    else:
        word = rank_said(at, game)
        if not at.take("of"):
            return word
        word = suit_said(at) + word
    if word not in game.pack:
        at.fail("not-in-pack", {"said": word, "known": game.ranks}, column)
    return word


def _goes_with(verb: str, arguments: Sequence[str]) -> bool:
    """Whether a verb can be said with so many, each of such a kind: where it is with cards, a suit or a rank stands for
    one of them."""
    form, counts = said_with(verb)
    return len(arguments) < counts.stop and all(
        any(map(form.fullmatch, (its, f"{its}A", f"S{its}"))) for its in arguments
    )
