"""What a kernel has judged bears its seal: a page passes it on, and cannot make one or use it for anything else."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from helpers.class_teacher import own_position
from helpers.parts import parts, sent
from tolva_teach.quiz import FIRST_FAMILY, mark, question_at
from tolva_teach.quiz.judged import NotAskedOrOfferedError, judge, judged_of
from tolva_widgets import Quiz
from tolva_widgets.review.logbook import Logbook
from tolva_widgets.review.seal import LONGEST, seal, unsealed
from tolva_widgets.review.seal_key import KEY_VARIABLE, drop_key, make_key

QUESTION = FIRST_FAMILY.question(seed=29, difficulty=1)
NAME, RIGHT = str(QUESTION.name), [str(key) for key in QUESTION.choices if key in QUESTION.answer]


@pytest.fixture(autouse=True)
def key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(KEY_VARIABLE, "")
    make_key()


def test_what_is_sealed_is_read_as_it_was_judged() -> None:
    for only in ((), ("play",)):
        judged = judge(NAME, RIGHT, only)
        assert unsealed(seal(judged, only), NAME, RIGHT[::-1], frozenset(only)) == judged


@pytest.mark.parametrize(
    "forge",
    [
        lambda sealed: "",
        lambda sealed: None,
        lambda sealed: [sealed],
        lambda sealed: sealed[:-1],
        lambda sealed: sealed.replace("true", "false"),
        lambda sealed: "0" * 64 + sealed[64:],
        lambda sealed: "é" * 80,
        lambda sealed: sealed + " " * LONGEST,
    ],
)
def test_what_somebody_else_has_written_is_no_seal(forge: Callable[[str], Any]) -> None:
    sealed = seal(judge(NAME, RIGHT), ())
    assert unsealed(forge(sealed), NAME, RIGHT, frozenset()) is None


def test_a_seal_is_of_one_answer_to_one_question() -> None:
    sealed = seal(judge(NAME, RIGHT), ())
    others: list[tuple[object, object, frozenset[str]]] = [
        (NAME.replace("/29", "/30"), RIGHT, frozenset()),
        (NAME, RIGHT[:-1], frozenset()),
        (NAME, None, frozenset()),
        (NAME, [[]], frozenset()),
        ([], RIGHT, frozenset()),
        (NAME, RIGHT, frozenset({"play"})),
    ]
    assert [unsealed(sealed, *other) for other in others] == [None] * len(others)


def test_without_a_key_nothing_is_sealed_and_no_seal_is_taken() -> None:
    sealed = seal(judge(NAME, RIGHT), ())
    drop_key()
    assert seal(judge(NAME, RIGHT), ()) == ""
    assert unsealed(sealed, NAME, RIGHT, frozenset()) is None
    make_key()
    assert unsealed(sealed, NAME, RIGHT, frozenset()) is None, "that was another server's"


def test_what_would_be_too_long_is_not_sealed() -> None:
    assert seal(replace(judge(NAME, RIGHT), met=("x" * LONGEST,)), ()) == ""


def test_a_quiz_seals_what_it_has_marked() -> None:
    quiz = Quiz(seed=29, difficulty=1, lang="en")
    told = sent(next(part for part in parts(quiz) if isinstance(part, Logbook)))
    quiz.select(*RIGHT)
    quiz.answer()
    its = told[0]
    assert unsealed(its["sealed"], its["question"], its["choice"], frozenset(its["only"])) == judge(NAME, RIGHT)


def test_nothing_is_sealed_of_a_position_of_ones_own_for_a_class_keeps_none() -> None:
    question = question_at(own_position())
    with pytest.raises(NotAskedOrOfferedError):
        judged_of(str(question.name), question, mark(question, question.answer))
