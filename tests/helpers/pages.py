"""Pages opened in a browser: how a test asks for one, and what it must not do."""

from dataclasses import dataclass, field
from typing import Any, Literal, Protocol
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Error, FloatRect, Locator, Page, Request

Scheme = Literal["light", "dark"]

# On a loaded machine ipywidgets gives up a widget that comes a moment later, and says this
# (github.com/jupyter-widgets/ipywidgets/issues/4026). Our page shows the widget again before it calls itself ready.
_GIVEN_UP = "Error: widget model not found"

# Generous: two of these tests at a time, with their servers and kernels, have two processors to share.
_SHOWN_MILLISECONDS = 90_000

STORAGE_BLOCKED = """for (const name of ["localStorage", "sessionStorage"]) {
  Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError"); } });
}"""
"""As in a browser that is told to keep nothing: to be run before a page's own scripts."""

STORAGE_FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"

SMALLEST_TARGET = 24
"""Pixels that a finger needs (WCAG 2.2, 2.5.8)."""

_STATE = """() => [
  ...Object.entries(document.documentElement.dataset).map(([name, value]) => `${name}: ${value}`),
  ...[...document.querySelectorAll(".tolva-slot .lm-Widget")].map(part => `widget: ${part.className}`).slice(0, 50),
  document.body.innerText.slice(0, 500),
].join("\\n")"""

ALL_ANIMATIONS_ARE_OVER = """() => document.getAnimations()
  .filter((animation) => animation.effect.getComputedTiming().endTime !== Infinity)
  .forEach((animation) => animation.finish())"""
"""What was to happen to a page's looks after a time has."""


class OpenPage(Protocol):
    """What the fixture ``open_page`` gives a test."""

    def __call__(
        self,
        notebook: str = "",
        lang: str | None = None,
        *,
        query: str = "",
        width: int = 1280,
        scheme: Scheme = "light",
        zoom: int = 1,
        ready: bool = True,
        **context: Any,
    ) -> Page: ...


@dataclass
class PageGuard:
    """What opened pages did that they must not; a test that provokes an error pardons it.

    ``given_up`` holds what ipywidgets said of widgets that it did not wait for. It is no fault: a page on which one
    stayed away never becomes ready, and whoever waits for that page fails.
    """

    faults: list[str] = field(default_factory=list)
    given_up: list[str] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    pages: list[Page] = field(default_factory=list)
    pardoned: bool = False

    def watch(self, page: Page, host: str) -> None:
        self.pages.append(page)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.faults.append(f"page error: {error.stack or error}"))
        page.on("request", lambda request: self._request(request, host))

    def account(self) -> str:
        """How the pages stand now, and what they have said to the console: for whoever reads why a test failed."""
        return "\n\n".join([*map(_state, self.pages), *self.said])

    def pardon(self) -> None:
        """What was said to the console, and what is yet to come: a page that has lost its kernel goes on asking."""
        self.faults.clear()
        self.pardoned = True

    def _console(self, message: ConsoleMessage) -> None:
        if "satisf" not in message.text:  # module federation on the versions it has, the same on every page
            self.said.append(f"{message.type}: {message.text[:500]}")
        if message.type != "error":
            return
        if message.text.startswith(_GIVEN_UP):
            self.given_up.append(message.text)
        elif not self.pardoned:
            self.faults.append(f"console: {message.text} ({message.location['url']})")

    def _request(self, request: Request, host: str) -> None:
        address = urlsplit(request.url)
        if address.scheme in ("http", "https", "ws", "wss") and address.netloc != host:
            self.faults.append(f"request to another host: {request.url}")


def _state(page: Page) -> str:
    try:
        return f"{page.url}\n{page.evaluate(_STATE)}"
    except Error as error:
        return f"{page.url}: {error}"


def wait_until_shown(page: Page) -> None:
    """Until every widget of the page is shown, and can be used; a kernel, or Python, that waits for one's wish is
    wished for."""
    wait_until_readable(page)
    early = page.locator("html[data-early] .tolva-open")
    if early.count():
        early.first.dispatch_event("click")
        _wait_for(page, "html[data-ready]:not([data-early])")
    of_files = page.locator("html[data-site] .tolva-slot")
    if of_files.count():
        of_files.first.dispatch_event("click")
        _wait_for(page, "html[data-python]")


def wait_until_readable(page: Page) -> None:
    """Until all is shown that is on the page so far: of one whose kernel comes late, text and pictures."""
    _wait_for(page, "html[data-ready]")


def wait_until_loaded(page: Page) -> None:
    """Until the page has come with all that it names, and its scripts have nothing left to do: what it wants to fetch
    then, it has asked for. (Playwright's "networkidle" is now and then not told, though every request has ended.)"""
    page.wait_for_load_state("load")
    page.evaluate("() => new Promise(idle => requestIdleCallback(() => idle()))")


def _wait_for(page: Page, selector: str) -> None:
    """Looks at each frame: Playwright itself looks for a selector ever more seldom."""
    page.wait_for_function(
        "selector => document.querySelector(selector)", arg=selector, polling="raf", timeout=_SHOWN_MILLISECONDS
    )


def box_of(part: Locator) -> FloatRect:
    """Where a part lies on the page, in pixels; it must be drawn."""
    box = part.bounding_box()
    assert box is not None, f"not drawn: {part}"
    return box


def fits(page: Page) -> bool:
    """Whether the page is no wider than its screen."""
    return bool(page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))


def tab_to(page: Page, selector: str, *, back: bool = False) -> None:
    """Presses the tab key until one of these has the focus; within the table, the arrow keys."""
    reached = "selector => document.activeElement.matches(selector)"
    first = True
    for _ in range(60):
        page.keyboard.press("Shift+Tab" if back else "Tab")
        if page.evaluate(reached, selector):
            return
        if first and page.evaluate("() => document.activeElement.matches('.tv-card, .tv-zone')"):
            first = False
            page.keyboard.press("Home")
            for _ in range(60):
                if page.evaluate(reached, selector):
                    return
                page.keyboard.press("ArrowRight")
    raise AssertionError(f"{selector} is not reached by keys")
