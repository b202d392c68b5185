"""A deal set up on a phone by taps, and by keys alone; a wish put together, looked for and opened."""

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Page, expect

from helpers.pages import OpenPage, box_of, fits
from tolva_teach.games import GAMES
from tolva_teach.play.match import Match
from tolva_teach.records.record import RecordFault
from tolva_teach.texts import LANGUAGES, rank_name, sentence
from tolva_widgets.replay.sources import read_linked

HANDS = ("HA HK H9", "S10 SJ SQ", "D7 D8 D9", "C2 C3 C4", "S5")
"""What four players hold in a position at a real table, and the card that lies open."""

TAPS_IN_A_MINUTE = 40
"""With a second and a half for each."""


def key(page: Page, card: str) -> None:
    """Taps a card, and sees it laid: the next tap would be for keys that are drawn anew meanwhile."""
    pressed = page.locator(f'button[data-do="tap"][value="{card}"]')
    box = box_of(pressed)
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)  # as a finger: nothing is scrolled
    expect(pressed).to_have_attribute("aria-pressed", "true")


def state(page: Page, lang: str, *names: str) -> None:
    """Waits until one of these is how the deal stands."""
    sentences = "|".join(re.escape(sentence(lang, f"editing-{name}")) for name in names)
    expect(page.locator(".tolva-editor-state").first).to_have_text(re.compile(f"^({sentences})$"))


def has_whole_deal(url: str) -> bool:
    """Whether the deal of an address can be played."""
    with suppress(RecordFault):
        Match.resume(read_linked(url.partition("#record=")[2]).record)
        return True
    return False


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_position_is_tapped_in_on_a_phone_and_a_wish_is_put_together(
    open_page: OpenPage, check_axe: Callable[[Page], None], lang: str
) -> None:
    page = open_page("deal", lang, query="game=trettioett&players=4", width=360, has_touch=True)
    taps, lying = 0, None
    for card in " ".join(HANDS).split():
        key(page, card)
        taps += 1
        now = round(box_of(page.locator(".tolva-laying-pad .tolva-editor-suits"))["y"])
        assert lying in (None, now), (
            f"{card}: the keys stay where the thumb is, once they are at the foot of the screen"
        )
        lying = now
        expect(page.locator(".tolva-here")).to_be_in_viewport(ratio=0.9)
    state(page, lang, "complete")  # the stock fills itself
    assert taps <= TAPS_IN_A_MINUTE
    expect(page.locator(".tolva-laying-card")).to_have_count(taps)
    page.wait_for_url("**#record=**")
    ways = page.locator(".tolva-editor-onward .tolva-editor-buttons a")
    expect(ways).to_have_count(3)
    check_axe(page)
    assert fits(page)
    for pressed in page.locator(".tolva-editor-sheet :is(button, select, input, textarea, summary):visible").all():
        box = box_of(pressed)
        is_key = pressed.evaluate(
            "one => one.matches('.tolva-laying-keys *')"
        )  # as wide as those of a phone's keyboard
        assert box["height"] >= 44
        assert box["width"] >= (32 if is_key else 44)

    # What is laid is taken back from its place and by its key, and undone; the page holds it when it is opened again.
    page.locator('button[data-do="back"][value="hand.1 HK"]').tap()
    expect(page.locator(".tolva-laying-card")).to_have_count(taps - 1)
    expect(page.locator(".tolva-editor-next")).to_contain_text(sentence(lang, "editing-role-forehand"))
    page.wait_for_url(lambda url: not has_whole_deal(url))  # which is written a moment later than the card is shown
    page.locator('button[data-do="undo"]').tap()
    state(page, lang, "complete")
    expect(ways).to_have_count(3)
    page.wait_for_url(has_whole_deal)
    page.reload()
    state(page, lang, "complete")

    # The rules judge what is played on from there.
    page.get_by_text(sentence(lang, "editing-forward"), exact=True).tap()
    refused = page.locator('.tolva-editor-choices button[aria-disabled="true"]').first
    refused.tap(force=True)
    expect(page.locator(".tolva-editor-notice")).to_be_visible()
    page.locator(".tolva-editor-choices button:not([aria-disabled])").first.tap()
    expect(page.locator('button[data-do="play-back"]')).to_be_visible()

    # A wish is put together by choices, a mistake in it is marked, and what is found is opened.
    page.locator('button[data-do="tab"][value="wish"]').tap()
    field = page.locator('textarea[data-do="wish"]')
    field.fill("somebody holds 31 pointz")
    field.press("Enter")
    expect(page.locator("mark")).to_have_text("pointz")
    check_axe(page)
    # What was wrong is told no longer while one writes another wish.
    wrong = page.locator(".tolva-editor-fault")
    field.press_sequentially("a")
    expect(wrong).to_be_hidden()
    field.press("Backspace")
    expect(wrong).to_be_visible()
    page.locator('button[data-do="empty"]').tap()
    page.locator('select[data-name="bound"]').select_option("exactly")
    page.locator('select[data-name="what"]').select_option("aces")
    # A number is heard before one leaves its field, and a word that one types in a list is heard to its end.
    page.locator('[data-focus="build count"]').fill("2")
    together = page.locator("#tolva-editor-together")
    expect(together).to_contain_text("2")
    what = page.locator('select[data-name="what"]')
    what.focus()
    page.keyboard.type(rank_name("J", lang, "many"))
    expect(what).to_have_value("jacks")
    expect(together).to_contain_text(rank_name("J", lang, "many"))
    what.select_option("aces")
    page.locator('[data-focus="build count"]').fill("1")
    expect(together).to_contain_text("1")
    page.locator('button[data-do="add"]').tap()
    expect(field).to_have_value({"en": "forehand holds exactly 1 ace", "sv": "förhand har precis 1 ess"}[lang])
    expect(page.locator(".tolva-editor-parts > li")).to_have_count(1)
    page.locator('button[data-do="look"]').tap()
    expect(page.locator(".tolva-editor-deals > li")).to_have_count(5)
    expect(page.locator(".tolva-editor-found-head")).to_be_focused()
    check_axe(page)
    assert fits(page)
    page.locator('button[data-do="take"][value="1"]').tap()
    state(page, lang, "complete")
    expect(page.locator(".tolva-editor-places-head")).to_be_focused()


def test_a_deal_of_every_game_is_set_up_by_keys_alone(open_page: OpenPage, check_axe: Callable[[Page], None]) -> None:
    page = open_page("deal", "en")
    game = page.locator("select").first
    for name in GAMES:
        game.select_option(name)
        expect(page.locator(".tolva-editor-state").first).to_contain_text("0")
        first = page.locator('button[data-do="tap"]').first
        first.focus()
        page.keyboard.press("Space")
        expect(first).to_have_attribute("aria-pressed", "true")
        expect(first).to_be_focused()
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(page.locator('button[data-do="tap"][aria-pressed="true"]')).to_have_count(2)
        place = page.locator('button[data-do="light"]').nth(1)
        place.press("Enter")
        expect(place).to_have_attribute("aria-pressed", "true")
        expect(place).to_be_focused()
        page.locator('button[data-do="shuffle"]').press("Enter")
        state(page, "en", "complete", "over")  # somebody may be dealt thirty-one
        assert fits(page)
        page.locator('button[data-do="clear"]').press("Enter")
    check_axe(page)
    typed = page.locator('input[data-do="type"]')
    typed.fill("king and queen of hearts")
    typed.press("Enter")
    expect(page.locator(".tolva-laying-card")).to_have_count(2)

    # Who goes from a field straight to a card has both: what was typed is answered in the midst of the press.
    page.locator('button[data-do="clear"]').press("Enter")
    expect(page.locator(".tolva-laying-card")).to_have_count(0)
    typed.fill("king of hearts")
    address = page.url
    page.locator('button[data-do="tap"][value="SA"]').hover()
    page.mouse.down()
    page.wait_for_url(lambda url: url != address)
    page.mouse.up()
    expect(page.locator(".tolva-laying-card")).to_have_count(2)
    expect(page.locator('button[data-do="tap"][value="SA"]')).to_have_attribute("aria-pressed", "true")
    page.goto(page.url.partition("#")[0] + "#record=1broken")
    page.reload()
    expect(page.locator(".tolva-editor-notice")).to_be_visible()
