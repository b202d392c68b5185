"""What a quiz and an exercise have in common when something is picked, and what is heard of a question."""

import pytest

from helpers.parts import hear, said, table_of
from tolva_widgets import Level, Quiz
from tolva_widgets.tasks.exercise import Exercise


@pytest.fixture(params=["quiz", "exercise"])
def asking(request: pytest.FixtureRequest) -> Quiz | Exercise:
    if request.param == "quiz":
        return Quiz(seed=5937, difficulty=3, lang="en")
    return Exercise("SA S10 SQ S8", trick="SJ SK", lang="en")


def test_what_was_wrong_is_not_said_any_longer_once_something_is_picked(asking: Quiz | Exercise) -> None:
    asking.answer()
    assert "Pick at least one card first" in said(asking)
    hear(table_of(asking), {"do": "select", "keys": ["S10"]})
    assert "Pick at least one card first" not in said(asking)


def test_letting_go_of_everything_at_once_is_heard(asking: Quiz | Exercise) -> None:
    table = table_of(asking)
    hear(table, {"do": "select", "keys": ["S10"]})
    assert table.announcement == ""
    hear(table, {"do": "select", "keys": []})
    assert table.announcement == "No card picked."


def test_a_card_of_an_answered_exercise_says_why_to_those_who_see() -> None:
    exercise = Exercise("SA S10 SQ S8", trick="SJ SK", lang="en")
    exercise.select("SA")
    exercise.answer()
    assert "tolva-answering-told" not in said(exercise)
    hear(table_of(exercise), {"do": "choose", "key": "S8"})
    assert "tolva-answering-told" in said(exercise)


def test_of_another_question_one_hears_the_trick_but_no_hand() -> None:
    quiz = Quiz(seed=5937, difficulty=3, lang="en")
    quiz.go(5938)
    quiz.go(5937)
    heard = table_of(quiz).announcement
    assert heard.startswith(
        "Question 5937 · Hard. Trump in spades, melded by Astrid. In the trick: Astrid queen of hearts, led;"
    )
    assert heard.endswith("It is your turn.")


def test_what_can_be_drawn_from_has_a_button_beside_what_can_be_said_and_either_is_the_same_choice() -> None:
    level = Level("bondtolva.melding.pair", "bondtolva/may-do/1/1/82", lang="en")
    labels = {phrase["key"]: phrase["label"] for phrase in level.table.phrases}
    assert labels["stock"] == "Draw from the stock"
    assert "stock" in level.table.choices
    hear(level.table, {"do": "select", "keys": ["stock"]})
    assert level.selected == ["stock"] == level.table.selected
