"""The lessons in the browser: an exercise by mouse and by keys alone, anchors, the ways from page to page."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from helpers.breadth import some
from helpers.exercising import RIGHT, WRONG, Exercising
from helpers.pages import SMALLEST_TARGET, OpenPage, Scheme, box_of, wait_until_shown


@pytest.fixture
def exercise(open_page: OpenPage) -> Exercising:
    return Exercising(open_page("tricks", "en"), "en")


def focused(page: Page) -> str:
    name: str = page.evaluate(
        "() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"
    )
    return name


def test_wrong_answer_is_explained_and_tried_again(exercise: Exercising) -> None:
    exercise.pick(*WRONG)
    exercise.answer("wrong")
    expect(exercise.box.locator(".tolva-answering-marks li")).not_to_have_count(0)
    expect(exercise.heard).to_contain_text("Not quite")
    exercise.button("again").click()
    expect(exercise.box.locator(".tolva-answering-marks")).to_have_count(0)
    exercise.pick(*RIGHT)
    exercise.answer("right")


def test_a_table_out_of_sight_keeps_its_room_and_is_drawn_before_one_comes_there(open_page: OpenPage) -> None:
    page = open_page("tricks", "sv")
    last = page.locator(".tolva-table").last
    assert not page.evaluate("table => table.getBoundingClientRect().top < innerHeight", last.element_handle())
    room = last.bounding_box()
    expect(last.locator(".tv-card")).not_to_have_count(0)
    assert last.bounding_box() == room
    assert page.evaluate("scrollY") == 0


def test_style_sheets_stand_once_on_a_page_of_many_tables(open_page: OpenPage) -> None:
    page = open_page("tricks", "sv")
    names = page.locator("head style[data-tolva]").evaluate_all("styles => styles.map(one => one.dataset.tolva)")
    assert len(names) == len(set(names)) > 1
    over = page.locator("head style[data-tolva]").evaluate_all("all => all.map(one => 'tolvaOver' in one.dataset)")
    assert over == sorted(over)


def test_an_answer_stays_in_its_own_exercise(exercise: Exercising) -> None:
    exercise.pick(*RIGHT)
    exercise.answer("right")
    expect(exercise.page.locator(".tolva-answering-marks")).to_have_count(1)


def test_nothing_picked_is_said_and_heard(exercise: Exercising) -> None:
    exercise.answer("none")
    expect(exercise.heard).to_contain_text("Pick at least one card")


def test_keys_alone_answer_wrongly_and_then_rightly(exercise: Exercising) -> None:
    page = exercise.page
    exercise.card("SA").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert focused(page) == "queen of spades"
    page.keyboard.press("Space")
    expect(exercise.card("SQ")).to_have_attribute("aria-pressed", "true")
    tab_to(page, "Answer")
    page.keyboard.press("Enter")
    expect(exercise.heard).to_contain_text("Not quite")
    expect(exercise.card("SA")).to_be_focused()
    told = re.compile("^ace of spades, yes, correctly picked. You must head the trick")
    expect(exercise.card("SA")).to_have_attribute("aria-label", told)
    expect(exercise.button("again")).to_be_visible()
    tab_to(page, "Try again")
    page.keyboard.press("Enter")
    expect(exercise.card("SA")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(exercise.card("S10")).to_have_attribute("aria-pressed", "true")
    tab_to(page, "Answer")
    page.keyboard.press("Enter")
    expect(exercise.box).to_contain_text("Right!")


def tab_to(page: Page, name: str) -> None:
    for _ in range(4):
        page.keyboard.press("Tab")
        if focused(page) == name:
            return
    raise AssertionError(f"{name} is not reached by the tab key; now at {focused(page)}")


def test_before_the_answer_a_card_says_its_name_and_nothing_else(exercise: Exercising) -> None:
    names = exercise.box.locator(".tv-card[role=button]").evaluate_all(
        "all => all.map(e => e.getAttribute('aria-label'))"
    )
    assert sorted(names) == [
        "ace of spades", "eight of spades", "queen of spades", "ten of diamonds", "ten of spades"
    ]  # fmt: skip
    assert "must" not in exercise.box.inner_html()


def test_card_of_the_trick_can_be_picked_where_that_is_asked(open_page: OpenPage) -> None:
    exercise = Exercising(open_page("taking", "sv", width=360), "sv", 0)
    exercise.card("C9").tap()
    exercise.answer("right")


# Ways


def test_rule_of_a_step_is_shown_in_place_and_on_the_rules_page(open_page: OpenPage) -> None:
    page = open_page("trumps", "sv")
    page.locator('a[href="rules-tolva.ipynb#trick.trump"]:visible').first.click()
    page.locator("dialog [data-whole]").click()
    page.wait_for_url("**/sv/rules-tolva.ipynb#trick.trump")
    expect(page.locator('[id="trick.trump"]')).to_be_in_viewport()


@pytest.mark.parametrize(
    ("lang", "game", "rule"), [("sv", "tolva", "tolva.meld.one"), ("en", "tolp", "tolp.flying.last")]
)
def test_contents_lead_to_a_rule(open_page: OpenPage, lang: str, game: str, rule: str) -> None:
    page = open_page(f"rules-{game}", lang, width=360)
    page.locator(".tolva-rules nav summary").click()
    page.locator(f'nav a[href="#{rule}"]').click()
    expect(page.locator(f'[id="{rule}"] h3')).to_be_in_viewport()


@pytest.mark.nightly("that every link leads somewhere (`site/test_made.py`)")
def test_rules_of_another_game_are_two_links_from_the_front_page(open_page: OpenPage) -> None:
    page = open_page("index", "sv", width=360)
    page.get_by_role("link", name="Läs reglerna: Bondtolva").click()
    expect(page.locator("h1")).to_have_text("Reglerna för bondtolva")
    page.locator(".tolva-others").get_by_role("link", name="Trettioett").click()
    expect(page.locator("h1")).to_have_text("Reglerna för trettioett")
    expect(page.locator(".tolva-pages a")).to_have_count(7)


@pytest.mark.parametrize(("lang", "width", "height"), [("sv", 1280, 800), ("en", 360, 780)])
def test_front_page_says_what_it_is_and_leads_to_the_first_card_with_one_click(
    open_page: OpenPage, lang: str, width: int, height: int
) -> None:
    page = open_page("index", lang, viewport={"width": width, "height": height})
    steps = page.locator(".tolva-front-first")
    for part in (
        page.locator(".tolva-front-lead"),
        page.locator(".tolva-pages, .tolva-menu").filter(visible=True),
        *steps.all(),
    ):
        expect(part).to_be_in_viewport(ratio=1)
    play, learn = (box_of(step) for step in steps.all())
    assert (play["width"], play["height"]) == pytest.approx((learn["width"], learn["height"]), rel=0.35)
    for way_in in (steps.first, page.locator(".tolva-picture > a")):
        assert way_in.get_attribute("href") == page.locator(".tolva-picture > a").get_attribute("href")
    steps.first.click()
    wait_until_shown(page)
    expect(page.locator(".tolva-table-page-beside select").first).to_have_value("advises")
    expect(page.locator(".tolva-play-advice")).not_to_be_empty()
    page.locator(".tv-card[data-key=DA], .tv-zone[role=button]").last.click()
    expect(page.locator(".tolva-pace-undo")).to_have_attribute("aria-disabled", "false")


def test_front_page_leads_to_the_lesson_of_the_language(open_page: OpenPage) -> None:
    page = open_page("index", "sv", width=360)
    page.get_by_role("link", name="English").click()
    page.wait_for_url("**/en/index.ipynb")
    page.get_by_role("link", name=re.compile("^Lessons .*Trettioett")).click()
    page.wait_for_url("**/en/thirtyone-hands.ipynb")


# How it looks


def test_targets_of_an_exercise_are_large_enough(open_page: OpenPage) -> None:
    exercise = Exercising(open_page("tricks", "sv", width=360), "sv")
    expect(exercise.box.locator(".tv-card[role=button]")).to_have_count(5)
    expect(exercise.button("answer")).to_be_visible()
    boxes = [box for one in exercise.box.get_by_role("button").all() if (box := one.bounding_box())]
    assert len(boxes) >= 6
    assert not [box for box in boxes if min(box["width"], box["height"]) < SMALLEST_TARGET]


def test_answer_stands_beside_the_table_where_there_is_room(exercise: Exercising) -> None:
    exercise.pick(*RIGHT)
    exercise.answer("right")
    table, said = (
        exercise.box.locator(part).bounding_box() for part in (".tolva-table-picture", ".tolva-answering-head")
    )
    assert table
    assert said
    assert said["x"] > table["x"] + table["width"]


STATES: tuple[tuple[str, Callable[[Exercising], None]], ...] = (
    ("fresh", lambda exercise: None),
    ("nothing picked", lambda exercise: exercise.answer("none")),
    ("chosen", lambda exercise: exercise.pick(*WRONG)),
    ("wrong", lambda exercise: exercise.answer("wrong")),
    ("again", lambda exercise: exercise.button("again").click()),
    ("chosen again", lambda exercise: exercise.pick(*RIGHT)),
    ("right", lambda exercise: exercise.answer("right")),
)
"""Every state of an exercise, each reached from the one before."""

ASKED = '.tolva-exercise:has([data-key="S8"])'
"""The exercise alone: axe takes long over a page of many tables; `test_every_page.py` has it look at all of it."""


@pytest.mark.parametrize(
    ("lang", "width", "zoom", "scheme"),
    some([("en", 360, 1, "dark"), ("sv", 1280, 1, "light")], 1),
)
def test_axe_finds_nothing_in_any_state(
    open_page: OpenPage, check_axe: Callable[..., None], lang: str, width: int, zoom: int, scheme: Scheme
) -> None:
    exercise = Exercising(open_page("tricks", lang, width=width, zoom=zoom, scheme=scheme), lang)
    for name, reach in STATES:
        reach(exercise)
        try:
            check_axe(exercise.page, ASKED)
        except AssertionError as fault:
            raise AssertionError(f"{name}: {fault}") from fault
        assert exercise.page.evaluate("document.documentElement.scrollWidth") <= width // zoom, name


@pytest.mark.parametrize("lesson", ["bond-melding", "taking", "table-cards"])
def test_on_a_broad_page_question_table_and_all_that_one_answers_by_are_seen_together(
    open_page: OpenPage, lesson: str
) -> None:
    page = open_page(lesson, "en")
    box = page.locator(".tolva-level").first
    box.evaluate("box => box.scrollIntoView()")
    table = box_of(box.locator(".tolva-table-picture"))
    answer = box.locator(".tolva-exercise-buttons button:visible").first
    for part in (*box.locator(".tolva-table-phrases button").all(), box.locator("h3").first, answer):
        expect(part).to_be_in_viewport(ratio=1)
        assert box_of(part)["x"] > table["x"] + table["width"]
    expect(box.locator(".tolva-table-picture")).to_be_in_viewport(ratio=0.99)
    expect(box.locator(".tolva-table")).to_have_attribute("data-layout", "tall")
    assert table["width"] > 400, "the cards are as large as there is room for"
    answer.click()
    expect(box.locator(".tolva-answering-said")).to_be_in_viewport(ratio=1)
