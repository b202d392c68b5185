"""What holds for each of our pages, whatever is on it."""

from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from helpers.breadth import NIGHTLY, each_in_a_language, some
from helpers.every_page import LESSONS, NAMES, OTHERS, PAGES, RULES
from helpers.pages import OpenPage, PageGuard, Scheme, wait_until_shown
from helpers.served import Answering

BROKEN = """() => [...document.querySelectorAll("h1, h2, h3, h4")].filter((heading) => {
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(heading);
  const high = heading.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
  return heading.innerText.trim().length < 12 && high > 1.5 * parseFloat(lineHeight);
}).map((heading) => heading.innerText)"""
"""Headings of a few letters that stand in more than one line, as “The / deal”."""


TRANSLATED = """() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walk.nextNode()) texts.push(walk.currentNode);
  return texts.filter(({ textContent, parentElement }) =>
    (/[♠♥♦♣]\\s?[\\dA-Z]/.test(textContent) || parentElement.closest(".tolva-order-card, code"))
    && !parentElement.closest("[translate=no], script, style, option, textarea")).map((text) => text.textContent);
}"""
"""Cards' signs and ids that a browser would translate with the page: a card's letter would be another card's."""

IN_REACH = """() => [...document.querySelectorAll(".jp-RenderedMarkdown table")].every(
  (table) => table.scrollWidth <= table.clientWidth || table.tabIndex === 0)"""
"""Whether each table that is scrolled can be by keys: a page learns of its new width a moment after it has it."""

LOOKS: dict[int, Scheme] = {1280: "light", 360: "dark", 640: "light"}
"""A screen, a phone in the dark, and a screen zoomed to 200 %."""
LOOKED_AT = {"sv": 360, "en": 1280}
"""At which width axe looks at a language's pages."""

IN_TURN = each_in_a_language([*OTHERS, *some(RULES, 2), *some(LESSONS, 7)])
"""Every sort of page, and of those that are made of the same parts some; each in the one language or the other: both
have the same cells. At night all are looked at in both."""

OF_EACH_SORT = NAMES if NIGHTLY else ["courses", "play"]
"""Of each sort of page one, as it is served, but those of which `test_stage.py` finds that they are served as they are
on the stage: what a served page asks other hosts for is heard there too."""


@pytest.fixture(scope="module")
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    """One who goes from page to page: what all of them have in common is fetched once."""
    context = browser.new_context()
    yield context
    context.close()


@pytest.mark.parametrize("name", OF_EACH_SORT)
def test_page_as_served_fits_every_width_passes_axe_and_asks_no_other_host(
    server: Answering, visitor: BrowserContext, page_guard: PageGuard, check_axe: Callable[[Page], None], name: str
) -> None:
    page = visitor.new_page()
    page_guard.watch(page, urlsplit(server.address).netloc)
    page.goto(server.url(f"sv/{name}"))
    wait_until_shown(page)
    looked_at(page, "sv", check_axe)
    page.close()


@pytest.mark.parametrize(("name", "lang"), IN_TURN)
def test_page_fits_every_width_and_passes_axe(
    open_page: OpenPage, check_axe: Callable[[Page], None], name: str, lang: str
) -> None:
    looked_at(open_page(name, lang), lang, check_axe)


def looked_at(page: Page, lang: str, check_axe: Callable[[Page], None]) -> None:
    """It has one heading, speaks its language, and is never wider than the screen."""
    expect(page.locator("h1")).to_have_count(1)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    assert page.locator("h1").inner_text().strip() in page.title()
    assert page.evaluate(TRANSLATED) == []
    for width, scheme in LOOKS.items():
        page.set_viewport_size({"width": width, "height": 740})
        page.emulate_media(color_scheme=scheme)
        page.wait_for_function(IN_REACH)
        if width == LOOKED_AT[lang]:
            check_axe(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(BROKEN) == []


@pytest.mark.parametrize("page_name", ["sv/tricks", "en/replay"])
def test_language_link_leads_to_the_same_page_in_the_other_language(open_page: OpenPage, page_name: str) -> None:
    page = open_page(page_name)
    lang, name = page_name.split("/")
    other = {"sv": "en", "en": "sv"}[lang]
    page.locator(f".tolva-languages a[hreflang={other}]").click()
    page.wait_for_url(f"**/{other}/{name}.ipynb")


@pytest.mark.parametrize("page_name", PAGES)
def test_page_is_there_in_both_languages(page_name: str) -> None:
    assert "/" not in page_name or {f"sv/{page_name[3:]}", f"en/{page_name[3:]}"} <= set(PAGES)
