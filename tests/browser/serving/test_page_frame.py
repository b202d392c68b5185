"""The page around a notebook: language, links, light and dark, and what it says when something is gone."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from helpers.kernel_kinds import FORKED, each_kernel_at_night
from helpers.pages import OpenPage, PageGuard, Scheme, box_of, wait_until_shown
from helpers.placeholders import write_site
from helpers.served import Served, served

# For two seconds ipywidgets looks for a widget's state every 100 ms, and then gives up without another look. This holds
# the state back, lets it come during one of the waits, and has the two seconds over when that wait ends.
STATE_COMES_AFTER_THE_LAST_LOOK = """
  const held = [];
  let later = 0;
  const now = Date.now;
  Date.now = () => now() + later;
  const sleep = window.setTimeout;
  window.setTimeout = (callback, delay, ...rest) => {
    if (delay === 100 && held.length && new Error().stack.includes("get_model")) {
      held.splice(0).forEach((deliver) => deliver());
      later = 2000;
      delay = 1500;
    }
    return sleep(callback, delay, ...rest);
  };
  const Native = WebSocket;
  window.WebSocket = class extends Native {
    set onmessage(handler) {
      super.onmessage = (event) => {
        const isState = !later && new TextDecoder().decode(event.data).includes("update_states");
        isState || held.length ? held.push(() => handler(event)) : handler(event);
      };
    }
  };
"""


@pytest.fixture(scope="module")
def notebooks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Placeholder notebooks, on the stage in place of ours."""
    return write_site(tmp_path_factory.mktemp("notebooks"))


@pytest.fixture(scope="module")
def server(notebooks: Path, kernels: str) -> Iterator[Served]:
    """The same, served."""
    with served(notebooks, pool=1, forks=kernels == FORKED) as running:
        yield running


def test_what_the_front_end_writes_in_english_while_a_widget_loads_is_neither_seen_nor_read(
    open_served: OpenPage,
) -> None:
    page = open_served("quiz", "sv")
    page.evaluate("""() => document.querySelector("main").insertAdjacentHTML("beforeend", `<div class="tolva-slot">
        <div class="jp-OutputArea-output jupyter-widgets">Loading widget...</div></div>`)""")
    written = page.locator(".tolva-slot > .jp-OutputArea-output").last
    expect(written).to_have_css("visibility", "hidden")
    written.evaluate("its => its.replaceChildren(document.createElement('div'))")
    expect(written).to_have_css("visibility", "visible")


@pytest.mark.parametrize(("locale", "lang", "dark"), [("sv-SE", "sv", "Mörkt"), ("de-DE", "en", "Dark")])
def test_root_leads_to_the_front_page_in_the_visitors_language(
    server: Served, new_context: Callable[..., BrowserContext], locale: str, lang: str, dark: str
) -> None:
    page = new_context(locale=locale).new_page()
    page.goto(server.address)
    expect(page).to_have_url(server.url(f"{lang}/index"))
    expect(page.locator("h1")).to_have_text("Tolva")
    expect(page.get_by_role("button", name=dark)).to_be_visible()


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_page_speaks_the_language_of_its_path(open_page: OpenPage, lang: str) -> None:
    page = open_page("quiz", lang)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page).to_have_title(f"quiz {lang} · {'Tolvaskolan' if lang == 'sv' else 'Tolva School'}")
    expect(page.get_by_role("main")).to_have_count(1)


def test_links_lead_to_the_other_pages_and_mark_this_one(open_page: OpenPage) -> None:
    page = open_page("quiz", "sv")
    links = page.locator(".tolva-pages a")
    expect(links).to_have_text(["Regler", "Stick för stick", "Spela upp", "Quiz", "fatal"])
    expect(page.locator(".tolva-pages [aria-current=page]")).to_have_text("Quiz")
    links.nth(0).click()
    expect(page.locator("h1")).to_have_text("rules-tolva sv")


def test_on_a_phone_the_header_is_one_row_and_a_button_opens_the_pages(open_page: OpenPage) -> None:
    page = open_page("quiz", "sv", width=360)
    used = page.locator(".tolva-header :is(a, button)").filter(visible=True)
    assert box_of(page.locator(".tolva-header"))["height"] < 60
    menu = page.get_by_role("button", name="Meny")
    expect(menu).to_have_attribute("aria-expanded", "false")
    menu.press("Enter")
    expect(menu).to_have_attribute("aria-expanded", "true")
    expect(page.locator(".tolva-pages a").first).to_be_visible()
    expect(page.locator(".tolva-theme")).to_be_visible()
    assert min(box_of(part)["height"] for part in used.all()[1:]) >= 40
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(menu).to_be_focused()
    expect(page.locator(".tolva-pages")).to_be_hidden()


def test_on_a_phone_without_scripts_the_pages_are_there(
    server: Served, new_context: Callable[..., BrowserContext]
) -> None:
    served_at = server.url("sv/quiz")
    still = new_context(java_script_enabled=False, viewport={"width": 360, "height": 780}).new_page()
    still.goto(served_at)
    expect(still.locator(".tolva-pages a").first).to_be_visible()
    expect(still.locator(".tolva-menu")).to_be_hidden()


def test_language_switch_keeps_the_page_its_query_and_its_anchor(open_page: OpenPage) -> None:
    page = open_page("replay", "sv", query="seed=7&step=3#trick-2")
    page.get_by_role("link", name="English").click()
    page.wait_for_url("**/en/replay.ipynb?seed=7&step=3#trick-2")


def test_skip_link_is_the_first_stop_and_leads_to_the_content(open_page: OpenPage) -> None:
    page = open_page("quiz", "sv")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Hoppa till innehållet")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="+1")).to_be_focused()


def test_dark_is_remembered_on_the_next_page(open_page: OpenPage) -> None:
    page = open_page("quiz", "sv")
    page.get_by_role("button", name="Mörkt").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_role("button", name="Mörkt")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("width", "zoom"), [(1280, 1), (1280, 2), (360, 1)])
def test_page_passes_axe_and_needs_no_sideways_scrolling(
    open_page: OpenPage, check_axe: Callable[[Page], None], width: int, zoom: int, scheme: Scheme
) -> None:
    page = open_page("quiz", "sv", width=width, zoom=zoom, scheme=scheme)
    check_axe(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width // zoom


def test_files_are_compressed_and_kept(server: Served, open_served: OpenPage) -> None:
    page = open_served("quiz", "sv")
    scripts = page.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)")
    big = next(script for script in scripts if script.endswith("/voila.js"))
    answer = page.request.get(big, headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]


@each_kernel_at_night
def test_kernel_that_dies_is_said_and_reloading_helps(open_served: OpenPage) -> None:
    page = open_served("fatal", "sv")
    page.get_by_role("button", name="end").click()
    notice = page.locator("#tolva-kernel-gone")
    expect(notice).to_be_visible(timeout=30_000)
    expect(notice).to_contain_text("Ladda om")
    notice.get_by_role("button").click()
    wait_until_shown(page)
    expect(notice).to_be_hidden()


NO_SOCKETS = """
  const { WebSocket } = window;
  window.blocked = true;
  window.WebSocket = class extends WebSocket {
    constructor(address, protocols) {
      super(window.blocked ? address.replace("/api/kernels/", "/nowhere/") : address, protocols);
    }
  };
"""
"""A network on which no socket opens, as long as `blocked`."""


def test_page_whose_socket_is_blocked_says_what_to_do_and_goes_on_when_it_opens(
    open_served: OpenPage, page_guard: PageGuard
) -> None:
    page = open_served("quiz", "sv", ready=False)
    page.add_init_script(NO_SOCKETS)
    page.reload()
    notice = page.locator("#tolva-socket-blocked")
    expect(notice).to_be_visible(timeout=60_000)
    expect(notice).to_contain_text("WebSocket")
    expect(page.locator("#tolva-loading")).to_be_hidden()
    page.evaluate("() => (window.blocked = false)")
    wait_until_shown(page)
    expect(notice).to_be_hidden()
    page_guard.pardon()


def test_front_end_that_no_longer_reaches_for_a_dead_kernel_is_no_fault_of_the_page(open_served: OpenPage) -> None:
    """As when one reloads before the kernel has been started again."""
    page = open_served("quiz", "sv")
    page.evaluate(
        """() => {
          const { kernel } = jupyterapp.widgetManager;
          kernel._updateStatus("autorestarting");
          kernel.reconnect();
          kernel.dispose();
        }"""
    )
    expect(page.locator("#tolva-kernel-gone")).to_be_visible()
    page.wait_for_timeout(200)  # an error would be told by then


def test_page_that_is_left_says_nothing_of_the_kernel_that_it_ends(open_served: OpenPage) -> None:
    page, held = open_served("quiz", "sv"), list[Route]()
    page.route("**/tricks.ipynb", lambda route: held.append(route))
    page.evaluate("document.addEventListener('tolva-kernel', event => sessionStorage.setItem('told', event.detail))")
    with page.expect_response("**/voila/api/shutdown/*"):
        page.evaluate("() => void setTimeout(() => location.assign('tricks.ipynb'))")
    page.wait_for_timeout(1000)  # as long as it would take to ask the server for the kernel
    held[0].continue_()
    page.wait_for_url("**/tricks.ipynb")
    assert page.evaluate("sessionStorage.getItem('told')") is None


def test_state_that_ipywidgets_fails_to_look_at_is_shown_all_the_same(
    open_served: OpenPage, page_guard: PageGuard
) -> None:
    page = open_served("quiz", "sv", ready=False)
    page.add_init_script(STATE_COMES_AFTER_THE_LAST_LOOK)
    page.reload()
    wait_until_shown(page)
    assert page_guard.given_up, "the failure was not provoked"
    page.get_by_role("button", name="+1").click()
    expect(page.locator("output")).to_have_text("1")


def test_script_that_does_not_come_is_said_after_two_reloads(open_served: OpenPage, page_guard: PageGuard) -> None:
    page = open_served("quiz", "sv", ready=False)
    page.route("**/voila.js", lambda route: route.abort())
    page.reload()
    expect(page.locator("#tolva-not-shown")).to_be_visible(timeout=60_000)
    page_guard.pardon()


@pytest.mark.parametrize("address", ["voila/render/sv/nowhere.ipynb", "nowhere", "voila/tree"])
def test_address_that_leads_nowhere_says_so_and_leads_home(
    server: Served, page: Page, page_guard: PageGuard, check_axe: Callable[[Page], None], address: str
) -> None:
    page_guard.watch(page, server.address.split("/")[2])
    answer = page.goto(server.address + address)
    assert answer is not None
    assert answer.status == 404
    assert page_guard.faults == [
        f"console: Failed to load resource: the server responded with a status of 404 (Not Found) ({page.url})"
    ]
    page_guard.pardon()
    expect(page.locator("h1")).to_be_visible()
    check_axe(page)
    page.get_by_role("link", name="Startsidan").click()
    expect(page).to_have_url(re.compile(r"/(sv|en)/index\.ipynb$"))


@pytest.mark.parametrize(
    ("address", "locale", "first"),
    [
        ("nowhere", "sv-SE", "Den sidan finns inte."),
        ("nowhere", "en-GB", "There is no such page."),
        ("voila/render/en/nowhere.ipynb", "sv-SE", "There is no such page."),
    ],
)
def test_address_that_leads_nowhere_says_so_first_in_its_own_language_or_else_the_browsers(
    server: Served, new_context: Callable[..., BrowserContext], address: str, locale: str, first: str
) -> None:
    page = new_context(locale=locale).new_page()
    page.goto(server.address + address)
    expect(page.locator("h1")).to_have_text(first)
    expect(page.locator("html")).to_have_attribute("lang", "sv" if first.startswith("Den") else "en")


def test_kernel_that_was_ended_while_nobody_looked_is_said(
    server: Served, open_served: OpenPage, page_guard: PageGuard
) -> None:
    page = open_served("tricks", "sv", ready=False)
    page.clock.install()
    page.reload()
    wait_until_shown(page)
    kernel = page.evaluate("jupyterapp.widgetManager.kernel.id")
    token = next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "_xsrf")
    ended = page.request.post(f"{server.address}voila/api/shutdown/{kernel}", form={"_xsrf": token})
    assert ended.status == 204
    page.clock.fast_forward(20_000)
    expect(page.locator("#tolva-kernel-gone")).to_be_visible()
    page_guard.pardon()


@pytest.mark.parametrize(("locale", "dark"), [("sv-SE", "Mörkt"), ("en-GB", "Dark")])
def test_front_page_without_a_kernel_is_light_or_dark_and_speaks_both_languages(
    server: Served, new_context: Callable[..., BrowserContext], page_guard: PageGuard, locale: str, dark: str
) -> None:
    page, sockets = new_context(locale=locale).new_page(), list[str]()
    page_guard.watch(page, server.address.split("/")[2])
    page.on("websocket", lambda socket: sockets.append(socket.url))
    page.goto(server.address)
    wait_until_shown(page)
    page.get_by_role("button", name=dark).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.get_by_role("button", name=dark)).to_have_attribute("aria-pressed", "true")
    page.locator(".tolva-languages a").click()
    page.wait_for_url(f"**/{'en' if locale == 'sv-SE' else 'sv'}/index.ipynb")
    wait_until_shown(page)
    assert sockets == []
    assert page.locator("script[src$='voila.js']").count() == 0


def test_who_comes_when_it_is_full_waits_on_a_page_that_lets_in_and_hears_when_the_server_is_gone(
    tmp_path: Path,
    kernels: str,
    new_context: Callable[..., BrowserContext],
    page_guard: PageGuard,
    check_axe: Callable[[Page], None],
) -> None:
    with served(write_site(tmp_path), 0, "--most", "1", forks=kernels == FORKED) as running:
        inside, waiting = new_context().new_page(), new_context(viewport={"width": 360, "height": 740}).new_page()
        inside.goto(running.url("sv/quiz"))
        wait_until_shown(inside)
        page_guard.watch(waiting, running.address.split("/")[2])
        waiting.goto(running.url("sv/quiz", "seed=7"))
        expect(waiting.locator("h1")).to_have_text("Alla platser är upptagna just nu.")
        expect(waiting.get_by_role("status")).to_have_text("Du står först i kön.")
        expect(waiting.locator("html")).to_have_attribute("lang", "sv")
        check_axe(waiting)
        assert waiting.evaluate("document.documentElement.scrollWidth") <= 360
        inside.get_by_role("button", name="+1").click()
        inside.close(run_before_unload=True)
        wait_until_shown(waiting)
        waiting.get_by_role("button", name="+1").click()
        expect(waiting.locator("output")).to_have_text("1")
        assert waiting.url == running.url("sv/quiz", "seed=7")
    expect(waiting.locator("#tolva-connection-lost, #tolva-kernel-gone").locator("visible=true")).to_have_count(1)
    page_guard.pardon()


@pytest.mark.parametrize(("width", "scheme"), [(1280, "light"), (360, "dark")])
def test_page_to_show_to_a_class_says_how_many_are_here(
    server: Served,
    new_context: Callable[..., BrowserContext],
    page_guard: PageGuard,
    check_axe: Callable[[Page], None],
    width: int,
    scheme: Scheme,
) -> None:
    shown = new_context(viewport={"width": width, "height": 740}, color_scheme=scheme).new_page()
    page_guard.watch(shown, server.address.split("/")[2])
    shown.goto(f"{server.address}class?lang=sv")
    expect(shown.locator(".tolva-class-address")).to_have_text(server.address)
    shown.get_by_role("link", name="English").click()
    expect(shown.locator("h1")).to_have_text("Open this address")
    check_axe(shown)
    assert shown.evaluate("document.documentElement.scrollWidth") <= width
    before = shown.locator("#tolva-now").text_content()
    learner = new_context().new_page()
    learner.goto(server.url("sv/quiz"))
    wait_until_shown(learner)
    expect(shown.locator("#tolva-now")).not_to_have_text(before or "")
