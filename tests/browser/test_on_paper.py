"""What a browser prints of each of our pages: nothing that only a screen can use, and all of it to be read."""

import pytest
from playwright.sync_api import Page, expect

from helpers.breadth import NIGHTLY, each_in_a_language, some
from helpers.every_page import LESSONS, NAMES, OTHERS, RULES
from helpers.pages import OpenPage
from helpers.paper import LIGHT_CARDS, cards_of, left_to_press, pale_words

KINDS = NAMES if NIGHTLY else [*OTHERS, *some(RULES, 1), *some(LESSONS, 4)]

NEVER_IDLE = """window.requestIdleCallback = () => 0;
window.IntersectionObserver = class { observe() {} disconnect() {} };"""
"""A browser that has no time left for what is out of sight."""


def on_paper(page: Page) -> Page:
    page.emulate_media(media="print")
    return page


@pytest.mark.parametrize(("name", "lang"), each_in_a_language(KINDS))
def test_on_paper_nothing_is_left_to_press_and_all_is_dark_on_white(open_page: OpenPage, name: str, lang: str) -> None:
    page = on_paper(open_page(name, lang, scheme="dark"))
    assert left_to_press(page) == []
    assert pale_words(page) == []
    assert set(cards_of(page)) <= {LIGHT_CARDS}


TORN = """high => [...document.querySelectorAll(".tolva-exercise")].filter((level) => {
  const [table, asked] = [level.querySelector("svg.tv-picture"), level.querySelector(".tolva-exercise-asked")];
  if (!table?.checkVisibility() || !asked?.checkVisibility()) return false;
  let around = table.parentElement;
  while (!(around.contains(asked) && getComputedStyle(around).breakInside === "avoid")) {
    if (around === document.body) return true;
    around = around.parentElement;
  }
  return around.getBoundingClientRect().height > high;
}).map((level) => level.textContent.slice(0, 80))"""
"""Levels of which a sheet's lower edge may part the table from the question: a browser parts what is asked to be kept
together where it is higher than a sheet."""
A4 = (718, 1046)
"""What a sheet holds within a browser's margins, in pixels."""


@pytest.mark.parametrize(
    ("name", "lang"), each_in_a_language(["taking", "bond-asking", "tolp-laying", "thirtyone-hands"])
)
def test_on_paper_a_table_and_what_is_asked_about_it_are_on_one_sheet(
    open_page: OpenPage, name: str, lang: str
) -> None:
    width, height = A4
    page = on_paper(open_page(name, lang, width=width))
    assert page.locator(".tolva-exercise svg.tv-picture").count() > 0
    assert page.evaluate(TORN, height) == []


@pytest.mark.parametrize("name", ["replay", "quiz", "play", "compare"])
def test_on_paper_a_page_with_a_table_has_its_picture(open_page: OpenPage, name: str) -> None:
    page = on_paper(open_page(name, "sv"))
    expect(page.locator(".tolva-slot :is(svg.tv-picture, img)").first).to_be_visible()


def test_what_was_chosen_dark_is_light_on_paper(open_page: OpenPage) -> None:
    page = open_page("tolp-exchange", "sv")
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    assert cards_of(page) != [LIGHT_CARDS]
    on_paper(page)
    assert pale_words(page) == []
    assert cards_of(page) == [LIGHT_CARDS]


def test_whose_cards_lie_where_and_the_deals_told_are_read_on_paper(open_page: OpenPage) -> None:
    page = open_page("deal", "sv", query="game=tolva")
    expect(on_paper(page).locator(".tolva-laying-into").first).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "played"),
    [("sv", "Den här nivån spelas på skärmen."), ("en", "This level is played on the screen.")],
)
def test_a_level_that_is_played_says_so_on_paper(open_page: OpenPage, lang: str, played: str) -> None:
    page = open_page("tolp-exchange", lang)
    told = page.get_by_text(played)
    expect(told.first).to_be_hidden()
    on_paper(page)
    expect(told).to_have_count(2)
    expect(told.first).to_be_visible()
    expect(told.last).to_be_visible()
    expect(page.locator(".tolva-guided-on-paper")).to_be_visible()


@pytest.mark.parametrize(("lang", "ordered"), [("sv", "lägger i ordning"), ("en", "putting things in order")])
def test_a_level_in_which_one_puts_in_order_says_so_on_paper(open_page: OpenPage, lang: str, ordered: str) -> None:
    page = on_paper(open_page("taking", lang))
    expect(page.locator(".tolva-stars-on-paper", has_text=ordered).first).to_be_visible()


def test_tables_that_nobody_has_scrolled_to_are_drawn_before_they_are_printed(open_page: OpenPage) -> None:
    page = open_page("index", "sv")
    page.context.add_init_script(NEVER_IDLE)
    page.goto(page.url.replace("index", "tolp-exchange"))
    page.wait_for_function("document.documentElement.matches('[data-ready]')")
    pictures = page.locator("svg.tv-picture")
    bare = "all => all.filter(one => !one.querySelector('.tv-card')).length"
    assert pictures.evaluate_all(bare) > 0
    page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    assert pictures.evaluate_all(bare) == 0
