"""What holds for each of our pages, whatever is on it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from helpers.pages import OpenPage, Scheme

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
PAGES = sorted(str(path.relative_to(NOTEBOOKS).with_suffix("")) for path in NOTEBOOKS.rglob("*.ipynb"))


@pytest.mark.parametrize("page_name", PAGES)
@pytest.mark.parametrize(
    ("width", "zoom", "scheme"),
    [(1280, 1, "light"), (1280, 2, "light"), (360, 1, "dark")],
    ids=["wide", "zoomed", "phone-dark"],
)
def test_page_passes_axe_fits_its_width_and_asks_no_other_host(
    open_page: OpenPage, check_axe: Callable[[Page], None], page_name: str, width: int, zoom: int, scheme: Scheme
) -> None:
    page = open_page(page_name, width=width, zoom=zoom, scheme=scheme)
    expect(page.locator("h1")).to_have_count(1)
    expect(page.locator("html")).to_have_attribute("lang", "en" if page_name.startswith("en/") else "sv")
    assert page.locator("h1").inner_text().strip() in page.title()
    assert page.evaluate("document.documentElement.scrollWidth") <= width // zoom
    check_axe(page)


@pytest.mark.parametrize("page_name", [name for name in PAGES if "/" in name])
def test_page_is_there_in_the_other_language_under_the_same_name(open_page: OpenPage, page_name: str) -> None:
    page = open_page(page_name, ready=False)
    lang, name = page_name.split("/")
    other = {"sv": "en", "en": "sv"}[lang]
    page.locator(f".tolva-languages a[hreflang={other}]").click()
    page.wait_for_url(f"**/{other}/{name}.ipynb")
