"""Sizes and layouts: what a hand, a phone and a finger need."""

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from helpers.tabling import HAND, SIZES, OpenTable, card, focused


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
