"""The games' sheets as they are printed."""

import re

import pytest
from playwright.sync_api import Page, expect

from helpers.deal_replays import printed_by
from helpers.pages import OpenPage
from tolva_teach.games import GAMES
from tolva_teach.play.playout import PlayedName
from tolva_teach.texts import LANGUAGES
from tolva_widgets.base.style_sheets import stylesheet
from tolva_widgets.replay.widget import DealReplay

LEGIBLE = 12
"""So many pixels are nine points."""

SMALLEST = """(within) => Math.min(...[...document.querySelectorAll(`${within} *`)]
  .filter((part) => [...part.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .map((part) => parseFloat(getComputedStyle(part).fontSize)))"""

PALEST = """() => Math.max(...[...document.querySelectorAll(".tolva-sheet, .tolva-sheet *")]
  .flatMap((part) => getComputedStyle(part).color.match(/\\d+/g).slice(0, 3).map(Number)))"""

DARK_ENOUGH = 128

# The headings of the score's columns have one line each.
BROKEN_WORDS = """() => [...document.querySelectorAll(".tolva-printout-end th")]
  .some((part) => part.getClientRects()[0].height > 2.2 * parseFloat(getComputedStyle(part).fontSize))"""


def printed(page: Page) -> int:
    """How many sheets of A4 paper the page takes."""
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_game_is_printed_on_one_sheet_and_one_that_was_chosen_alone(open_page: OpenPage, lang: str) -> None:
    page = open_page("sheets", lang)
    assert printed(page) == len(GAMES)
    for name in GAMES:
        page.locator(f'.tolva-sheets-choose a[href="#{name}"]').click()
        assert printed(page) == 1, name
        assert page.locator(".tolva-sheet:visible").get_attribute("id") == name
    page.emulate_media(media="print", color_scheme="dark")
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    expect(page.get_by_role("heading", level=1)).to_be_hidden()
    expect(page.locator(".tolva-header")).to_be_hidden()
    expect(page.locator("body")).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    assert page.evaluate(PALEST) < DARK_ENOUGH
    assert page.evaluate(SMALLEST, ".tolva-sheet") >= LEGIBLE


@pytest.mark.parametrize("game", ["tolva", "bordstolva"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deal_of_tolva_is_printed_on_two_sheets_and_its_score_stands_with_the_last_tricks(
    page: Page, lang: str, game: str
) -> None:
    replay = DealReplay(PlayedName.of(game, 7), lang=lang, in_address=True)
    sheet = printed_by(replay)
    page.set_content(f"<style>{stylesheet('page/printout.css')}</style><div class='tolva-printout'>{sheet}</div>")
    assert printed(page) == 2
    page.emulate_media(media="print")
    assert page.evaluate(SMALLEST, ".tolva-printout") >= LEGIBLE
    assert not page.evaluate(BROKEN_WORDS)
