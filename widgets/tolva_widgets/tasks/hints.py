"""Hints that are given one after the other, in words and markup."""

from collections.abc import Sequence

from htpy import Node, p, strong

from tolva_teach.texts import sentence
from tolva_widgets.tasks.attempt import Hinted


def hint_label(given: int, lang: str) -> str:
    """What stands on the button that gives the next hint, after so many."""
    return _numbered(given + 1, lang) if given else sentence(lang, "quiz-hint")


def labels_to_answer(attempt: Hinted, lang: str) -> dict[str, str]:
    """What stands on the buttons before an answer, by name: after the last hint one may be shown it."""
    answer = {"answer": sentence(lang, "quiz-answer")}
    if attempt.hints_left:
        return {**answer, "hint": hint_label(attempt.hinted, lang)}
    return {**answer, "show": sentence(lang, "level-show")}


def hints_given(hints: Sequence[str], lang: str) -> list[Node]:
    """The hints given so far, each with its number."""
    return [
        p(".tolva-answering-hint")[strong[_numbered(place, lang)], " ", text]
        for place, text in enumerate(hints, start=1)
    ]


def _numbered(place: int, lang: str) -> str:
    return sentence(lang, "quiz-hint-label", number=place)
