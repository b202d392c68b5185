"""How cards look is chosen, and remembered."""

from playwright.sync_api import expect

from helpers.pages import wait_until_shown
from helpers.replaying import Replaying


def test_settings_change_corner_letters_and_colours(replay: Replaying) -> None:
    replay.unfold_settings()
    replay.field("colours").select_option("4")
    expect(replay.page.locator(".tolva-table")).to_have_attribute("data-colours", "4")
    replay.go(1)
    replay.field("indices").select_option("sv")
    expect(replay.why.locator(".tolva-chip").first).to_contain_text("♠K")
    expect(replay.why.locator("dl")).to_contain_text("♣E")


def test_settings_are_remembered_on_the_next_page(replay: Replaying) -> None:
    page = replay.page
    replay.unfold_settings()
    replay.field("colours").select_option("4")
    replay.field("indices").select_option("sv")
    page.get_by_role("link", name="Svenska").click()
    page.wait_for_url("**/sv/**")
    wait_until_shown(page)
    expect(page.locator(".tolva-table")).to_have_attribute("data-colours", "4")
    swedish = Replaying(page, "sv")
    swedish.unfold_settings()
    expect(swedish.field("indices")).to_have_value("sv")
    page.evaluate("localStorage.setItem('tolva:colours', '<b>')")
    page.reload()
    wait_until_shown(page)
    expect(page.locator(".tolva-table")).to_have_attribute("data-colours", "2")
