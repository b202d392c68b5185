"""The kit as files on a web host: before Python is there, without the net, and when something fails.

What a visitor does on any page, test_journeys.py does there too.
"""

import json
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from helpers.breadth import some
from helpers.exercising import Exercising
from helpers.levelling import answer_all
from helpers.levels import levels_of
from helpers.made_site import made_site
from helpers.pages import (
    ALL_ANIMATIONS_ARE_OVER,
    OpenPage,
    PageGuard,
    wait_until_loaded,
    wait_until_readable,
    wait_until_shown,
)
from helpers.placeholders import copy_of, opening_with_text, write_notebook
from helpers.quizzing import ALLOWED, QUERY, Quizzing
from helpers.stage_pages import NOTEBOOKS
from helpers.static_host import StaticHost, static_host
from tolva_teach.texts import sentence

PYTHON = "python.pack"
_COMES = 60_000


@pytest.fixture(scope="module")
def server(web_host: StaticHost) -> StaticHost:
    return web_host


@pytest.fixture(scope="module")
def lessons(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A few of our pages, and a lesson that opens with text."""
    names = ("index", "quiz", "play", "review", "rules-tolva", "courses", "gubbe")
    return opening_with_text(copy_of(tmp_path_factory.mktemp("few"), *names), "trumps")


@pytest.fixture(scope="module")
def small_host(lessons: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticHost]:
    """Few pages, which a browser has kept in a moment."""
    folder = tmp_path_factory.mktemp("small") / "made"
    made = made_site(folder, "--notebooks", str(lessons))
    assert made.returncode == 0, made.stderr
    with static_host(folder) as host:
        yield host


def kept_by_browser(page: Page) -> None:
    """Waits until the browser has kept the whole site."""
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")


def test_nothing_is_kept_of_a_computers_own_address_where_another_project_may_be_tomorrow(
    small_host: StaticHost, new_context: Callable[..., BrowserContext]
) -> None:
    page = new_context().new_page()
    own = small_host.address.replace("school.localhost", "127.0.0.1")
    page.goto(f"{own}en/index.html")
    # As an earlier version has kept it.
    page.evaluate("home => navigator.serviceWorker.register(`${home}sw.js`)", own)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_function("() => navigator.serviceWorker.getRegistration().then((it) => !it)")
    page.wait_for_function("() => caches.keys().then((names) => names.length === 0)")


# Before Python is there


def test_what_is_pressed_before_python_is_there_is_done_when_it_is(
    open_served: OpenPage, page_guard: PageGuard
) -> None:
    page = open_served("quiz", "en", ready=False)
    held: list[Route] = []
    page.route(f"**/{PYTHON}", lambda route: held.append(route))
    page.reload()
    wait_until_readable(page)
    card = page.locator(".tv-card[role=button]").first
    card.click(position={"x": 12, "y": 30})
    expect(card).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Answer", exact=True).click()
    expect(page.get_by_text("The page is getting ready.")).to_be_visible()
    assert page.locator("html[data-python]").count() == 0
    question = page.locator(".tolva-quiz-about").inner_text()
    held[-1].continue_()
    expect(page.locator(".tolva-answering-results li").first).to_be_visible(timeout=_COMES)
    expect(page.get_by_text("The page is getting ready.")).to_be_hidden()
    [number] = re.findall(r"Question \d+", question)
    expect(page.locator(".tolva-quiz-about")).to_contain_text(number)


@pytest.mark.nightly("that all is kept after a visit, and nothing asked for twice")
def test_nothing_is_kept_for_later_as_long_as_python_is_on_its_way(
    small_host: StaticHost, new_context: Callable[..., BrowserContext]
) -> None:
    """On a slow line the whole site would take the line from it."""
    page = new_context().new_page()
    held: list[Route] = []
    page.route(f"**/{PYTHON}", lambda route: held.append(route))
    page.clock.install()
    with page.expect_request(f"**/{PYTHON}"):
        page.goto(small_host.url("en/quiz"))
    wait_until_readable(page)
    page.clock.run_for(200_000)  # more than anything waits
    assert not page.evaluate("() => navigator.serviceWorker.getRegistration().then(Boolean)")
    assert page.locator("html[data-ready]").count() == 1, "and it has not begun anew"
    assert len(held) == 1
    held[0].continue_()
    page.wait_for_selector("html[data-python]", state="attached", timeout=_COMES)
    kept_by_browser(page)


WATCH = """(selector) => {
  window.redrawn = 0;
  const observer = new MutationObserver((all) => (window.redrawn += all.length));
  observer.observe(document.querySelector(selector), { childList: true, subtree: true });
}"""


def test_what_is_drawn_already_is_not_drawn_anew_when_python_comes(open_served: OpenPage) -> None:
    page = open_served("quiz", "en", ready=False)
    wait_until_readable(page)
    page.evaluate(WATCH, ".tolva-quiz")
    wait_until_shown(page)
    page.wait_for_timeout(500)  # what would be drawn is by then
    assert page.evaluate("() => window.redrawn") == 0


ANOTHER = {
    "quiz": (QUERY, "Question 5937"),
    "replay": ("game=bondtolva&players=2&seed=12", "Bondtolva"),
    "play": ("game=bondtolva&players=2&seed=12", "Bondtolva"),
}
"""Pages that are another by their address, and a word of what it names."""


@pytest.mark.parametrize("name", some(list(ANOTHER), 1))
def test_page_that_its_address_makes_another_shows_nothing_else_however_late_python_comes(
    open_served: OpenPage, name: str
) -> None:
    query, word = ANOTHER[name]
    page = open_served(name, "en", ready=False)
    held: list[Route] = []
    page.route(f"**/{PYTHON}", lambda route: held.append(route))
    with page.expect_request(f"**/{PYTHON}"):
        page.goto(page.url.split("?")[0] + "?" + query)
    panel = page.locator(".tolva-slot .lm-Widget").first
    panel.wait_for(state="attached")
    pressed = page.locator(".tolva-slot :is(button, [role=button], input, select)")
    pressed.first.wait_for(state="attached")
    # Whatever was to come forth after a time would be there then.
    page.evaluate(ALL_ANIMATIONS_ARE_OVER)
    assert not [one for one in pressed.all() if one.is_visible()]
    expect(page.locator("#tolva-loading")).to_be_visible()
    held[-1].continue_()
    wait_until_shown(page)
    expect(page.locator(".tolva-slot").first).to_contain_text(word)


def test_page_without_widgets_fetches_no_python_and_is_small(web_host: StaticHost, open_served: OpenPage) -> None:
    web_host.wait_until_answered()  # what others have asked for
    before = dict(web_host.sent)
    page = open_served("index", "sv")
    wait_until_loaded(page)
    web_host.wait_until_answered()
    sent = {name: size - before.get(name, 0) for name, size in web_host.sent.items() if size != before.get(name, 0)}
    assert not [name for name in sent if "pyodide" in name or PYTHON in name]
    assert sum(sent.values()) <= 150_000


COUNT_ARRIVED = """globalThis.arrived = 0;
const Plain = Worker;
globalThis.Worker = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => { arrived += data.arrived ?? 0; });
  }
};"""
"""Counts the bytes of which Python's worker tells that they have arrived."""


def test_late_lesson_is_read_without_python_which_comes_with_the_first_exercise(
    small_host: StaticHost, new_context: Callable[..., BrowserContext]
) -> None:
    def python_sent() -> int:
        return sum(size for name, size in small_host.sent.items() if name.endswith(PYTHON))

    small_host.wait_until_answered()  # what others have asked for
    before = python_sent()
    page = new_context(service_workers="block", viewport={"width": 360, "height": 740}).new_page()
    page.add_init_script(COUNT_ARRIVED)
    page.goto(small_host.url("sv/trumps"))
    wait_until_readable(page)
    wait_until_loaded(page)
    small_host.wait_until_answered()
    assert python_sent() == before
    exercise = Exercising(page, "sv", 1)
    exercise.pick("CA")
    exercise.pick("C10")
    exercise.answer("right", within=_COMES)
    assert page.evaluate("arrived") >= python_sent() - before > 0, "of all that comes the page is told"


def test_first_answer_of_python_takes_no_more_than_six_million_bytes(
    web_host: StaticHost, open_served: OpenPage
) -> None:
    web_host.wait_until_answered()  # what others have asked for
    before = sum(web_host.sent.values())
    open_served("quiz", "sv")
    assert sum(web_host.sent.values()) - before <= 6_000_000


@pytest.mark.parametrize(
    "page_name", some(["en/tricks", "sv/quiz", "en/play", "sv/index", "sv/review", "en/compare"], 1)
)
def test_page_passes_axe_and_fits_a_phone(
    open_served: OpenPage, check_axe: Callable[[Page], None], page_name: str
) -> None:
    page = open_served(page_name, width=360)
    check_axe(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


# Without the net


def test_after_one_visit_all_is_there_without_the_net(
    small_host: StaticHost, new_context: Callable[..., BrowserContext]
) -> None:
    context = new_context(locale="en-GB")
    page = context.new_page()
    page.goto(small_host.url())
    page.wait_for_url("**/en/index.html")
    kept_by_browser(page)
    context.set_offline(True)
    page.goto(small_host.url("en/quiz", QUERY))
    wait_until_shown(page)
    quiz = Quizzing(page, "en")
    quiz.answer(*ALLOWED)
    expect(quiz.said).to_contain_text("Right!")
    page.goto(small_host.url("sv/rules-tolva"))
    expect(page.locator('[id="trick.trump"]')).to_be_visible()
    page.goto(f"{small_host.address}sv/nowhere")
    expect(page.get_by_text("Den sidan finns inte.")).to_be_visible()
    page.get_by_role("link", name="Startsidan").click()
    page.wait_for_url("**/en/index.html")


@pytest.mark.nightly("the newer site that is told of and loaded")
def test_another_version_comes_whole_and_only_when_no_page_of_the_one_before_is_open(
    lessons: Path, tmp_path: Path, new_context: Callable[..., BrowserContext]
) -> None:
    folder = tmp_path / "made"
    few = tmp_path / "few"
    write_notebook(few / "en" / "index.ipynb", "One", '"first"', kind="lesson", title="One", order=1)
    assert made_site(folder, "--notebooks", str(few)).returncode == 0
    with static_host(folder) as host:
        context = new_context()
        page = context.new_page()
        page.goto(host.url("en/index"))
        kept_by_browser(page)
        page.reload()
        write_notebook(few / "en" / "index.ipynb", "Two", '"second"', kind="lesson", title="Two", order=1)
        assert made_site(folder, "--notebooks", str(few)).returncode == 0
        page.evaluate("() => navigator.serviceWorker.getRegistration().then((it) => it.update())")
        page.wait_for_function("async () => (await navigator.serviceWorker.getRegistration()).waiting !== null")
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_have_text("One")
        assert len(page.evaluate("() => caches.keys()")) == 2
        page.close()
        other = context.new_page()
        _until(other, host.url("en/index"), "Two")
        assert len(other.evaluate("() => caches.keys()")) == 1


BUSY = "ServiceWorkerContainer.prototype.register = () => new Promise(() => {});"
"""A page that has come no further yet: for that it waits until Python is there."""


def test_newer_site_is_told_of_and_loaded_where_one_wishes_in_all_tabs(
    tmp_path: Path, new_context: Callable[..., BrowserContext], check_axe: Callable[[Page], None]
) -> None:
    """A tab is updated while it is open: until its reader says so, nothing of it changes."""
    folder, few = tmp_path / "made", tmp_path / "few"
    write_notebook(few / "en" / "index.ipynb", "One", '"first"', kind="lesson", title="One", order=1)
    assert made_site(folder, "--notebooks", str(few)).returncode == 0
    with static_host(folder) as host:
        context = new_context()
        page = context.new_page()
        page.goto(host.url("en/index"))
        kept_by_browser(page)
        told = page.get_by_text("A new version of these pages has arrived.")
        page.reload()
        expect(told).to_be_hidden()
        other, begun = context.new_page(), context.new_page()
        other.goto(host.url("en/index"))
        begun.add_init_script(BUSY)
        begun.goto(host.url("en/index"))
        write_notebook(few / "en" / "index.ipynb", "Two", '"second"', kind="lesson", title="Two", order=1)
        assert made_site(folder, "--notebooks", str(few)).returncode == 0
        page.reload()
        expect(told).to_be_visible(timeout=_COMES)
        expect(page.get_by_role("heading", level=1)).to_have_text("One")
        check_axe(page)
        page.get_by_role("button", name="Load it").click()
        for tab in (page, other, begun):
            expect(tab.get_by_role("heading", level=1)).to_have_text("Two")
        expect(told).to_be_hidden()


def _until(page: Page, address: str, heading: str) -> None:
    """Opens the page anew until it says so: a browser takes its time to forget a page that was closed."""
    for _ in range(20):
        page.goto(address)
        if page.get_by_role("heading", level=1).inner_text() == heading:
            return
        page.goto("about:blank")
        time.sleep(0.3)
    raise AssertionError(f"{heading} does not come")


# When something fails


@pytest.mark.parametrize(
    ("missing", "said"),
    [("WebAssembly", "The browser is too old for this."), ("Worker", "The browser is too old for this.")],
)
def test_browser_without_what_python_needs_says_so_and_the_text_is_there(
    web_host: StaticHost, new_context: Callable[..., BrowserContext], missing: str, said: str
) -> None:
    context = new_context()
    context.add_init_script(f"delete window.{missing}")
    page = context.new_page()
    page.goto(web_host.url("en/quiz"))
    expect(page.get_by_role("alert").filter(has_text=said)).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator(".tolva-early").first).to_be_visible()


@pytest.mark.parametrize("file", some([PYTHON, "pyodide.asm.wasm.zst", "worker.js", "fronts.json"], 1))
def test_file_that_does_not_come_is_told_of(
    open_served: OpenPage, page_guard: PageGuard, web_host: StaticHost, file: str
) -> None:
    web_host.blocked.add(f"/{file}")
    try:
        page = open_served("quiz", "en", ready=False)
        alert = page.get_by_role("alert").filter(has_text="Something the page needs didn’t arrive.")
        expect(alert).to_be_visible(timeout=_COMES)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
    finally:
        web_host.blocked.clear()
    page_guard.pardon()
    alert.get_by_role("button", name="Reload").click()
    wait_until_shown(page)


@pytest.mark.nightly("the file that does not come")
def test_half_of_a_file_is_told_of(open_served: OpenPage, page_guard: PageGuard, site_folder: Path) -> None:
    (whole,) = site_folder.rglob(PYTHON)
    page = open_served("index", "en", ready=False)
    page.route(f"**/{PYTHON}", lambda route: route.fulfill(body=whole.read_bytes()[:1_000_000]))
    page.goto(page.url.replace("index", "quiz"))
    expect(page.get_by_role("alert").filter(has_text="A file arrived only in part.")).to_be_visible(timeout=_COMES)
    page_guard.pardon()


def test_python_that_has_ended_is_started_again_with_what_was_kept(
    open_served: OpenPage, page_guard: PageGuard
) -> None:
    page = open_served("quiz", "en", query=QUERY)
    quiz = Quizzing(page, "en")
    quiz.answer(ALLOWED[0])
    expect(quiz.about).to_contain_text("0 of 1 right")
    page.evaluate("() => jupyterapp.widgetManager.kernel.worker.onerror(new ErrorEvent('error'))")
    page.wait_for_function("() => document.documentElement.dataset.python === undefined")
    wait_until_shown(page)
    expect(quiz.about).to_contain_text("0 of 1 right")
    expect(quiz.about).to_contain_text("Question 5937")
    quiz.answer(*ALLOWED)
    expect(quiz.said).to_contain_text("Right!")


def _forbidden(new_context: Callable[..., BrowserContext]) -> BrowserContext:
    """A browser in which pages may keep nothing."""
    context = new_context(service_workers="block")
    context.add_init_script(
        "for (const name of ['localStorage', 'sessionStorage'])"
        " Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError'); } });"
    )
    return context


@pytest.mark.nightly("the same pages on the stage without storage")
def test_pages_work_where_the_browser_keeps_nothing(
    web_host: StaticHost, new_context: Callable[..., BrowserContext]
) -> None:
    page = _forbidden(new_context).new_page()
    page.goto(web_host.url("en/quiz", QUERY))
    wait_until_shown(page)
    quiz = Quizzing(page, "en")
    quiz.answer(*ALLOWED)
    expect(quiz.said).to_contain_text("Right!")


@pytest.mark.nightly("the same level on the stage without storage")
def test_level_says_so_where_the_browser_may_keep_nothing(
    web_host: StaticHost, new_context: Callable[..., BrowserContext]
) -> None:
    page = _forbidden(new_context).new_page()
    page.goto(web_host.url("en/melding"))
    wait_until_shown(page)
    box = page.locator(".tolva-level").first
    box.scroll_into_view_if_needed()
    answer_all(box, levels_of(NOTEBOOKS / "en/melding.ipynb")[0])
    expect(box.locator(".tolva-stars")).to_have_attribute("data-stars", "3")
    expect(box.locator(".tolva-stars-full")).to_have_text(sentence("en", "level-stars-full"))


@pytest.mark.nightly("Python that has ended")
def test_python_that_answers_nothing_for_a_minute_is_started_again_with_what_was_kept(
    web_host: StaticHost, new_context: Callable[..., BrowserContext]
) -> None:
    page = new_context(service_workers="block").new_page()
    page.clock.install()
    page.goto(web_host.url("en/quiz", QUERY))
    page.clock.resume()
    wait_until_shown(page)
    quiz = Quizzing(page, "en")
    quiz.answer(ALLOWED[0])
    expect(quiz.about).to_contain_text("0 of 1 right")
    page.evaluate("() => (jupyterapp.widgetManager.kernel.worker.postMessage = () => {})")
    page.get_by_role("button", name=sentence("en", "quiz-next"), exact=True).click()
    page.clock.fast_forward(30_000)
    assert page.locator("html[data-python]").count() == 1
    page.clock.fast_forward(40_000)
    page.wait_for_function("() => document.documentElement.dataset.python === undefined")
    wait_until_shown(page)
    expect(quiz.about).to_contain_text("0 of 1 right")
    quiz.answer(*ALLOWED)
    expect(quiz.said).to_contain_text("Right!")


def test_address_of_the_site_leads_to_the_visitors_language(
    web_host: StaticHost, new_context: Callable[..., BrowserContext]
) -> None:
    for locale, lang in (("en-GB", "en"), ("sv-SE", "sv"), ("fr-FR", "sv")):
        page = new_context(locale=locale, service_workers="block").new_page()
        page.goto(web_host.url())
        page.wait_for_url(f"**/{lang}/index.html")


@pytest.mark.parametrize(
    ("missing", "locale", "first"),
    [("nowhere", "sv-SE", "Den sidan finns inte."), ("en/nowhere/at/all.html", "sv-SE", "There is no such page.")],
)
def test_what_says_that_there_is_no_such_page_speaks_the_visitors_language_first(
    web_host: StaticHost, new_context: Callable[..., BrowserContext], missing: str, locale: str, first: str
) -> None:
    page = new_context(locale=locale).new_page()
    not_found = (web_host.folder / "404.html").read_text("utf-8")
    page.route(f"**/{missing}", lambda route: route.fulfill(status=404, body=not_found, content_type="text/html"))
    page.goto(web_host.address + missing)
    expect(page.locator("h1").first).to_have_text(first)
    expect(page).to_have_title(first)
    expect(page.locator("a").first).to_have_attribute("href", urlsplit(web_host.address).path)


def test_manifest_is_one_that_a_phone_takes(web_host: StaticHost, open_served: OpenPage) -> None:
    page = open_served("index", "sv")
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"] == f"{web_host.address}manifest.json"
    assert '"Tolvaskolan"' in manifest["data"]
    shortcuts = json.loads(manifest["data"])["shortcuts"]
    assert {"name": "Vid bordet", "url": "sv/at-the-table.html"} in shortcuts
    assert all(web_host.folder.joinpath(its["url"]).is_file() for its in shortcuts)
