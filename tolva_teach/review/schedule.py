"""How well a rule sits, and when it is due: worked out by `fsrs` from the history."""

from datetime import UTC, datetime
from functools import lru_cache
from typing import Final

from fsrs import Card, Rating, Scheduler

from tolva_teach.review.grades import Grade
from tolva_teach.review.history import History, as_of, is_ahead

DAY: Final = 86_400
"""In seconds."""

_SCHEDULER: Final = Scheduler(enable_fuzzing=False, learning_steps=(), relearning_steps=())
"""The same history always gives the same day. What is to be learnt within minutes a lesson asks again by itself."""


def due(history: History, now: int) -> int:
    """When the rule is to be asked again, in seconds since 1970; within a day of a miss.

    It is due at once where a clock that was ahead has told of a sitting after now.

    Raises:
        ValueError: the history is empty.
    """
    if is_ahead(history, now):
        return now
    ordered = as_of(history, now)
    at = int(_card(ordered).due.timestamp())
    return min(at, ordered[-1].at + DAY) if missed(ordered) else at


def strength(history: History, at: int) -> float:
    """How likely it is that one knows the rule at a time, from 0 to 1.

    After a miss it is 0 until the rule is answered rightly in another sitting: `fsrs` counts how well one remembers
    what one has just read, and that is no sign that one could have told it.

    Args:
        history: at least one sitting.
        at: in seconds since 1970; later sittings count as of then.

    Raises:
        ValueError: the history is empty.
    """
    ordered = as_of(history, at)
    card = _card(ordered)
    return 0.0 if missed(ordered) else _SCHEDULER.get_card_retrievability(card, _time(at))


def missed(history: History) -> bool:
    """Whether the rule was answered wrongly in its last sitting; of an empty history it was not."""
    return bool(history) and max(history).grade == Grade.AGAIN


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
