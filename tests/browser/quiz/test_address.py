"""The quiz's address and what its tab keeps: links, going back, the score, the report."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from helpers.pages import OpenPage
from helpers.quizzing import ALLOWED, Quizzing


def test_link_opens_its_question_and_the_address_follows(quiz: Quizzing) -> None:
    expect(quiz.about).to_contain_text("Question 5937 · Hard")
    quiz.answer("SA")
    quiz.press("next")
    expect(quiz.page).to_have_url(re.compile(r"\?seed=5938&difficulty=3&v=1$"))


def test_going_back_and_forward_in_the_browser_leads_from_question_to_question(open_page: OpenPage) -> None:
    quiz = Quizzing(open_page("quiz", "en"), "en")
    expect(quiz.page).to_have_url(re.compile(r"\?seed=\d+"))
    first, addresses = quiz.page.url, quiz.page.evaluate("history.length")
    quiz.press("random")
    expect(quiz.page).not_to_have_url(first)
    second, drawn = quiz.page.url, quiz.about.text_content()
    assert quiz.page.evaluate("history.length") == addresses + 1
    quiz.page.go_back()
    expect(quiz.page).to_have_url(first)
    expect(quiz.about).not_to_have_text(drawn or "")
    expect(quiz.page.locator(".tv-card[role=button]").first).to_be_focused()
    quiz.page.go_forward()
    expect(quiz.about).to_have_text(drawn or "")
    expect(quiz.page).to_have_url(second)


def test_score_outlives_reload_language_and_going_back_and_counts_a_question_once(quiz: Quizzing) -> None:
    quiz.answer("SA")
    expect(quiz.about).to_contain_text("0 of 1 right")
    quiz.press("next")
    expect(quiz.page).to_have_url(re.compile("seed=5938"))
    quiz.page.go_back()
    expect(quiz.about).to_contain_text("Question 5937")
    quiz.answer(*ALLOWED)
    expect(quiz.said).to_contain_text("Right!")
    expect(quiz.about).to_contain_text("0 of 1 right")
    quiz.page.reload()
    expect(Quizzing(quiz.page, "en").about).to_contain_text("0 of 1 right")
    quiz.page.goto(quiz.page.url.replace("/en/", "/sv/"))
    swedish = Quizzing(quiz.page, "sv")
    expect(swedish.about).to_contain_text("0 rätt av 1")
    swedish.answer(*ALLOWED)
    expect(swedish.said).to_contain_text("Rätt!")
    expect(swedish.about).to_contain_text("0 rätt av 1")


def test_page_without_a_seed_draws_one_and_tells_it_in_the_address(open_page: OpenPage) -> None:
    quiz = Quizzing(open_page("quiz", "en"), "en")
    expect(quiz.page).to_have_url(re.compile(r"\?seed=\d+&difficulty=1&v=1$"))
    shown = re.search(r"seed=(\d+)", quiz.page.url)
    assert shown
    expect(quiz.about).to_contain_text(f"Question {shown[1]}")


@pytest.mark.parametrize(
    ("lang", "query", "wrong", "offer"),
    [
        ("sv", "seed=abc", "heltal från 0 till 999999999, inte 'abc'", "Ta fråga 1 i stället"),
        ("en", "seed=%3Cimg%20src%3Dx%3E", "not '<img src=x>'", "Take question 1 instead"),
        ("sv", "seed=1000000000", "heltal från 0 till 999999999, inte 1000000000", "Ta fråga 1 i stället"),
        ("en", "seed=1&difficulty=9", "from 1 to 3, not 9", "Take question 1 instead"),
        ("sv", "seed=1&v=77", "version 1, inte 77", "Ta fråga 1 i stället"),
    ],
)
def test_bad_link_says_what_is_wrong_and_offers_a_good_question(
    open_page: OpenPage, check_axe: Callable[[Page], None], lang: str, query: str, wrong: str, offer: str
) -> None:
    quiz = Quizzing(open_page("quiz", lang, query=query, width=360), lang)
    expect(quiz.fault).to_contain_text(wrong)
    expect(quiz.fault).to_be_in_viewport(ratio=1)
    for hidden in (quiz.page.locator(".tolva-table"), quiz.button("answer")):
        expect(hidden).to_be_hidden()
    expect(quiz.page.locator(".tolva-quiz img")).to_have_count(0)
    check_axe(quiz.page)
    quiz.page.get_by_role("button", name=offer).click()
    expect(quiz.page.locator(".tolva-table")).to_be_visible()
    expect(quiz.fault).to_be_hidden()
    expect(quiz.page).to_have_url(re.compile(r"(?=.*\bseed=1\b)(?=.*\bdifficulty=1\b)(?=.*\bv=1\b)"))


def test_report_names_the_question(quiz: Quizzing) -> None:
    quiz.pick("SA")
    quiz.page.get_by_role("button", name="Something wrong?").click()
    report = json.loads(quiz.page.locator("dialog textarea[readonly]").input_value())
    name = {"game": "tolva", "family": "must-play", "version": 1, "difficulty": 3, "seed": 5937}
    assert report["question"] == name
    assert report["selected"] == ["SA"]
