"""What holds for each of our pages, whatever is on it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from helpers.pages import OpenPage, Scheme

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
PAGES = sorted(str(path.relative_to(NOTEBOOKS).with_suffix("")) for path in NOTEBOOKS.rglob("*.ipynb"))


VIEWS: list[tuple[ViewportSize, Scheme]] = [
    ({"width": 1280, "height": 800}, "light"),
    ({"width": 640, "height": 400}, "light"),  # what fits on the screen above at 200 %
    ({"width": 360, "height": 740}, "dark"),
]


@pytest.mark.parametrize("page_name", PAGES)
def test_page_passes_axe_fits_its_width_and_asks_no_other_host(
    open_page: OpenPage, check_axe: Callable[[Page], None], page_name: str
) -> None:
    page = open_page(page_name)
    expect(page.locator("h1")).to_have_count(1)
    expect(page.locator("html")).to_have_attribute("lang", "en" if page_name.startswith("en/") else "sv")
    assert page.locator("h1").inner_text().strip() in page.title()
    for size, scheme in VIEWS:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=scheme)
        page.wait_for_timeout(300)  # what follows the width draws itself anew
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        check_axe(page)


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
