"""From one question to another, by a person and by a program."""

from collections.abc import Callable

import pytest

from helpers.parts import choose, heard, press, sent, table_of
from tolva_teach.quiz import MUST_PLAY, SEED_LIMIT
from tolva_teach.texts import sentence
from tolva_widgets import MustPlayQuiz


def test_next_shows_the_question_of_the_next_number(quiz: MustPlayQuiz) -> None:
    quiz.hint()
    quiz.select("SK", "SQ")
    quiz.answer()
    press(quiz, "Next question")
    fresh = MustPlayQuiz(seed=77, difficulty=3, version=1, lang="en")
    assert (quiz.seed, quiz.selected, quiz.result, quiz.right, quiz.answered) == (77, [], None, 1, 1)
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
    quiz: MustPlayQuiz, leave: Callable[[MustPlayQuiz], None]
) -> None:
    quiz.select("SK")
    quiz.answer()
    told = sent(table_of(quiz))
    leave(quiz)
    assert "Not quite" not in heard(quiz)
    assert heard(quiz).strip() == sentence("en", "quiz-ask") or heard(quiz).startswith(f"Question {quiz.seed} · ")
    assert told == [{"do": "focus"}, {"do": "into-sight", "around": "tolva-quiz-asked", "part": ""}]


@pytest.mark.parametrize("do", ["hint", "answer"])
def test_what_is_said_under_the_table_is_brought_into_sight(quiz: MustPlayQuiz, do: str) -> None:
    for picked in ((), ("SK",)):
        told = sent(table_of(quiz))
        quiz.select(*picked)
        getattr(quiz, do)()
        assert told == [{"do": "into-sight", "around": "tolva-quiz-asked", "part": "tolva-answering-said"}]


def test_after_the_last_number_comes_the_first() -> None:
    quiz = MustPlayQuiz(seed=SEED_LIMIT, lang="en")
    quiz.next()
    assert quiz.seed == 0


def test_another_difficulty_asks_the_question_of_that_difficulty(quiz: MustPlayQuiz) -> None:
    choose(quiz, difficulty="1")
    assert (quiz.seed, quiz.difficulty) == (76, 1)
    assert table_of(quiz).choices == list(MUST_PLAY.question(76, 1).choices)


def test_a_program_may_set_seed_and_difficulty(quiz: MustPlayQuiz) -> None:
    quiz.seed = 8
    assert table_of(quiz).choices == list(MUST_PLAY.question(8, 3, 1).choices)
    quiz.difficulty = 2
    assert table_of(quiz).choices == list(MUST_PLAY.question(8, 2, 1).choices)
