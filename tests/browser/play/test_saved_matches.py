"""Matches that are left and gone on with another day, as a person meets them: in the browser's list, and as a file."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from helpers.breadth import some
from helpers.chance_player import named
from helpers.left_matches import left
from helpers.pages import SMALLEST_TARGET, OpenPage, Scheme, wait_until_shown
from helpers.stage import OnStage, Stage
from tolva_teach.play.seeds import NEW_SEEDS
from tolva_teach.records.record import read_record
from tolva_widgets.page.shelf.widget import Shelf
from tolva_widgets.play import sharing
from tolva_widgets.play.saved.memory import TEXT_LIMIT
from tolva_widgets.play.session import PlaySession

KEPT = "() => ({ ...localStorage })"

PUT = "texts => Object.entries(texts).forEach(([key, text]) => (localStorage[`tolva:match:${key}`] = text))"


TEXTS = {
    "game=tolp&seed=7": left(named("tolp"), 1_700_000_000_000),
    "game=trettioett&seed=7": left(named("trettioett"), 1_700_000_100_000),
}


NEVER_DRAWN = NEW_SEEDS + 7
"""A deal that no page without one in its address has by chance."""

SAID = ".tolva-table-page-shelf .tolva-shelf > [role=status]"
"""What is said of what was done to a kept match."""


def another_day(page: Page) -> None:
    """The page is opened again in a tab that has kept nothing, without a match in its address. Nor is anything kept any
    more by the page that is left, on which the others play on."""
    page.evaluate("() => { sessionStorage.clear(); Storage.prototype.setItem = () => {}; }")
    page.goto(re.sub(r"\?.*", "", page.url))
    wait_until_shown(page)


@pytest.mark.parametrize("lang", ["en", "sv"])
def test_a_match_that_was_left_is_offered_and_gone_on_with_another_day(open_page: OpenPage, lang: str) -> None:
    page = open_page("play", lang, query="seed=7")
    page.locator('.tv-card[data-key="S6"]').click(position={"x": 12, "y": 20})
    expect(page.locator(".tolva-play-happened")).to_contain_text("Birger")
    expect(page.locator(".tolva-table-page-shelf .tolva-shelf-list")).to_be_hidden()
    another_day(page)
    expect(page).not_to_have_url(re.compile("seed=7$"))
    row = page.locator(".tolva-shelf-words")
    expect(row).to_contain_text(
        {"en": "Tolva for 4, deal 1: your side has 0 points", "sv": "Tolva för fyra, giv 1: ni har 0 poäng"}[lang]
    )
    page.locator(".tolva-shelf-go-on").press("Enter")
    expect(page).to_have_url(re.compile("seed=7$"))
    expect(page.locator(".tolva-notice-line")).to_be_visible()
    page.wait_for_function("document.activeElement.closest('.tolva-table-page-table') !== null")
    expect(page.locator(".tolva-table-page-shelf .tolva-shelf-list")).to_be_hidden()
    expect(page.locator(".tolva-play-happened")).to_contain_text("Birger")


def test_a_page_with_a_match_in_its_address_keeps_the_list_folded(open_page: OpenPage) -> None:
    page = open_page("play", "en", query="seed=3")
    page.evaluate(PUT, TEXTS)
    page.reload()
    wait_until_shown(page)
    expect(page.get_by_text("Saved matches (2)")).to_be_visible()
    expect(page.locator(".tolva-shelf-go-on").first).to_be_hidden()


@pytest.mark.parametrize(("width", "lang", "scheme"), some([(1280, "en", "light"), (360, "sv", "dark")], 1))
def test_the_list_is_in_sight_its_buttons_are_large_enough_and_axe_finds_nothing(
    open_page: OpenPage, check_axe: Callable[[Page], None], width: int, lang: str, scheme: Scheme
) -> None:
    page = open_page("play", lang, query="seed=3", width=width, scheme=scheme)
    texts = {**TEXTS, "game=tolp&seed=8": TEXTS["game=tolp&seed=7"].replace("play/1", "play/2"), "seed=9": "nonsense"}
    page.evaluate(PUT, texts)
    another_day(page)
    expect(page.locator(".tolva-shelf-go-on").first).to_be_in_viewport()
    page.locator(".tolva-shelf summary").click()
    expect(page.locator(".tolva-shelf-save")).to_have_count(2)
    check_axe(page)
    for button in page.locator(".tolva-shelf button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= SMALLEST_TARGET
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_match_that_a_clock_ahead_has_kept_does_not_stay_the_one_that_was_left_last(open_page: OpenPage) -> None:
    page = open_page("play", "en", query="seed=3")
    in_two_years = "() => (Date.now() + 2 * 365 * 86_400_000)"
    ahead = TEXTS["game=tolp&seed=7"].replace("1700000000000", str(page.evaluate(in_two_years)))
    page.evaluate(PUT, {"game=tolp&seed=7": ahead})
    another_day(page)
    first = page.locator(".tolva-shelf-words").first
    expect(first).to_contain_text("Tölp")
    expect(first.locator(".tolva-shelf-when")).to_have_count(0)
    page.goto(re.sub(r"\?.*", "?seed=7", page.url))
    wait_until_shown(page)
    page.locator('.tv-card[data-key="S6"]').click(position={"x": 12, "y": 20})
    expect(page.locator(".tolva-play-happened")).to_contain_text("Birger")
    another_day(page)
    expect(first).to_contain_text("Tolva")


def test_what_is_thrown_away_can_be_brought_back_by_keys(open_page: OpenPage) -> None:
    page = open_page("play", "en", query="seed=3")
    page.evaluate(PUT, TEXTS)
    another_day(page)
    key = "tolva:match:game=trettioett&seed=7"
    page.locator(".tolva-shelf-throw").first.press("Enter")
    expect(page.locator(".tolva-shelf-undo")).to_be_focused()
    expect(
        page.locator(
            ".tolva-table-page-shelf.tolva-shelf > [role=status], .tolva-table-page-shelf .tolva-shelf > [role=status]"
        ).last
    ).to_contain_text("Thrown away: Trettioett")
    assert key not in page.evaluate(KEPT)
    page.keyboard.press("Enter")
    expect(page.locator(".tolva-shelf-throw").first).to_be_focused()
    expect(
        page.locator(
            ".tolva-table-page-shelf.tolva-shelf > [role=status], .tolva-table-page-shelf .tolva-shelf > [role=status]"
        ).last
    ).to_contain_text("Brought back: Trettioett")
    assert page.evaluate(KEPT)[key] == TEXTS["game=trettioett&seed=7"]
    page.locator(".tolva-shelf-throw").first.press("Enter")
    another_day(page)
    expect(page.locator(".tolva-shelf-words")).to_have_count(1)


def test_what_cannot_be_gone_on_with_stays_as_it_is_and_is_given_as_a_file(open_page: OpenPage) -> None:
    page = open_page("play", "en", query="seed=3")
    bad = TEXTS["game=tolp&seed=7"][:150]
    texts = {**TEXTS, "game=tolp&seed=7": bad, "seed=8": "1 " + "x" * (TEXT_LIMIT + 5)}
    page.evaluate(PUT, texts)
    another_day(page)
    expect(page.locator(".tolva-notice-line")).to_contain_text("has been set aside")
    page.get_by_text("More saved matches (2)").click()
    given = []
    for button in page.locator(".tolva-shelf-save").all():
        with page.expect_download() as saved:
            button.click()
        given.append(Path(saved.value.path()).read_text("utf-8"))
    assert sorted(given) == sorted([bad.partition(" ")[2], "x" * (TEXT_LIMIT + 5)])
    page.locator(".tolva-shelf-go-on").click()
    expect(page).to_have_url(re.compile("trettioett"))
    kept = page.evaluate(KEPT)
    assert {key: kept[f"tolva:match:{key}"] for key in ("game=tolp&seed=7", "seed=8")} == {
        "game=tolp&seed=7": bad,
        "seed=8": texts["seed=8"],
    }


def test_a_file_is_saved_and_opened_in_another_browser(open_page: OpenPage, check_axe: Callable[[Page], None]) -> None:
    page = open_page("play", "en", query="seed=7")
    expect(page.get_by_role("button", name="Save as a file")).to_be_hidden()
    page.locator('.tv-card[data-key="S6"]').click(position={"x": 12, "y": 20})
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    assert saved.value.suggested_filename == "tolva-7.tolva-play.json"
    text = Path(saved.value.path()).read_text("utf-8")
    other = open_page("play", "sv", query="seed=3")
    other.get_by_role("button", name="Öppna …").click()
    dialog = other.get_by_role("dialog")
    expect(dialog).to_contain_text("Fortsätt ett sparat parti")
    check_axe(other)
    for bad, told in ((text[:-30], "går inte att öppna"), (text.replace("play/1", "play/9"), "en annan version")):
        dialog.get_by_role("textbox").fill(bad)
        dialog.get_by_role("button", name="Fortsätt").click()
        expect(dialog.get_by_role("alert")).to_contain_text(told)
    dialog.get_by_role("textbox").fill("x" * 2_000_001)
    dialog.get_by_role("button", name="Fortsätt").click()
    expect(dialog.get_by_role("alert")).to_contain_text("för stor")
    dialog.locator("input[type=file]").set_input_files(saved.value.path())
    expect(dialog).to_be_hidden()
    expect(other).to_have_url(re.compile("seed=7$"))
    expect(other.locator(".tolva-play-happened")).to_contain_text("Du")


def test_a_file_of_a_later_deal_is_a_record_and_leads_back_there(open_page: OpenPage, tmp_path: Path) -> None:
    session = PlaySession(named("tolp"), lang="en")
    kept = TEXTS["game=tolp&seed=7"].partition(" ")[2]
    session.take_address({}, kept, returning=False)
    name, text = sharing.file_of(session.match)
    assert read_record(text).deals
    file = tmp_path / name
    file.write_text(text, "utf-8")
    page = open_page("play", "en", query="seed=3")
    page.get_by_role("button", name="Open …").click()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".tolva-play-title")).to_contain_text("round 2")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    assert json.loads(Path(saved.value.path()).read_text("utf-8")) == json.loads(text)


def test_where_a_kernel_works_a_match_is_kept_and_offered_too(open_served: OpenPage) -> None:
    page = open_served("play", "en", query=f"seed={NEVER_DRAWN}")
    page.locator('.tv-card[data-key="S6"]').click(position={"x": 12, "y": 20})
    expect(page.locator(".tolva-play-happened")).to_contain_text("Birger")
    page.wait_for_function(f"() => localStorage['tolva:match:seed={NEVER_DRAWN}']")
    another_day(page)
    page.locator(".tolva-shelf-go-on").click()
    expect(page).to_have_url(re.compile(f"seed={NEVER_DRAWN}$"))
    expect(page.locator(".tolva-play-happened")).to_contain_text("Birger")


# The list alone

ADDRESS = "http://stage.localhost/sv/play.ipynb"


def on_shelf(stage: OnStage, host: str = "storage") -> Stage:
    widget = Shelf(place="match", limit=100, lang="en")
    on = stage(widget, host=host, address=ADDRESS)
    on.pull()
    return on


def test_what_there_is_no_room_for_is_said_and_what_was_kept_before_stays(stage: OnStage) -> None:
    on = on_shelf(stage)
    on.tell({"do": "put", "key": "seed=7", "text": "before"})
    on.tell({"do": "put", "key": "seed=7", "text": "x" * 6_000_000})
    expect(on.page.get_by_text("couldn’t keep the match")).to_be_visible()
    assert on.page.evaluate(KEPT)["tolva:match:seed=7"].endswith(" before")
    on.tell({"do": "put", "key": "seed=7", "text": "after"})
    expect(on.page.get_by_text("couldn’t keep the match")).to_be_hidden()
    on.tell({"do": "put", "key": "seed=7", "text": ""})
    assert on.page.evaluate(KEPT) == {}


def test_what_another_tab_has_put_in_its_place_meanwhile_stays_beside_it(stage: OnStage) -> None:
    on = on_shelf(stage)
    on.tell({"do": "put", "key": "seed=7", "text": "ours"})
    on.page.evaluate(PUT, {"seed=7": "17 theirs"})
    for text in ("ours, later", "ours, last"):
        on.tell({"do": "put", "key": "seed=7", "text": text})
    kept = on.page.evaluate(KEPT)
    assert kept.pop("tolva:match:seed=7") == "17 theirs"
    ((name, text),) = kept.items()
    assert name.startswith("tolva:match:seed=7~")
    assert text.endswith(" ours, last")
    on.tell({"do": "put", "key": "seed=7", "text": ""})
    assert on.page.evaluate(KEPT) == {"tolva:match:seed=7": "17 theirs"}


def test_a_page_without_storage_tells_nothing_and_keeps_nothing(stage: OnStage) -> None:
    on = on_shelf(stage, host="address")
    on.tell({"do": "put", "key": "seed=7", "text": "text"})
    assert (on.widget.opened, on.page.evaluate(KEPT)) == (False, {})  # type: ignore[attr-defined]


def test_the_browser_tells_the_last_first_and_no_more_of_a_text_than_is_wanted(stage: OnStage) -> None:
    on = on_shelf(stage)
    texts = {"a": "17 first", "b": "19 " + "x" * 200, "c": "no time at all"}
    on.page.evaluate(PUT, texts)
    on.page.evaluate("localStorage['tolva:colours'] = '4'")
    widget = Shelf(place="match", limit=100)
    again = Stage(on.page, widget, host="storage", address=ADDRESS)
    again.pull()
    assert widget.told == [["b", "x" * 101], ["a", "first"], ["c", "no time at all"]]
