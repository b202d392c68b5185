"""Hints and rules, shown when they are asked for."""

from helpers.parts import buttons, heard, press, said
from tolva_teach.quiz import MUST_PLAY
from tolva_widgets import Quiz


def test_hints_come_in_two_steps_and_then_there_is_no_more(quiz: Quiz) -> None:
    question = MUST_PLAY.question(5937, 3)
    first, second = (hint.sentence(question.speaker("en")) for hint in question.hints)
    press(quiz, "Hint")
    assert first in said(quiz)
    assert second not in said(quiz)
    assert heard(quiz) == first
    press(quiz, "Hint 2")
    assert second in said(quiz)
    assert not [words for words in buttons(quiz) if words.startswith("Hint")]


def test_the_rules_are_shown_in_short_before_the_answer_and_in_full_after_it(quiz: Quiz) -> None:
    press(quiz, "Show the rules")
    assert said(quiz).partition("tolva-order")[0].count("<li>") == 4
    press(quiz, "Hide the rules")
    assert "<li>" not in said(quiz).partition("tolva-order")[0]
    quiz.select("SA", "S10")
    quiz.answer()
    assert "trick.overtake" not in said(quiz)
    press(quiz, "Show the rule")
    assert ">trick.overtake</code>" in said(quiz)
    press(quiz, "Hide the rule")
    assert "trick.overtake" not in said(quiz)
