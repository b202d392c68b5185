"""The page that compares forms in the browser: chosen on, read, gone on from, by mouse and by keys."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from helpers.breadth import some
from helpers.pages import OpenPage, Scheme, box_of, tab_to
from tolva_teach.texts import LANGUAGES

TITLE = ".tolva-compare-head"
SIDES = ".tolva-compare-side"
WORDS = {
    "sv": {"game": "Spel", "option": "Variant", "value": "I stället", "another": "En annan giv"},
    "en": {"game": "Game", "option": "Variant", "value": "Instead", "another": "Another deal"},
}
SCORING = "game=bondtolva&option=scoring&value=no-meld-out"
NOTHING = "game=tolp&players=4&option=exchange&seed=3"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_chosen_by_keys_is_compared_and_said(open_page: OpenPage, lang: str) -> None:
    page = open_page("compare", lang, width=360)
    words = WORDS[lang]
    tab_to(page, "select")
    page.keyboard.press("Home")
    expect(page.locator(TITLE)).to_contain_text("Tolva")
    expect(page.get_by_role("combobox", name=words["game"], exact=True)).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.locator(TITLE)).to_contain_text("Bondtolva")
    page.get_by_role("combobox", name=words["option"], exact=True).select_option("scoring")
    page.get_by_role("combobox", name=words["value"], exact=True).select_option("gotland")
    page.wait_for_url("**option=scoring&value=gotland**")
    title = page.locator(TITLE).inner_text()
    expect(page.locator(".tolva-page > [role=status].tolva-aloud")).to_contain_text(title)


def test_another_deal_is_read_from_its_heading_and_one_can_go_back(open_page: OpenPage) -> None:
    page = open_page("compare", "en", query="game=bondtolva&option=eyes")
    expect(page.locator(TITLE)).to_contain_text("Bondtolva for 2: Eyes")
    page.wait_for_url("**&seed=*")
    first, address = page.locator(TITLE).inner_text(), page.url
    page.get_by_role("button", name=WORDS["en"]["another"], exact=True).press("Enter")
    expect(page.locator(TITLE)).not_to_have_text(first)
    expect(page.locator(TITLE)).to_be_focused()
    page.wait_for_url(lambda url: url != address)
    page.go_back()
    expect(page.locator(TITLE)).to_have_text(first)


@pytest.mark.parametrize(("lang", "width"), [("sv", 1280), ("en", 360)])
def test_sides_stand_beside_each_other_or_on_a_phone_below_each_other(
    open_page: OpenPage, lang: str, width: int
) -> None:
    page = open_page("compare", lang, query="game=bondtolva&option=eyes", width=width)
    expect(page.locator(SIDES)).to_have_count(2)
    usual, other = (box_of(page.locator(SIDES).nth(side)) for side in (0, 1))
    assert (usual["y"] == other["y"]) is (width == 1280)
    assert (usual["x"] == other["x"]) is (width == 360)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    picture = page.locator(f"{SIDES} img").first
    expect(picture).to_have_attribute("alt", re.compile("king|kung"))
    shape = picture.evaluate("picture => picture.naturalHeight > picture.naturalWidth")
    assert shape is (width == 360), "the narrow picture on a phone"


@pytest.mark.parametrize("side", [0, 1])
def test_each_side_is_followed_on_in_the_replay(open_page: OpenPage, side: int) -> None:
    page = open_page("compare", "en", query="game=tolp&players=4&option=jokers&value=2")
    there = page.locator(SIDES).nth(side).locator(".tolva-compare-place").last.inner_text()
    page.locator(f"{SIDES} .tolva-compare-follow a").nth(side).click()
    page.wait_for_url("**/en/replay.ipynb?*")
    expect(page.locator(".tolva-why h2")).to_have_text(there)
    expect(page.locator(".tolva-notice-line")).to_have_count(0)


def test_replay_and_rules_lead_here(open_page: OpenPage) -> None:
    page = open_page("replay", "en", query="game=tolp&players=5&options=revolution:yes&deals=1&seed=7&step=999")
    page.get_by_role("link", name="The same deal with another variant").click()
    page.wait_for_url("**/en/compare.ipynb?*")
    expect(page.locator(TITLE)).to_have_text("Tölp for 5: Revolution, deal 7")
    page = open_page("rules-bondtolva", "en")
    page.locator("[id='bond.option.eyes']").get_by_role("link", name="See the difference in a deal: Eyes").click()
    page.wait_for_url("**/en/compare.ipynb?*")
    expect(page.locator(TITLE)).to_contain_text("Bondtolva for 2: Eyes")


@pytest.mark.parametrize(
    ("lang", "width", "zoom", "scheme"),
    some([("en", 360, 1, "light"), ("sv", 1280, 1, "dark"), ("sv", 1280, 2, "light")], 1),
)
@pytest.mark.parametrize("query", [SCORING, NOTHING, "game=poker"], ids=["parted", "nothing", "wrong"])
def test_every_state_passes_axe_and_fits_its_width(
    open_page: OpenPage, check_axe: Callable[[Page], None], query: str, lang: str, width: int, zoom: int, scheme: Scheme
) -> None:
    page = open_page("compare", lang, query=query, width=width, zoom=zoom, scheme=scheme)
    for folded in page.locator(".tolva-compare details").all():
        folded.evaluate("details => details.open = true")
    check_axe(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width // zoom


def test_a_wrong_link_is_told_in_place_with_one_that_works(open_page: OpenPage) -> None:
    page = open_page("compare", "sv", query="game=tolp&option=jokers&value=99&players=5", width=360)
    fault = page.locator(".tolva-compare .tolva-fault[role=alert]")
    expect(fault).to_contain_text("Varianten ”Jokrar” i tölp kan inte vara ”99”")
    fault.get_by_role("link").click()
    expect(page.locator(TITLE)).to_contain_text("Tölp för fem: Jokrar")
