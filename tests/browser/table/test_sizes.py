"""Sizes and layouts: what a hand, a phone and a finger need."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from helpers.stage import Stage
from helpers.tabling import HAND, OFFERS, PHRASES, SIZES, OpenTable, card, focused
from tolva_widgets.table.widget import CardTable


def test_at_360_px_nine_cards_stand_in_a_row_with_readable_indices(table: OpenTable) -> None:
    on = table(width=360)
    boxes = [card(on.page, key).locator("use").first.bounding_box() for key in HAND]
    lefts = [box["x"] for box in boxes if box]
    assert len({round(box["y"]) for box in boxes if box}) == 1
    assert min(after - before for before, after in pairwise(lefts)) >= 30
    heights = on.page.evaluate(
        """keys => keys.map(key => {
          const text = document.querySelector(`[data-key="${key}"] text.tv-index`);
          const canvas = document.createElement('canvas').getContext('2d');
          const style = getComputedStyle(text);
          const scale = text.getScreenCTM().a;
          canvas.font = `${style.fontWeight} ${parseFloat(style.fontSize) * scale}px ${style.fontFamily}`;
          return canvas.measureText(text.textContent).actualBoundingBoxAscent;
        })""",
        HAND,
    )
    assert min(heights) >= 14
    assert on.page.evaluate("() => document.documentElement.scrollWidth") <= 360


def test_the_layout_follows_the_width_without_asking_python(table: OpenTable) -> None:
    on = table()
    assert on.page.locator(".tolva-table").get_attribute("data-layout") == "wide"
    card(on.page, "HQ").focus()
    on.page.set_viewport_size({"width": 360, "height": 800})
    expect(on.page.locator(".tolva-table")).to_have_attribute("data-layout", "tall")
    assert focused(on.page) == "HQ"
    assert on.pull() == []


@pytest.mark.parametrize("width", SIZES.values(), ids=SIZES.keys())
def test_every_choice_has_a_target_of_24_pixels(table: OpenTable, width: int) -> None:
    on = table(width=width)
    hits = on.page.evaluate(
        """keys => keys.map(key => {
          const card = document.querySelector(`[data-key="${key}"]`);
          const box = card.getBoundingClientRect();
          let across = 0;
          const y = box.top + box.height / 2;
          for (let x = box.left; x < box.right; x += 1)
            if (document.elementFromPoint(x, y)?.closest('.tv-card') === card) across += 1;
          return across;
        })""",
        HAND,
    )
    assert min(hits) >= 24


def out_of_sight(new_context: Callable[..., BrowserContext], width: int) -> Page:
    """A page with a table far down, whose browser never has time."""
    page = new_context(viewport={"width": width, "height": 800}).new_page()
    page.add_init_script(
        """window.late = [];
        window.requestIdleCallback = (draw) => late.push(draw);
        addEventListener("DOMContentLoaded", () => (document.body.style.paddingTop = "2000px"));"""
    )
    Stage(page, CardTable(OFFERS["table"], phrases=PHRASES, mode="play"), address="https://stage.test/")
    page.wait_for_function("late.length")
    return page


def test_a_table_is_drawn_as_it_comes_into_sight(new_context: Callable[..., BrowserContext]) -> None:
    page = out_of_sight(new_context, 360)
    expect(page.locator(".tv-card")).to_have_count(0)
    page.locator("#stage").scroll_into_view_if_needed()
    expect(page.locator(".tv-card")).not_to_have_count(0)


@pytest.mark.parametrize("width", SIZES.values(), ids=SIZES.keys())
def test_a_table_out_of_sight_keeps_the_room_of_all_of_it(
    new_context: Callable[..., BrowserContext], width: int
) -> None:
    """Buttons and all: what stands below it would move when it is drawn."""
    page = out_of_sight(new_context, width)
    kept = page.locator("#stage").bounding_box()
    expect(page.locator(".tv-card")).to_have_count(0)
    page.evaluate("late.forEach((draw) => draw())")
    expect(page.locator(".tv-card")).not_to_have_count(0)
    expect(page.get_by_role("button", name="Passa")).to_have_count(1)
    assert page.locator("#stage").bounding_box() == kept
