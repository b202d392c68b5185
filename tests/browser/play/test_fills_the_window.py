"""How much of the window the table has, and that nothing one presses while playing is outside it: in every game."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from helpers.pages import OpenPage, box_of
from tolva_teach.games import GAMES
from tolva_teach.texts.naming import game_name

LEAST = {1280: 0.6, 360: 0.5}
"""How much of the window the picture of the table has, at each width."""

LEAST_CARD = {1280: 44, 360: 24}
"""How broad each card that lies open is, in pixels."""

PRESSED = (
    ".tv-card[role=button], .tolva-table-rows button, .tolva-table-help, .tolva-table-screen, .tolva-table-type, "
    ".tolva-pace-buttons button"
)

_SHARE = """picture => {
  const { width, top, bottom } = picture.getBoundingClientRect();
  return (width * (Math.min(bottom, innerHeight) - Math.max(top, 0))) / (innerWidth * innerHeight);
}"""
_OUTSIDE = """parts => parts.filter(part => part.checkVisibility()).map(part => [part, part.getBoundingClientRect()])
  .filter(([, { top, bottom, left, right }]) => top < 0 || bottom > innerHeight || left < 0 || right > innerWidth)
  .map(([part]) => part.dataset.key ?? part.textContent)"""
_COVERED = """parts => parts.filter(part => part.checkVisibility() && part.localName === "button").filter(part => {
  const { left, right, bottom } = part.getBoundingClientRect();
  return !part.contains(document.elementFromPoint((left + right) / 2, bottom - 3));
}).map(part => part.textContent || part.title)"""
_ENDS_AT = """told => {
  const words = document.createRange();
  words.selectNodeContents(told);
  return words.getBoundingClientRect().right;
}"""
_OPEN_CARDS = """cards => cards.filter(card => card.querySelector("text.tv-index"))
  .map(card => card.getBoundingClientRect().width)"""


def each_game(page: Page, lang: str) -> Iterator[str]:
    """Every game in turn, on the one page."""
    for game in GAMES:
        page.evaluate(
            "query => { history.pushState(null, '', query); dispatchEvent(new PopStateEvent('popstate')); }",
            f"?game={game}&seed=7",
        )
        expect(page.locator(".tolva-table-page-game summary")).to_contain_text(game_name(game, lang))
        page.locator(".tolva-table-page-table").evaluate("table => table.scrollIntoView()")
        yield game


@pytest.mark.parametrize(("lang", "width", "height"), [("sv", 1280, 800), ("en", 360, 780)])
def test_the_table_fills_the_window_and_nothing_one_presses_is_outside_it(
    open_page: OpenPage, lang: str, width: int, height: int
) -> None:
    page = open_page("play", lang, query="seed=7", width=width, viewport={"width": width, "height": height})
    beside = ", .tolva-table-page-beside :is(select, input)" if width > 640 else ""
    for game in each_game(page, lang):
        assert page.locator(".tolva-table-picture").evaluate(_SHARE) >= LEAST[width], game
        assert page.locator(PRESSED + beside).evaluate_all(_OUTSIDE) == [], game
        assert min(page.locator(".tv-card").evaluate_all(_OPEN_CARDS)) >= LEAST_CARD[width], game


@pytest.mark.parametrize(("lang", "width", "height"), [("en", 1280, 800), ("sv", 360, 740)])
def test_on_the_whole_screen_nothing_one_presses_is_outside_it_or_covered(
    open_page: OpenPage, lang: str, width: int, height: int
) -> None:
    page = open_page("play", lang, query="seed=7", width=width, viewport={"width": width, "height": height})
    page.locator(".tolva-table-screen").press("Enter")
    page.wait_for_function("document.fullscreenElement?.matches('.tolva-play')")
    for game in each_game(page, lang):
        assert page.locator(".tolva-table-picture").evaluate(_SHARE) >= LEAST[width], game
        assert page.locator(PRESSED).evaluate_all(_OUTSIDE) == [], game
        assert page.locator(PRESSED).evaluate_all(_COVERED) == [], game


def test_what_is_typed_scrolls_nothing_away_and_its_answer_ends_before_the_buttons(open_page: OpenPage) -> None:
    page = open_page("play", "en", query="game=bondtolva&seed=5", width=1280)
    page.locator(".tolva-table-type").click()
    page.keyboard.type("help")
    page.keyboard.press("Enter")
    told = page.locator(".tolva-table-typed")
    expect(told).to_contain_text("To choose")
    assert page.evaluate("scrollY") == 0
    undo = box_of(page.locator(".tolva-pace-undo"))
    assert told.evaluate(_ENDS_AT) <= undo["x"]
