"""What the quiz asks, and which cards are picked."""

from helpers.parts import hear, heard, press, said, synced, table_of
from tolva_widgets import Quiz


def test_the_seed_reproduces_the_question(quiz: Quiz) -> None:
    again = Quiz(seed=5937, difficulty=3, lang="en")
    assert repr(again) == repr(quiz)
    assert synced(again) == synced(quiz)
    assert "Question 5937" in said(quiz)


def test_without_a_seed_one_is_drawn_and_shown() -> None:
    quiz = Quiz(lang="en")
    assert f"Question {quiz.seed}" in said(quiz)


def test_the_cards_of_the_hand_can_be_picked_and_no_others(quiz: Quiz) -> None:
    quiz.select("HA", "SA", "CJ")
    assert quiz.selected == table_of(quiz).selected == ["SA", "CJ"]


def test_what_a_person_picks_at_the_table_is_picked(quiz: Quiz) -> None:
    hear(table_of(quiz), {"do": "select", "keys": ["SA", "HA"]})
    assert quiz.selected == ["SA"]
    hear(table_of(quiz), {"do": "select", "keys": ["SA", "S10"]})
    press(quiz, "Undo")
    assert quiz.selected == table_of(quiz).selected == ["SA"]


def test_undo_and_clear_say_how_many_are_picked(quiz: Quiz) -> None:
    quiz.select("SA")
    quiz.select("SA", "S9")
    press(quiz, "Clear picks")
    assert (quiz.selected, heard(quiz)) == ([], "No card picked.")
    press(quiz, "Undo")
    assert (quiz.selected, heard(quiz)) == (["SA", "S9"], "2 cards picked.")


def test_the_same_words_are_announced_anew(quiz: Quiz) -> None:
    quiz.undo()
    first = heard(quiz)
    quiz.undo()
    assert heard(quiz) != first
    assert heard(quiz).strip() == first.strip()
