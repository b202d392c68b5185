"""What is asked about the scores and gubbar of Tolva and its forms."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from tolva_teach.judging.index.case import Asks, Case
from tolva_teach.judging.index.question import Question, comes, may, told
from tolva_teach.judging.index.tricks import FORMS

_HAND = ["HA", "H10", "SA", "S10", "DA", "CA", "HK"]
TWO_PARTIES = (2, 4)
_THREE = (3,)


def _said(name: str, does: str, **position: Any) -> Question:
    """What may be said whatever one holds: so no hand is pictured, but where the question names cards."""
    case = Case({"hand": _HAND, "refill": "done", **position}, may, (does,))
    pictured: Mapping[str, Sequence[Any]] = {name: position[name] for name in ("hand", "trump") if name in position}
    return Question(name, replace(case, shows=pictured), FORMS)


def _counted(
    name: str, asks: Asks, *, last: int = 1, players: Sequence[int] = TWO_PARTIES, **position: Any
) -> Question:
    """At the end of a deal, with two parties where no number of players is named."""
    return Question(name, Case({"last": last, **position}, asks), FORMS, players)


TOLVA: tuple[Question, ...] = (
    _counted("tolva-tied", comes("vinsten-tied", "tolva.score.vinsten"), counts=[60, 60]),
    _counted("tolva-tied-twice", told("vinsten", "points"), counts=[70, 50], carry=2),
    _counted("tolva-most", told("vinsten", "party"), counts=[70, 50]),
    _counted("tolva-most", told("vinsten", "party"), counts=[60, 40, 20], players=_THREE),
    _counted("tolva-two-tied", comes("vinsten-tied", "tolva.score.vinsten"), counts=[45, 45, 30], players=_THREE),
    _counted("tolva-all-tied", comes("vinsten-tied", "tolva.score.vinsten"), counts=[40, 40, 40], players=_THREE),
    _counted("tolva-tied-twice", told("vinsten", "points"), counts=[60, 40, 20], carry=2, players=_THREE),
    _counted("tolva-sistan", told("sistan", "party"), counts=[50, 70], last=0),
    _counted("tolva-sistan", told("sistan", "party"), counts=[20, 60, 40], last=0, players=_THREE),
    _counted("tolva-one-each", told("match-won", "party"), counts=[60, 40, 20], score=[11, 11, 5], players=_THREE),
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
