"""Endings: deals looked at when few cards are left, as the last words of a wish may ask.

>>> with_ending("forehand melds", 3)
'forehand melds with at most 3 cards left'
>>> parted("forehand melds with at most 3 cards left")
('forehand melds', 'with at most 3 cards left')
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import Any

from tolva_teach.dealer.language.amounts import count
from tolva_teach.dealer.language.cursor import Cursor
from tolva_teach.games.base import Deal, Decision, Game
from tolva_teach.players import choose_at_random
from tolva_teach.records.record import shuffled
from tolva_teach.rules.cards import Card

_TAIL = re.compile(
    r"[\s,]*\b(with\s+(?:at\s+most\s+)?\w+(?:\s+or\s+(?:fewer|less))?\s+cards?\s+left)\s*$", re.IGNORECASE
)


def parted(text: str) -> tuple[str, str]:
    """A wish and the words that ask for an ending, each empty where it is not there."""
    found = _TAIL.search(text)
    return (text.strip(), "") if found is None else (text[: found.start()].strip(), found[1])


def with_ending(text: str, left: int | None) -> str:
    """The wish for endings with at most so many cards left to everyone; for whole deals where None."""
    wish, _ = parted(text)
    return wish if left is None else f"{wish} with at most {left} {'card' if left == 1 else 'cards'} left".lstrip()


def read(at: Cursor, game: Game[Any]) -> int:
    """How many cards are left to everyone at most: `with at most 3 cards left`, or shorter `with 3 cards left`.

    Raises:
        WishError: it does not say so, or deals of the game have no such endings.
    """
    start = at.column
    at.take("with")
    at.take_all(("at", "most"))
    column = at.column
    left = count(at)
    at.take_all(("or", "fewer")) or at.take_all(("or", "less"))
    if not (at.take("cards", "card") and at.take("left")):
        at.fail("ending", {})
    most = most_left(game)
    if not most:
        at.fail("no-endings", {}, start)
    if not 1 <= left <= most:
        at.fail("ending-size", {"said": str(left), "most": most}, column)
    return left


def most_left(game: Game[Any]) -> int:
    """With how many cards left an ending can begin at most; 0 where hands never get smaller.

    >>> from tolva_teach.games import game
    >>> [most_left(game(name)) for name in ("tolva", "bondtolva", "trettioett")]
    [8, 5, 0]
    """
    return _most_left(_Form(repr(game), game))


@dataclass(frozen=True)
class _Form:
    """A game with its players and variants, whichever object it is."""

    shown: str
    game: Game[Any] = field(compare=False)


@lru_cache(maxsize=64)
def _most_left(form: _Form) -> int:
    """As a deal shows that is played at random, whatever the game (kept: a page asks for it at every tap)."""
    rules, chance = form.game, Random(0)
    standing = rules.first_standing(None, 0, None)
    deal = rules.start(rules.deal_out(shuffled(rules.pack, chance), 0, standing), 0, standing)
    first, *later = map(_most, beginnings(deal, lambda view: choose_at_random(view, chance)))
    return max((its for its in later if its is not None and (first is None or its < first)), default=0)


def _most(held: Sequence[Sequence[Card]] | None) -> int | None:
    return None if held is None else max(map(len, held))


def beginnings(
    deal: Deal[Any], choose: Callable[[Any], Decision], told: Callable[[Decision], object] = lambda _: None
) -> Iterator[list[list[Card]] | None]:
    """Plays the deal on, and gives what is held (see `held_now`) whenever a stretch of it begins, such as a trick.

    Args:
        deal: is played on as far as is asked for.
        choose: decides for whoever's turn it is.
        told: is told of each decision before it is done.
    """
    section: Any = None
    while not deal.over:
        here = deal.where().section
        if here != section:
            section = here
            yield held_now(deal)
        decision = choose(deal.view(deal.actors()[0]))
        told(decision)
        deal.apply(decision)


def held_now(deal: Deal[Any]) -> list[list[Card]] | None:
    """What each seat still has before it (see `lying_now`); None while there is a stock that would add to it."""
    is_added_to = any(zone.kind == "stock" and zone.count for zone in deal.table().zones)
    return None if is_added_to else lying_now(deal)


def lying_now(deal: Deal[Any]) -> list[list[Card]]:
    """What each seat has before it, a card that nobody sees as an empty text."""
    hands: list[list[Card]] = [[] for _ in range(deal.game.players)]
    for zone in deal.table().zones:
        if zone.kind in ("hand", "row") and zone.seat is not None:
            hands[zone.seat] += [shown.card or "" for shown in zone.cards]
            hands[zone.seat] += [""] * (zone.count - len(zone.cards))
    return hands
