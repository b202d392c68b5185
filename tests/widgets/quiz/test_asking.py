"""What the quiz asks, and which cards are picked."""

from helpers.parts import hear, heard, press, said, synced, table_of
from tolva_widgets import MustPlayQuiz


def test_the_seed_reproduces_the_question(quiz: MustPlayQuiz) -> None:
    again = MustPlayQuiz(seed=76, difficulty=3, version=1, lang="en")
    assert repr(again) == repr(quiz)
    assert synced(again) == synced(quiz)
    assert "Question 76" in said(quiz)


def test_without_a_seed_one_is_drawn_and_shown() -> None:
    quiz = MustPlayQuiz(lang="en")
    assert f"Question {quiz.seed}" in said(quiz)


def test_the_cards_of_the_hand_can_be_picked_and_no_others(quiz: MustPlayQuiz) -> None:
    quiz.select("SA", "SK", "C6")
    assert quiz.selected == table_of(quiz).selected == ["SK", "C6"]


def test_what_a_person_picks_at_the_table_is_picked(quiz: MustPlayQuiz) -> None:
    hear(table_of(quiz), {"do": "select", "keys": ["SK", "SA"]})
    assert quiz.selected == ["SK"]
    hear(table_of(quiz), {"do": "select", "keys": ["SK", "SQ"]})
    press(quiz, "Undo")
    assert quiz.selected == table_of(quiz).selected == ["SK"]


def test_undo_and_clear_say_how_many_are_picked(quiz: MustPlayQuiz) -> None:
    quiz.select("SK")
    quiz.select("SK", "S6")
    press(quiz, "Clear picks")
    assert (quiz.selected, heard(quiz)) == ([], "No card picked.")
    press(quiz, "Undo")
    assert (quiz.selected, heard(quiz)) == (["SK", "S6"], "2 cards picked.")


def test_the_same_words_are_announced_anew(quiz: MustPlayQuiz) -> None:
    quiz.undo()
    first = heard(quiz)
    quiz.undo()
    assert heard(quiz) != first
    assert heard(quiz).strip() == first.strip()
