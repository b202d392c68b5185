"""The end of a deal, as a person meets it: the card on the table that says how it ended, and the way on."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from helpers.pages import OpenPage, Scheme

KNOCK = {"sv": "Knacka", "en": "Knock"}


@pytest.mark.parametrize(("lang", "width", "scheme"), [("sv", 360, "dark"), ("en", 1280, "light")])
def test_the_end_of_a_deal_lies_on_the_table_until_one_goes_on(
    open_page: OpenPage, check_axe: Callable[[Page], None], lang: str, width: int, scheme: Scheme
) -> None:
    page = open_page("play", lang, query="game=trettioett&players=3&seed=7&seat=1", width=width, scheme=scheme)
    knock = page.get_by_role("button", name=KNOCK[lang], exact=True)
    on = page.locator(".tolva-pace-on")
    while not knock.is_enabled() or not knock.is_visible():
        on.click()
    knock.click()
    ending = page.locator(".tolva-ending")
    while not ending.is_visible():
        on.click()
    expect(ending).to_be_in_viewport(ratio=1)
    expect(on).to_be_in_viewport(ratio=1)
    check_axe(page)
    expect(ending.locator("table th[scope=row]")).to_have_count(3)
    ending.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(ending.locator(".tolva-ending-told")).to_be_hidden()
    on.click()
    expect(ending).to_be_hidden()
