"""The replay of every game: chosen on the page, in its address, answered by keys alone, small and large."""

import re
from collections.abc import Callable
from urllib.parse import parse_qsl, urlsplit

import pytest
from playwright.sync_api import Page, expect

from helpers.pages import OpenPage, wait_until_shown
from helpers.replaying import Replaying
from tolva_teach.games import GAMES
from tolva_teach.playout import PlayedName
from tolva_teach.replay import Replay, Step
from tolva_widgets.replay_address import link_to
from tolva_widgets.replay_session import said_key

MARKUP = '<img src=x onerror="document.title=`stranger`">'
FORMS = [
    (game, players) for game in ("tolva", "plocketolva", "bordstolva", "bondtolva") for players in GAMES[game].seats
]
FORMS += [("tolp", 3), ("tolp", 10), ("trettioett", 3), ("trettioett", 10)]
"""The games and numbers of players that are looked at."""


def named(page: Page) -> dict[str, str]:
    """The page's address, by key."""
    return dict(parse_qsl(urlsplit(page.url).query))


def unfold(replay: Replaying) -> None:
    """Shows what one may choose of the game."""
    replay.page.locator(".tolva-replay-game summary").click()


def test_game_players_and_variants_are_chosen_on_the_page_and_kept_in_its_address(open_page: OpenPage) -> None:
    replay = Replaying(open_page("replay", "sv"), "sv")
    page = replay.page
    unfold(replay)
    page.get_by_role("combobox", name="Spel", exact=True).select_option(label="Tölp")
    expect(page.locator(".tolva-replay-game summary")).to_contain_text("Tölp för 4")
    page.get_by_role("combobox", name="Spelare", exact=True).select_option("5")
    page.get_by_label("Revolution").check()
    expect(replay.why).to_contain_text("Tölp för 5, giv nummer 7")
    page.wait_for_url(re.compile(r"options=revolution:yes"))
    assert named(page) == {"game": "tolp", "players": "5", "options": "revolution:yes", "seed": "7"}
    replay.go(9)
    page.wait_for_url("**step=9")
    page.reload()
    wait_until_shown(page)
    replay.at(9)
    expect(replay.why).to_contain_text("Tölp för 5")
    page.get_by_role("link", name="English").click()
    page.wait_for_url("**/en/**")
    wait_until_shown(page)
    english = Replaying(page, "en")
    english.at(9)
    unfold(english)
    page.get_by_role("combobox", name="Game", exact=True).select_option(label="Trettioett")
    expect(english.why).to_contain_text("Trettioett for 4, deal number 7")
    page.wait_for_url(re.compile("game=trettioett"))
    page.go_back()
    expect(english.why).to_contain_text("Tölp for 5")
    english.press("another")
    page.wait_for_function("!location.search.includes('seed=7')")
    assert {**named(page), "seed": ""} == {"game": "tolp", "players": "5", "options": "revolution:yes", "seed": ""}


def test_game_is_chosen_by_keys_and_the_focus_stays(open_page: OpenPage) -> None:
    replay = Replaying(open_page("replay", "en", width=360), "en")
    page = replay.page
    tab_to(page, ".tolva-replay-game summary")
    page.keyboard.press("Enter")
    tab_to(page, ".tolva-replay-game select")
    page.keyboard.press("End")
    expect(replay.why).to_contain_text("Trettioett for 4")
    expect(page.get_by_role("combobox", name="Game", exact=True)).to_be_focused()
    tab_to(page, ".tolva-replay-game select")
    page.keyboard.press("Home")
    expect(replay.why).to_contain_text("Trettioett for 3")
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


# A whole deal answered by keys alone


def tab_to(page: Page, selector: str, *, back: bool = False) -> None:
    """Presses the tab key until one of these has the focus; within the table, the arrow keys."""
    reached = "selector => document.activeElement.matches(selector)"
    first = True
    for _ in range(60):
        page.keyboard.press("Shift+Tab" if back else "Tab")
        if page.evaluate(reached, selector):
            return
        if first and page.evaluate("() => document.activeElement.matches('.tv-card, .tv-zone')"):
            first = False
            page.keyboard.press("Home")
            for _ in range(60):
                if page.evaluate(reached, selector):
                    return
                page.keyboard.press("ArrowRight")
    raise AssertionError(f"{selector} is not reached by keys")


def keys_of(step: Step) -> tuple[list[str], bool]:
    """The keys of the pieces that the step's decision is answered with, and whether it is put together."""
    assert step.before is not None
    assert step.decision is not None
    offers = step.before.game.offers(step.before.view(step.decision.seat))
    pieces = {**offers.cards, **offers.zones, **{said_key(word): word for word in offers.words}}
    key = next((key for key, decision in pieces.items() if decision == step.decision), None)
    return ([key], False) if key else (offers.sets[0].keys_of(step.decision.args), True)


def answer(replay: Replaying, step: Step) -> None:
    """Answers with what was decided, by keys alone, and goes on to where it is shown."""
    page = replay.page
    keys, together = keys_of(step)
    for number, key in enumerate(keys):
        tab_to(page, f'[data-key="{key}"], .tolva-table-phrases button[value="{key}"]', back=not number)
        page.keyboard.press("Enter")
    if together:
        tab_to(page, ".tolva-table-compose button")
        page.keyboard.press("Enter")
    expect(replay.why.locator(".tolva-answer-yes")).to_be_visible()
    tab_to(page, ".tolva-step-forward")
    page.keyboard.press("Enter")
    replay.at(step.number)


@pytest.mark.parametrize(
    ("name", "deal"),
    [(PlayedName.of("trettioett", 7, 3), 0), (PlayedName.of("tolp", 7, 3), 1)],
    ids=["trettioett", "tolp, with its exchange"],
)
def test_a_whole_deal_is_answered_by_keys_alone(open_page: OpenPage, name: PlayedName, deal: int) -> None:
    steps = [step for step in Replay(name.record()) if step.deal_number == deal]
    query = f"{link_to(name).removeprefix('?')}&step={steps[0].number}&ask=1"
    replay = Replaying(open_page("replay", "en", query=query), "en")
    replay.button("forward").focus()
    for step in steps[1:]:
        if step.decision is None:
            replay.page.keyboard.press("ArrowRight")
            replay.at(step.number)
        else:
            answer(replay, step)
    assert steps[-1].ends_deal


# How it looks


@pytest.mark.parametrize("width", [1280, 360])
def test_axe_finds_nothing_in_any_game_and_nothing_is_wider_than_the_page(
    open_page: OpenPage, check_axe: Callable[[Page], None], width: int
) -> None:
    replay = Replaying(open_page("replay", "sv", width=width), "sv")
    unfold(replay)
    for game, players in FORMS:
        name = PlayedName.of(game, 7, players)
        half = len(Replay(name.record())) // 2
        replay.page.goto(f"{replay.page.url.partition('?')[0]}{link_to(name)}&step={half}&ask=1")
        wait_until_shown(replay.page)
        replay.at(half)
        unfold(replay)
        check_axe(replay.page)
        assert replay.page.evaluate("document.documentElement.scrollWidth") <= width, name
