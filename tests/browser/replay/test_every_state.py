"""Every state of the replay, looked at by axe."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from helpers.breadth import some
from helpers.example_deal import LAST, OVERTAKEN, damaged
from helpers.pages import OpenPage, Scheme, wait_until_shown
from helpers.replaying import Replaying


def _explained(replay: Replaying) -> None:
    replay.go(OVERTAKEN)
    replay.why.locator("summary").click()


def _asked(replay: Replaying) -> None:
    replay.go(0)
    replay.field("view").select_option("3")
    replay.field("ask").check()
    replay.go(OVERTAKEN - 1)
    expect(replay.why.locator(".tolva-question")).to_be_visible()


def _refused(replay: Replaying) -> None:
    replay.card("H7").click(position={"x": 12, "y": 20})
    expect(replay.why.locator(".tolva-answer-no")).to_be_visible()


def _accepted(replay: Replaying) -> None:
    replay.card("HA").click(position={"x": 12, "y": 20})
    expect(replay.why.locator(".tolva-answer-yes")).to_be_visible()


def _counted(replay: Replaying) -> None:
    replay.go(LAST)
    expect(replay.why.locator(".tolva-tally button")).to_be_visible()


def _scored(replay: Replaying) -> None:
    replay.field("ask").uncheck()
    replay.field("view").select_option("open")
    replay.go(LAST)


def _set(replay: Replaying) -> None:
    replay.unfold_settings()
    replay.field("colours").select_option("4")


def _reporting(replay: Replaying) -> None:
    replay.press("report")
    expect(replay.page.get_by_role("dialog")).to_be_visible()


def _linking(replay: Replaying) -> None:
    replay.page.keyboard.press("Escape")
    replay.press("link")
    expect(replay.page.get_by_role("dialog").get_by_role("textbox")).to_be_visible()


def _opening(replay: Replaying) -> None:
    replay.page.keyboard.press("Escape")
    replay.press("open")
    expect(replay.page.get_by_role("dialog")).to_be_visible()


def _refused_to_open(replay: Replaying) -> None:
    replay.page.keyboard.press("Escape")
    replay.paste(damaged())
    expect(replay.page.get_by_role("dialog").get_by_role("alert")).to_contain_text("3 play S6")


def _noticed(replay: Replaying) -> None:
    replay.page.goto(f"{replay.page.url.partition('?')[0]}?step=99")
    wait_until_shown(replay.page)
    expect(replay.page.locator(".tolva-table-page-top")).to_contain_text("99")


def _broken(replay: Replaying) -> None:
    replay.page.goto(f"{replay.page.url.partition('?')[0]}?seed=x")
    wait_until_shown(replay.page)
    expect(replay.page.locator(".tolva-fault")).to_be_visible()


STATES: tuple[tuple[str, Callable[[Replaying], None]], ...] = (
    ("dealt", lambda replay: replay.at(0)),
    ("explained", _explained),
    ("asked", _asked),
    ("refused", _refused),
    ("accepted", _accepted),
    ("counted", _counted),
    ("scored", _scored),
    ("set", _set),
    ("reporting", _reporting),
    ("linking", _linking),
    ("opening", _opening),
    ("refused to open", _refused_to_open),
    ("noticed", _noticed),
    ("broken", _broken),
)
"""Every state of the replay, each reached from the one before."""


@pytest.mark.parametrize(
    ("lang", "width", "zoom", "scheme"),
    some([("sv", 1280, 1, "light"), ("en", 360, 1, "dark")], 1),
)
def test_axe_finds_nothing_in_any_state(
    open_page: OpenPage, check_axe: Callable[[Page], None], lang: str, width: int, zoom: int, scheme: Scheme
) -> None:
    replay = Replaying(open_page("replay", lang, width=width, zoom=zoom, scheme=scheme), lang)
    for name, reach in STATES:
        reach(replay)
        try:
            check_axe(replay.page)
        except AssertionError as fault:
            raise AssertionError(f"{name}: {fault}") from fault
        assert replay.page.evaluate("document.documentElement.scrollWidth") <= width // zoom, name
