"""How the quiz's cards look is chosen, and remembered."""

import re

import pytest
from playwright.sync_api import expect

from helpers.pages import OpenPage, Scheme
from helpers.quizzing import QUERY, Quizzing


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_cards_in_the_text_have_the_colours_of_those_on_the_table(open_page: OpenPage, scheme: Scheme) -> None:
    quiz = Quizzing(open_page("quiz", "en", query=QUERY, scheme=scheme), "en")
    quiz.answer("SA")
    for colours in ("4", "2"):
        quiz.page.evaluate("document.querySelector('.tolva-settings').open = true")
        quiz.page.get_by_label("Colours").select_option(colours)
        expect(quiz.page.locator(f'.tolva-table[data-colours="{colours}"]')).to_be_visible()
        for card in ("SA", "CK", "DQ"):
            shade = quiz.card(card).locator("text.tv-index").first.evaluate("text => getComputedStyle(text).fill")
            expect(quiz.results.locator(f".tolva-suit-{card[0]}").first).to_have_css("color", shade)


def test_letters_once_chosen_hold_on_the_next_visit(quiz: Quizzing) -> None:
    quiz.page.locator("summary", has_text="Appearance").click()
    quiz.page.get_by_label("Corner letters").select_option("sv")
    expect(quiz.card("DQ").locator("text.tv-index").first).to_have_text("D")
    quiz.page.reload()
    expect(Quizzing(quiz.page, "en").card("DQ").locator("text.tv-index").first).to_have_text("D")


def test_a_question_is_gone_to_by_its_number_and_what_is_none_is_said(quiz: Quizzing) -> None:
    field = quiz.page.get_by_label("Go to question")
    expect(field).to_have_value("5937")
    field.fill("1000000000")
    field.press("Enter")
    assert "from 0 to 999999999" in field.evaluate("field => field.validationMessage")
    expect(quiz.about).to_contain_text("Question 5937")
    field.fill("70")
    field.press("Enter")
    expect(quiz.about).to_contain_text("Question 70")
    expect(quiz.page.locator(".tolva-table :focus")).to_have_count(1)
    expect(quiz.page).to_have_url(re.compile("seed=70&"))
    quiz.page.go_back()
    expect(field).to_have_value("5937")
