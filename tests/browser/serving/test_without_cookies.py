"""A browser that keeps no cookies: its pages let go of their places when they are left."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Page

from helpers.breadth import some
from helpers.kernel_kinds import FORKED
from helpers.pages import wait_until_shown
from helpers.placeholders import write_site
from helpers.served import Served, served

FREED_MILLISECONDS = 60_000
"""Less than a place is kept for a page that was only lost."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, kernels: str) -> Iterator[Served]:
    """With one place."""
    with served(write_site(tmp_path_factory.mktemp("notebooks")), 0, "--most", "1", forks=kernels == FORKED) as running:
        yield running


@pytest.fixture
def page(new_context: Callable[..., BrowserContext]) -> Page:
    """Its scripts find no cookie, and the server is told of none when the page is left."""
    page = new_context().new_page()
    page.context.new_cdp_session(page).send("Emulation.setDocumentCookieDisabled", {"disabled": True})
    return page


@pytest.mark.parametrize("leave", some(["location.assign('index.ipynb')", "location.assign('about:blank')"], 1))
def test_page_that_is_left_lets_the_next_one_in(
    server: Served, page: Page, new_context: Callable[..., BrowserContext], leave: str
) -> None:
    page.goto(server.url("sv/quiz"))
    wait_until_shown(page)
    other = new_context().new_page()
    other.goto(server.url("sv/index"))
    other.goto(server.url("sv/tricks"))
    assert other.locator("[data-turn]").count() == 1, "there is one place, and it is taken"
    page.context.clear_cookies()
    page.evaluate(f"() => void setTimeout(() => {leave})")
    other.wait_for_function("() => document.querySelector('html[data-ready]')", timeout=FREED_MILLISECONDS)
