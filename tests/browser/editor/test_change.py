"""From a table one is led to the page on which the deal is changed; from a hand that one lays out, to a question."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from helpers.pages import OpenPage, fits
from tolva_teach.texts import sentence


def test_a_deal_in_progress_is_changed_and_what_one_has_not_seen_lies_anyhow(open_page: OpenPage) -> None:
    page = open_page("play", "sv", query="seed=7", width=360)
    page.locator('.tolva-tools button[value="change"]:visible').click()
    page.wait_for_url("**/deal.*#record=*")
    notice = page.locator(".tolva-editor-notice")
    expect(notice).to_have_text(sentence("sv", "editing-notice-unseen"))
    assert fits(page)


def test_from_a_deal_that_is_changed_one_comes_back_to_where_one_was(open_page: OpenPage) -> None:
    page = open_page("replay", "sv", query="seed=7&step=9")  # as the page itself writes its address
    was = page.url
    page.locator('.tolva-tools button[value="change"]:visible, .tolva-replay-onward[href*="deal"]').first.click()
    page.wait_for_url("**/deal.*#record=*")
    back = page.locator(".tolva-editor-back")
    expect(back).to_have_text(sentence("sv", "editing-back"))
    page.locator('button[data-do="tab"][value="wish"]').click()
    back.click()
    page.wait_for_url(was)


def test_a_hand_and_a_pile_are_laid_out_and_asked_about(open_page: OpenPage, check_axe: Callable[[Page], None]) -> None:
    page = open_page("at-the-table", "en", query="game=tolp&tab=judge", width=360)
    page.locator('[data-place="hand"]').first.click()
    for card in ("S7", "S9"):
        page.locator(f'.tolva-at-table-ranks button[value="{card}"]').click()
    way = page.locator(".tolva-at-table-question")
    expect(way).to_have_text(sentence("en", "at-table-make-question"))
    check_axe(page)
    way.click()
    page.wait_for_url("**/quiz.*#record=*")
    expect(page.locator(".tolva-quiz-about")).to_contain_text(sentence("en", "quiz-own"))
    assert fits(page)
