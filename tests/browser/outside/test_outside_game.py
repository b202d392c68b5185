"""A game of another package in a browser, with nothing but its package installed: served, and on a site of files."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from helpers.levelling import answer_all, play_all
from helpers.levels import levels_of, played_in
from helpers.packages import FOLDER, install, on_path
from helpers.pages import OpenPage, wait_until_shown
from helpers.placeholders import copy_of
from helpers.served import Served, served
from helpers.sites import made_site
from helpers.static_host import StaticHost, static_host
from tolva_teach.texts import LANGUAGES

LESSON = FOLDER / "femkort/femkort/lessons/en/femkort.ipynb"
STARS = "() => Object.entries(localStorage).filter(([key]) => key.endsWith('progress')).map(([, kept]) => kept)[0]"


@pytest.fixture(scope="module")
def femkort(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where Femkort is installed."""
    return install(FOLDER / "femkort", tmp_path_factory.mktemp("outside") / "packages")


@pytest.fixture(scope="module")
def server(femkort: Path) -> Iterator[Served]:
    with served(packages=femkort) as running:
        yield running


@pytest.fixture(scope="module")
def web_host(femkort: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticHost]:
    """A site of a few pages, Femkort's lesson among them."""
    place = tmp_path_factory.mktemp("site")
    pages = copy_of(place, "index", "quiz", "play")
    for lang in LANGUAGES:
        for lesson in sorted((LESSON.parents[1] / lang).iterdir()):
            shutil.copy(lesson, pages / lang)
    made = made_site(place / "made", "--notebooks", str(pages), packages=femkort)
    assert made.returncode == 0, made.stdout + made.stderr
    with static_host(place / "made") as host:
        yield host


def go_through_the_lesson(page: Page, femkort: Path) -> None:
    """Answers each question of the lesson, and plays its deal."""
    with on_path(femkort):
        for place, level in enumerate(levels_of(LESSON)):
            box = page.locator(".tolva-level:not(.tolva-play-level)").nth(place)
            box.scroll_into_view_if_needed()
            answer_all(box, level)
        (to_play,) = played_in(LESSON)
        box = page.locator(".tolva-play-level")
        box.scroll_into_view_if_needed()
        play_all(box, to_play, "play-level-played")
    for level_name in ("femkort.follow", "femkort.take", "femkort.last"):
        assert f'"{level_name}":3' in page.evaluate(STARS)


def test_it_is_served_with_its_lesson(open_served: OpenPage, femkort: Path) -> None:
    front = open_served("index", "en")
    for page in ("play.ipynb?game=femkort", "quiz.ipynb?game=femkort", "femkort.ipynb", "femkort-rules.ipynb"):
        expect(front.locator(f'a[href="{page}"]').first).to_be_attached()
    lesson = open_served("femkort", "en")
    go_through_the_lesson(lesson, femkort)
    lesson.get_by_role("link", name="play Femkort", exact=False).click()
    wait_until_shown(lesson)
    expect(lesson.locator(".tv-card[role=button]").first).to_be_visible()


def test_it_is_on_a_site_of_files_with_its_lesson(
    web_host: StaticHost, femkort: Path, new_context: Callable[..., BrowserContext]
) -> None:
    page = new_context(service_workers="block", reduced_motion="reduce").new_page()
    page.goto(web_host.url("en/index"))
    expect(page.locator('a[href="play.html?game=femkort"]').first).to_be_attached()
    page.goto(web_host.url("en/femkort"))
    wait_until_shown(page)
    go_through_the_lesson(page, femkort)
    page.goto(web_host.url("en/play", "game=femkort&seed=7"))
    wait_until_shown(page)
    expect(page.locator(".tv-card[role=button]").first).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.failed") is None
