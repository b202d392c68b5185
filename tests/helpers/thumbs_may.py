"""Rules of thumb about what may be done in a trick game: always or never to say each thing, and which pairs to meld."""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from tolva_teach.quiz.base import Choice
from tolva_teach.quiz.tricks.may_do.question import LEAD, MayDoQuestion

MELDS = ("never", "whatever", "what is held")


def scores(questions: Sequence[MayDoQuestion]) -> Mapping[str, float]:
    """How many of the questions each thumb answers, as a share."""
    said = sorted({_called(choice) for question in questions for choice in question.choices} - {"meld"})
    found = {}
    for melds, holds in product(MELDS, product((False, True), repeat=len(said))):
        words = frozenset(word for word, its in zip(said, holds, strict=True) if its)
        right = sum(_picks(question, melds, words) == question.answer for question in questions)
        found[f"meld {melds}; {', '.join(sorted(words))}"] = right / len(questions)
    return found


def _picks(question: MayDoQuestion, melds: str, words: frozenset[str]) -> set[Choice]:
    return {
        choice
        for choice in question.choices
        if (_called(choice) in words if _called(choice) != "meld" else _melds(question, choice, melds))
    }


def _melds(question: MayDoQuestion, choice: Choice, melds: str) -> bool:
    (of,), held = choice.value.args, question.view.available
    return melds != "never" and (melds == "whatever" or {of + "K", of + "Q"} <= set(held))


def _called(choice: Choice) -> str:
    decision: Any = choice.value
    return LEAD if choice == LEAD else str(decision.verb)
