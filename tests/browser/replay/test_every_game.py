"""The replay of every game: chosen on the page, in its address, small and large."""

import re
from collections.abc import Callable
from itertools import cycle
from urllib.parse import parse_qsl, urlsplit

import pytest
from playwright.sync_api import Page, expect

from helpers.breadth import some
from helpers.example_deal import MARKUP
from helpers.pages import OpenPage, tab_to, wait_until_shown
from helpers.replaying import Replaying
from tolva_teach.games import GAMES
from tolva_teach.play.playout import PlayedName
from tolva_teach.play.replay import Replay
from tolva_widgets.replay.address import link_to

FORMS = [
    *((game, players) for game in ("tolva", "plocketolva", "bordstolva", "bondtolva") for players in GAMES[game].seats),
    *((game, players) for game in ("tolp", "trettioett") for players in (3, 10)),
]
"""The games and numbers of players that are looked at."""

WIDTHS = (1280, 360)
"""Both are tried with each of them; axe looks at the one or the other in turn."""


def named(page: Page) -> dict[str, str]:
    """The page's address, by key."""
    return dict(parse_qsl(urlsplit(page.url).query))


def unfold(replay: Replaying) -> None:
    """Shows what one may choose of the game."""
    replay.page.locator(".tolva-table-page-game summary").click()


def test_game_players_and_variants_are_chosen_on_the_page_and_kept_in_its_address(open_page: OpenPage) -> None:
    replay = Replaying(open_page("replay", "sv"), "sv")
    page = replay.page
    unfold(replay)
    page.get_by_role("combobox", name="Spel", exact=True).select_option(label="Tölp")
    expect(page.locator(".tolva-table-page-game summary")).to_contain_text("Tölp för fyra")
    page.get_by_role("combobox", name="Spelare", exact=True).select_option("5")
    page.get_by_label("Revolution").check()
    expect(replay.why).to_contain_text("Tölp för fem, giv nummer 7")
    page.wait_for_url(re.compile(r"options=revolution:yes"))
    assert named(page) == {"game": "tolp", "players": "5", "options": "revolution:yes", "seed": "7"}
    page.get_by_role("combobox", name="Spel", exact=True).select_option(label="Trettioett")
    expect(replay.why).to_contain_text("Trettioett för fyra, giv nummer 7")
    page.wait_for_url(re.compile("game=trettioett"))
    page.go_back()
    expect(replay.why).to_contain_text("Tölp för fem")
    replay.press("another")
    page.wait_for_url(lambda url: dict(parse_qsl(urlsplit(url).query)).get("seed") != "7")
    assert {**named(page), "seed": ""} == {"game": "tolp", "players": "5", "options": "revolution:yes", "seed": ""}


def test_example_and_game_are_chosen_by_keys_and_the_focus_stays(open_page: OpenPage) -> None:
    replay = Replaying(open_page("replay", "en", width=360), "en")
    page = replay.page
    tab_to(page, ".tolva-table-page-game summary")
    page.keyboard.press("Enter")
    tab_to(page, ".tolva-table-page-game select")
    page.keyboard.press("End")
    expect(replay.why).to_contain_text("A knock that did not help")
    expect(page.get_by_role("combobox", name="Example", exact=True)).to_be_focused()
    tab_to(page, ".tolva-table-page-game select")
    page.keyboard.press("ArrowUp")
    expect(replay.why).to_contain_text("Tölp for 4")
    expect(page.get_by_role("combobox", name="Game", exact=True)).to_be_focused()
    tab_to(page, ".tolva-table-page-game select")
    page.keyboard.press("Home")
    expect(replay.why).to_contain_text("Tölp for 2")
    expect(page.get_by_role("combobox", name="Players", exact=True)).to_be_focused()


@pytest.mark.parametrize(
    ("query", "said", "good"),
    [
        (f"game={MARKUP}", "finns inte här. Spelen är Tolva", "?seed=7"),
        ("game=tolp&players=99&seed=3", "passar inte tölp: man kan vara 2–20", "?game=tolp&seed=3"),
        ("game=tolp&players=5&options=lives:3", "finns inte i tölp", "?game=tolp&players=5&seed=7"),
    ],
)
def test_link_to_what_no_game_has_is_told_and_leads_on(open_page: OpenPage, query: str, said: str, good: str) -> None:
    replay = Replaying(open_page("replay", "sv", query=query, width=360), "sv")
    fault = replay.page.locator(".tolva-fault")
    expect(fault).to_contain_text(said)
    fault.get_by_role("link").click()
    replay.page.wait_for_url(f"**{good}")
    wait_until_shown(replay.page)
    replay.at(0)
    assert replay.page.title() != "stranger"


def test_axe_finds_nothing_in_any_game_and_nothing_is_wider_than_the_page(
    open_page: OpenPage, check_axe: Callable[[Page], None]
) -> None:
    replay = Replaying(open_page("replay", "sv"), "sv")
    unfold(replay)
    for (game, players), looked_at in zip(some(FORMS, 5), cycle(WIDTHS), strict=False):
        name = PlayedName.of(game, 7, players)
        half = len(Replay(name.record())) // 2
        replay.page.goto(f"{replay.page.url.partition('?')[0]}{link_to(name)}&step={half}&ask=1")
        wait_until_shown(replay.page)
        replay.at(half)
        unfold(replay)
        for width in WIDTHS:
            replay.page.set_viewport_size({"width": width, "height": 740})
            if width == looked_at:
                check_axe(replay.page)
            assert replay.page.evaluate("document.documentElement.scrollWidth") <= width, name
