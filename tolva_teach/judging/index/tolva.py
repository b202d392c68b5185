"""What is asked about the scores and gubbar of Tolva and its forms."""

from collections.abc import Sequence
from typing import Any

from tolva_teach.judging.index.question import Asks, Case, Question, comes, may, told
from tolva_teach.judging.index.tricks import FORMS

_HAND = ["HA", "H10", "SA", "S10", "DA", "CA", "HK"]
TWO_PARTIES = (2, 4)


def _said(name: str, does: str, *, players: Sequence[int] = (), **position: Any) -> Question:
    return Question(name, Case({"hand": _HAND, "refill": "done", **position}, may, (does,)), FORMS, players)


def _counted(name: str, asks: Asks, *, last: int = 1, **position: Any) -> Question:
    """With two parties, at the end of a deal."""
    return Question(name, Case({"last": last, **position}, asks), FORMS, TWO_PARTIES)


TOLVA: tuple[Question, ...] = (
    _counted("tolva-tied", comes("vinsten-tied", "tolva.score.vinsten"), counts=[60, 60]),
    _counted("tolva-tied-twice", told("vinsten", "points"), counts=[70, 50], carry=2),
    _counted("tolva-both-eleven", told("match-won", "party"), counts=[70, 50], score=[11, 11]),
    _counted("tolva-more-points", told("match-won", "party"), counts=[70, 50], score=[11, 11], carry=0, last=0),
    _said("tolva-half-trump", "0 half", takers=[1, 0], trump="S"),
    _said("tolva-half-six", "0 half", taken=0, score=[6]),
    _said("tolva-half-again-in", "0 half", takers=[0, 1, 0]),
    _said("tolva-half-late", "0 half", takers=[1, 0], forehand=1),
    _said("tolva-whole-second", "0 whole", takers=[1, 0], forehand=1),
    _said("tolva-whole-first", "0 whole", takers=[0], forehand=1),
    _said("tolva-gubbe-meld", "0 meld H", takers=[0, 0], gubbe="half", hand=["HK", "HQ", "SA"], refill="none"),
    _said("tolva-gubbe-two", "0 whole", taken=0, gubbe="half", announcer=1),
    Question(
        "tolva-ask-twice", Case({"hand": ["HA", "SA", "DA"], "taken": 2, "asked": 1}, may, ("0 ask",)), ("tolva",), (4,)
    ),
    Question("tolva-ask-two-left", Case({"hand": ["HA", "SA"], "taken": 7}, may, ("0 ask",)), ("tolva",), (4,)),
)
