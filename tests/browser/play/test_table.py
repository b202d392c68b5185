"""The table at which one plays, as a person meets it: every state looked at, the focus kept, and nothing lost."""

import json
import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from helpers.breadth import some
from helpers.chance_player import named, play_deal, with_tries
from helpers.pages import SMALLEST_TARGET, OpenPage, Scheme, box_of, wait_until_shown
from helpers.play_settings import set_choice
from helpers.stage import OnStage
from helpers.stage_pages import Site
from tolva_teach.records.links import packed
from tolva_teach.records.record import read_record
from tolva_teach.texts import sentence
from tolva_widgets.controls.pace import Pace
from tolva_widgets.levels.play.start import origin
from tolva_widgets.play.address import MatchName, link_to
from tolva_widgets.play.session import PlaySession
from tolva_widgets.play.widget import PlayTable

EXCHANGE = origin("tolp:3/hand-over/1/1/28").start()


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
    set_choice(page, "The coach", "shows")
    expect(page.locator(".tolva-could")).to_be_visible()


def _advised(page: Page) -> None:
    set_choice(page, "The coach", "advises")
    expect(page.locator(".tolva-play-advice")).to_contain_text("Advice: ")
    expect(page.get_by_role("button", name=re.compile("tip$"))).to_have_count(1)
    advice = page.locator(".tolva-play-advice").evaluate("node => node.firstChild.textContent")  # the link is no part
    expect(page.locator(".tolva-pace [role=status]")).to_contain_text(advice)


def _waiting(page: Page) -> None:
    set_choice(page, "The others play", "tap")
    card(page, "S6")
    expect(page.get_by_role("button", name="Go on")).to_have_attribute("aria-disabled", "false")


def _early(page: Page) -> None:
    card(page, "H7")
    expect(page.locator(".tolva-pace [role=status]")).to_contain_text("Wait: it’s Birger’s turn.")


def _taken_back(page: Page) -> None:
    press(page, "Undo")
    expect(page.locator(".tolva-play-practice")).to_be_visible()


def _known(page: Page) -> None:
    page.get_by_role("checkbox", name="Show what can be known").check()
    expect(page.locator(".tolva-play-known")).to_be_visible()


def _choosing(page: Page) -> None:
    page.locator("summary:visible", has_text="choose game").click()
    expect(page.get_by_role("combobox", name="Deals first")).to_be_visible()


STATES = (_refused, _shown, _advised, _waiting, _early, _taken_back, _known, _choosing)


@pytest.mark.parametrize(("width", "scheme"), some([(360, "dark"), (1280, "light")], 1))
def test_axe_finds_nothing_in_any_state(
    open_page: OpenPage, check_axe: Callable[[Page], None], width: int, scheme: Scheme
) -> None:
    page = open_page("play", "en", query="seed=7", width=width, scheme=scheme)
    check_axe(page)
    for reach in STATES:
        reach(page)
        check_axe(page)


def until_known(name: MatchName) -> PlaySession:
    """A deal played by chance until one can know something of two others."""
    session = PlaySession(name, lang="en")
    session.shows_known = True
    for _ in play_deal(session, Random(1)):
        others = [seat for seat in range(name.cards.players) if seat != name.seat]
        if session.can_know and sum(not session.can_know.in_signs(seat).nothing for seat in others) > 1:
            return session
    raise AssertionError("nothing was given away")


def reload_with(page: Page, memory: str) -> None:
    """Opens the page anew in a tab that has kept this.

    It is put there once, as the new page begins: on the old one the others play on, and that would be kept over it.
    """
    kept = json.dumps(memory)
    page.add_init_script(f"sessionStorage.put ??= sessionStorage['tolva:kept-play.ipynb'] = {kept}")
    page.reload()
    wait_until_shown(page)


@pytest.mark.parametrize(("width", "scheme", "lang"), some([(360, "dark", "en"), (1280, "light", "sv")], 1))
def test_a_plate_that_says_what_one_can_know_leads_to_the_list_that_says_why(
    open_page: OpenPage, check_axe: Callable[[Page], None], width: int, scheme: Scheme, lang: str
) -> None:
    name = named("tolva")
    page = open_page("play", lang, query=link_to(name).removeprefix("?"), width=width, scheme=scheme)
    memory = until_known(name).memory
    reload_with(page, memory)
    assert not page.locator("[data-known]").count()
    set_choice(page, sentence(lang, "play-choose-known"), True)
    plate = page.locator("[data-known]").first
    expect(plate).to_be_visible()
    check_axe(page)
    seat = plate.get_attribute("data-known")
    plate.click()
    heading = page.locator(f'[data-known-of="{seat}"]')
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    bar = page.locator(".tolva-step-bar").bounding_box()
    box = heading.bounding_box()
    assert bar is not None
    assert box is not None
    assert width > 640 or box["y"] + box["height"] <= bar["y"]
    told = str(page.locator(".tolva-table-page-table .tolva-unseen").first.text_content())
    assert str(heading.text_content()) + {"en": " can’t", "sv": " kan inte"}[lang] in told


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
    page.wait_for_function("() => document.activeElement.closest('.tv-card')?.dataset.key")


@pytest.mark.parametrize("pace", ["quick", "tap"])
def test_club_players_think_meanwhile_and_what_one_does_is_heard(open_page: OpenPage, pace: str) -> None:
    """They play by themselves or at a tap; while they think, one may take back what one did, and they begin anew."""
    page = open_page("play", "en", query="seed=7&others=club")
    page.get_by_role("combobox", name="The others play").select_option(pace)
    card(page, "S6")
    press(page, "Undo")
    expect(page.locator(".tolva-play-practice")).to_be_visible()
    expect(page.locator(".tv-card[data-key=S6]")).to_have_attribute("role", "button")
    card(page, "S6")
    happened = page.locator(".tolva-play-happened")
    for name in ("Birger", "Cilla", "David") if pace == "tap" else ():
        press(page, "Go on")
        expect(happened).to_contain_text(name)
    expect(happened).to_contain_text("takes the trick")


def test_a_page_that_is_opened_again_or_gone_back_to_is_where_it_was(open_page: OpenPage) -> None:
    page = open_page("play", "en", query="seed=7")
    set_choice(page, "The others play", "tap")
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
    set_choice(page, "The others play", "tap")
    page.locator('.tv-zone[data-key="pile"]').click()
    seen = PlaySession(named("trettioett", 3, dealer=2)).match.deal.seen(0)
    taken = next(zone.cards[-1].key for zone in seen.zones if zone.name == "pile")
    expect(page.locator(".tolva-pace [role=status]")).to_contain_text("Discard one card")
    for _ in range(60):
        page.evaluate(_ANYTHING, taken)
        page.wait_for_timeout(30)
        if page.locator(".tolva-play-back").is_visible():
            break
    page.locator(".tolva-play-forbidden a").first.click()
    expect(page.locator(".tolva-why .tolva-question")).to_be_visible()
    assert "view=0" in page.url


def at_the_end(open_page: OpenPage, name: MatchName, lang: str = "en", width: int = 1280) -> Page:
    """A page on which a deal has been played, with forbidden tries, in the tab that is open."""
    query = link_to(name).removeprefix("?")
    page = open_page("play", lang, query=query, width=width)
    memory = with_tries(name, deals=1).memory
    reload_with(page, memory)
    expect(page.locator(".tolva-play-back")).to_be_visible()
    expect(page.locator(".tolva-play-back")).not_to_contain_text(sentence(lang, "play-look-on"))
    return page


LOOKED_BACK_AT = [
    (named("bondtolva", 4, seed=6), {"forbidden", "kept"}),
    (named("bondtolva", 4, seed=13), {"forbidden", "missed", "gave"}),
    (named("tolp", 4, seed=0), {"missed"}),
]


@pytest.mark.parametrize(("name", "kinds"), some(LOOKED_BACK_AT, 2))
def test_each_kind_in_the_look_back_leads_to_its_question_and_back_again(
    open_page: OpenPage, check_axe: Callable[[Page], None], name: MatchName, kinds: set[str]
) -> None:
    page = at_the_end(open_page, name, width=360)
    check_axe(page)
    for kind in sorted(kinds):
        link = page.locator(f".tolva-play-{kind} a").first
        told = page.locator(".tolva-play-looks").text_content()
        link.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".tolva-why .tolva-question")).to_be_visible()
        assert "view=0" in page.url
        page.go_back()
        expect(page.locator(".tolva-play-looks")).to_have_text(str(told))


def test_a_deal_that_is_over_is_saved_linked_replayed_and_reported(open_page: OpenPage) -> None:
    page = at_the_end(open_page, named("plocketolva", seed=11))
    with page.expect_download() as saved:
        press(page, "Save as a file")
    record = read_record(saved.value.path().read_text("utf-8"))
    assert record.deals[0].events[-1].startswith(("0 play", "1 play"))
    page.get_by_role("button", name="Something wrong?").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("link", name="See the whole deal step by step").click()
    expect(page.locator(".tolva-controls, .tolva-step-bar").first).to_be_visible()
    page.go_back()
    expect(page.locator(".tolva-play-back")).to_be_visible()


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
    pace = Pace(turn="1", able=["on", "undo"], on="Go on", caption="Birger plays.", lang="en")
    on_stage = stage(pace, clock=True)
    on_stage.stop_clock()
    pace.waiting = True
    on_stage.push()
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


CLOSED = """() => new Promise(told => {
  const dialog = document.querySelector("dialog");
  dialog.addEventListener("close", told);
  dialog.close();
})"""
"""Closes the dialog, and waits until it has said so, which comes a moment later."""


def test_nothing_follows_while_a_dialog_is_open_and_it_does_once_that_is_closed(stage: OnStage) -> None:
    pace = Pace(turn="1", able=["on"], on="Go on", lang="en")
    on_stage = stage(pace, clock=True)
    on_stage.page.evaluate("document.body.append(document.createElement('dialog'))")
    on_stage.page.evaluate("document.querySelector('dialog').showModal()")
    pace.waiting = True  # only now: the clock goes on by itself
    on_stage.push()
    on_stage.page.clock.run_for(9_000)
    assert on_stage.pull() == []
    on_stage.page.evaluate(CLOSED)
    on_stage.page.clock.run_for(9_000)
    assert on_stage.pull() == [{"message": {"do": "on", "turn": "1"}}]


def test_keys_go_on_and_take_back(stage: OnStage) -> None:
    pace = Pace(turn="1", able=["on", "undo"], on="Go on", lang="en")
    on_stage = stage(pace, host="keys")
    for key in ("Space", "ArrowRight", "Control+z", "a", "Control+a", "Alt+ArrowRight"):
        on_stage.page.keyboard.press(key)
    done = [one["message"]["do"] for one in on_stage.pull()]
    assert done == ["on", "on", "undo"]


def test_where_a_kernel_works_the_look_back_is_completed_while_the_page_stays_alive(open_served: OpenPage) -> None:
    name = named("bondtolva", 4, seed=13)
    page = open_served("play", "en", query=link_to(name).removeprefix("?"))
    memory = with_tries(name, deals=1).memory
    reload_with(page, memory)
    expect(page.locator(".tolva-play-gave")).to_be_visible()
    expect(page.locator(".tolva-play-back")).not_to_contain_text("being worked out")
    page.locator(".tolva-pace-on", has_text="Next deal").click()
    expect(page.locator(".tolva-play-title")).to_contain_text("deal 2")


def test_all_that_can_be_said_in_an_exchange_stands_above_the_row_of_buttons_on_a_phone(
    open_page: OpenPage, sites: list[Site]
) -> None:
    page = open_page("play", "sv", width=360, query=f"seat={EXCHANGE.seat}#record={packed(EXCHANGE.record)}")
    (table,) = (its for its in sites[-1].shown("sv/play") if isinstance(its, PlayTable))
    assert table.session.set_offered
    table._table._handle_custom_msg({"do": "select", "keys": list(table.session.set_offered.cards)[:1]}, [])
    table._table._handle_custom_msg({"do": "decide"}, [])
    said = page.locator(".tolva-table-phrases button")
    expect(said.first).to_have_text("Säg ”högt”")
    row = box_of(page.locator(".tolva-pace-buttons"))
    for one in (page.locator(".tolva-table-picture"), *said.all()):
        box = box_of(one)
        assert 0 <= box["y"] < box["y"] + box["height"] <= row["y"]
