"""Hints and rules, shown when they are asked for."""

from playwright.sync_api import expect

from helpers.quizzing import Quizzing


def test_hints_come_one_by_one(quiz: Quizzing) -> None:
    quiz.press("hint")
    expect(quiz.said.locator(".tolva-answering-hint")).to_have_count(1)
    expect(quiz.heard).to_contain_text("Which suit was led, and do you hold it?")
    quiz.press("hint-more")
    expect(quiz.said.locator(".tolva-answering-hint")).to_have_count(2)
    expect(quiz.said).to_be_focused()
    expect(quiz.button("hint-more")).to_have_count(0)


def test_rules_in_short_before_the_answer_and_the_deciding_one_after_it(quiz: Quizzing) -> None:
    quiz.press("rules")
    expect(quiz.rules_in_short.locator("li")).to_have_count(4)
    expect(quiz.page.locator(".tolva-rule")).to_have_count(0)
    quiz.press("rules-hide")
    expect(quiz.rules_in_short).to_have_count(0)
    quiz.answer("SA")
    quiz.press("rule")
    expect(quiz.page.locator(".tolva-rule")).to_have_count(1)
    expect(quiz.page.locator(".tolva-rule")).to_contain_text("trick.overtake")
    expect(quiz.rules_in_short).to_have_count(0)
