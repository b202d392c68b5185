"""Rules of thumb about who takes a trick, to see how far they get; each names a seat, or none."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product
from typing import Any

from tolva_teach.cards import Suit, rank, suit
from tolva_teach.tricks import RANKS, Play, winning

USUAL_ORDER = ("A", "K", "Q", "J", "10", "9", "8", "7", "6")

Trick = Sequence[Play]
Thumb = Callable[[Trick, Suit | None], Play | None]


def _best(plays: Iterable[Play], order: Sequence[str] = RANKS) -> Play | None:
    return min(plays, key=lambda play: order.index(rank(play.card)), default=None)


def _trumps(trick: Trick, trump: Suit | None) -> list[Play]:
    return [play for play in trick if suit(play.card) == trump]


def _led(trick: Trick) -> list[Play]:
    return [play for play in trick if suit(play.card) == suit(trick[0].card)]


SIMPLE: Mapping[str, Thumb] = {
    "the leader": lambda trick, trump: trick[0],
    "the last": lambda trick, trump: trick[-1],
    "highest card": lambda trick, trump: _best(trick),
    "highest card, ten low": lambda trick, trump: _best(trick, USUAL_ORDER),
    "highest of the led suit": lambda trick, trump: _best(_led(trick)),
    "highest of the led suit, ten low": lambda trick, trump: _best(_led(trick), USUAL_ORDER),
    "first trump": lambda trick, trump: next(iter(_trumps(trick, trump)), None),
    "last trump": lambda trick, trump: next(iter(_trumps(trick, trump)[::-1]), None),
    "highest trump": lambda trick, trump: _best(_trumps(trick, trump)),
}
"""Thumbs of one clause."""


def _either(first: Thumb, second: Thumb) -> Thumb:
    return lambda trick, trump: first(trick, trump) or second(trick, trump)


HALVES: Mapping[str, Thumb] = {
    f"{first}, else {second}": _either(SIMPLE[first], SIMPLE[second])
    for first, second in product(("first trump", "last trump", "highest trump"), SIMPLE)
    if second not in ("first trump", "last trump", "highest trump")
}
"""Thumbs of two, of which each knows that trumps take tricks."""


def share(thumb: Thumb, questions: Sequence[Any]) -> float:
    """How many of the questions the thumb answers: of what lies there it knows nothing of the hand."""
    return sum(_answers(thumb, question) for question in questions) / len(questions)


def so_far(questions: Sequence[Any]) -> float:
    """How many are answered by who wins with what lies there, by the whole rule."""
    return share(winning, questions)


def _answers(thumb: Thumb, question: Any) -> bool:
    trump = question.view.game.trump_in_force(question.view.board)
    found = thumb(question.trick, trump)
    return found is not None and question.answer == {f"seat:{found.seat}"}
