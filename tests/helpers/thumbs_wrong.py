"""Rules of thumb about which card was against the rules; each names a card, or none."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tolva_teach.rules.cards import Card, Suit, rank, suit
from tolva_teach.rules.tricks import RANKS, Play

Thumb = Callable[[Sequence[Sequence[Play]], Suit | None], Card | None]
"""From the tricks shown and the trump suit to a card."""


def _first(tricks: Sequence[Sequence[Play]], odd: Callable[[Play, Play], bool]) -> Card | None:
    """The first card, of those that were not led, that is odd beside the card led."""
    return next((play.card for trick in tricks for play in trick[1:] if odd(play, trick[0])), None)


def _place(play: Play) -> int:
    return RANKS.index(rank(play.card))


_SINGLE: Mapping[str, Thumb] = {
    "the first that follows no suit": lambda tricks, trump: _first(
        tricks, lambda a, led: suit(a.card) != suit(led.card)
    ),
    "the first that is neither": lambda tricks, trump: _first(
        tricks, lambda play, led: suit(play.card) not in (suit(led.card), trump)
    ),
    "the first lower in the suit": lambda tricks, trump: _first(
        tricks, lambda play, led: suit(play.card) == suit(led.card) and _place(play) > _place(led)
    ),
    "the first trump": lambda tricks, trump: _first(
        tricks, lambda play, led: suit(play.card) == trump != suit(led.card)
    ),
    "the second card": lambda tricks, trump: tricks[0][1].card,
    "the last card": lambda tricks, trump: tricks[-1][-1].card,
    "the lowest card": lambda tricks, trump: max((play for trick in tricks for play in trick[1:]), key=_place).card,
    "the highest card": lambda tricks, trump: min((play for trick in tricks for play in trick[1:]), key=_place).card,
}


def _else(one: Thumb, other: Thumb) -> Thumb:
    return lambda tricks, trump: one(tricks, trump) or other(tricks, trump)


_LOOKED_FOR = ("the first that is neither", "the first lower in the suit")

THUMBS: Mapping[str, Thumb] = _SINGLE | {
    f"{one}, else {name}": _else(_SINGLE[one], other)
    for one in _LOOKED_FOR
    for name, other in _SINGLE.items()
    if name != one
}
"""Single ones, and what one would look for first with another where there is none such."""


def share(thumb: Thumb, questions: Sequence[Any]) -> float:
    """How many of the questions the thumb answers."""
    shown = ((question.position.tricks, question.position.trump, question.answer) for question in questions)
    return sum({thumb(tricks, trump)} == answer for tricks, trump, answer in shown) / len(questions)
