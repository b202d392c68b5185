"""How well a rule sits, and when it is due: worked out by `fsrs` from the history."""

from datetime import UTC, datetime
from functools import lru_cache
from typing import Final

from fsrs import Card, Rating, Scheduler

from tolva_teach.review.history import History

DAY: Final = 86_400
"""In seconds."""

_SCHEDULER: Final = Scheduler(enable_fuzzing=False, learning_steps=(), relearning_steps=())
"""The same history always gives the same day. What is to be learnt within minutes a lesson asks again by itself."""


def due(history: History) -> int:
    """When the rule is to be asked again, in seconds since 1970.

    Raises:
        ValueError: the history is empty.
    """
    return int(_card(history).due.timestamp())


def strength(history: History, at: int) -> float:
    """How likely it is that one knows the rule at a time, from 0 to 1.

    Args:
        history: at least one sitting.
        at: in seconds since 1970.
    """
    return _SCHEDULER.get_card_retrievability(_card(history), _time(at))


@lru_cache(maxsize=1024)
def _card(history: History) -> Card:
    if not history:
        raise ValueError("a rule that nobody has been asked about is never due")
    card = Card(card_id=0)
    for sitting in history:
        card, _ = _SCHEDULER.review_card(card, Rating(sitting.grade), _time(sitting.at))
    return card


def _time(seconds: int) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)
