"""The end of a deal, as a person meets it: the card on the table that says how it ended, and the way on."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from helpers.breadth import some
from helpers.pages import OpenPage, Scheme, box_of, wait_until_shown
from tolva_teach.texts import sentence

KNOCK = {"sv": "Knacka", "en": "Knock"}


@pytest.mark.parametrize(("lang", "width", "scheme"), some([("sv", 360, "dark"), ("en", 1280, "light")], 1))
def test_the_end_of_a_deal_lies_on_the_table_until_one_goes_on(
    open_page: OpenPage, check_axe: Callable[[Page], None], lang: str, width: int, scheme: Scheme
) -> None:
    page = open_page("play", lang, query="game=trettioett&day=2025-01-03&coach=silent", width=width, scheme=scheme)
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
    card, bar = box_of(ending), box_of(page.locator(".tolva-step-bar"))
    if width < 600:
        assert card["y"] + card["height"] <= bar["y"]
    else:
        table = box_of(page.locator(".tolva-table-picture"))
        assert card["x"] >= table["x"] + table["width"], "the hands that are shown are seen"
    ways_on = page.locator(".tolva-ending-on button, .tolva-pace-on").filter(visible=True)
    expect(ways_on).to_have_count(1 if width < 600 else 2)
    expect(ending.locator(".tolva-ending-why a").first).to_have_text(re.compile(f"^{sentence(lang, 'explain-rule')} "))
    check_axe(page)
    day = ending.locator(".tolva-day")
    expect(day.locator(".tolva-day-lines").first).to_contain_text(sentence(lang, "daily-best"))
    whole = ending.evaluate("card => card.parentElement.innerHTML")  # to be written anew, as Python does
    expect(day.locator("textarea")).to_have_value(re.compile(r"http\S+/play\.ipynb\?game=trettioett&day=2025-01-03$"))
    day.scroll_into_view_if_needed()
    days = day.locator(".tolva-day-days")
    expect(days.locator("li").first).to_be_hidden()
    days.locator("summary").click()
    expect(days.locator("li").first).to_be_visible()
    share = day.locator("textarea")
    share.focus()
    share.press("ControlOrMeta+a")
    ending.evaluate("(card, whole) => void (card.parentElement.innerHTML = whole)", whole)
    expect(share).to_be_focused()
    assert share.evaluate("field => field.value.slice(field.selectionStart, field.selectionEnd)") == share.input_value()
    expect(days.locator("li").first).to_be_visible()
    expect(ending.locator("table th[scope=row]")).to_have_count(4)
    ending.locator("summary").first.focus()
    page.keyboard.press("Enter")
    expect(ending.locator(".tolva-ending-told")).to_be_hidden()
    ending.evaluate("(card, whole) => void (card.parentElement.innerHTML = whole)", whole)
    expect(ending.locator(".tolva-ending-told")).to_be_hidden()
    expect(ending.locator("summary").first).to_be_focused()
    ways_on.first.click()
    expect(ending).to_be_hidden()
    kept = page.evaluate("() => Object.entries(localStorage).find(([key]) => key.endsWith('day:trettioett'))[1]")
    assert "2025-01-03" in kept
    page.goto(page.url.replace("2025-01-03", "2099-01-01"))
    wait_until_shown(page)
    expect(page.locator(".tolva-notice-line")).to_contain_text("2099-01-01")
