"""Levels that are played, in a browser: what is forbidden goes back, and the last tricks are played by keys alone; and
cards that are put in order."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from helpers.levels import WrittenToPlay, ordered_in, played_in
from helpers.pages import SMALLEST_TARGET, OpenPage, wait_until_shown
from helpers.stage_pages import NOTEBOOKS
from tolva_teach.play.aim import way_to
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets.levels.play.task import PlayAttempt

KEPT = "() => JSON.parse(localStorage['tolva:progress'] ?? '{}').levels"
PLAY_IT, LAST_THREE, _ = played_in(Path(NOTEBOOKS) / "sv/first-match.ipynb")

(ORDER,) = ordered_in(Path(NOTEBOOKS) / "sv/taking.ipynb")


def level(page: Page, place: int) -> Locator:
    found = page.locator(".tolva-play-level").nth(place)
    found.scroll_into_view_if_needed()
    expect(found.locator(".tv-card[role=button]").first).to_be_visible()
    return found


def card(box: Locator, key: str) -> Locator:
    return box.locator(f'.tv-card[data-key="{key}"]')


def keys_of(written: WrittenToPlay) -> list[tuple[list[str], list[str]]]:
    """For each position a way to the aim, card by card, and the cards that are forbidden first."""
    found = []
    for start in written.starts():
        deal = start.deal()
        judged = deal.game.verdicts(deal.view(start.seat))
        forbidden = [str(its.args[0]) for its, verdict in judged if its.verb == "play" and not verdict]
        way = [str(its.args[0]) for its in way_to(written.aim, start.point(), start.seat)]
        found.append((way, forbidden))
    return found


def first_losing(written: WrittenToPlay) -> str:
    """A card that may be played first, and after which the aim cannot be reached; of the first position."""
    start = next(iter(written.starts()))
    attempt = PlayAttempt(start, written.aim)
    for decision in attempt.allowed:
        tried = PlayAttempt(start, written.aim)
        tried.choose(str(decision.args[0]))
        while tried.others_turn:
            tried.go_on()
        if tried.decided_early is False:
            return str(decision.args[0])
    raise LookupError("no choice loses the aim")


def test_a_forbidden_card_goes_back_and_what_is_allowed_goes_on_on_a_phone(
    open_page: OpenPage, check_axe: Callable[[Page], None]
) -> None:
    page = open_page("first-match", "sv", width=360)
    box = level(page, 0)
    for place, (way, forbidden) in enumerate(keys_of(PLAY_IT)):
        if not place:
            card(box, forbidden[0]).click(position={"x": 8, "y": 12})
            expect(box.locator(".tolva-answer-no")).to_contain_text("säger ifrån")
            expect(box.locator(".tolva-answer-no")).to_be_in_viewport()
            expect(card(box, forbidden[0])).to_have_attribute("role", "button")
            check_axe(page)
        card(box, way[0]).click(position={"x": 8, "y": 12})
        expect(box.locator(".tolva-answering-head")).to_be_visible()
        if place < len(PLAY_IT.positions) - 1:
            box.get_by_role("button", name=sentence("sv", "level-next"), exact=True).click()
            expect(box.locator(".tolva-answering-head")).to_have_count(0)
    expect(box.locator(".tolva-stars")).to_have_attribute("data-stars", "2")
    expect(box.locator(".tolva-answering-head")).to_contain_text(sentence("sv", "level-done", stars=2))
    assert page.evaluate(KEPT) == {PLAY_IT.name: 2}
    assert json.loads(page.evaluate("() => localStorage['tolva:progress']"))["rules"], "the slip is noted"
    for one in box.get_by_role("button").all():
        size = one.bounding_box()
        assert size is None or min(size["width"], size["height"]) >= SMALLEST_TARGET
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_last_three_tricks_are_played_by_keys_alone(open_page: OpenPage) -> None:
    page = open_page("first-match", "sv")
    box = level(page, 1)
    for place, (way, _) in enumerate(keys_of(LAST_THREE)):
        for key in way:
            expect(box.locator(".tolva-play-level-turn")).to_contain_text(re.compile("Din tur|Du är inne"))
            card(box, key).focus()
            page.keyboard.press("Enter")
            expect(card(box, key)).not_to_have_attribute("role", "button")
        expect(box.locator(".tolva-answering-head")).to_contain_text(sentence("sv", "play-level-reached"))
        page.wait_for_timeout(500)  # a button takes no tap right after it has come
        if place < len(LAST_THREE.positions) - 1:
            box.get_by_role("button", name=sentence("sv", "level-next"), exact=True).focus()
            page.keyboard.press("Enter")
            expect(box.locator(".tolva-answering-head")).to_have_count(0)
    expect(box.locator(".tolva-stars")).to_have_attribute("data-stars", "3")
    assert page.evaluate(KEPT) == {LAST_THREE.name: 3}


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_when_the_goal_is_lost_one_may_go_on_with_the_next_key_or_play_on(
    open_page: OpenPage, check_axe: Callable[[Page], None], lang: str, width: int
) -> None:
    page = open_page("first-match", lang, width=width)
    box = level(page, 1)
    losing = first_losing(LAST_THREE)
    card(box, losing).focus()
    page.keyboard.press("Enter")
    head = box.locator(".tolva-answering-head")
    expect(head).to_have_text(sentence(lang, "play-level-out-of-reach"))
    expect(head).to_be_in_viewport()
    playable = box.locator(".tv-card[role=button]")
    expect(playable).not_to_have_count(0)
    check_axe(page)
    on = box.get_by_role("button", name=sentence(lang, "level-next"), exact=True)
    expect(on).to_be_in_viewport(ratio=0.99)
    playable.first.focus()
    while not page.evaluate("() => document.activeElement.matches('.tolva-exercise-buttons button')"):
        page.keyboard.press("Tab")
    expect(on).to_be_focused()
    dealt = box.locator(".tv-card[role=button]").evaluate_all("cards => cards.map(card => card.dataset.key)")
    page.wait_for_timeout(500)  # a button takes no tap right after it has come
    page.keyboard.press("Enter")
    expect(head).to_have_count(0)
    expect(playable).not_to_have_count(len(dealt))


def test_cards_are_put_in_order_by_keys_on_a_phone(open_page: OpenPage, check_axe: Callable[[Page], None]) -> None:
    page = open_page("taking", "en", width=360)
    page.get_by_role("heading", name="The order of the cards").scroll_into_view_if_needed()
    box = page.locator(".tolva-level", has_text=sentence("en", "order-how"))
    expect(card(box, "HA")).to_have_attribute("role", "button")
    for place, task in enumerate(ORDER.each_task()):
        for number, item in enumerate(task.ranked, start=1):
            card(box, item.key).focus()
            page.keyboard.press("Enter")
            expect(card(box, item.key)).to_have_attribute("aria-label", re.compile(f"place {number}"))
        if not place:
            check_axe(page)
        box.get_by_role("button", name=sentence("en", "quiz-answer"), exact=True).click()
        box = page.locator(".tolva-level", has_text=sentence("en", "order-right"))
        expect(box.locator(".tolva-answering-head")).to_be_in_viewport()
        if place < len(ORDER.tasks) - 1:
            box.get_by_role("button", name=sentence("en", "level-next"), exact=True).click()
            box = page.locator(".tolva-level", has_text=sentence("en", "order-how"))
    expect(box.locator(".tolva-stars")).to_have_attribute("data-stars", "3")
    assert page.evaluate(KEPT) == {ORDER.name: 3}


def test_a_played_level_and_one_of_order_are_gone_on_with_after_reloading(open_page: OpenPage) -> None:
    page = open_page("first-match", "sv", width=360)
    (_, forbidden), *_ = keys_of(PLAY_IT)
    box = level(page, 0)
    card(box, forbidden[0]).click(position={"x": 8, "y": 12})
    expect(box.locator(".tolva-answer-no")).to_be_visible()
    last = level(page, 1)
    played = keys_of(LAST_THREE)[0][0][0]
    card(last, played).focus()
    page.keyboard.press("Enter")
    told = last.locator(".tolva-play-level-told .tolva-told").last
    expect(card(last, played)).not_to_have_attribute("role", "button")
    expect(last.locator(".tolva-play-level-turn")).to_contain_text(re.compile("Din tur|Du är inne"))
    before = told.text_content()
    page.reload()
    wait_until_shown(page)
    expect(level(page, 1).locator(".tolva-play-level-told .tolva-told").last).to_have_text(before or "–")
    expect(level(page, 1).locator(f'.tv-card[role=button][data-key="{played}"]')).to_have_count(0)
    box = level(page, 0)
    for place in range(len(PLAY_IT.positions)):
        card(box, keys_of(PLAY_IT)[place][0][0]).click(position={"x": 8, "y": 12})
        if place < len(PLAY_IT.positions) - 1:
            box.get_by_role("button", name=sentence("sv", "level-next"), exact=True).click()
            expect(box.locator(".tolva-answering-head")).to_have_count(0)
    expect(box.locator(".tolva-stars")).to_have_attribute("data-stars", "2")
    page = open_page("taking", "sv")
    box = page.locator(".tolva-level", has_text=sentence("sv", "order-how"))
    for damaged in (False, True):
        if not damaged:
            card(box, "HA").focus()
            page.keyboard.press("Enter")
            expect(card(box, "HA")).to_have_attribute("aria-label", re.compile("plats 1"))
        else:
            page.evaluate('name => (localStorage[name] = \'{"format": "<b>"}\')', f"tolva:level-{ORDER.name}")
        page.reload()
        wait_until_shown(page)
        box.scroll_into_view_if_needed()
        expect(card(box, "HA")).to_have_attribute("role", "button")
        placed = re.compile("^(?!.*plats)" if damaged else "plats 1")
        expect(card(box, "HA")).to_have_attribute("aria-label", placed)
