"""From one question to another, by a person and by a program."""

from collections.abc import Callable

import pytest

from helpers.parts import choose, heard, press, sent, table_of
from tolva_teach.quiz import MUST_PLAY, SEED_LIMIT
from tolva_teach.texts import sentence
from tolva_widgets import Quiz


def test_next_shows_the_question_of_the_next_number(quiz: Quiz) -> None:
    quiz.hint()
    quiz.select("SA", "S10")
    quiz.answer()
    press(quiz, "Next question")
    fresh = Quiz(seed=5938, difficulty=3, lang="en")
    assert (quiz.seed, quiz.selected, quiz.result, quiz.right, quiz.answered) == (5938, [], None, 1, 1)
    assert table_of(quiz).choices == table_of(fresh).choices
    assert table_of(quiz).marks == {}


@pytest.mark.parametrize(
    "leave",
    [
        lambda quiz: quiz.next(),
        lambda quiz: quiz.random(),
        lambda quiz: quiz.again(),
        lambda quiz: choose(quiz, difficulty="1"),
    ],
    ids=["next", "random", "again", "difficulty"],
)
def test_leaving_an_answer_ends_what_is_heard_of_it_and_brings_the_question_into_sight(
    quiz: Quiz, leave: Callable[[Quiz], None]
) -> None:
    quiz.select("SA")
    quiz.answer()
    told = sent(table_of(quiz))
    leave(quiz)
    assert "Not quite" not in heard(quiz)
    assert heard(quiz).strip() == sentence("en", "quiz-ask") or heard(quiz).startswith(f"Question {quiz.seed} · ")
    assert told == [{"do": "focus"}, {"do": "into-sight", "around": "tolva-quiz-asked", "part": ""}]


@pytest.mark.parametrize("do", ["hint", "answer"])
def test_what_is_said_under_the_table_is_brought_into_sight(quiz: Quiz, do: str) -> None:
    for picked in ((), ("SA",)):
        told = sent(table_of(quiz))
        quiz.select(*picked)
        getattr(quiz, do)()
        assert told == [{"do": "into-sight", "around": "tolva-quiz-asked", "part": "tolva-answering-said"}]


def test_after_the_last_number_comes_the_first() -> None:
    quiz = Quiz(seed=SEED_LIMIT, lang="en")
    quiz.next()
    assert quiz.seed == 0


def test_another_difficulty_asks_the_question_of_that_difficulty(quiz: Quiz) -> None:
    choose(quiz, difficulty="1")
    assert (quiz.seed, quiz.difficulty) == (5937, 1)
    assert table_of(quiz).choices == list(MUST_PLAY.question(5937, 1).choices)


def test_a_program_may_set_seed_and_difficulty(quiz: Quiz) -> None:
    quiz.seed = 8
    assert table_of(quiz).choices == list(MUST_PLAY.question(8, 3).choices)
    quiz.difficulty = 2
    assert table_of(quiz).choices == list(MUST_PLAY.question(8, 2).choices)
