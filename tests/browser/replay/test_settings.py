"""How cards look is chosen, and remembered."""

import re

from playwright.sync_api import expect

from helpers.pages import OpenPage, wait_until_shown
from helpers.quizzing import Quizzing
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


def test_matadors_once_marked_in_a_replay_are_marked_in_the_quiz_too(open_page: OpenPage) -> None:
    replay = Replaying(open_page("replay", "sv", query="game=bondtolva&players=4&seed=7", width=360), "sv")
    page = replay.page
    marks = page.locator('.tv-card use[href$="-matador"]')
    replay.unfold_settings()
    box = page.get_by_role("checkbox", name="Märk matadorerna i bondtolva")
    expect(marks).to_have_count(0)
    box.focus()
    page.keyboard.press("Space")
    expect(marks).to_have_count(8)
    expect(page.locator(".tolva-table > .tolva-unseen").first).to_contain_text("(matador)")
    replay.press("last")
    expect(marks).to_have_count(0)  # what has been taken is counted
    known = "?game=bondtolva&players=4&seed=1&difficulty=2&v=1"
    page.goto(page.url.partition("?")[0].replace("replay", "quiz") + known)
    quiz = Quizzing(page, "sv")
    for card in ("DA", "D10"):
        expect(quiz.card(card)).to_have_accessible_name(re.compile(r"\(matador\)$"))
    page.goto(page.url.partition("?")[0] + "?seed=1&difficulty=1")
    expect(Quizzing(page, "sv").card("DA")).to_have_accessible_name("ruter ess")
