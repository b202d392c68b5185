"""The replay on a phone: what is seen together."""

import re

import pytest
from playwright.sync_api import expect

from helpers.breadth import some
from helpers.example_deal import LAST, OVERTAKEN
from helpers.pages import OpenPage, box_of
from helpers.replaying import Replaying
from tolva_teach.texts import LANGUAGES


def test_controls_stay_in_sight_on_a_phone_and_say_what_happened(open_page: OpenPage) -> None:
    replay = Replaying(open_page("replay", "sv", width=360), "sv")
    replay.go(OVERTAKEN)
    for place in (".tolva-table", ".tolva-reason", ".tolva-score"):
        replay.page.locator(place).scroll_into_view_if_needed()
        expect(replay.button("forward")).to_be_in_viewport(ratio=1)
    expect(replay.page.locator(".tolva-step-caption")).to_contain_text("David sticker över med hjärter ess")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_table_what_happened_why_and_the_buttons_are_seen_together(open_page: OpenPage, lang: str) -> None:
    """At every step of the example, and before one begins to step; a comment on a step is among what is seen."""
    replay = Replaying(open_page("replay", lang, width=360), lang)
    parts = [".tolva-table", ".tolva-step-bar"]
    table, bar = (box_of(replay.page.locator(part)) for part in parts)
    assert table["y"] + table["height"] - 4 <= bar["y"], (table, bar)
    notes: list[bool] = []
    for step in range(1, LAST + 1):
        replay.press("forward")
        replay.at(step)
        seen = replay.page.evaluate(
            """async () => {
              await new Promise(requestAnimationFrame);  // as it is painted
              const box = name => document.querySelector(name).getBoundingClientRect();
              const caption = document.querySelector(".tolva-step-caption");
              return {
                table: [box(".tolva-table").top, box(".tolva-table").bottom],
                bar: [box(".tolva-step-bar").top, box(".tolva-step-bar").bottom],
                cut: caption.scrollHeight > caption.clientHeight,
                noted: [".tolva-step-note-text", ".tolva-note"].map(one => document.querySelector(one) !== null),
                reason: caption.querySelector(".tolva-step-reason-text")?.textContent ?? "",
              };
            }"""
        )
        assert seen["table"][0] >= 0, (step, seen)
        assert seen["table"][1] <= seen["bar"][0], (step, seen)
        assert seen["noted"][1] or not seen["noted"][0], step
        notes += seen["noted"]
        assert seen["bar"][1] <= 740, (step, seen)
        assert not seen["cut"], step
        assert seen["reason"] or step == LAST
    expect(replay.page.locator(".tolva-step-caption")).to_contain_text(re.compile("3 (poäng|points)"))
    assert sum(notes[::2]) > sum(notes[1::2]) // 3 > 0  # the longest have no room beside what happened and why


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_on_a_phone_asking_first_is_seen_with_the_table(open_page: OpenPage, lang: str) -> None:
    replay = Replaying(open_page("replay", lang, width=360), lang)
    replay.press("forward")
    replay.press("forward")
    replay.at(2)
    asks = box_of(replay.field("ask"))
    bar = box_of(replay.page.locator(".tolva-step-bar"))
    assert asks["y"] + asks["height"] <= bar["y"]


def test_on_a_phone_what_can_be_said_is_seen_above_the_bar_while_it_asks(open_page: OpenPage) -> None:
    replay = Replaying(open_page("replay", "sv", query="ask=1", width=360), "sv")
    said = replay.page.locator(".tolva-table-phrases")
    places = 0
    for step in range(1, 10):
        replay.press("forward")
        replay.at(step)
        if not said.count():
            continue
        places += 1
        phrases, bar = (box_of(part) for part in (said, replay.page.locator(".tolva-step-bar")))
        assert phrases["y"] + phrases["height"] <= bar["y"], (step, phrases, bar)
        assert said.locator("button").evaluate_all("all => Math.min(...all.map(one => one.offsetHeight))") >= 40
    assert places == 3


@pytest.mark.parametrize("size", some([(640, 360), (740, 360)], 1))
def test_on_a_phone_that_lies_down_table_and_row_are_seen_together(open_page: OpenPage, size: tuple[int, int]) -> None:
    viewport = {"width": size[0], "height": size[1]}
    replay = Replaying(open_page("replay", "sv", viewport=viewport, has_touch=True, is_mobile=True), "sv")
    for step in range(1, OVERTAKEN + 1):
        replay.press("forward")
        replay.at(step)
        for place in (".tolva-table", ".tolva-step-bar"):
            expect(replay.page.locator(place)).to_be_in_viewport(ratio=0.99)
    table, bar = (box_of(replay.page.locator(place)) for place in (".tolva-table", ".tolva-step-bar"))
    assert table["x"] + table["width"] <= bar["x"]
    assert replay.page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_a_link_to_a_later_step_shows_the_whole_table_above_the_bar(open_page: OpenPage) -> None:
    page = open_page("replay", "sv", query=f"step={OVERTAKEN}", width=360)
    page.wait_for_function("scrollY > 0", polling="raf")
    table, bar = (box_of(page.locator(part)) for part in (".tolva-table", ".tolva-step-bar"))
    assert (table["y"] >= 0, table["y"] + table["height"] - 4 <= bar["y"]) == (True, True), (table, bar)
    page.evaluate("scrollTo(0, 0)")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("step => location.search.includes(`step=${step}`)", arg=OVERTAKEN + 1)
    assert page.evaluate("scrollY") == 0


def test_page_stays_where_it_is_while_one_steps_on_a_phone(open_page: OpenPage) -> None:
    replay = Replaying(open_page("replay", "sv", width=360), "sv")
    replay.page.locator(".tolva-table").evaluate("table => table.scrollIntoView()")
    scrolled = replay.page.evaluate("scrollY")
    for step in range(1, 6):
        replay.press("forward")
        replay.at(step)
    assert replay.page.evaluate("scrollY") == scrolled
