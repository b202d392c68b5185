"""The result so far, and the text that a browser's tab keeps of it."""

import json
from typing import Any

import pytest

from tolva_teach.quiz import MUST_PLAY
from tolva_widgets.quiz.score import REMEMBERED, Score

FIRST, SECOND = MUST_PLAY.name_of(76, 3), MUST_PLAY.name_of(77, 3)


def test_a_question_counts_once() -> None:
    score = Score().with_answer(FIRST, False).with_answer(SECOND, True).with_answer(FIRST, True)
    assert (score.right, score.answered) == (1, 2)


def test_what_was_kept_comes_back() -> None:
    score = Score().with_answer(FIRST, True).with_answer(SECOND, False)
    assert Score.from_text(score.to_text()) == score


def test_of_very_many_questions_the_latest_are_remembered() -> None:
    score = Score()
    for seed in range(999_999_000, 999_999_000 + REMEMBERED + 2):
        score = score.with_answer(MUST_PLAY.name_of(seed, 3), True)
    assert len(score.names) == REMEMBERED
    assert score.answered == REMEMBERED + 2
    assert Score.from_text(score.to_text()) == score


GOOD: dict[str, Any] = {"right": 1, "answered": 1, "names": ["tolva/must-play/1/3/76"]}
WRONG: tuple[dict[str, Any], ...] = (
    {"right": 2},
    {"right": -1},
    {"right": True},
    {"right": 0.5},
    {"answered": "1"},
    {"answered": 2},
    {"answered": 10**9},
    {"names": None},
    {"names": []},
    {"names": [76]},
    {"names": [[76, 3, 1]]},
    {"names": ["tolva/must-play/99/3/76"]},
    {"names": ["tolva/must-play/1/3/-1"]},
    {"names": ["763"]},
    {"names": ["tolva/must-play/1/3"]},
    {"names": ["tolva/must-play/1/3/x"]},
    {"names": ["tolp/must-play/1/3/76"]},
    {"names": ["tolva/must-ask/1/3/76"]},
    {"answered": 2, "names": ["tolva/must-play/1/3/76"] * 2},
    {"answered": 2, "names": ["tolva:4/must-play/1/3/76", "tolva/must-play/1/3/76"]},
    {"more": 1},
)


def test_the_good_text_is_taken() -> None:
    assert Score.from_text(json.dumps(GOOD)) == Score(1, 1, (FIRST,))


def test_a_text_with_names_that_are_no_texts_is_not_taken() -> None:
    assert Score.from_text(json.dumps({"right": 1, "answered": 2, "names": [[76, 3, 1], [77, 3, 1]]})) == Score()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "null",
        "[]",
        "[" * 15_000,
        "9" * 15_000,
        json.dumps(GOOD) + " " * 30_000,
        *(json.dumps(GOOD | wrong) for wrong in WRONG),
    ],
    ids=lambda text: text[:60],
)
def test_a_strangers_text_begins_at_nothing(text: str) -> None:
    assert Score.from_text(text) == Score()
