"""A question about the score in a quiz: what is synced, stored and said before the answer."""

import json

import pytest

from helpers.golden_questions import called
from helpers.parts import synced
from tolva_teach.quiz.tricks import SCORES
from tolva_teach.quiz.tricks.scores import ScoresQuestion
from tolva_teach.quiz.tricks.scores.question import Scores
from tolva_teach.texts import LANGUAGES
from tolva_widgets import Quiz


@pytest.mark.parametrize("family", SCORES, ids=called)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_that_is_shown_asks_for_a_verdict_before_the_answer(
    family: Scores, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So what is drawn, spoken, synced or stored cannot depend on it."""

    def refuse(*_: object) -> None:
        raise AssertionError("a verdict was asked for before the answer")

    for asked in ("verdict", "why", "claim"):
        monkeypatch.setattr(ScoresQuestion, asked, refuse)
    for asked in ("answer", "rules"):
        monkeypatch.setattr(ScoresQuestion, asked, property(refuse))
    quiz = Quiz(seed=7, difficulty=3, lang=lang)
    quiz.go_to(family)
    quiz.hint()
    assert quiz.session.task.name.family == "scores"
    shown = json.dumps(synced(quiz), default=str)
    assert all(json.dumps(choice.key) in shown for choice in quiz.session.task.choices)
    assert repr(quiz)
