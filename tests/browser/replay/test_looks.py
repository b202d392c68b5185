"""Where things stand on the replay's page, and how large they are."""

import json

import pytest
from playwright.sync_api import expect

from helpers.example_deal import OVERTAKEN
from helpers.pages import SMALLEST_TARGET, OpenPage, box_of
from helpers.replaying import Replaying
from tolva_teach.examples import example
from tolva_teach.texts import LANGUAGES


@pytest.mark.parametrize("height", [800, 700])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_buttons_are_in_sight_while_it_asks_and_stay_in_their_place(
    open_page: OpenPage, lang: str, height: int
) -> None:
    """Also where six things can be said, on two rows."""
    size = {"width": 1280, "height": height}
    replay = Replaying(open_page("replay", lang, query="seed=12&ask=1", viewport=size), lang)
    tops: dict[int, set[float]] = {}
    for step in range(1, 14):
        replay.page.keyboard.press("ArrowRight")
        replay.at(step)
        bar = box_of(replay.page.locator(".tolva-step-bar"))
        assert bar["y"] + bar["height"] <= height, step
        tops.setdefault(replay.page.locator(".tolva-table-phrases button").count(), set()).add(bar["y"])
    assert {0, 6} <= tops.keys()
    assert height != 800 or max(set.union(*tops.values())) - min(set.union(*tops.values())) < 4
    assert replay.page.evaluate("scrollY") == 0


@pytest.mark.parametrize("width", [360, 1280])
def test_targets_are_large_enough_and_nothing_is_wider_than_the_page(open_page: OpenPage, width: int) -> None:
    replay = Replaying(open_page("replay", "sv", width=width), "sv")
    replay.go(OVERTAKEN)
    targets = replay.page.evaluate(
        """() => [...document.querySelectorAll(".tolva-replay :is(button, select, input, summary)")]
          .filter(e => e.offsetParent).map(e => [e.className || e.textContent, e.getBoundingClientRect()])
          .map(([name, box]) => [name, Math.min(box.width, box.height)])"""
    )
    assert len(targets) > 12
    assert not [name for name, least in targets if least < SMALLEST_TARGET]
    assert replay.page.evaluate("document.documentElement.scrollWidth") <= width


def test_explanation_stands_beside_the_table_where_there_is_room(replay: Replaying) -> None:
    table, why = box_of(replay.page.locator(".tolva-table")), box_of(replay.why)
    assert why["x"] > table["x"] + table["width"]
    assert table["y"] < why["y"] < table["y"] + table["height"] / 3, "below what may be chosen, and no more"


@pytest.mark.parametrize("width", [360, 1280])
def test_long_names_do_not_widen_the_page(open_page: OpenPage, width: int) -> None:
    replay = Replaying(open_page("replay", "sv", width=width), "sv")
    names = ["Maximiliana Sofia Alexandra Wilhelmina von und zu Hohenberg", "M" * 57, "åäö " * 14, "x" * 60]
    replay.paste(json.dumps({**example("sv").to_dict(), "names": names}))
    expect(replay.why).to_contain_text("MMMMM…")
    replay.go(OVERTAKEN)
    assert replay.page.evaluate("document.documentElement.scrollWidth") <= width
    cells = replay.page.locator(".tolva-score :is(th, td)")
    cut = "cells => cells.filter(cell => cell.scrollWidth > cell.clientWidth + 1).map(cell => cell.textContent)"
    expect(cells).not_to_have_count(0)
    assert cells.evaluate_all(cut) == []
