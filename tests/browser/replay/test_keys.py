"""The replay by keys alone, and where the focus is."""

import re

import pytest
from playwright.sync_api import expect

from helpers.breadth import some
from helpers.example_deal import LAST, OVERTAKEN
from helpers.replaying import Replaying


def test_everything_is_reached_by_the_tab_key_and_arrows_step(replay: Replaying) -> None:
    page = replay.page
    replay.button("first").focus()
    stops = []
    for _ in range(14):
        stops.append(replay.focused())
        page.keyboard.press("Tab")
    names = [replay.words[name] for name in ("first", "back", "play", "forward", "next-trick", "last")]
    assert stops[:6] == names
    assert stops[6] == "Step"
    assert replay.words["another"] in stops


def test_focus_stays_on_the_button_that_was_pressed(replay: Replaying) -> None:
    page = replay.page
    for name, key, step, called in [
        ("forward", "Enter", 1, "forward"),
        ("end-trick", " ", 4, "next-trick"),
        ("last", "Enter", LAST, "last"),
        ("back", " ", LAST - 1, "back"),
    ]:
        replay.button(name).focus()
        page.keyboard.press(key)
        replay.at(step)
        expect(replay.button(called)).to_be_focused()


def test_keys_work_from_a_button_and_from_a_card(replay: Replaying) -> None:
    page = replay.page
    replay.button("forward").focus()
    for key, step in [("ArrowRight", 1), ("Shift+ArrowRight", 4), ("ArrowLeft", 3), ("End", LAST), ("Home", 0)]:
        page.keyboard.press(key)
        replay.at(step)
    expect(replay.button("forward")).to_be_focused()


def test_a_question_is_answered_by_keys(replay: Replaying) -> None:
    page = replay.page
    replay.field("view").select_option("David")
    replay.field("ask").focus()
    page.keyboard.press("Space")
    replay.go(OVERTAKEN - 1)
    expect(replay.why.locator(".tolva-question")).to_be_visible()
    page.locator('.tv-card[tabindex="0"]').focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(replay.why.locator(".tolva-answer-no")).to_contain_text("ten of spades")
    expect(replay.card("S10")).to_be_focused()
    expect(replay.card("S10")).to_have_accessible_name(re.compile("ten of spades, no"))


def test_arrows_step_where_nothing_has_the_focus(replay: Replaying) -> None:
    replay.page.keyboard.press("ArrowRight")
    replay.at(1)


@pytest.mark.parametrize("place", some(["main h2", ".tolva-why h2"], 1))
def test_keys_step_and_tell_of_themselves_after_a_click_beside_the_controls(replay: Replaying, place: str) -> None:
    page = replay.page
    page.locator(place).first.click()
    for key, step in [("ArrowRight", 1), ("Shift+ArrowRight", 4), ("End", LAST), ("Home", 0)]:
        page.keyboard.press(key)
        replay.at(step)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Space bar")
    expect(page.get_by_role("dialog")).not_to_contain_text("Let go")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    replay.at(0)
    page.keyboard.press(" ")
    expect(replay.button("pause")).to_be_visible()


def test_arrows_step_from_the_box_that_asks_for_questions(replay: Replaying) -> None:
    replay.field("ask").click()
    replay.page.keyboard.press("ArrowRight")
    replay.at(1)
    replay.page.keyboard.press(" ")
    expect(replay.field("ask")).not_to_be_checked()
    expect(replay.button("play")).to_be_visible()
    replay.at(1)


def test_keys_are_left_to_what_needs_them(replay: Replaying) -> None:
    page = replay.page
    replay.field("view").focus()
    page.keyboard.press("ArrowDown")
    expect(replay.field("view")).to_have_value("0")
    replay.at(0)
    replay.press("open")
    page.locator("textarea:visible").fill("abc")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Home")
    page.keyboard.press("Escape")
    replay.at(0)
    expect(replay.button("open")).to_be_focused()


def test_keyboard_help_tells_of_the_keys_that_step(replay: Replaying) -> None:
    replay.page.get_by_role("button", name="Signs and keys").click()
    expect(replay.page.get_by_role("dialog")).to_contain_text("the next trick")
