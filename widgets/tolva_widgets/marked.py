"""A marked answer in words: a headline, and each card with yes or no and its reason."""

from collections.abc import Mapping
from html import escape
from itertools import groupby

from tolva_teach.quiz import Mark, MarkedAnswer, MarkedChoice
from tolva_teach.quiz.base import Task
from tolva_teach.texts import sentence
from tolva_widgets.chips import chips

_ORDER: tuple[Mark, ...] = ("chose-forbidden", "missed-allowed", "right-chosen", "right-left")
"""In which the list tells of them: the mistakes first."""

_KINDS: Mapping[Mark, str] = {
    "right-chosen": "yes",
    "right-left": "left",
    "chose-forbidden": "no",
    "missed-allowed": "missed",
}
"""The kind of mark that each gets on the table, and the sign that goes with it in the list."""

_SIGNS: Mapping[str, str] = {"yes": "✓", "left": "✗", "no": "✗", "missed": "+"}


def headline(answer: MarkedAnswer, lang: str, words: str = Task.spoken_as) -> str:
    """The whole answer in one sentence; `words` is the task's."""
    allowed = [choice for choice in answer.choices if choice.verdict]
    if answer.right:
        key = "right-all" if len(allowed) == len(answer.choices) > 1 else "right"
        return sentence(lang, f"{words}-{key}", None, **({"count": len(allowed)} if key == "right" else {}))
    chose, missed = answer.count("chose-forbidden"), answer.count("missed-allowed")
    if chose and missed:
        return sentence(lang, f"{words}-wrong-both", None, chose=chose, missed=missed)
    return sentence(lang, f"{words}-wrong-{'chose' if chose else 'missed'}", None, count=chose or missed)


def card_by_card(answer: MarkedAnswer, task: Task, lang: str, indices: str) -> str:
    """A list: the cards that are marked alike for the same reason stand together, the mistakes first."""
    speaker = task.speaker(lang)
    reasons = {choice.choice: task.why(choice.choice, speaker) for choice in answer.choices}

    def heading(choice: MarkedChoice) -> tuple[int, str]:
        return _ORDER.index(choice.mark), reasons[choice.choice]

    groups = groupby(sorted(answer.choices, key=heading), heading)
    rows = "".join(_row(list(alike), why, task.spoken_as, lang, indices) for (_, why), alike in groups)
    title = escape(sentence(lang, "quiz-results"))
    return f'<div class="tolva-quiz-results"><h3>{title}</h3><ul class="tolva-quiz-list">{rows}</ul></div>'


def _row(alike: list[MarkedChoice], why: str, words: str, lang: str, indices: str) -> str:
    mark = alike[0].mark
    kind = _KINDS[mark]
    cards = chips((choice.choice for choice in alike), lang, indices)
    word = escape(sentence(lang, f"{words}-mark-{mark}"))
    return (
        f'<li class="tolva-quiz-{mark}"><span class="tolva-quiz-sign tolva-quiz-sign-{kind}" aria-hidden="true">'
        f"{_SIGNS[kind]}</span><span>{cards} <strong>{word}</strong></span><span>{escape(why)}</span></li>"
    )


def on_cards(answer: MarkedAnswer, task: Task, lang: str) -> dict[str, dict[str, str]]:
    """What is marked on each card of the table, and said of it, by its key."""
    speaker = task.speaker(lang)
    return {
        choice.choice: _on_card(choice, task.why(choice.choice, speaker), task.spoken_as, lang)
        for choice in answer.choices
    }


def _on_card(choice: MarkedChoice, why: str, words: str, lang: str) -> dict[str, str]:
    word = sentence(lang, "quiz-yes" if choice.verdict else "quiz-no")
    mark = sentence(lang, f"{words}-mark-{choice.mark}")
    spoken = sentence(lang, "quiz-spoken", None, answer=word, mark=mark, why=why)
    return {"kind": _KINDS[choice.mark], "word": word, "spoken": spoken}
