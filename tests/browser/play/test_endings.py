"""The end of a deal, as a person meets it: the card on the table that says how it ended, and the way on."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from helpers.breadth import some
from helpers.pages import OpenPage, Scheme, box_of, wait_until_shown
from helpers.play_settings import set_choice
from tolva_teach.texts import sentence

KNOCK = {"sv": "Knacka", "en": "Knock"}


def to_the_end(page: Page, lang: str) -> None:
    """Knocks as soon as one can, and goes on to the end of the deal: each press when the one before has been answered,
    for the next would lead from the end to another deal."""
    pace, ending = page.locator(".tolva-pace"), page.locator(".tolva-ending")
    knock = page.get_by_role("button", name=KNOCK[lang], exact=True)
    while not ending.is_visible():
        before = pace.get_attribute("data-turn")
        (knock if knock.is_visible() and knock.is_enabled() else page.locator(".tolva-pace-on")).click()
        expect(pace).not_to_have_attribute("data-turn", before or "")


@pytest.mark.parametrize(("lang", "width", "scheme"), some([("sv", 360, "dark"), ("en", 1280, "light")], 1))
def test_the_end_of_a_deal_lies_on_the_table_until_one_goes_on(
    open_page: OpenPage, check_axe: Callable[[Page], None], lang: str, width: int, scheme: Scheme
) -> None:
    page = open_page("play", lang, query="game=trettioett&day=2025-01-03&coach=silent", width=width, scheme=scheme)
    set_choice(page, sentence(lang, "play-choose-pace", None), "tap")
    on = page.locator(".tolva-pace-on")
    ending = page.locator(".tolva-ending")
    to_the_end(page, lang)
    expect(ending).to_be_in_viewport(ratio=1)
    expect(on).to_be_in_viewport(ratio=1)
    card, bar = box_of(ending), box_of(page.locator(".tolva-step-bar"))
    table = box_of(page.locator(".tolva-table-picture"))
    if width < 600:
        assert table["y"] + table["height"] <= card["y"] < card["y"] + card["height"] <= bar["y"], (
            "the hands are compared"
        )
        expect(ending.locator(".tolva-ending-told")).to_be_hidden()
        ending.locator("summary").first.click()
    else:
        assert card["x"] >= table["x"] + table["width"], "the hands that are shown are seen"
    ways_on = page.locator(".tolva-ending-on button, .tolva-pace-on").filter(visible=True)
    expect(ways_on).to_have_count(1 if width < 600 else 2)
    expect(ending.locator(".tolva-ending-why a").first).to_have_text(re.compile(f"^{sentence(lang, 'explain-rule')} "))
    told = ending.locator(".tolva-ending-told")
    assert width > 600 or told.evaluate("part => part.scrollHeight <= part.clientHeight"), "nothing of it is cut off"
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


@pytest.mark.parametrize("width", [360, 1280])
def test_how_somebody_left_the_card_it_is_after_the_next_deal_too(open_page: OpenPage, width: int) -> None:
    page = open_page("play", "en", query="game=trettioett&day=2025-01-03&coach=silent", width=width)
    set_choice(page, sentence("en", "play-choose-pace", None), "tap")
    ending, on = page.locator(".tolva-ending"), page.locator(".tolva-pace-on")
    told = ending.locator(".tolva-ending-told")
    to_the_end(page, "en")
    at_first = told.is_visible()
    assert at_first == (width > 600)
    ending.locator("summary").first.click()
    expect(told).to_be_visible(visible=not at_first)
    on.click()
    expect(ending).to_be_hidden()
    to_the_end(page, "en")
    expect(told).to_be_visible(visible=not at_first)
