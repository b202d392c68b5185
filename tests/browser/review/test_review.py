"""What one has answered, kept in the browser and asked again: over reloading, tabs, languages, and a full storage."""

import json
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from helpers.levels import wrong_pick
from helpers.pages import STORAGE_BLOCKED, STORAGE_FULL, OpenPage, wait_until_shown
from helpers.stage_pages import Site
from tolva_teach.review import DAY, Grade, Sitting
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets.review.widget import Review

LONG_AGO = 1_700_000_000
DUE = ("trick.follow", "tolva.meld", "thirtyone.turn")
KEPT = json.dumps(
    {
        "version": 1,
        "levels": {},
        "last": "",
        "rules": {rule: {"seen": [[LONG_AGO, 3]], "due": LONG_AGO + DAY} for rule in DUE},
    }
)
CLOCK_SAYS = """now => {
  const [ahead, Real] = [1000 * now - Date.now(), Date];
  window.Date = class extends Real {
    static now = () => Real.now() + ahead;
    constructor(...given) { given.length ? super(...given) : super(Real.now() + ahead); }
  };
}"""
"""Playwright's own clock holds back what the page and its widgets say to each other."""


def kept_rules(page: Page) -> dict[str, Any]:
    rules: dict[str, Any] = json.loads(page.evaluate("() => localStorage['tolva:progress'] ?? '{}'")).get("rules", {})
    return rules


def open_with(open_page: OpenPage, name: str, lang: str = "sv", kept: str = KEPT, **options: Any) -> Page:
    page = open_page(name, lang, **options)
    page.evaluate("text => (localStorage['tolva:progress'] = text)", kept)
    page.reload()
    wait_until_shown(page)
    return page


def answer(page: Page, site: Site, lang: str) -> None:
    """Answers rightly what is asked: on the stage the page's review lives in this process."""
    expect(page.locator(".tolva-review-asks")).to_be_visible()
    (review,) = (shown for shown in site.shown(f"{lang}/review") if isinstance(shown, Review))
    for key in review.session.current.task.answer:
        choice = page.locator(f'.tolva-review :is([data-key="{key}"][role=button], button[value="{key}"])').first
        choice.press("Space")
        expect(choice).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name=sentence(lang, "quiz-answer"), exact=True).click()
    expect(page.locator(".tolva-review-when")).to_be_visible()
    told = page.locator(".tolva-exercise-told")
    expect(told).to_be_focused()
    expect(told).to_have_text(re.compile(r"^\s*(Rätt|Right)"))
    page.keyboard.press("Tab")
    on = page.locator(".tolva-exercise-buttons button:focus")
    expect(on).to_have_text(re.compile("|".join(sentence(lang, key) for key in ("level-next", "review-more"))))
    expect(on).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_due_is_asked_and_not_again_after_reloading(
    open_page: OpenPage, sites: list[Site], check_axe: Callable[[Page], None], lang: str
) -> None:
    page = open_with(open_page, "review", lang, width=360)
    for place in range(len(DUE)):
        if place:
            page.get_by_role("button", name=sentence(lang, "level-next"), exact=True).click()
            expect(page.locator(".tolva-review-when")).to_have_count(0)
        answer(page, sites[-1], lang)
    check_axe(page)
    assert {rule: len(kept["seen"]) for rule, kept in kept_rules(page).items() if rule in DUE} == dict.fromkeys(DUE, 2)
    page.reload()
    wait_until_shown(page)
    expect(page.locator(".tolva-review-idle")).to_contain_text(
        sentence(lang, "review-none-due", None, when="@").partition("@")[0]
    )
    for game in page.locator(".tolva-known summary").all():
        game.click()
    check_axe(page)


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_wrong_is_tried_again_with_the_same_cards_and_its_answer_out_of_sight(
    open_page: OpenPage, sites: list[Site], lang: str, width: int
) -> None:
    kept = json.dumps({**json.loads(KEPT), "rules": {"trick.follow": {"seen": [[LONG_AGO, 3]], "due": LONG_AGO + DAY}}})
    page = open_with(open_page, "review", lang, kept, width=width)
    cards = page.locator(".tolva-review .tv-card")
    expect(cards).not_to_have_count(0)
    asked = page.locator(".tolva-exercise-heading").inner_text()
    dealt = cards.evaluate_all("all => all.map(card => card.dataset.key)")
    (review,) = (shown for shown in sites[-1].shown(f"{lang}/review") if isinstance(shown, Review))
    wrong_key = wrong_pick(review.session.current.task)[0]
    choice = f'.tolva-review :is([data-key="{wrong_key}"][role=button], button[value="{wrong_key}"])'
    page.locator(choice).first.press("Space")
    page.get_by_role("button", name=sentence(lang, "quiz-answer"), exact=True).click()
    expect(page.locator(".tolva-answering-results")).to_be_visible()
    page.get_by_role("button", name=sentence(lang, "quiz-again"), exact=True).click()
    told = ":is(.tolva-answering-results, .tolva-answering-head, .tv-sign)"
    expect(page.locator(".tolva-review").locator(told)).to_have_count(0)
    expect(page.locator(".tolva-exercise-heading")).to_have_text(asked, use_inner_text=True)
    assert sorted(cards.evaluate_all("all => all.map(card => card.dataset.key)")) == sorted(dealt)
    answer(page, sites[-1], lang)


@pytest.mark.parametrize("name", ["index", "courses"])
def test_front_page_and_courses_tell_how_much_is_due(open_page: OpenPage, name: str) -> None:
    fresh = open_page(name, "sv")
    expect(fresh.locator(".tolva-due")).to_be_hidden()
    page = open_with(open_page, name)
    link = page.locator(".tolva-due a")
    expect(link).to_have_text(sentence("sv", "review-due", None, count=3))
    link.click()
    page.wait_for_url("**/review.ipynb")


def ahead(rule: str) -> str:
    """What a browser keeps whose clock was two years ahead, once."""
    later = int(time.time()) + 730 * DAY
    rules = {rule: {"seen": [[LONG_AGO, 3], [later, 4]], "due": later + 30 * DAY}}
    return json.dumps({"version": 1, "levels": {}, "last": "", "rules": rules})


def test_a_rule_of_a_clock_that_was_ahead_is_asked_and_its_time_put_right(
    open_page: OpenPage, sites: list[Site]
) -> None:
    page = open_with(open_page, "index", kept=ahead("trick.follow"))
    expect(page.locator(".tolva-due a")).to_have_text(sentence("sv", "review-due-one"))
    page = open_with(open_page, "review", kept=ahead("trick.follow"))
    answer(page, sites[-1], "sv")
    soon = int(time.time()) + 365 * DAY
    page.wait_for_function(
        "soon => JSON.parse(localStorage['tolva:progress']).rules['trick.follow'].due < soon", arg=soon
    )
    kept = kept_rules(page)["trick.follow"]
    assert [at <= time.time() for at, _grade in kept["seen"]] == [True, True]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_only_card_that_one_ever_answered_wrongly_is_not_said_to_sit(open_page: OpenPage, lang: str) -> None:
    page = open_page("quiz", lang, query="set=70&difficulty=1", width=360)
    page.locator(".tolva-quiz [data-key][role=button]").first.press("Space")
    page.get_by_role("button", name=sentence(lang, "quiz-answer"), exact=True).click()
    page.wait_for_function("() => (localStorage['tolva:progress'] ?? '').includes('seen')")
    assert {grade for kept in kept_rules(page).values() for _at, grade in kept["seen"]} == {1}
    page.goto(page.url.replace("quiz.ipynb", "review.ipynb").partition("?")[0])
    wait_until_shown(page)
    known = page.locator(".tolva-known")
    expect(known.locator("p").first).to_have_text(sentence(lang, "known-now", None, now=0))
    expect(known.locator("li").first).to_contain_text(sentence(lang, "known-missed"))
    expect(known.locator("[data-sits=true]")).to_have_count(0)


def test_a_page_left_open_overnight_asks_what_is_due_the_next_day(open_page: OpenPage) -> None:
    page = open_page("courses", "sv", timezone_id="Europe/Stockholm")
    now = 1_792_231_200  # 17 October 2026, 12.00: no midnight comes meanwhile, and the days have 24 hours
    page.context.add_init_script(f"({CLOCK_SAYS})({now})")
    rules = {"trick.follow": {"seen": [[now - 9 * DAY, 3], [now - 60, 1, True]], "due": now + DAY}}
    page.evaluate(
        "text => (localStorage['tolva:progress'] = text)",
        json.dumps({"version": 1, "levels": {}, "last": "", "rules": rules}),
    )
    page.reload()
    wait_until_shown(page)
    link = page.locator(".tolva-due a")
    expect(link).to_have_text(sentence("sv", "review-due-none"))
    review = page.context.new_page()
    review.goto(page.url.replace("courses.ipynb", "review.ipynb"))
    wait_until_shown(review)
    expect(review.locator(".tolva-review-idle")).to_contain_text(
        sentence("sv", "review-none-due", None, when=sentence("sv", "review-when", None, days=1))
    )
    for left in (page, review):
        left.evaluate(CLOCK_SAYS, now + DAY)
        left.evaluate("() => dispatchEvent(new Event('focus'))")
    expect(link).to_have_text(sentence("sv", "review-due-one"))
    expect(review.locator(".tolva-review-asks")).to_be_visible()


def review_at(now: int, page: Page, rules: dict[str, Any]) -> None:
    """Goes on from the courses to the review, by a clock that says this, with these answers."""
    page.add_init_script(f"({CLOCK_SAYS})({now})")
    page.evaluate(
        "text => (localStorage['tolva:progress'] = text)",
        json.dumps({"version": 1, "levels": {}, "last": "", "rules": rules}),
    )
    page.goto(page.url.replace("courses.ipynb", "review.ipynb"))
    wait_until_shown(page)


def test_the_days_of_summer_time_are_told_as_they_are(open_page: OpenPage, sites: list[Site]) -> None:
    """In Stockholm 25 October 2026 has 25 hours: what is due half an hour before its end is not due the day after."""
    page = open_page("courses", "sv", timezone_id="Europe/Stockholm")
    noon, hour = 1_792_836_000, DAY // 24  # 24 October 2026, 12.00
    missed = noon + 11 * hour + hour // 2
    rules = {"trick.follow": {"seen": [[missed - DAY, 1, True]], "due": missed}}
    review_at(noon, page, rules)
    expect(page.locator(".tolva-review-asks")).to_be_visible()
    (review,) = (shown for shown in sites[-1].shown("sv/review") if isinstance(shown, Review))
    told = review._told_book
    assert told is not None
    assert [told.end_of(day) - noon for day in (-1, 0, 1, 2)] == [one * hour for one in (-12, 12, 37, 61)]


@pytest.mark.parametrize(("zone", "hours_left"), [("Pacific/Auckland", 1), ("America/Los_Angeles", 21)])
def test_who_crosses_a_border_of_time_zones_has_the_same_answers_and_another_midnight(
    open_page: OpenPage, sites: list[Site], zone: str, hours_left: int
) -> None:
    """What is due in three hours is due today where the day lasts so long, and else tomorrow; nothing else changes."""
    page = open_page("courses", "sv", timezone_id=zone)
    now, hour = 1_792_836_000, DAY // 24  # 24 October 2026, 10.00 in Greenwich
    missed = now + 3 * hour - DAY
    rules = {"trick.follow": {"seen": [[missed, 1, True]], "due": missed + DAY}}
    review_at(now, page, rules)
    (review,) = (shown for shown in sites[-1].shown("sv/review") if isinstance(shown, Review))
    expect(page.locator(".tolva-review-asks, .tolva-review-idle").first).to_be_visible()
    told = review._told_book
    assert told is not None
    assert told.histories == {"trick.follow": (Sitting(missed, Grade.AGAIN, mended=True),)}
    assert (told.at, told.day_ends) == (pytest.approx(now, abs=300), now + hours_left * hour)
    expect(page.locator(".tolva-review-asks")).to_have_count(int(hours_left > 3))
    assert kept_rules(page) == rules


def test_answers_in_two_tabs_come_together(new_context: Callable[..., BrowserContext]) -> None:
    context = new_context(reduced_motion="reduce")
    site = Site(context, pytest.fail)
    one, other = context.new_page(), context.new_page()
    one.goto(site.url("sv/review"))
    wait_until_shown(one)
    one.evaluate("text => (localStorage['tolva:progress'] = text)", KEPT)
    one.reload()
    wait_until_shown(one)
    other.goto(site.url("en/courses"))
    wait_until_shown(other)
    other.evaluate(
        """async () => {
          const { mergeProgress } = await import('/voila/templates/tolva/static/progress.js');
          mergeProgress({ rules: new Map([['tolp.pass', { seen: [[1700000000, 1]], due: 1700086400 }]]) });
        }"""
    )
    answer(one, site, "sv")
    assert len(kept_rules(other)) >= len(DUE) + 1
    expect(other.locator(".tolva-due a")).to_contain_text("3")
    site.close()


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_the_browser_keeps_nothing_the_review_says_so(
    open_page: OpenPage, check_axe: Callable[[Page], None], lang: str, width: int
) -> None:
    page = open_page("review", lang, width=width, ready=False)
    page.add_init_script(STORAGE_BLOCKED)
    page.reload()
    wait_until_shown(page)
    idle = page.locator(".tolva-review-idle")
    expect(idle).to_contain_text(sentence(lang, "review-not-kept"))
    expect(idle).not_to_contain_text(sentence(lang, "review-empty"))
    check_axe(page)


def test_where_no_more_can_be_kept_the_review_goes_on_and_says_so(open_page: OpenPage, sites: list[Site]) -> None:
    page = open_with(open_page, "review")
    page.evaluate(f"() => {{ {STORAGE_FULL} }}")
    answer(page, sites[-1], "sv")
    expect(page.locator(".tolva-review-when")).to_have_text(sentence("sv", "review-answer-not-kept"))
    page.get_by_role("button", name=sentence("sv", "level-next"), exact=True).click()
    answer(page, sites[-1], "sv")


def test_a_forbidden_try_at_the_play_table_is_to_be_reviewed(open_page: OpenPage) -> None:
    page = open_page("play", "en", query="game=tolva&seed=7")
    page.get_by_role("button", name="Ask your partner", exact=True).click()
    expect(page.locator(".tolva-answer-no")).to_contain_text("objects")
    page.wait_for_function("() => (localStorage['tolva:progress'] ?? '').includes('tolva.ask')")
    assert [len(kept["seen"]) for kept in kept_rules(page).values()] == [1]


def test_an_answer_stands_in_the_browser_until_it_is_kept_and_of_a_page_that_was_left_the_next_keeps_it(
    open_page: OpenPage,
) -> None:
    page = open_page("play", "en", query="game=tolva&seed=7")
    page.evaluate(
        r"""() => {
          const set = Storage.prototype.setItem;
          window.written = [];
          Storage.prototype.setItem = function (name, text) {
            written.push(name.split(/[\d-]/)[0]);
            set.call(this, name, text);
          };
        }"""
    )
    page.get_by_role("button", name="Ask your partner", exact=True).click()
    page.wait_for_function("() => written.includes('tolva:progress')")
    assert [name for name in page.evaluate("() => written") if "noted" in name or "progress" in name] == [
        "tolva:noted:",
        "tolva:progress",
    ]
    page.evaluate("() => localStorage.setItem('tolva:noted:1700000000-a', '{\"trick.follow\": 1}')")
    page.evaluate("() => localStorage.setItem('tolva:noted:1700000000-b', 'nonsense')")
    page.reload()
    page.wait_for_function("() => !Object.keys(localStorage).some(name => name.startsWith('tolva:noted:'))")
    assert kept_rules(page)["trick.follow"]["seen"] == [[1_700_000_000, 1]]
    assert len(kept_rules(page)["tolva.ask"]["seen"]) == 1
