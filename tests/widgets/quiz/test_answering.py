"""An answer: what is told, what counts, what may be tried again."""

from helpers.parts import buttons, hear, heard, press, said, sent, table_of
from tolva_teach.texts import sentence
from tolva_widgets import Quiz


def test_a_right_answer_counts_and_is_told(quiz: Quiz) -> None:
    quiz.select("SA", "S10")
    press(quiz, "Answer")
    assert quiz.result is not None
    assert quiz.result.right
    assert (quiz.right, quiz.answered) == (1, 1)
    assert "You found both cards" in said(quiz)
    assert "1 of 1 right" in said(quiz)
    assert heard(quiz) == "Right! You found both cards."


def test_wrong_choices_of_both_kinds_are_told_apart_in_words_and_marks(quiz: Quiz) -> None:
    quiz.select("SA", "S9")
    quiz.answer()
    assert "picked one card that you may not play, and missed one that you may" in said(quiz)
    marks = table_of(quiz).marks
    kinds = {"CK": "left", "SA": "yes", "S10": "missed", "S9": "no", "CJ": "left", "DQ": "left"}
    assert {key: mark["kind"] for key, mark in marks.items()} == kinds
    assert marks["S9"]["spoken"].startswith("no, picked, but may not be played. You")
    assert marks["S10"]["spoken"].startswith("yes, missed, but may be played. You")


def test_answering_without_a_card_is_not_silent_and_does_not_count(quiz: Quiz) -> None:
    quiz.answer()
    assert quiz.answered == 0
    assert heard(quiz) == sentence("en", "quiz-nothing-picked")
    assert sentence("en", "quiz-nothing-picked") in said(quiz)
    hear(table_of(quiz), {"do": "select", "keys": ["SA"]})
    assert sentence("en", "quiz-nothing-picked") not in said(quiz)


def test_after_the_answer_a_card_tells_its_reason_once_more(quiz: Quiz) -> None:
    quiz.select("SA")
    quiz.answer()
    assert sentence("en", "quiz-ask-why") in said(quiz)
    told = sent(table_of(quiz))
    hear(table_of(quiz), {"do": "choose", "key": "S9"})
    assert told == [{"do": "into-sight", "around": "tolva-quiz-asked", "part": "tolva-answering-told"}]
    assert sentence("en", "quiz-ask-why") not in said(quiz)
    assert heard(quiz).startswith("Nine of spades: You")
    assert quiz.selected == ["SA"]


def test_an_answer_stands_until_one_tries_again(quiz: Quiz) -> None:
    quiz.select("SA")
    quiz.answer()
    quiz.answer()
    assert quiz.answered == 1
    assert "Answer" not in buttons(quiz)
    press(quiz, "Try again")
    assert (quiz.result, quiz.selected, table_of(quiz).marks) == (None, [], {})
    quiz.select("SA", "S10")
    quiz.answer()
    assert quiz.result is not None
    assert quiz.result.right
    assert (quiz.right, quiz.answered) == (0, 1)
