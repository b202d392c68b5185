"""A match kept on a phone: told by taps and by keys, corrected, undone, left and taken up again."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from helpers.pages import OpenPage, box_of, fits
from tolva_teach.texts import LANGUAGES, sentence

NAMES = ("Åsa", "<b>", "王", "Player")
PARTIES = {"sv": ("Åsa och 王", "<b> och Player"), "en": ("Åsa and 王", "<b> and Player")}


def tap(page: Page, name: str, value: str) -> None:
    page.locator(f'button[data-name="{name}"][value="{value}"]').tap()


def enter(page: Page) -> None:
    page.locator('button[data-do="enter"]').tap()


def shows(page: Page, *scores: str) -> None:
    expect(page.locator(".tolva-keeper-points")).to_have_text(scores)


def name_players(page: Page, lang: str) -> None:
    page.get_by_text(sentence(lang, "keeping-names"), exact=True).tap()
    for seat, name in enumerate(NAMES):
        field = page.locator(f'input[data-name="{seat}"]')
        field.fill(name)
        field.press("Tab")
    for party, words in enumerate(PARTIES[lang]):
        expect(page.locator(".tolva-keeper-name").nth(party)).to_contain_text(words)


def open_gubbe(page: Page, lang: str) -> None:
    page.get_by_text(sentence(lang, "keeping-fold-gubbe"), exact=True).tap()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_is_told_by_taps_corrected_undone_and_taken_up_again(
    open_page: OpenPage, check_axe: Callable[[Page], None], lang: str
) -> None:
    page = open_page("score", lang, width=360, has_touch=True)
    name_players(page, lang)
    shows(page, "0", "0")
    for chip in page.locator(".tolva-keeper-chip").all():
        if chip.is_visible():
            assert min(box_of(chip)["width"], box_of(chip)["height"]) >= 44

    # Two melds, vinsten and sistan are five taps.
    tap(page, "melds", "0.H")
    tap(page, "melds", "1.S")
    tap(page, "vinsten", "0")
    tap(page, "sistan", "1")
    enter(page)
    shows(page, "3", "2")
    expect(page.locator(".tolva-keeper-score-head")).to_be_focused()
    expect(page.locator(".tolva-aloud").last).to_contain_text(sentence(lang, "keeping-deal", count=1))

    # A gubbe; with eight points the next one is refused by its rule, and said.
    open_gubbe(page, lang)
    tap(page, "gubbe", "half.1")
    tap(page, "made", "made")
    enter(page)
    shows(page, "3", "8")
    open_gubbe(page, lang)
    barred = page.locator('button[data-name="gubbe"][value="half.1"]')
    expect(barred).to_have_attribute("aria-disabled", "true")
    barred.tap(force=True)
    expect(page.locator(".tolva-keeper-refused .tolva-rule-named")).to_have_count(1)
    expect(page.locator(".tolva-aloud").last).to_contain_text(PARTIES[lang][1])
    check_axe(page)

    # The first deal is told otherwise by keys, and everything after it follows.
    page.locator('button[data-do="correct"][value="0"]').press("Enter")
    expect(page.locator(".tolva-keeper-entry-head")).to_be_focused()
    page.locator('button[data-name="sistan"][value="0"]').press("Space")
    expect(page.locator('button[data-name="sistan"][value="0"]')).to_be_focused()
    page.locator('button[data-do="enter"]').press("Enter")
    shows(page, "4", "7")
    page.locator('button[data-do="undo"]').tap()
    shows(page, "3", "8")

    # A whole gubbe wins; the match is there again when the page is.
    open_gubbe(page, lang)
    tap(page, "gubbe", "whole.0")
    tap(page, "made", "made")
    enter(page)
    shows(page, "15", "8")
    expect(page.locator(".tolva-keeper-won")).to_contain_text(PARTIES[lang][0])
    expect(page.locator(".tolva-keeper-plot > svg")).to_have_count(1)
    check_axe(page)
    assert fits(page)
    page.reload()
    shows(page, "15", "8")
    expect(page.locator(".tolva-keeper-won")).to_contain_text(PARTIES[lang][0])
