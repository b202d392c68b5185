"""Fixtures for tests that drive a real browser against served dashboards.

``open_page("quiz", lang="sv", width=360)`` opens a notebook and waits until its widgets are shown. A page that such a
test opened may neither speak an error into the console nor ask another host for anything; the test fails if it does.
``TOLVA_TEST_PYTHON`` names the Python that serves, for instance that of an environment with only the wheel in it.
"""

from collections.abc import Callable, Generator, Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from helpers import axe, chromium
from helpers.pages import OpenPage, PageGuard, Scheme, wait_until_shown
from helpers.served import Served, served

_HEIGHTS = {360: 740, 1280: 800}
_PHONE = 600

# Two of these tests at a time, with their servers and kernels, have two processors to share.
expect.set_options(timeout=15_000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/browser/" in item.path.as_posix():
            item.add_marker("browser")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    guard = getattr(item, "funcargs", {}).get("page_guard")
    if report.failed and call.when == "call" and guard:
        report.sections.append(("the pages at the time", guard.account()))
    return report


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": chromium.executable(), "args": chromium.ARGUMENTS}


@pytest.fixture(scope="session")
def server() -> Iterator[Served]:
    """Our notebooks, served."""
    with served() as running:
        yield running


@pytest.fixture
def page_guard() -> Iterator[PageGuard]:
    guard = PageGuard()
    yield guard
    assert not guard.faults, "\n".join(guard.faults)


@pytest.fixture
def open_page(server: Served, new_context: Callable[..., BrowserContext], page_guard: PageGuard) -> OpenPage:
    """Opens a notebook in a browser context of its own and waits until its widgets are shown.

    ``zoom=2`` is what a person sees who zooms to 200 %. ``ready=False`` does not wait. Further arguments go to
    Playwright's ``new_context``: ``reduced_motion="reduce"``, ``forced_colors="active"``, ``locale=…``.
    """

    def open_it(
        notebook: str = "",
        lang: str | None = None,
        *,
        query: str = "",
        width: int = 1280,
        scheme: Scheme = "light",
        zoom: int = 1,
        ready: bool = True,
        **context: Any,
    ) -> Page:
        size = {"width": width // zoom, "height": _HEIGHTS.get(width, 800) // zoom}
        phone = {"has_touch": True, "is_mobile": True} if width < _PHONE else {}
        options = {"viewport": size, "color_scheme": scheme, "device_scale_factor": zoom, **phone, **context}
        page = new_context(**options).new_page()
        page_guard.watch(page, urlsplit(server.address).netloc)
        page.goto(server.url(f"{lang}/{notebook}" if lang else notebook, query))
        if ready:
            wait_until_shown(page)
        return page

    return open_it


@pytest.fixture
def check_axe() -> Callable[..., None]:
    """``check_axe(page)`` fails with a line for each fault; a selector as second argument looks at that part only."""

    def check(page: Page, context: str | None = None) -> None:
        faults = axe.findings(page, context)
        assert not faults, "axe finds:\n" + "\n".join(faults)

    return check
