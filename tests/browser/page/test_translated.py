"""A browser that translates a page: words that can be typed here are understood in the page's own language alone."""

import pytest
from playwright.sync_api import Page, expect

from helpers.pages import OpenPage
from tolva_teach.texts import sentence

UNTRANSLATED = "part => part.closest('[translate=no]') !== null"


def check_it_stays(page: Page, *parts: str) -> None:
    """Everything of these that is on the page, and there is some of each, is left as it is."""
    for part in parts:
        found = page.locator(part)
        expect(found.first).to_be_attached()
        assert found.evaluate_all(f"parts => parts.every({UNTRANSLATED})"), part


def test_what_can_be_typed_at_a_table_stays_as_it_is(open_page: OpenPage) -> None:
    page = open_page("quiz", "sv", query="set=70&difficulty=1")
    page.keyboard.press("/")
    check_it_stays(page, ".tolva-table-typed", ".tolva-table-type-form input")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    help_ = page.get_by_role("dialog")
    typed = help_.get_by_text(sentence("sv", "typed-key-does"), exact=True)
    expect(typed).to_be_visible()
    assert typed.evaluate(UNTRANSLATED)


@pytest.mark.parametrize(
    ("query", "parts"),
    [
        ("game=tolva", [".tolva-editor-typed input"]),
        ("game=tolva&tab=wish&wish=nonsense", ["textarea[data-name=wish]", ".tolva-editor-wrong p:first-child"]),
    ],
)
def test_what_can_be_typed_of_a_deal_stays_as_it_is(open_page: OpenPage, query: str, parts: list[str]) -> None:
    page = open_page("deal", "sv", query=query)
    if "wish" in query:
        page.get_by_role("button", name=sentence("sv", "editing-look"), exact=True).click()
    check_it_stays(page, *parts)


def test_examples_of_wishes_stay_as_they_are(open_page: OpenPage) -> None:
    page = open_page("deal", "sv", query="game=tolva")
    page.locator('button[data-do="tab"][value="wish"]').click()
    check_it_stays(page, ".tolva-editor-examples button")


def test_a_position_that_is_typed_at_a_real_table_stays_as_it_is(open_page: OpenPage) -> None:
    page = open_page("at-the-table", "sv", query="game=tolva&tab=judge")
    check_it_stays(page, ".tolva-at-table-typed input", ".tolva-at-table-help", ".tolva-at-table-mistyped")
