"""What the dealer tries besides where deals as wished are seldom: somebody is dealt much of something, and keeps it.

Most of what is seldom in a game hangs on that: a pair that is still there when few cards are left, a third pair.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from tolva_teach.dealer.faults import WishError
from tolva_teach.dealer.formulas import CardsLie, Condition, Formula, InPlay, arguments_of, formula_of
from tolva_teach.dealer.language.reading import read
from tolva_teach.dealer.places import HAND, Layout
from tolva_teach.dealer.requests import predicates
from tolva_teach.rules.cards import Card, is_card

_EVERYBODYS = ("a pair", "at least 2 pairs")
_SOMEBODYS = (*_EVERYBODYS, "at least 4 cards of one suit", "at least 3 cards of one rank", "at least 2 aces")
"""Much of something, as a wish says it, for everybody and for one: what is laid without long counting."""


_FEW = 8
"""Of no more cards than these somebody is dealt many: those of a rank, not those of a suit."""


@dataclass(frozen=True)
class Leaning:
    """That somebody is dealt much of something."""

    formula: Formula
    kept: frozenset[Card]
    """The cards of which it is much."""


def leanings(seats: Collection[int]) -> list[str]:
    """All there are, as wishes; a game may not know each of them.

    Args:
        seats: of whom something is wished that hangs on the cards.
    """
    some = [f"seat {seat} holds {much}" for much in _SOMEBODYS for seat in sorted(seats)]
    return [*some, *(f"everybody holds {much}" for much in _EVERYBODYS)]


def named(asked: Iterable[Condition]) -> list[str]:
    """The same of the cards with which somebody is to do something."""
    return [
        f"seat {seat} holds {card}"
        for its in asked
        if isinstance(its, InPlay)
        for card in arguments_of(its)
        for seat in its.seats or ()
        if is_card(card)
    ]


def held_late(asked: Iterable[Condition]) -> list[str]:
    """The same of the cards that somebody is to hold in an ending, who has to keep them till then."""
    return [
        f"seat {place[1]} holds at least {its.holds.least} {' and '.join(its.holds.measure.counts)}"
        for its in asked
        if isinstance(its, CardsLie) and its.holds.least and len(its.holds.measure.counts) <= _FEW
        for place in its.places
        if place[0] == HAND
    ]


def leaning_of(text: str, layout: Layout) -> Leaning | None:
    """What one of them means where the cards are dealt so; None where it means nothing in this game."""
    try:
        said = read(text, layout.game)
    except WishError:
        return None
    (holds,) = predicates(said)
    return Leaning(formula_of(said, layout), frozenset(holds.measure.counts))
