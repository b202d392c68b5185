"""What a page says and shows when the program behind it has ended, wherever one has scrolled."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from helpers.accessibility import accessibility_tree
from helpers.kernel_kinds import FORKED, each_kernel_at_night
from helpers.pages import OpenPage, PageGuard, wait_until_shown
from helpers.placeholders import BUTTON, FATAL_BUTTON, write_notebook
from helpers.replaying import Replaying
from helpers.served import Served, served

Check = Callable[[Page], None]
PAGES = {"replay": ".tolva-step-forward", "quiz": ".tolva-quiz-buttons button:visible"}

ENOUGH = "enough"
"""The file that ends the loop: beside the notebook, where its kernel is started."""
LOOP_BUTTON = f"""
import os
import time

loop = ipywidgets.Button(description="loop")


def turn(_):
    while not os.path.exists({ENOUGH!r}):
        time.sleep(0.1)


loop.on_click(turn)
loop
"""


def end_kernel(page: Page, server: Served) -> None:
    """Ends the page's kernel as the server does with one that nobody has used for long; the page asks at once."""
    kernel = page.evaluate("jupyterapp.widgetManager.kernel.id")
    token = next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "_xsrf")
    assert page.request.post(f"{server.address}voila/api/shutdown/{kernel}", form={"_xsrf": token}).status == 204
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def reached_again(page: Page) -> None:
    """The server answers again, and a replay is gone on with."""
    page.unroute("**/api/kernels/**")
    expect(page.locator("#tolva-connection-lost")).to_be_hidden()
    replay = Replaying(page, "sv")
    replay.press("forward")
    replay.at(1)


def cut_off(page: Page, status: str) -> None:
    page.evaluate(f"jupyterapp.widgetManager.kernel._updateConnectionStatus('{status}')")


@each_kernel_at_night
@pytest.mark.parametrize(("name", "width"), [("replay", 360), ("quiz", 1280)])
def test_ended_kernel_is_said_in_sight_and_what_no_longer_works_says_so(
    server: Served, open_served: OpenPage, page_guard: PageGuard, check_axe: Check, name: str, width: int
) -> None:
    page = open_served(name, "sv", width=width)
    page.locator(PAGES[name]).last.scroll_into_view_if_needed()
    page.evaluate("scrollBy(0, 200)")
    end_kernel(page, server)
    notice = page.locator("#tolva-kernel-gone")
    expect(notice).to_be_in_viewport(ratio=1)
    expect(notice).to_contain_text("Bordet svarar inte längre.")
    control = page.locator(PAGES[name]).last
    expect(control).to_have_attribute("aria-disabled", "true")
    assert control.evaluate("control => getComputedStyle(control).borderStyle") == "dashed"
    assert _signs_before(page) == []
    # Buttons that have just come take no click yet.
    control.evaluate("control => Promise.all(control.getAnimations().map(one => one.finished))")
    trees = [accessibility_tree(page)]
    for _ in range(2):
        control.click(force=True)
        trees.append(accessibility_tree(page))
    assert trees[0] != trees[1] != trees[2], "said again each time"
    # Words that are still faint are no contrast.
    notice.evaluate("notice => Promise.all(notice.getAnimations({ subtree: true }).map(one => one.finished))")
    check_axe(page)
    page_guard.pardon()


def _signs_before(page: Page) -> list[str]:
    """What stands before parts of widgets, as ipywidgets' sign for one that has lost its kernel."""
    signs: list[str] = page.evaluate(
        """() => [...document.querySelectorAll(".jupyter-widgets-disconnected")]
          .map(part => getComputedStyle(part, "::before").content).filter(content => content !== "none")"""
    )
    return signs


def test_what_is_tabbed_to_does_not_lie_under_the_notice(
    server: Served, open_served: OpenPage, page_guard: PageGuard
) -> None:
    page = open_served("replay", "sv", width=360)
    end_kernel(page, server)
    expect(page.locator("#tolva-kernel-gone")).to_be_visible()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    for _ in range(60):
        page.keyboard.press("Shift+Tab")
        covered = page.evaluate(
            """() => {
              const [one, notice] = [document.activeElement, document.getElementById("tolva-kernel-gone")];
              if (one === document.body || notice.contains(one) || !one.closest("main")) return "";
              const [box, over] = [one.getBoundingClientRect(), notice.getBoundingClientRect()];
              return box.bottom <= over.bottom && box.top >= over.top && box.top < over.bottom ? one.outerHTML : "";
            }"""
        )
        assert covered == ""
    page_guard.pardon()


def test_controls_wake_when_the_server_is_reached_again(open_served: OpenPage, page_guard: PageGuard) -> None:
    page = open_served("replay", "sv")
    back, forward = page.locator(".tolva-step-back"), page.locator(".tolva-step-forward")
    page.route("**/api/kernels/**", lambda route: route.abort())  # or the page itself finds that it is there
    cut_off(page, "connecting")
    expect(page.locator("#tolva-connection-lost")).to_be_in_viewport()
    for button in (back, forward):
        expect(button).to_have_attribute("aria-disabled", "true")
    place = page.locator(".tolva-step-count")
    before = place.text_content()
    page.keyboard.press("ArrowRight")
    forward.click(force=True)
    assert place.text_content() == before
    page.locator(".tolva-table-help").click()
    page.get_by_role("dialog").get_by_role("button").click()
    page.unroute("**/api/kernels/**")
    cut_off(page, "connected")
    expect(page.locator("#tolva-connection-lost")).to_be_hidden()
    expect(back).to_have_attribute("aria-disabled", "true")  # at the first step, as before
    expect(forward).to_have_attribute("aria-disabled", "false")
    forward.click()
    expect(place).not_to_have_text(before or "")
    page_guard.pardon()


def test_server_that_is_back_is_reached_though_the_front_end_has_given_up(
    open_served: OpenPage, page_guard: PageGuard
) -> None:
    page = open_served("replay", "sv")
    page.route("**/api/kernels/**", lambda route: route.abort())
    page.evaluate("""() => {
      const { kernel } = jupyterapp.widgetManager;
      kernel._reconnectAttempt = kernel._reconnectLimit;
      kernel._reconnect();
    }""")
    expect(page.locator("#tolva-connection-lost")).to_be_in_viewport()
    page.wait_for_function("() => jupyterapp.widgetManager.kernel.connectionStatus === 'disconnected'")
    reached_again(page)
    page_guard.pardon()


NO_SOCKET = """() => {
  const { serverSettings } = jupyterapp.widgetManager.kernel;
  window.real = serverSettings.WebSocket;
  serverSettings.WebSocket = class extends WebSocket {
    constructor() {
      super(location.origin.replace('http', 'ws') + '/nowhere');
    }
  };
  jupyterapp.widgetManager.kernel.reconnect().catch(() => {});
}"""
"""A handshake that whatever stands before the server refuses."""


@pytest.mark.parametrize("status", [502, 504])
def test_server_that_what_stands_before_it_cannot_reach_is_no_kernel_that_has_died(
    open_served: OpenPage, page_guard: PageGuard, status: int
) -> None:
    page = open_served("replay", "sv")
    page.route("**/api/kernels/**", lambda route: route.fulfill(status=status, body="<h1>Bad Gateway</h1>"))
    with page.expect_response("**/api/kernels/**"):
        page.evaluate(NO_SOCKET)
    expect(page.locator("#tolva-connection-lost")).to_be_in_viewport()
    expect(page.locator("#tolva-kernel-gone")).to_be_hidden()
    assert page.evaluate("jupyterapp.widgetManager.kernel.isDisposed") is False
    page.evaluate("() => { jupyterapp.widgetManager.kernel.serverSettings.WebSocket = real; }")
    reached_again(page)
    page_guard.pardon()


def test_what_one_did_stays_though_an_older_state_comes_after_it(open_served: OpenPage) -> None:
    """So it does where one goes on as soon as the server is reached again: ipywidgets asks for all that is shown."""
    page = open_served("replay", "sv")
    step = page.evaluate("""async () => {
      const models = await Promise.all(Object.values(jupyterapp.widgetManager._models));
      const row = models.find((model) => model.get("marks") && Object.keys(model.views).length > 0);
      document.querySelector(".tolva-step-forward").click();
      row.set_state({ step: 0, heard: row.get("heard") });
      return row.get("step");
    }""")
    assert step == 1
    Replaying(page, "sv").at(1)


SWALLOWED = """() => {
  window.before = jupyterapp.widgetManager.kernel._ws;
  before.send = () => {};
}"""
"""The line is gone, and nobody has said so yet."""
REACHED = "() => jupyterapp.widgetManager.kernel._ws !== before && document.documentElement.dataset.kernel === 'alive'"


def test_line_that_broke_without_a_word_is_found_before_anything_is_lost(open_served: OpenPage) -> None:
    page = open_served("replay", "sv")
    page.evaluate(SWALLOWED)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_function(REACHED)
    replay = Replaying(page, "sv")
    replay.press("forward")
    replay.at(1)


def test_what_is_changed_after_a_lost_message_is_told(open_served: OpenPage) -> None:
    """ipywidgets would wait for the answer to the one that was lost."""
    page = open_served("replay", "sv")
    page.evaluate(SWALLOWED)
    page.evaluate("""async () => {
      const { kernel, _models } = jupyterapp.widgetManager;
      const models = await Promise.all(Object.values(_models));
      window.changed = models.find((model) => model.get("opened"));
      changed.set("today", "2026-01-01");
      changed.save_changes();
      await kernel.reconnect();
    }""")
    page.wait_for_function(REACHED)
    told = page.evaluate("""() => new Promise((resolve) => {
      jupyterapp.widgetManager.kernel.anyMessage.connect((_, { msg, direction }) => {
        const { state = {} } = msg.content.data ?? {};
        if (direction === "send" && state.today) resolve(state.today);
      });
      changed.set("today", "2026-01-02");
      changed.save_changes();
    })""")
    assert told == "2026-01-02"


def test_controls_sleep_until_what_is_shown_has_come_again(open_served: OpenPage, page_guard: PageGuard) -> None:
    page = open_served("replay", "sv")
    page.route("**/api/kernels/**", lambda route: route.abort())
    cut_off(page, "connecting")
    expect(page.locator("#tolva-connection-lost")).to_be_in_viewport()
    forward = page.locator(".tolva-step-forward")
    asleep_meanwhile = page.evaluate("""async () => {
      const { kernel } = jupyterapp.widgetManager;
      const seen = [];
      kernel.anyMessage.connect((_, { msg }) => {
        if (msg.content.data?.method !== "update_states") return;
        seen.push(document.querySelector(".tolva-step-forward").ariaDisabled);
      });
      kernel._updateConnectionStatus("connected");
      while (seen.length === 0) await new Promise(requestAnimationFrame);
      return seen;
    }""")
    assert asleep_meanwhile == ["true"]
    expect(forward).to_have_attribute("aria-disabled", "false")
    page_guard.pardon()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site with a page of which much is asked, and no other that would be made first."""
    site = tmp_path_factory.mktemp("site")
    write_notebook(site / "sv" / "asked.ipynb", "asked", BUTTON, FATAL_BUTTON, LOOP_BUTTON)
    return site


@pytest.fixture(scope="module")
def asked(site: Path, kernels: str) -> Iterator[Served]:
    """A server of it."""
    with served(site, pool=0, forks=kernels == FORKED) as running:
        yield running


def opened(server: Served, context: BrowserContext) -> Page:
    page = context.new_page()
    page.goto(server.url("sv/asked"))
    wait_until_shown(page)
    return page


def answers(page: Page, count: int) -> None:
    page.get_by_role("button", name="+1").click()
    expect(page.locator("output")).to_have_text(str(count))


@each_kernel_at_night
def test_a_kernel_that_dies_is_noticed_on_its_page_and_on_no_other(asked: Served, context: BrowserContext) -> None:
    one, other = opened(asked, context), opened(asked, context)
    answers(one, 1)
    one.get_by_role("button", name="end").click()
    expect(one.locator("#tolva-kernel-gone")).to_be_visible()
    answers(other, 1)
    expect(other.locator(".tolva-notice:visible")).to_have_count(0)
    one.reload()
    wait_until_shown(one)
    answers(one, 1)


@each_kernel_at_night
def test_a_kernel_that_loops_is_noticed_until_it_answers_again(
    asked: Served, site: Path, context: BrowserContext
) -> None:
    page = opened(asked, context)
    page.get_by_role("button", name="loop").click()
    notice = page.locator("#tolva-kernel-silent")
    expect(notice).to_be_visible(timeout=30_000)
    expect(notice).to_contain_text("Bordet svarar inte just nu.")
    (site / "sv" / ENOUGH).touch()
    expect(notice).to_be_hidden()
    (site / "sv" / ENOUGH).unlink()
    answers(page, 1)
    expect(page.locator(".tolva-notice:visible")).to_have_count(0)
