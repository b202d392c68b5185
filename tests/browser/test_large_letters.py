"""Pages whose letters are twice as large, and pages in the colours that the reader's system forces."""

import pytest
from playwright.sync_api import expect

from helpers.pages import OpenPage
from tolva_teach.texts import LANGUAGES


@pytest.mark.parametrize("page", ["index", "quiz", "tricks", "replay", "rules-tolva"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_wider_than_a_phone_with_letters_twice_as_large(open_page: OpenPage, lang: str, page: str) -> None:
    opened = open_page(page, lang, width=360)
    opened.add_style_tag(content="html { font-size: 200% }")
    opened.wait_for_timeout(300)
    assert opened.evaluate("document.documentElement.scrollWidth") == 360
    expect(opened.locator(".tolva-skip")).not_to_be_in_viewport()
    opened.keyboard.press("Tab")
    expect(opened.locator(".tolva-skip")).to_be_in_viewport(ratio=1)


def test_forced_colours_underline_only_the_page_that_is_open(open_page: OpenPage) -> None:
    page = open_page("quiz", "sv", query="seed=1", forced_colors="active")
    links = page.locator(".tolva-pages a")
    lines = links.evaluate_all("all => all.map(one => getComputedStyle(one).borderBottomColor)")
    ground = page.locator("body").evaluate("body => getComputedStyle(body).backgroundColor")
    open_now = links.evaluate_all("all => all.map(one => one.ariaCurrent === 'page')")
    assert [line != ground for line in lines] == open_now
    assert open_now.count(True) == 1


def test_forced_colours_hold_for_the_tables_buttons_too(open_page: OpenPage) -> None:
    query = "game=tolva&family=scores&seed=3"
    page = open_page("quiz", "sv", query=query, forced_colors="active")
    ground = "one => getComputedStyle(one).backgroundColor"
    outside = page.locator(".tolva-quiz-buttons button").first.evaluate(ground)
    answers = page.locator(".tolva-table-phrases button")
    expect(answers.first).to_be_visible()
    for button in (*answers.all(), page.locator(".tolva-table-help")):
        assert button.evaluate(ground) == outside
    answers.first.click()
    expect(answers.first).to_have_attribute("aria-pressed", "true")
    edges = answers.evaluate_all("all => all.map(one => getComputedStyle(one).borderTopColor)")
    assert edges[0] not in edges[1:]
