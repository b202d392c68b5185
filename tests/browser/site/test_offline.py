"""The site of files without the net: a whole course, a whole match and a review, as one learns who has none."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from helpers.chance_player import named
from helpers.levelling import answer_all, button, next_task, pick, play_all
from helpers.levels import levels_of, played_in
from helpers.pages import tab_to, wait_until_shown
from helpers.playing_by_keys import PlayingKeys
from helpers.stage_pages import NOTEBOOKS
from helpers.static_host import StaticHost
from tolva_widgets.play.address import link_to
from tolva_widgets.play.session import PlaySession

COURSE = ("plocke-drawing", "plocke-melding", "plocke-match")
LEVELS = "() => JSON.parse(localStorage['tolva:/cards/progress'] ?? '{}').levels"
DUE = ("trick.follow", "tolva.meld", "thirtyone.turn")
LONG_AGO, DAY = 1_700_000_000, 86_400
_MOST_ASKED = 12


@pytest.fixture(scope="module")
def without_net(browser: Browser, web_host: StaticHost) -> Iterator[BrowserContext]:
    """A browser that has been on the front page once, and has lost the net since."""
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    page.goto(web_host.url("en/index"))
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.close()
    context.set_offline(True)
    yield context
    context.close()


@pytest.fixture
def page(without_net: BrowserContext) -> Iterator[Page]:
    """A page of its own; what goes wrong on it fails the test."""
    opened, faults = without_net.new_page(), list[str]()
    opened.on("pageerror", lambda error: faults.append(str(error)))
    yield opened
    opened.close()
    assert faults == []


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_page_says_that_it_works_without_the_net(web_host: StaticHost, browser: Browser, lang: str) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.goto(web_host.url(f"{lang}/at-the-table"))
    kept = page.locator("#tolva-kept")
    expect(kept).to_be_hidden()  # it takes the whole site to come
    expect(kept).to_be_visible(timeout=60_000)
    expect(kept).to_contain_text({"sv": "utan nät", "en": "offline"}[lang])
    context.set_offline(True)
    page.reload()
    expect(kept).to_be_visible()
    context.close()


@pytest.mark.nightly("a visit after which all is there, and the dispute")
def test_a_whole_course_is_gone_through_without_the_net(web_host: StaticHost, page: Page) -> None:
    page.goto(web_host.url(f"en/{COURSE[0]}"))
    names = set()
    for lesson in COURSE:
        page.wait_for_url(f"**/{lesson}.html")
        wait_until_shown(page)
        written = Path(NOTEBOOKS) / f"en/{lesson}.ipynb"
        for place, level in enumerate(levels_of(written)):
            box = page.locator(".tolva-level:not(.tolva-play-level)").nth(place)
            box.scroll_into_view_if_needed()
            answer_all(box, level)
            names.add(level.name)
        for place, to_play in enumerate(played_in(written)):
            box = page.locator(".tolva-play-level").nth(place)
            box.scroll_into_view_if_needed()
            play_all(box, to_play)
            names.add(to_play.name)
        if lesson != COURSE[-1]:
            page.locator(".tolva-course-next").click()
    assert page.evaluate(LEVELS) == dict.fromkeys(names, 3)


def test_a_dispute_is_settled_and_house_rules_are_given_on_without_the_net(web_host: StaticHost, page: Page) -> None:
    page.goto(web_host.url("en/at-the-table", "game=tolva"))
    wait_until_shown(page)
    expect(page.locator("[data-question=trick-follow]")).to_be_visible()
    page.get_by_role("tab", name="Judge").click()
    for card in ("HJ", "SA"):
        page.locator(f".tolva-at-table-ranks button[value={card}]").click()
        page.locator("[data-place=hand]").click()
    expect(page.locator(".tolva-at-table-said.yes")).to_contain_text("ace of spades")
    page.get_by_role("tab", name="House rules").click()
    page.get_by_role("button", name="QR code").click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    assert page.url.endswith("?game=tolva")


@pytest.mark.nightly("a visit after which all is there, and the dispute")
def test_a_whole_match_is_played_without_the_net(web_host: StaticHost, page: Page) -> None:
    # The learner leads: nobody else plays before it is chosen that they wait.
    beside = PlaySession(named("bondtolva", 2, seed=3), lang="en")
    page.goto(web_host.url("en/play", link_to(beside.name).removeprefix("?")))
    wait_until_shown(page)
    keys, decided = PlayingKeys(page, beside), 0
    while (waits := beside.match.waits_for) != "nothing":
        if waits == "you":
            keys.decide_on_first()
            decided += 1
        else:
            keys.go_on()
    assert decided > 40
    expect(page.locator(".tolva-play-back")).to_be_visible()
    tab_to(page, ".tolva-pace-on")


@pytest.mark.nightly("a visit after which all is there, and the dispute")
def test_what_is_due_is_reviewed_without_the_net(web_host: StaticHost, page: Page) -> None:
    rules = {rule: {"seen": [[LONG_AGO, 3]], "due": LONG_AGO + DAY} for rule in DUE}
    page.goto(web_host.url("en/index"))
    kept = json.dumps({"version": 1, "levels": {}, "last": "", "rules": rules})
    page.evaluate("text => (localStorage['tolva:/cards/progress'] = text)", kept)
    page.goto(web_host.url("en/review"))
    wait_until_shown(page)
    box, idle = page.locator(".tolva-review"), page.locator(".tolva-review-idle")
    for _ in range(_MOST_ASKED):
        expect(page.locator(".tolva-review-asks")).to_be_visible()
        pick(box.locator(":is([data-key][role=button], .tolva-table-phrases button[value])").first)
        button(box, "quiz-answer").click()
        expect(box.locator(".tolva-answering-head")).to_be_visible()
        next_task(box)
        if idle.is_visible():
            break
    now = json.loads(page.evaluate("() => localStorage['tolva:/cards/progress']"))["rules"]
    assert all(len(now[rule]["seen"]) > 1 for rule in DUE)
