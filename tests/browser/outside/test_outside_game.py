"""Games of other packages in a browser, a trick game and one without tricks, with nothing but their packages installed:
served, and on a site of files."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from helpers.answering_along import given
from helpers.breadth import some
from helpers.guided import come
from helpers.levelling import answer_all, play_all
from helpers.levels import guided_in, levels_of, played_in
from helpers.made_site import made_site
from helpers.packages import FOLDER, install, on_path
from helpers.pages import OpenPage, wait_until_shown
from helpers.placeholders import copy_of
from helpers.served import Served, served
from helpers.static_host import StaticHost, static_host
from tolva_teach.texts import sentence
from tolva_widgets.guided.script import script
from tolva_widgets.guided.session import GuidedSession

LESSONS = {game: FOLDER / game / game / "lessons" / "en" / f"{game}.ipynb" for game in ("femkort", "vandtia")}
STARRED = {
    "femkort": ("femkort.follow", "femkort.take", "femkort.last"),
    "vandtia": ("vandtia.lay", "vandtia.pick-up", "vandtia.out"),
}
"""The levels of each lesson."""
NAMES = {"femkort": "Femkort", "vandtia": "Vändtia"}
STARS = "() => Object.entries(localStorage).filter(([key]) => key.endsWith('progress')).map(([, kept]) => kept)[0]"


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where both games are installed."""
    target = tmp_path_factory.mktemp("outside") / "packages"
    for game in LESSONS:
        install(FOLDER / game, target)
    return target


@pytest.fixture(scope="module")
def server(packages: Path) -> Iterator[Served]:
    with served(packages=packages) as running:
        yield running


@pytest.fixture(scope="module")
def web_host(packages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticHost]:
    """A site of a few pages in one language, and the lessons of both games."""
    place = tmp_path_factory.mktemp("site")
    pages = copy_of(place, "index", "courses", "play", languages=["en"])
    made = made_site(place / "made", "--notebooks", str(pages), packages=packages)
    assert made.returncode == 0, made.stdout + made.stderr
    with static_host(place / "made") as host:
        yield host


def go_through_the_lesson(page: Page, packages: Path, game: str) -> None:
    """Follows the lesson's guided deal where it has one, answers each question, and plays its deal."""
    lesson = LESSONS[game]
    with on_path(packages):
        for deal, *steps in guided_in(lesson):
            follow(page.locator(".tolva-guided"), GuidedSession(script(deal, steps)))
        for place, level in enumerate(levels_of(lesson)):
            box = page.locator(".tolva-level:not(.tolva-play-level)").nth(place)
            box.scroll_into_view_if_needed()
            answer_all(box, level)
        (to_play,) = played_in(lesson)
        box = page.locator(".tolva-play-level")
        box.scroll_into_view_if_needed()
        play_all(box, to_play, "play-level-played")
    for level_name in STARRED[game]:  # of which Python tells after what came of it has been shown
        page.wait_for_function(f"star => ({STARS})()?.includes(star)", arg=f'"{level_name}":3')


def follow(box: Locator, beside: GuidedSession) -> None:
    """Does what a guided deal leads to, to its end."""
    box.scroll_into_view_if_needed()
    while True:
        come(beside)
        assert beside.step is not None
        expect(box.locator(".tolva-guided-sentence")).to_have_text(sentence("en", str(beside.step.say)), timeout=20_000)
        if beside.is_at_end:
            return
        if not beside.is_turn:
            box.locator(".tolva-pace-on").click()
            beside.go_on()
            continue
        decision, offers = beside.asked[0], beside.match.offers
        assert offers is not None
        how = given(offers, decision)
        for key in how.keys:
            box.locator(f':is([data-key="{key}"][role=button], button[value="{key}"])').first.press("Enter")
        if how.together:
            box.locator(".tolva-table-compose button").first.click()
        beside.do(decision)


@pytest.mark.parametrize("game", some(["vandtia", "femkort"], 1))
def test_it_is_served_with_its_lesson(open_served: OpenPage, packages: Path, game: str) -> None:
    front = open_served("index", "en")
    for page in (f"play.ipynb?game={game}", f"quiz.ipynb?game={game}", f"{game}.ipynb", f"{game}-rules.ipynb"):
        expect(front.locator(f'a[href="{page}"]').first).to_be_attached()
    lesson = open_served(game, "en")
    go_through_the_lesson(lesson, packages, game)
    lesson.get_by_role("link", name=f"play {NAMES[game]}", exact=False).click()
    wait_until_shown(lesson)
    expect(lesson.locator(".tv-card[role=button]").first).to_be_visible()


@pytest.mark.parametrize("game", some(["femkort", "vandtia"], 1))
def test_it_is_on_a_site_of_files_with_its_lesson(
    web_host: StaticHost, packages: Path, new_context: Callable[..., BrowserContext], game: str
) -> None:
    page = new_context(service_workers="block", reduced_motion="reduce").new_page()
    page.goto(web_host.url("en/courses"))
    expect(page.locator(f'a[href="{game}.html"]').first).to_be_attached()
    page.goto(web_host.url("en/index"))
    expect(page.locator(f'a[href="play.html?game={game}"]').first).to_be_attached()
    page.goto(web_host.url(f"en/{game}"))
    wait_until_shown(page)
    go_through_the_lesson(page, packages, game)
    page.goto(web_host.url("en/play", f"game={game}&seed=7"))
    wait_until_shown(page)
    expect(page.locator(".tv-card[role=button]").first).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.failed") is None
