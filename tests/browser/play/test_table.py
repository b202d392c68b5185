"""The table at which one plays, as a person meets it: every state looked at, the focus kept, and nothing lost."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from helpers.at_the_table import named
from helpers.pages import SMALLEST_TARGET, OpenPage, Scheme, wait_until_shown
from helpers.stage import OnStage
from tolva_widgets.pace import Pace
from tolva_widgets.play_session import PlaySession


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def card(page: Page, key: str) -> None:
    page.locator(f'.tv-card[data-key="{key}"]').click(position={"x": 12, "y": 20})


def reason(page: Page) -> str:
    return str(page.locator(".tolva-step-reason-text").text_content())


def _refused(page: Page) -> None:
    press(page, "Ask your partner")
    expect(page.locator(".tolva-answer-no")).to_contain_text("Birger objects")


def _shown(page: Page) -> None:
    page.get_by_role("combobox", name="The coach").select_option("shows")
    expect(page.locator(".tolva-could")).to_be_visible()


def _advised(page: Page) -> None:
    page.get_by_role("combobox", name="The coach").select_option("advises")
    expect(page.locator(".tolva-play-advice")).to_contain_text("Advice: ")
    expect(page.get_by_role("button", name=re.compile("tip$"))).to_have_count(1)
    expect(page.locator(".tolva-pace [role=status]")).to_contain_text(
        str(page.locator(".tolva-play-advice").text_content())
    )


def _waiting(page: Page) -> None:
    page.get_by_role("combobox", name="The others play").select_option("tap")
    card(page, "S6")
    expect(page.get_by_role("button", name="Go on")).to_have_attribute("aria-disabled", "false")


def _early(page: Page) -> None:
    card(page, "H7")
    expect(page.locator(".tolva-pace [role=status]")).to_contain_text("Wait: it is Birger’s turn.")


def _taken_back(page: Page) -> None:
    press(page, "Undo")
    expect(page.locator(".tolva-play-practice")).to_be_visible()


def _known(page: Page) -> None:
    page.get_by_role("checkbox", name="Show what one can know").check()
    expect(page.locator(".tolva-play-known")).to_be_visible()


def _choosing(page: Page) -> None:
    page.locator("summary:visible", has_text="choose game").click()
    expect(page.get_by_role("combobox", name="Deals first")).to_be_visible()


STATES = (_refused, _shown, _advised, _waiting, _early, _taken_back, _known, _choosing)


@pytest.mark.parametrize(("width", "scheme"), [(1280, "light"), (360, "dark")])
def test_axe_finds_nothing_in_any_state(
    open_page: OpenPage, check_axe: Callable[[Page], None], width: int, scheme: Scheme
) -> None:
    page = open_page("play", "en", query="seed=7", width=width, scheme=scheme)
    check_axe(page)
    for reach in STATES:
        reach(page)
        check_axe(page)


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_on_a_phone_hand_and_buttons_are_in_sight_and_large_enough(open_page: OpenPage, lang: str) -> None:
    page = open_page("play", lang, query="seed=7", width=360)
    page.locator(".tolva-table-phrases button").first.click()
    expect(page.locator(".tolva-step-reason-text")).to_contain_text("Birger")
    bar = page.locator(".tolva-step-bar").bounding_box()
    assert bar is not None
    for part in (page.locator(".tv-card[data-key=S6]"), page.locator(".tolva-table-phrases button").last):
        box = part.bounding_box()
        assert box is not None
        assert 0 <= box["y"] < box["y"] + min(box["height"], 40) <= bar["y"] + 1
    for button in page.locator(".tolva-pace button, .tolva-table-phrases button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= SMALLEST_TARGET
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_others_play_by_themselves_and_the_focus_stays_on_the_hand(open_page: OpenPage) -> None:
    page = open_page("play", "en", query="seed=7")
    page.get_by_role("combobox", name="The others play").select_option("quick")
    card(page, "S6")
    expect(page.locator(".tolva-play-happened")).to_contain_text("Birger takes the trick")
    assert page.evaluate("() => document.activeElement.closest('.tv-card')?.dataset.key")


def test_a_page_that_is_opened_again_or_gone_back_to_is_where_it_was(open_page: OpenPage) -> None:
    page = open_page("play", "en", query="seed=7")
    page.get_by_role("combobox", name="The others play").select_option("tap")
    card(page, "S6")
    press(page, "Go on")
    expect(page.locator(".tolva-play-happened")).to_contain_text("Birger heads the trick")
    page.reload()
    wait_until_shown(page)
    expect(page.locator(".tolva-play-happened")).to_contain_text("Birger heads the trick")
    press(page, "New match")
    expect(page).not_to_have_url(re.compile("seed=7$"))
    page.go_back()
    expect(page.locator(".tolva-play-happened")).to_contain_text("Birger heads the trick")


def test_the_look_back_leads_to_the_step_in_the_replay_with_the_question(open_page: OpenPage) -> None:
    page = open_page("play", "en", query="game=trettioett&players=3&seed=7&dealer=2")
    page.get_by_role("combobox", name="The others play").select_option("tap")
    page.locator('.tv-zone[data-key="pile"]').click()
    seen = PlaySession(named("trettioett", 3, dealer=2)).match.deal.seen(0)
    taken = next(zone.cards[-1].key for zone in seen.zones if zone.name == "pile")
    expect(page.locator(".tolva-pace [role=status]")).to_contain_text("too many")
    for _ in range(60):
        page.evaluate(_ANYTHING, taken)
        page.wait_for_timeout(30)
        if page.locator(".tolva-play-back").is_visible():
            break
    page.locator(".tolva-play-forbidden a").first.click()
    expect(page.locator(".tolva-why .tolva-question")).to_be_visible()
    assert "view=0" in page.url


_ANYTHING = """taken => {
  const on = document.querySelector(".tolva-pace-on");
  if (on.getAttribute("aria-disabled") === "false") return on.click();
  const words = [...document.querySelectorAll(".tolva-table-phrases button")];
  const cards = [...document.querySelectorAll(".tv-card[role=button]")];
  const tried = document.querySelector(".tolva-answer-no");
  const card = cards.find(one => (one.dataset.key === taken) !== Boolean(tried)) ?? cards[0];
  (tried ? card : words[0] ?? card).dispatchEvent(new MouseEvent("click", { bubbles: true }));
}"""


def test_what_follows_comes_by_itself_after_a_while(stage: OnStage) -> None:
    pace = Pace(turn="1", waiting=True, able=["on", "undo"], on="Go on", caption="Birger plays.", lang="en")
    on_stage = stage(pace, clock=True)
    on_stage.page.clock.run_for(400)
    assert on_stage.pull() == []
    on_stage.page.clock.run_for(600)
    assert on_stage.pull() == [{"message": {"do": "on", "turn": "1"}}]
    on_stage.page.clock.run_for(9_000)
    assert on_stage.pull() == []
    pace.turn, pace.pace = "2", "tap"
    on_stage.push()
    on_stage.page.clock.run_for(9_000)
    assert on_stage.pull() == []
    pace.turn, pace.pace, pace.waiting, pace.able = "3", "normal", False, ["undo"]
    on_stage.push()
    on_stage.page.clock.run_for(9_000)
    on_stage.page.locator(".tolva-pace-on").click(force=True)
    assert on_stage.pull() == []


def test_keys_go_on_and_take_back(stage: OnStage) -> None:
    pace = Pace(turn="1", able=["on", "undo"], on="Go on", lang="en")
    on_stage = stage(pace, host="keys")
    for key in ("Space", "ArrowRight", "Control+z", "a", "Control+a", "Alt+ArrowRight"):
        on_stage.page.keyboard.press(key)
    done = [one["message"]["do"] for one in on_stage.pull()]
    assert done == ["on", "on", "undo"]
