"""An answer: what is told, what counts, what may be tried again."""

from helpers.parts import buttons, hear, heard, press, said, sent, table_of
from tolva_teach.texts import sentence
from tolva_widgets import MustPlayQuiz


def test_a_right_answer_counts_and_is_told(quiz: MustPlayQuiz) -> None:
    quiz.select("SK", "SQ")
    press(quiz, "Answer")
    assert quiz.result is not None
    assert quiz.result.right
    assert (quiz.right, quiz.answered) == (1, 1)
    assert "You found both cards" in said(quiz)
    assert "1 of 1 right" in said(quiz)
    assert heard(quiz) == "Right! You found both cards."


def test_wrong_choices_of_both_kinds_are_told_apart_in_words_and_marks(quiz: MustPlayQuiz) -> None:
    quiz.select("SK", "S6")
    quiz.answer()
    assert "picked one card that you may not play, and missed one that you may" in said(quiz)
    marks = table_of(quiz).marks
    kinds = {"C7": "left", "SK": "yes", "SQ": "missed", "S6": "no", "C6": "left", "D8": "left"}
    assert {key: mark["kind"] for key, mark in marks.items()} == kinds
    assert marks["S6"]["spoken"].startswith("no, picked, but may not be played. You")
    assert marks["SQ"]["spoken"].startswith("yes, missed, but may be played. You")


def test_answering_without_a_card_is_not_silent_and_does_not_count(quiz: MustPlayQuiz) -> None:
    quiz.answer()
    assert quiz.answered == 0
    assert heard(quiz) == sentence("en", "quiz-nothing-picked")
    assert sentence("en", "quiz-nothing-picked") in said(quiz)
    hear(table_of(quiz), {"do": "select", "keys": ["SK"]})
    assert sentence("en", "quiz-nothing-picked") not in said(quiz)


def test_after_the_answer_a_card_tells_its_reason_once_more(quiz: MustPlayQuiz) -> None:
    quiz.select("SK")
    quiz.answer()
    assert sentence("en", "quiz-ask-why") in said(quiz)
    told = sent(table_of(quiz))
    hear(table_of(quiz), {"do": "choose", "key": "S6"})
    assert told == [{"do": "into-sight", "around": "tolva-quiz-asked", "part": "tolva-answering-told"}]
    assert sentence("en", "quiz-ask-why") not in said(quiz)
    assert heard(quiz).startswith("Six of spades: You")
    assert quiz.selected == ["SK"]


def test_an_answer_stands_until_one_tries_again(quiz: MustPlayQuiz) -> None:
    quiz.select("SK")
    quiz.answer()
    quiz.answer()
    assert quiz.answered == 1
    assert "Answer" not in buttons(quiz)
    press(quiz, "Try again")
    assert (quiz.result, quiz.selected, table_of(quiz).marks) == (None, [], {})
    quiz.select("SK", "SQ")
    quiz.answer()
    assert quiz.result is not None
    assert quiz.result.right
    assert (quiz.right, quiz.answered) == (0, 1)
