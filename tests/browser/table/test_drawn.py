"""Drawn right: what a picture's ids refer to, and what covers what, cannot be told from its text alone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext

from helpers.drawn import Picture
from helpers.tables import EVERY, HANDS, tolva
from helpers.tabling import SIZES, OpenTable, card
from tolva_teach.picture import draw


def test_cards_lie_on_each_other_as_the_table_says(table: OpenTable) -> None:
    on = table()
    card(on.page, "H8").focus()
    on.widget.show(tolva(0, "H10 HK HQ"), choices=["H8", "DA"])
    on.push()
    keys = on.page.evaluate("() => [...document.querySelectorAll('.tv-card')].map(card => card.dataset.key)")
    assert keys == [spot[0] for spot in on.widget._drawn["wide"]["cards"]]


@pytest.mark.parametrize("width", SIZES.values(), ids=SIZES.keys())
@pytest.mark.parametrize("leader", range(1, 4))
def test_the_sign_of_the_lead_covers_no_index(table: OpenTable, width: int, leader: int) -> None:
    played = " ".join(HANDS[(leader + n) % 4].split()[0] for n in range(4))
    on = table(width=width, table=tolva(0, played, leader), choices=[])
    covered = on.page.evaluate(
        """() => {
          const [sign] = [...document.querySelectorAll("use[href$=led]")].map(use => use.getBoundingClientRect());
          const canvas = document.createElement("canvas").getContext("2d");
          return [...document.querySelectorAll(".tv-card text.tv-index")].filter(text => {
            const { fontWeight, fontFamily, fontSize } = getComputedStyle(text), scale = text.getScreenCTM().a;
            canvas.font = `${fontWeight} ${parseFloat(fontSize) * scale}px ${fontFamily}`;
            const { left, right } = text.getBoundingClientRect();
            const foot = new DOMPoint(+text.getAttribute("x"), +text.getAttribute("y"));
            const line = foot.matrixTransform(text.getScreenCTM());
            const top = line.y - canvas.measureText(text.textContent).actualBoundingBoxAscent;
            return left < sign.right && sign.left < right && top < sign.bottom && sign.top < line.y;
          }).map(text => text.textContent);
        }"""
    )
    assert covered == []


def test_two_pictures_on_a_page_each_draw_their_own(new_context: Callable[..., BrowserContext]) -> None:
    page = new_context(viewport={"width": 980, "height": 1400}).new_page()
    pictures = [draw(tolva(None), colours=colours, theme="light") for colours in (2, 4)]

    def shown(*svgs: str) -> list[bytes]:
        """Each picture as the page shows it; an empty one keeps its place."""
        page.set_content("".join(f"<div style='height:690px'>{svg}</div>" for svg in svgs))
        return [svg.screenshot() for svg in page.locator("svg").all()]

    assert shown(*pictures) == shown(pictures[0], "") + shown("", pictures[1])


@pytest.mark.parametrize("name", EVERY)
def test_the_page_draws_what_the_picture_draws(table: OpenTable, name: str) -> None:
    """One picture: the front end puts each card where `draw` puts it, with the same face."""
    on = table(table=EVERY[name], choices=[])
    laid = on.page.evaluate(
        """() => [...document.querySelectorAll('.tv-card')].map(card => {
          const back = card.querySelector('use').getAttribute('href').endsWith('-x');
          const { e, f } = new DOMMatrix(getComputedStyle(card).transform);
          return [back ? '' : card.querySelector('text').textContent, e, f];
        })"""
    )
    drawn = Picture(draw(EVERY[name])).cards
    markers = sum(len(tally.markers) for tally in EVERY[name].tallies)
    assert [index for index, _, _ in laid] == [card.index or "" for card in drawn[markers:]]
    for (_, x, y), one in zip(laid, drawn[markers:], strict=True):
        assert (x, y) == pytest.approx((one.x, one.y), abs=0.2)
