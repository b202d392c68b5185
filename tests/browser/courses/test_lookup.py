"""Looking something up: the field that searches rules and terms, and the box that shows a rule in place."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from helpers.accessibility import accessibility_tree
from helpers.pages import OpenPage, PageGuard, wait_until_shown
from helpers.served import Served
from tolva_teach.texts import sentence

REFERENCE = "**/reference.ipynb"


@pytest.mark.parametrize(("lang", "typed", "first"), [("sv", "meld", "mäla, mälning"), ("en", "malningen", "meld")])
def test_search_finds_a_word_of_either_language_in_any_inflection_and_is_gone_through_by_keys(
    open_page: OpenPage, check_axe: Callable[[Page], None], lang: str, typed: str, first: str
) -> None:
    page = open_page("rules-tolva", lang)
    field, hits = page.get_by_role("searchbox"), page.locator(".tolva-search li a")
    field.fill(typed)
    expect(hits.first).to_contain_text(first)
    said = page.locator(".tolva-search [role=status]")
    words = sentence(lang, "search-some", None, count=hits.count())
    expect(said).to_have_text(words if hits.count() < 12 else sentence(lang, "search-many", None, count=15, shown=12))
    check_axe(page)
    field.press("ArrowDown")
    expect(hits.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(hits.nth(1)).to_be_focused()
    page.keyboard.press("Escape")
    expect(field).to_be_focused()
    field.press("Enter")
    expect(page).to_have_url(re.compile(r"/rules-tolva\.ipynb#term-melds-meld$"))
    expect(page.locator("#term-melds-meld")).to_be_visible()
    field.fill("qqqq")
    expect(said).to_have_text(sentence(lang, "search-none"))
    expect(hits).to_have_count(0)
    before = accessibility_tree(page)
    field.fill("qqqqq")
    expect(said.get_by_role("paragraph")).to_have_text(sentence(lang, "search-none"))
    field.fill("qqqq")
    expect(said.get_by_role("paragraph")).to_have_count(0)
    assert accessibility_tree(page) == before


UNDERSTOOD = {
    "sv": {
        "måste jag sticka över min partner": ["Överstickstvång"],
        "MÅSTE JAG STICKA ÖVER MIN MEDSPELARE?": ["Överstickstvång"],
        "joker": ["flygande kort", "Variant: flygande kort"],
        "jokern": ["flygande kort", "Variant: flygande kort"],
        "fyra lika": ["dubblett, triss, fyrtal"],
        "four of a kind": ["dubblett, triss, fyrtal"],
        "oavgjort": ["När vinsten sparas"],
        "vad händer om talongen tar slut": ["Talongen tar slut"],
        "överstikstvång": ["överstickstvång", "Överstickstvång"],
        "trunf": ["trumf"],
        "lägg upp en giv": ["Lägg upp en giv"],
        "önska": ["Lägg upp en giv"],
        "motståndarna": ["part"],
        "ögat": ["ögon"],
        "vad är ett ess värt": ["Variant: andra ögon", "Vad en hand är värd"],
        "vem vann": ["vinsten"],
        "giftermål": ["mäla, mälning"],
        "felgiv": ["Vid bordet"],
        "någon lade fel kort": ["Vid bordet"],
        "bonde": ["index"],
    },
    "en": {
        "Do I have to beat my partner?": ["Heading the trick"],
        "must I overtake my teammate": ["Heading the trick"],
        "jokers": ["flying cards", "Variant: flying cards"],
        "wild card": ["flying cards", "Variant: flying cards"],
        "four of a kind": ["pair, three of a kind, four of a kind"],
        "fyra lika": ["pair, three of a kind, four of a kind"],
        "tie": ["Vinsten carried over"],
        "what happens when the stock runs out": ["The stock runs out"],
        "folow siut": ["follow suit"],
        "trmup": ["trump"],
        "set up a deal": ["Set up a deal"],
        "wish": ["Set up a deal"],
        "my opponents": ["side"],
        "ruff": ["trump a trick"],
        "what is an ace worth": ["What a hand is worth"],
        "has gone out": ["go out"],
        "when does the match end?": ["match"],
        "misdeal": ["At the table"],
        "he revoked": ["At the table"],
        "marriage": ["meld"],
    },
}
"""What is typed, and the first that are found."""
NOWHERE = ("qqqq", "xyzzyx plugh")


@pytest.mark.parametrize("lang", UNDERSTOOD)
def test_search_understands_questions_other_words_for_the_same_and_slips_of_the_keys(
    open_page: OpenPage, lang: str
) -> None:
    page = open_page("courses", lang, width=360)
    field, hits = page.get_by_role("searchbox"), page.locator(".tolva-search li")
    for place, (typed, firsts) in enumerate(UNDERSTOOD[lang].items()):
        field.fill(typed)
        for number, first in enumerate(firsts):
            expect(hits.nth(number).locator("strong"), typed).to_contain_text(first)
        field.fill(NOWHERE[place % len(NOWHERE)])  # and nothing of what was found before is left
        expect(page.locator(".tolva-search [role=status]")).to_have_text(sentence(lang, "search-none"))
        expect(hits).to_have_count(0)


def test_the_courses_lead_to_rules_of_any_game_and_a_failed_search_says_so_and_is_tried_again(
    open_page: OpenPage, page_guard: PageGuard
) -> None:
    page = open_page("courses", "sv")
    page_guard.pardon()
    page.route(REFERENCE, lambda route: route.abort())
    field, hits = page.get_by_role("searchbox"), page.locator(".tolva-search li a")
    field.fill("knacka")
    expect(page.locator(".tolva-search [role=status]")).to_have_text(sentence("sv", "search-failed"))
    page.unroute(REFERENCE)
    field.fill("knackar")
    hits.first.click()
    page.wait_for_url("**/rules-trettioett.ipynb#*")


def test_where_nothing_runs_the_field_leads_to_all_there_is(
    server: Served, new_context: Callable[..., BrowserContext]
) -> None:
    still = new_context(java_script_enabled=False).new_page()
    still.goto(server.url("sv/courses"))
    still.get_by_role("searchbox").fill("stick")
    still.get_by_role("searchbox").press("Enter")
    still.wait_for_url("**/reference.ipynb?q=stick")
    assert still.locator("[data-entry]").count() > 100


@pytest.mark.parametrize(("lang", "width"), [("sv", 360), ("en", 1280)])
def test_a_rule_that_a_lesson_names_is_shown_in_place_and_the_focus_comes_back(
    open_page: OpenPage, check_axe: Callable[[Page], None], lang: str, width: int
) -> None:
    page = open_page("melding", lang)
    page.set_viewport_size({"width": width, "height": 640})
    link = page.locator("main a[href$='#tolva.meld']:visible").first
    link.focus()
    page.keyboard.press("Enter")
    box = page.get_by_role("dialog")
    expect(box.get_by_role("heading")).to_be_focused()
    expect(box.get_by_role("heading")).to_have_text(link.inner_text())
    check_axe(page)
    ways = [way.get_attribute("href") or "" for way in box.get_by_role("link").all()]
    assert [Path(way.partition("?")[0].partition("#")[0]).name for way in ways] == [
        "rules-tolva.ipynb",
        "melding.ipynb",
        "quiz.ipynb",
    ]
    assert "topic=tolva.meld" in ways[2]
    page.keyboard.press("Escape")
    expect(box).to_have_count(0)
    expect(link).to_be_focused()
    link.click()
    box.get_by_role("button").click()
    expect(link).to_be_focused()
    link.click(modifiers=["Control"])  # wanted in a tab of its own
    expect(box).to_have_count(0)


def test_a_rule_that_is_not_to_be_had_in_place_is_gone_to(open_page: OpenPage) -> None:
    page = open_page("melding", "sv")
    page.locator("main a[href$='#tolva.meld']:visible").first.evaluate("link => (link.hash = '#tolva.nothing')")
    page.locator("main a[href$='#tolva.nothing']").click()
    page.wait_for_url("**/rules-tolva.ipynb#tolva.nothing")


def test_questions_about_a_rule_are_about_it(open_served: OpenPage) -> None:
    page = open_served("sv/rules-trettioett")
    page.locator("[id='thirtyone.knock'] a[href*='topic=']").click()
    page.wait_for_url("**/quiz.ipynb?*topic=thirtyone.knock*")
    wait_until_shown(page)
    expect(page.locator("main")).to_contain_text("Fråga 1 av 10 ·")  # which rule, the answer tells
