"""The courses in a browser: a level by keys alone, stars that stay, and what becomes of them in tabs and in files."""

import json
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from helpers.breadth import some
from helpers.levels import levels_of
from helpers.pages import SMALLEST_TARGET, STORAGE_BLOCKED, STORAGE_FULL, OpenPage, box_of, wait_until_shown
from helpers.stage_pages import NOTEBOOKS, Site
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets.courses.catalogue import Catalogue

KEPT = "() => localStorage['tolva:progress'] ?? ''"
PAIR = "tolva.melding.pair"
RIGHT = {
    level.name: [sorted(task.answer) for task in level.each_task()]
    for level in levels_of(NOTEBOOKS / "sv/melding.ipynb")
}
"""The answers to the tasks of each level that asks, by its name."""
LEVELS = next(its for its in Catalogue(NOTEBOOKS).course("sv", "tolva") if its.name == "melding").levels
"""All its levels, in order: those that are played too."""


def kept(page: Page) -> dict[str, int]:
    levels: dict[str, int] = json.loads(page.evaluate(KEPT))["levels"]
    return levels


def wait_until_kept(page: Page, stars: dict[str, int]) -> None:
    """Waits until the browser keeps these stars and no others: Python tells of them after the answer has been shown."""
    sorted_ = "(levels) => JSON.stringify(Object.entries(levels ?? {}).sort())"
    page.wait_for_function(
        f"wanted => ({sorted_})(JSON.parse(({KEPT})() || '{{}}').levels) === ({sorted_})(wanted)", arg=stars
    )


def level(page: Page, place: int = 0) -> Locator:
    found = page.locator(".tolva-level").nth(place)
    found.scroll_into_view_if_needed()
    return found


def button(box: Locator, key: str, lang: str = "sv") -> Locator:
    return box.get_by_role("button", name=sentence(lang, key), exact=True)


def answer(box: Locator, keys: list[str], lang: str = "sv") -> None:
    for key in keys:
        choice = box.locator(f'button[value="{key}"]')
        expect(choice).to_have_attribute("aria-pressed", "false")  # of this task, not still of the one before
        choice.click()
        expect(choice).to_have_attribute("aria-pressed", "true")
    button(box, "quiz-answer", lang).click()
    expect(box.locator(".tolva-answering-head")).to_be_visible()


def go_through(box: Locator, name: str, lang: str = "sv") -> None:
    """Answers all of its tasks rightly."""
    for place, keys in enumerate(RIGHT[name]):
        if place:
            button(box, "level-next", lang).click()
            expect(box.locator(".tolva-answering-head")).to_have_count(0)
        answer(box, keys, lang)
    expect(button(box, "level-fresh", lang)).to_be_visible()


@pytest.mark.parametrize("lang", some(LANGUAGES, 1))
def test_stars_of_a_level_are_there_again_after_reloading_and_in_the_other_language(
    open_page: OpenPage, check_axe: Callable[[Page], None], lang: str
) -> None:
    page = open_page("melding", lang, width=360)
    box = level(page)
    expect(box.locator(".tolva-stars")).to_have_attribute("data-stars", "0")
    go_through(box, PAIR, lang)
    expect(box.locator(".tolva-stars")).to_have_attribute("data-stars", "3")
    expect(box.locator(".tolva-answering-head")).to_contain_text(sentence(lang, "level-done", stars=3))
    wait_until_kept(page, {PAIR: 3})
    check_axe(page)
    page.reload()
    wait_until_shown(page)
    expect(level(page).locator(".tolva-stars")).to_have_attribute("data-stars", "3")
    page.locator(".tolva-languages a").first.click()
    page.wait_for_url("**/melding.ipynb")
    wait_until_shown(page)
    expect(level(page).locator(".tolva-stars")).to_have_attribute("data-stars", "3")


@pytest.mark.parametrize("lang", some(LANGUAGES, 1))
def test_a_lesson_lists_its_parts_marks_those_that_are_done_and_leads_to_each(open_page: OpenPage, lang: str) -> None:
    page = open_page("thirtyone-hands", lang, width=360)
    parts = page.get_by_role("navigation", name=sentence(lang, "course-parts")).get_by_role("listitem")
    expect(parts).to_have_count(page.locator("main h2").count())
    expect(page.locator("main [data-done='true']")).to_have_count(0)
    stars = {"trettioett.hands.suit": 3}
    kept_so = {"version": 1, "levels": stars, "last": "", "rules": {}}
    page.evaluate("kept => localStorage['tolva:progress'] = JSON.stringify(kept)", kept_so)
    page.reload()
    expect(parts.first).to_contain_text(sentence(lang, "course-stars", None, earned=3, most=3))
    expect(page.locator("main [data-done='true']")).to_have_count(1)
    for place in range(parts.count()):
        parts.nth(place).get_by_role("link").click()
        expect(page.locator("main h2").nth(place)).to_be_in_viewport()


def test_a_wrong_answer_is_explained_comes_back_and_costs_a_star(open_page: OpenPage) -> None:
    page = open_page("melding", "sv", width=360)
    box = level(page)
    answer(box, ["lead"])
    expect(box.locator(".tolva-answering-said")).to_be_in_viewport(ratio=1)
    expect(box.locator(".tolva-answering-said")).to_contain_text(sentence("sv", "level-comes-back"))
    mistake = box.locator(".tolva-answering-marks li").first.locator("> span").last
    expect(box.locator(".tolva-answering-told")).to_contain_text(mistake.inner_text())
    expect(button(box, "level-next")).to_be_in_viewport(ratio=1)
    for keys in [*RIGHT[PAIR][1:], RIGHT[PAIR][0]]:
        button(box, "level-next").click()
        expect(box.locator(".tolva-answering-head")).to_have_count(0)
        answer(box, keys)
    wait_until_kept(page, {PAIR: 2})


def test_on_a_wide_screen_the_reasons_are_beside_the_word_on_the_answer(open_page: OpenPage) -> None:
    page = open_page("melding", "sv")
    box = level(page)
    answer(box, ["lead"])
    reasons = box.locator(".tolva-answering-marks li").first
    expect(box.locator(".tolva-answering-results h3")).to_be_in_viewport(ratio=1)
    expect(reasons).to_be_in_viewport(ratio=1)
    expect(button(box, "level-next")).to_be_in_viewport(ratio=1)
    table = box_of(box.locator(".tolva-table-picture"))
    assert box_of(reasons)["x"] >= table["x"] + table["width"]


def test_a_level_is_gone_through_by_keys_alone(open_page: OpenPage) -> None:
    page = open_page("melding", "sv")
    page.evaluate("() => (navigator.storage.persist = async () => Boolean((window.asked = (window.asked ?? 0) + 1)))")
    box = level(page)
    first = box.locator(".tolva-table-phrases button").first
    first.focus()
    for place, keys in enumerate(RIGHT[PAIR]):
        if place:
            page.keyboard.press("Enter")  # on the button that has the focus
            expect(box.locator(".tolva-answering-head")).to_have_count(0)
        for key in keys:
            box.locator(f'button[value="{key}"]').focus()
            page.keyboard.press("Space")
            expect(box.locator(f'button[value="{key}"]')).to_have_attribute("aria-pressed", "true")
        button(box, "quiz-answer").focus()
        page.keyboard.press("Enter")
        expect(box.locator(".tolva-answering-head")).to_be_visible()
        page.wait_for_timeout(500)  # a button takes no tap right after it has come
        button(box, "level-fresh" if place == len(RIGHT[PAIR]) - 1 else "level-next").focus()
    wait_until_kept(page, {PAIR: 3})
    assert page.evaluate("window.asked") == 1, "the first star is worth asking the browser to keep it"


def test_hint_and_shown_answer_are_in_sight_on_a_phone(open_page: OpenPage) -> None:
    box = level(open_page("melding", "sv", width=360))
    button(box, "quiz-hint").click()
    expect(box.locator(".tolva-answering-hint")).to_be_in_viewport()
    box.get_by_role("button", name=sentence("sv", "quiz-hint-label", number=2)).click()
    expect(box.locator(".tolva-answering-hint")).to_have_count(2)
    button(box, "level-show").click()
    head = box.locator(".tolva-answering-head")
    expect(head).to_contain_text(sentence("sv", "level-shown"))
    colour = "one => getComputedStyle(one).color"
    assert head.evaluate(colour) == box.evaluate(colour), "who has given no answer was neither right nor wrong"
    for one in box.get_by_role("button").all():
        size = one.bounding_box()
        assert size is None or min(size["width"], size["height"]) >= SMALLEST_TARGET


def test_two_tabs_add_up_and_the_more_stars_win(new_context: Callable[..., BrowserContext]) -> None:
    context = new_context(reduced_motion="reduce")
    with closing(Site(context, pytest.fail)) as site:
        one, other = context.new_page(), context.new_page()
        for page in (one, other):
            page.goto(site.url("sv/melding"))
            wait_until_shown(page)
        other.evaluate(
            """async () => {
              const { mergeProgress } = await import('/voila/templates/tolva/static/progress.js');
              mergeProgress({ levels: new Map([['tolva.melding.one', 1], ['tolva.melding.pair', 2]]) });
            }"""
        )
        further = level(one, LEVELS.index("tolva.melding.one"))
        expect(further.locator(".tolva-stars")).to_have_attribute("data-stars", "1")
        go_through(level(one), PAIR)
        wait_until_kept(other, {PAIR: 3, "tolva.melding.one": 1})
        expect(level(other).locator(".tolva-stars")).to_have_attribute("data-stars", "3")


def with_kept(open_page: OpenPage, text: str, name: str, **options: Any) -> Page:
    """A page whose browser has kept this."""
    page = open_page(name, "sv", **options)
    keep(page, text)
    return page


def keep(page: Page, text: str) -> None:
    """Opens the page anew in a browser that has kept this."""
    page.evaluate("text => (localStorage['tolva:progress'] = text)", text)
    page.reload()
    wait_until_shown(page)


SOME = json.dumps({"version": 1, "levels": {PAIR: 3, "tolva.melding.points": 1}, "last": "melding.ipynb", "rules": {}})


@pytest.mark.parametrize("name", ["index", "courses"])
def test_who_has_begun_is_led_on_from_where_one_was(open_page: OpenPage, name: str) -> None:
    fresh = open_page(name, "sv")
    expect(fresh.locator(".tolva-go-on")).to_be_hidden()
    page = with_kept(open_page, SOME, name)
    link = page.locator(".tolva-go-on a")
    expect(link).to_have_text(sentence("sv", "course-go-on", page="Mäla kung och dam", course="tolva"))
    link.click()
    page.wait_for_url("**/melding.ipynb")


def test_who_has_done_a_lesson_is_led_to_the_next(open_page: OpenPage) -> None:
    done = json.dumps({"version": 1, "levels": dict.fromkeys(LEVELS, 1), "last": "melding.ipynb", "rules": {}})
    page = with_kept(open_page, done, "courses")
    expect(page.locator(".tolva-go-on a")).to_have_attribute("href", "asking.ipynb")
    expect(page.locator("[data-done=true]")).to_have_text(
        f"✓ {sentence('sv', 'course-stars', earned=str(len(LEVELS)), most=str(3 * len(LEVELS)))}"
    )


def test_who_has_looked_ahead_is_led_to_the_first_lesson_that_is_not_done(open_page: OpenPage) -> None:
    ahead = json.dumps({"version": 1, "levels": dict.fromkeys(LEVELS, 1), "last": "three-players.ipynb", "rules": {}})
    page = with_kept(open_page, ahead, "courses")
    expect(page.locator(".tolva-go-on a")).to_have_attribute("href", "asking.ipynb")


def test_who_has_followed_guided_deals_is_led_past_their_lessons_but_not_past_what_they_answer(
    open_page: OpenPage,
) -> None:
    last = json.dumps({"version": 1, "levels": {}, "last": "bond-second-phase.ipynb", "rules": {}})
    page = with_kept(open_page, last, "index")
    link = page.locator(".tolva-go-on a")
    expect(link).to_have_attribute("href", "bond-first-phase.ipynb")
    followed = ["bond-first-phase", "bond-melding"]
    page.evaluate("names => { for (const name of names) localStorage[`tolva:followed-${name}`] = 'yes' }", followed)
    page.reload()
    expect(link).to_have_attribute("href", "bond-second-phase.ipynb")
    answered = json.dumps({**json.loads(last), "levels": {"bondtolva.first.takes": 3}})
    page.evaluate("text => (localStorage['tolva:progress'] = text)", answered)
    page.reload()
    expect(link).to_have_attribute("href", "bond-first-phase.ipynb")


def test_a_course_that_has_been_gone_through_is_celebrated_below_its_last_lesson(open_page: OpenPage) -> None:
    levels = [name for lesson in Catalogue(NOTEBOOKS).course("sv", "tolva") for name in lesson.levels]
    some = json.dumps({"version": 1, "levels": dict.fromkeys(levels[1:], 1), "last": "", "rules": {}})
    page = with_kept(open_page, some, "three-players")
    finished = page.locator(".tolva-course-finished")
    expect(finished).to_have_text("")
    every = some.replace('"levels": {', f'"levels": {{"{levels[0]}": 1, ')
    page.evaluate("text => (localStorage['tolva:progress'] = text)", every)
    page.reload()
    expect(finished).to_contain_text(sentence("sv", "course-finished"))


def test_each_lesson_leads_to_the_next_and_to_all(open_page: OpenPage) -> None:
    page = open_page("tricks", "sv")
    walked = []
    while (following := page.locator(".tolva-course-next")).count():
        walked.append(following.get_attribute("href"))
        following.click()
        page.wait_for_url(f"**/{walked[-1]}")
        wait_until_shown(page)
    lessons = [
        "trumps",
        "taking",
        "melding",
        "asking",
        "counting",
        "gubbe",
        "tolva-wise",
        "first-match",
        "three-players",
    ]
    assert walked == [f"{name}.ipynb" for name in lessons]
    page.get_by_role("link", name=sentence("sv", "course-all")).click()
    page.wait_for_url("**/courses.ipynb#tolva")


def test_a_level_left_in_the_midst_is_gone_on_with_after_reloading(open_page: OpenPage) -> None:
    page = open_page("melding", "sv")
    box = level(page)
    answer(box, RIGHT[PAIR][0])
    so_far = sentence("sv", "level-so-far", None, solved=1, count=len(RIGHT[PAIR]))
    expect(box.locator(".tolva-stars-so-far")).to_have_text(so_far)
    for text in ("", "7.7/<b>"):
        page.evaluate("([name, text]) => text && (localStorage[name] = text)", [f"tolva:level-{PAIR}", text])
        page.reload()
        wait_until_shown(page)
        if not text:
            expect(level(page).locator(".tolva-stars-so-far")).to_have_text(so_far)
    expect(level(page).locator(".tolva-stars-so-far")).to_have_text(so_far.replace("1", "0", 1))
    go_through(level(page), PAIR)
    page.reload()
    wait_until_shown(page)
    expect(level(page).locator(".tolva-stars-so-far")).to_have_text(sentence("sv", "level-done-before"))
    expect(level(page).locator(".tolva-stars")).to_have_attribute("data-stars", "3")


DAMAGED = [
    "{",
    "[]",
    "null",
    '{"version": 2, "levels": {}}',
    '{"version": 1, "levels": {"<img src=x onerror=alert(1)>": 3}, "rules": {}}',
    '{"version": 1, "levels": {"tolva.melding.pair": 99}, "rules": {}}',
    '{"version": 1, "levels": 7, "rules": {}}',
]


def test_damaged_progress_is_set_aside_with_a_word_and_can_be_saved(open_page: OpenPage) -> None:
    page = open_page("courses", "sv")
    for text in DAMAGED:
        keep(page, text)
        expect(page.locator("[data-aside]"), text).to_contain_text(sentence("sv", "course-aside"))
        assert page.evaluate(KEPT) == ""
        with page.expect_download() as download:
            page.get_by_role("button", name=sentence("sv", "course-save-aside")).click()
        assert download.value.path().read_text("utf-8") == text
        expect(page.locator("[data-aside]"), text).to_be_hidden()


def test_stars_go_from_browser_to_browser_as_a_file(open_page: OpenPage, tmp_path: Path) -> None:
    page = with_kept(open_page, SOME, "courses")
    with page.expect_download() as download:
        page.get_by_role("button", name=sentence("sv", "course-save")).click()
    file = tmp_path / "stars.json"
    download.value.save_as(file)
    fewer = {"version": 1, "levels": {"tolva.melding.points": 2}, "last": "", "rules": {}}
    other = with_kept(open_page, json.dumps(fewer), "courses")
    other.locator("input[type=file]").set_input_files(file)
    expect(other.get_by_role("status")).to_have_text(sentence("sv", "course-opened"))
    assert kept(other) == {PAIR: 3, "tolva.melding.points": 2}


def test_stars_go_from_browser_to_browser_as_a_link_that_asks_first(
    open_page: OpenPage, check_axe: Callable[[Page], None]
) -> None:
    own = {**json.loads(SOME), "rules": {"trick.overtake": a_rule(100), "tolva.melding": a_rule(2)}}
    page = with_kept(open_page, json.dumps(own), "courses")
    expect(page.locator("[data-uncertain]")).to_be_visible()
    page.get_by_role("button", name=sentence("sv", "course-link"), exact=True).click()
    field = page.get_by_label(sentence("sv", "course-link-label"))
    expect(field).to_be_visible()
    link = field.input_value()
    other = open_page("courses", "sv", width=360)
    expect(other.locator("[data-uncertain]")).to_be_hidden()
    base, part = other.url, link[link.index("#") :]
    offer = other.locator(".tolva-courses-carried")
    for mark in (part[:-3], part.replace("=", "=A"), "#progress=", "#progress=.0"):
        other.goto(base + mark)
        expect(offer.get_by_role("status")).to_have_text(sentence("sv", "course-link-damaged"))
    assert "levels" not in other.evaluate(KEPT)
    other.goto(base + part)
    expect(offer.get_by_role("status")).to_have_text(sentence("sv", "course-link-carries", stars="4", rules="2"))
    check_axe(other)
    assert (other.url, other.evaluate(KEPT)) == (base, "")
    offer.get_by_role("button", name=sentence("sv", "course-link-add")).click()
    expect(offer.get_by_role("status")).to_have_text(sentence("sv", "course-opened"))
    assert json.loads(other.evaluate(KEPT)) == own


def _sittings(rule: int) -> list[list[int]]:
    """Such as no squeezing makes short."""
    return [[10**9 + rule * 7919 + n * 104729, 1 + (rule * n) % 4] for n in range(60)]


def test_what_is_too_much_for_a_link_is_carried_as_far_as_it_goes_or_told(open_page: OpenPage) -> None:
    page = open_page("courses", "sv")
    found = page.evaluate(
        """async ([rules, levels]) => {
          const { carried, carriedBy } = await import('/voila/templates/tolva/static/progress_link.js');
          const { parsedProgress } = await import('/voila/templates/tolva/static/progress.js');
          const given = (levels, rules) => parsedProgress(JSON.stringify({ version: 1, levels, last: '', rules }));
          const part = await carried(given({}, rules));
          const back = await carriedBy(part);
          const sittings = [...back.rules.values()].map((rule) => rule.seen.length);
          return [part.length <= 6000, Math.max(...sittings), (await carried(given(levels, {}))) ?? null];
        }""",
        [
            {f"own.{n}": {"seen": _sittings(n), "due": n} for n in range(60)},
            {f"own.{n * 7919 * 104729 % 10**9}-{n * 15485863 % 10**9}": 1 + n % 3 for n in range(1900)},
        ],
    )
    assert found[0]
    assert 1 <= found[1] < 60
    assert found[2] is None


def a_rule(sittings: int) -> dict[str, Any]:
    return {"seen": [[1_700_000_000 + n, 4] for n in range(sittings)], "due": 1_700_000_000}


OWN: dict[str, Any] = {
    "version": 1,
    "levels": {PAIR: 3},
    "last": "melding.ipynb",
    "rules": {f"own.{n}": a_rule(100) for n in range(60)},
}

INVENTED: dict[str, dict[str, Any]] = {
    "levels": {"levels": {f"invented.{n}": 1 for n in range(2000)}, "rules": {}},
    "numbers": {"levels": {str(n): 1 for n in range(2000)}, "rules": {}},
    "rules": {"levels": {}, "rules": {f"invented.{n}": a_rule(57) for n in range(500)}},
}


@pytest.mark.parametrize("kind", some(list(INVENTED), 1))
def test_file_full_of_invented_entries_takes_nothing_of_ones_own(
    open_page: OpenPage, tmp_path: Path, kind: str
) -> None:
    page = with_kept(open_page, json.dumps(OWN), "courses")
    text = json.dumps({"version": 1, "last": "", **INVENTED[kind]}, separators=(",", ":"))
    (tmp_path / "any.json").write_text(text)
    for _ in range(2):
        page.locator("input[type=file]").set_input_files(tmp_path / "any.json")
        expect(page.get_by_role("status")).to_have_text(sentence("sv", "course-opened-part"))
        page.reload()
        wait_until_shown(page)
        found = json.loads(page.evaluate(KEPT))
        assert found["levels"][PAIR] == 3
        assert found["rules"].items() >= OWN["rules"].items()
        expect(page.locator("[data-aside]")).to_be_hidden()


def test_star_earned_beside_a_full_file_is_kept(open_page: OpenPage) -> None:
    full = {"version": 1, "last": "", **INVENTED["numbers"]}
    page = with_kept(open_page, json.dumps(full), "melding")
    go_through(level(page), PAIR)
    expect(level(page).locator(".tolva-stars")).to_have_attribute("data-stars", "3")
    page.reload()
    wait_until_shown(page)
    assert kept(page)[PAIR] == 3
    assert len(kept(page)) == 2000


WITHOUT_STARS = ["", "no stars", '{"version": 1, "levels": {"<b>": 1}, "rules": {}}', "x" * 900_000, "[" * 200_000]


def test_file_without_stars_is_refused_and_nothing_changes(open_page: OpenPage, tmp_path: Path) -> None:
    page = with_kept(open_page, SOME, "courses")
    status = page.locator(".tolva-courses-tools [role=status]")
    for content in WITHOUT_STARS:
        status.evaluate("status => (status.textContent = '')")
        (tmp_path / "any.json").write_text(content)
        page.locator("input[type=file]").set_input_files(tmp_path / "any.json")
        expect(status, content[:50]).to_have_text(sentence("sv", "course-no-progress"))
        assert page.evaluate(KEPT) == SOME


def test_starting_over_can_be_taken_back(open_page: OpenPage) -> None:
    page = with_kept(open_page, SOME, "courses")
    begun = "() => ['level-one', 'level-two', 'missed'].map((name) => localStorage[`tolva:${name}`] ?? '')"
    page.evaluate(
        "() => Object.assign(localStorage, { 'tolva:level-one': '1', 'tolva:level-two': '2', 'tolva:missed': '[]' })"
    )
    page.get_by_role("button", name=sentence("sv", "course-reset")).click()
    expect(page.get_by_role("status")).to_have_text(sentence("sv", "course-thrown"))
    assert page.evaluate(KEPT) == ""
    assert page.evaluate(begun) == ["", "", ""]
    page.evaluate("() => (localStorage['tolva:level-two'] = 'begun anew in another tab')")
    page.get_by_role("button", name=sentence("sv", "course-undo")).click()
    expect(page.get_by_role("status")).to_have_text(sentence("sv", "course-brought-back"))
    assert kept(page) == {PAIR: 3, "tolva.melding.points": 1}
    assert page.evaluate(begun) == ["1", "begun anew in another tab", "[]"]


def test_levels_that_one_is_in_the_midst_of_come_back_too_but_not_over_what_was_begun_since(
    open_page: OpenPage,
) -> None:
    page = with_kept(open_page, SOME, "courses")
    begun = "() => Object.fromEntries(Object.entries(localStorage).filter(([name]) => name.startsWith('tolva:level-')))"
    page.evaluate("() => Object.assign(localStorage, { 'tolva:level-one': 'before', 'tolva:level-two': 'before' })")
    page.get_by_role("button", name=sentence("sv", "course-reset")).click()
    assert page.evaluate(begun) == {}
    page.evaluate("() => (localStorage['tolva:level-two'] = 'since')")
    page.get_by_role("button", name=sentence("sv", "course-undo")).click()
    assert page.evaluate(begun) == {"tolva:level-one": "before", "tolva:level-two": "since"}


def test_where_nothing_can_be_kept_the_level_says_so_and_goes_on(open_page: OpenPage) -> None:
    page = open_page("melding", "sv")
    page.evaluate(f"() => {{ {STORAGE_FULL} }}")
    box = level(page)
    go_through(box, PAIR)
    expect(box.locator(".tolva-stars")).to_have_attribute("data-stars", "3")
    expect(box.locator(".tolva-stars-full")).to_have_text(sentence("sv", "level-stars-full"))
    button(box, "level-fresh").click()
    expect(box.locator(".tolva-answering-head")).to_have_count(0)


def test_stars_are_earned_on_a_served_page_too(open_served: OpenPage) -> None:
    page = open_served("melding", "sv", width=360)
    box = level(page)
    go_through(box, PAIR)
    wait_until_kept(page, {PAIR: 3})


@pytest.mark.parametrize(
    ("name", "lang"), some([("courses", "sv"), ("melding", "en"), ("quiz", "sv"), ("replay", "en")], 2)
)
def test_where_nothing_can_be_kept_the_pages_where_one_answers_say_so(
    open_page: OpenPage, name: str, lang: str
) -> None:
    page = open_page(name, lang, width=360)
    notice = page.locator("#tolva-not-kept")
    expect(notice).to_be_hidden()
    for script in (STORAGE_FULL, STORAGE_BLOCKED):  # of which the second leaves nothing for the first to hold of
        page.add_init_script(script)
        page.reload()
        wait_until_shown(page)
        expect(notice).to_be_visible()
        expect(notice).to_have_text(sentence(lang, "frame-not-kept"))
        expect(page.locator("[data-where]:visible")).to_have_count(0)


def test_what_is_kept_of_a_game_that_has_gone_is_told_of_and_left(open_page: OpenPage) -> None:
    """A star and a rule of it, of which nothing can be asked."""
    answered = '{"gone.follow": {"seen": [[1700000000, 3]], "due": 1700086400}}'
    text = f'{{"version": 1, "levels": {{"gone.first": 3}}, "last": "", "rules": {answered}}}'
    page = with_kept(open_page, text, "courses")
    expect(page.locator("[data-others]")).to_have_text(sentence("sv", "course-others"))
    expect(page.locator("[data-others]")).to_be_visible()
    expect(page.locator("[data-review]")).to_be_hidden()
    assert json.loads(page.evaluate(KEPT)) == json.loads(text)
    page.evaluate(
        f"localStorage['tolva:progress'] = JSON.stringify({{...{text}, levels: {{'{PAIR}': 2}}, rules: {{}}}})"
    )
    page.reload()
    expect(page.locator("[data-where]")).to_be_visible()
    expect(page.locator("[data-others]")).to_be_hidden()
