"""A lesson that is read before its kernel is there: served, for it is the server that brings the kernel."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from helpers.breadth import some
from helpers.exercising import Exercising
from helpers.kernel_kinds import FORKED, each_kernel_at_night
from helpers.levels import exercises_of, levels_of, ordered_in, played_in
from helpers.pages import OpenPage, PageGuard, wait_until_readable, wait_until_shown
from helpers.placeholders import copy_of, opening_with_text
from helpers.quizzing import ALLOWED, QUERY, Quizzing
from helpers.served import Answering, Served, served
from helpers.stage_pages import NOTEBOOKS

LESSON = "trumps"
"""Without its guided deal: nothing that needs a kernel is in sight when it opens."""
WRITTEN = Path(NOTEBOOKS) / "sv" / f"{LESSON}.ipynb"
GUIDED = "thirtyone-turn"
"""Opens with its guided deal."""
FIRST = ".tolva-slot >> nth=0"


@pytest.fixture(scope="module")
def few(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The lesson, and pages that have their kernel at once."""
    return opening_with_text(copy_of(tmp_path_factory.mktemp("few"), "quiz", GUIDED), LESSON)


@pytest.fixture(scope="module")
def server(few: Path, kernels: str) -> Iterator[Served]:
    with served(few, forks=kernels == FORKED) as running:
        yield running


@pytest.fixture
def lesson(open_served: OpenPage) -> Page:
    """The lesson as it opens: nothing is done yet, and its first exercise is below what is seen."""
    page = open_served(LESSON, "sv", width=360, ready=False)
    wait_until_readable(page)
    return page


def came(page: Page) -> None:
    """The kernel has, and every widget with it."""
    page.wait_for_selector("html[data-ready]:not([data-early])", state="attached", timeout=90_000)
    assert page.locator(".tolva-early").count() == 0
    assert page.locator(".tolva-exercise:not(.tolva-level)").count() == len(exercises_of(WRITTEN))
    levels = [*levels_of(WRITTEN), *played_in(WRITTEN), *ordered_in(WRITTEN)]
    assert page.locator(".tolva-level").count() == len(levels)


def test_early_lesson_is_read_without_a_kernel(lesson: Page, check_axe: Callable[..., None]) -> None:
    asked: list[str] = []
    lesson.on("request", lambda request: asked.append(request.url))
    expect(lesson.locator(FIRST).get_by_role("heading")).to_contain_text("Välj alla kort som du får spela.")
    expect(lesson.locator(FIRST).get_by_role("img")).to_have_accessible_name(re.compile("klöver tio"))
    check_axe(lesson)
    lesson.mouse.wheel(0, 150)
    lesson.get_by_role("button", name="Meny").click()
    lesson.get_by_role("button", name="Mörkt").click()
    assert lesson.locator("html[data-early][data-ready]").count() == 1
    assert asked == []


@pytest.mark.parametrize(("width", "height"), some([(360, 740), (740, 360), (1280, 800)], 1))
def test_early_kernel_comes_when_an_exercise_is_in_sight_and_nothing_moves(
    open_served: OpenPage, width: int, height: int
) -> None:
    page = open_served(LESSON, "sv", width=width, viewport={"width": width, "height": height}, ready=False)
    wait_until_readable(page)
    slot = page.locator(FIRST)
    before, table = slot.bounding_box(), slot.get_by_role("img").bounding_box()
    slot.scroll_into_view_if_needed()
    came(page)
    after, drawn = slot.bounding_box(), slot.locator(".tolva-table-picture > svg").bounding_box()
    assert before
    assert after
    assert table
    assert drawn
    assert after["height"] == pytest.approx(before["height"], abs=1)
    assert (drawn["width"], drawn["height"]) == pytest.approx((table["width"], table["height"]), abs=1)
    exercise = Exercising(page, "sv", 1)
    exercise.pick("CA")
    exercise.pick("C10")
    exercise.answer("right")


NOTHING_IS_IN_SIGHT = "IntersectionObserver.prototype.observe = () => {};"
"""Or a guided deal's kernel might come before one has looked."""

PLACES = """() => ["tolva-guided-told", "tolva-rule-named"].map((name) => document.querySelector(`.${name}`))
  .concat([...document.querySelectorAll(".jp-Cell:has(.tolva-slot) ~ .jp-Cell")].slice(0, 1))
  .map((part) => part.getBoundingClientRect().top + scrollY)"""
"""How far down the page what is said of a guided deal, its rule, and what follows the deal begin."""


@pytest.mark.parametrize(
    ("width", "height", "finger"), some([(360, 740, True), (1280, 800, False), (740, 360, True)], 2)
)
def test_early_guided_deal_comes_and_nothing_moves(
    server: Served, new_context: Callable[..., BrowserContext], width: int, height: int, finger: bool
) -> None:
    context = new_context(viewport={"width": width, "height": height}, has_touch=finger, is_mobile=finger)
    page = context.new_page()
    page.add_init_script(NOTHING_IS_IN_SIGHT)
    page.goto(server.url(f"sv/{GUIDED}"))
    wait_until_readable(page)
    before = page.evaluate(PLACES)
    button = page.locator(FIRST).get_by_role("button", name="Öppna")
    place = button.bounding_box()
    button.click()
    page.wait_for_selector("html[data-ready]:not([data-early])", state="attached", timeout=90_000)
    assert page.evaluate(PLACES) == pytest.approx(before, abs=1)
    on = page.locator(FIRST).get_by_role("button", name="Vidare").bounding_box()
    assert place
    assert on
    assert (place["y"], place["height"]) == pytest.approx((on["y"], on["height"]), abs=1), "where one goes on later"


def test_what_only_paper_says_of_a_guided_deal_is_not_read_before_it_comes(
    server: Served, new_context: Callable[..., BrowserContext]
) -> None:
    page = new_context(java_script_enabled=False).new_page()  # or it might come before one has looked
    page.goto(f"{server.address}voila/render/sv/{GUIDED}.ipynb")
    expect(page.locator(".tolva-early .tolva-guided-sentence")).to_be_visible()
    said = page.locator(".tolva-early .tolva-guided-on-paper")
    expect(said).to_be_hidden()
    page.emulate_media(media="print")
    expect(said).to_be_visible()


def test_early_kernel_comes_for_who_touches_an_exercise_by_key_and_the_focus_stays_there(lesson: Page) -> None:
    # As for one who reads with a screen reader, which may press what is not in sight.
    lesson.evaluate("() => (window.IntersectionObserver.prototype.observe = () => {})")
    button = lesson.get_by_role("button", name="Öppna övningen").nth(2)
    button.evaluate("(button) => button.focus({ preventScroll: true })")
    came(lesson)
    lesson.wait_for_function("[...document.querySelectorAll('.tolva-slot')][2].contains(document.activeElement)")


def asked_for(address: str) -> bool:
    return address.endswith(f"{LESSON}.ipynb")


def test_early_lesson_that_was_changed_meanwhile_is_opened_anew(lesson: Page) -> None:
    def changed(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=response.text().replace('class="tolva-slot"', 'class="other"', 1))

    lesson.route(asked_for, changed, times=1)
    with lesson.expect_navigation():
        lesson.locator(FIRST).scroll_into_view_if_needed()
    wait_until_shown(lesson)
    came(lesson)


@each_kernel_at_night
def test_early_lesson_whose_kernel_fails_says_so_and_can_still_be_read(lesson: Page, page_guard: PageGuard) -> None:
    asked: list[str] = []

    def fail(route: Route) -> None:
        if "x-tolva-kernel" in route.request.headers:
            asked.append(route.request.url)
            route.fulfill(status=500, body="")
        else:
            route.continue_()

    lesson.route(asked_for, fail)
    lesson.evaluate("() => scrollTo(0, document.querySelector('.tolva-slot').offsetTop)")
    expect(lesson.locator("#tolva-not-shown")).to_be_visible(timeout=60_000)
    assert len(asked) == 3, "it does not go on for ever"
    expect(lesson.locator(FIRST).get_by_role("img")).to_be_visible()
    page_guard.pardon()


def test_early_lesson_waits_for_a_server_out_of_reach(lesson: Page, page_guard: PageGuard) -> None:
    lesson.route(asked_for, lambda route: route.abort(), times=1)
    lesson.locator(FIRST).scroll_into_view_if_needed()
    lost = lesson.locator("#tolva-connection-lost")
    expect(lost).to_be_visible()
    expect(lesson.locator(FIRST).get_by_role("img")).to_be_visible()
    came(lesson)
    expect(lost).to_be_hidden()
    page_guard.pardon()


@pytest.fixture(scope="module")
def small_house(few: Path, kernels: str) -> Iterator[Served]:
    with served(few, 0, "--most", "1", forks=kernels == FORKED) as running:
        yield running


@pytest.mark.nightly("a full house (`test_page_frame.py`), and the server out of reach")
def test_early_lesson_is_read_in_a_full_house_and_its_kernel_comes_in_turn(
    small_house: Served, new_context: Callable[..., BrowserContext]
) -> None:
    other, page = new_context().new_page(), new_context(locale="en").new_page()
    other.goto(small_house.url("sv/quiz"))
    wait_until_shown(other)
    page.goto(small_house.url(f"en/{LESSON}"))
    wait_until_readable(page)
    expect(page.locator("#tolva-full")).to_be_hidden()
    page.locator(FIRST).scroll_into_view_if_needed()
    expect(page.locator("#tolva-full")).to_contain_text("All places are taken right now. You are first in line.")
    expect(page.locator(FIRST).get_by_role("img")).to_be_visible()
    other.close(run_before_unload=True)
    came(page)
    expect(page.locator("#tolva-full")).to_be_hidden()


BUSY_FOR_LONG = """
const make = URL.createObjectURL;
URL.createObjectURL = (what) => {
  URL.createObjectURL = make;
  for (const end = performance.now() + 2500; performance.now() < end; );
  return make.call(URL, what);
};
"""
"""A computer that has something else to do just when the first widget begins."""


@each_kernel_at_night
def test_widget_that_takes_long_to_begin_is_heard(
    server: Answering, new_context: Callable[..., BrowserContext], page_guard: PageGuard
) -> None:
    page = new_context().new_page()
    page_guard.watch(page, server.address.split("/")[2])
    page.add_init_script(BUSY_FOR_LONG)
    page.goto(server.url("en/quiz", QUERY))
    wait_until_shown(page)
    quiz = Quizzing(page, "en")
    quiz.answer(*ALLOWED)
    expect(quiz.said).to_contain_text("Right!")
