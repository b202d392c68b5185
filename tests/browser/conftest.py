"""Fixtures for tests that drive a real browser: pages on the stage, and served ones.

``open_page("quiz", lang="sv", width=360)`` opens a notebook on the stage, without server or kernel, and waits until its
widgets are shown; ``open_served`` opens it as a visitor does. A page that such a test opened may neither speak an error
into the console nor ask another host for anything; the test fails if it does.
``TOLVA_TEST_PYTHON`` names the Python that serves, for instance that of an environment with only the wheel in it.
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from helpers import axe, chromium
from helpers.kernel_kinds import FILES, FORKED, STARTED
from helpers.made_site import site_of_this_run
from helpers.pages import OpenPage, PageGuard, Scheme, wait_until_shown
from helpers.served import Answering
from helpers.shared import server_of_this_run
from helpers.stage import Message, OnStage, Stage
from helpers.stage_pages import NOTEBOOKS, Site
from helpers.static_host import StaticHost, static_host
from tolva_widgets.base.widget import FrontEnd

_HEIGHTS = {360: 740, 1280: 800}
_PHONE = 600

# Two of these tests at a time, with their servers and kernels, have two processors to share.
expect.set_options(timeout=15_000)
_LOADED = 90_000
"""A served page has loaded when its cells have been run; this ends only the waiting for one that never does."""


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


@pytest.fixture
def new_context(new_context: Callable[..., BrowserContext]) -> Callable[..., BrowserContext]:
    """Makes a context of its own, as Playwright's plugin does, in which a page may take its time to load."""

    def make(**looks: Any) -> BrowserContext:
        context = new_context(**looks)
        context.set_default_navigation_timeout(_LOADED)
        return context

    return make


@pytest.fixture(scope="session")
def kit_served(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[Answering]:
    """Our notebooks, served."""
    with server_of_this_run(tmp_path_factory, worker_id, FORKED) as running:
        yield running


@pytest.fixture(scope="session")
def kit_started(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[Answering]:
    """The same, with kernels that are started."""
    with server_of_this_run(tmp_path_factory, worker_id, STARTED) as running:
        yield running


# The kind is no parameter of this fixture: it would be one of the overridden too, which would begin anew for each.
@pytest.fixture(scope="module")
def server(kernels: str, request: pytest.FixtureRequest) -> Answering | StaticHost:
    """Where pages are opened, with kernels of the kind that a test asks for; a module of tests may have another."""
    kind = {FORKED: "kit_served", STARTED: "kit_started", FILES: "web_host"}[kernels]
    return cast("Answering | StaticHost", request.getfixturevalue(kind))


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """Our notebooks as a folder of files."""
    return site_of_this_run(tmp_path_factory, worker_id)


@pytest.fixture(scope="session")
def web_host(site_folder: Path) -> Iterator[StaticHost]:
    """That folder on a web host, with Python in the browser."""
    with static_host(site_folder) as host:
        yield host


@pytest.fixture
def page_guard() -> Iterator[PageGuard]:
    guard = PageGuard()
    yield guard
    assert not guard.faults, "\n".join(guard.faults)


@pytest.fixture(scope="session")
def notebooks() -> Path:
    """The notebooks whose pages are on the stage; a module of tests may have others."""
    return NOTEBOOKS


@pytest.fixture
def sites() -> Iterator[list[Site]]:
    """The sites on the stage that a test has opened pages of, one for each context, the newest last."""
    opened: list[Site] = []
    yield opened
    for site in opened:
        site.close()


@pytest.fixture
def open_page(
    new_context: Callable[..., BrowserContext], page_guard: PageGuard, notebooks: Path, sites: list[Site]
) -> OpenPage:
    """Opens one of our notebooks on the stage (`helpers.stage_pages`), in a context of its own, until it is shown.

    ``zoom=2`` is what a person sees who zooms to 200 %. ``ready=False`` does not wait. Further arguments go to
    Playwright's ``new_context``: ``forced_colors="active"``, ``locale=…``. Cards do not glide there: a test that clicks
    one waits until it lies still, and that they do glide is seen on served pages and by ``table/test_motion.py``.
    An exception in Python fails the test.
    """

    def open_it(notebook: str, lang: str | None = None, *, query: str = "", ready: bool = True, **looks: Any) -> Page:
        context = new_context(**_context(**{"reduced_motion": "reduce", **looks}))
        sites.append(Site(context, page_guard.faults.append, notebooks))
        url = sites[-1].url(f"{lang}/{notebook}" if lang else notebook, query)
        return _opened(context, url, page_guard, ready)

    return open_it


@pytest.fixture
def open_served(
    server: Answering | StaticHost, new_context: Callable[..., BrowserContext], page_guard: PageGuard
) -> OpenPage:
    """Opens a notebook as it is served, with a kernel of its own. The arguments are those of ``open_page``."""

    def open_it(
        notebook: str = "", lang: str | None = None, *, query: str = "", ready: bool = True, **looks: Any
    ) -> Page:
        url = server.url(f"{lang}/{notebook}" if lang else notebook, query)
        # Each test has a browser of its own, which would fetch all pages to keep them.
        alone = {"service_workers": "block"} if isinstance(server, StaticHost) else {}
        return _opened(new_context(**_context(**{**alone, **looks})), url, page_guard, ready)

    return open_it


@pytest.fixture
def stage(new_context: Callable[..., BrowserContext]) -> OnStage:
    """Puts a widget's front end on a page of its own, with nothing else; a fault on the page fails the test.

    With ``clock=True`` the test can let time go on; that it stands still meanwhile, `Stage.stop_clock` sees to.
    """

    def open_it(
        widget: FrontEnd,
        *,
        width: int = 1280,
        height: int = 740,
        clock: bool = False,
        host: str = "",
        address: str = "",
        before: Sequence[Message] = (),
        **context: Any,
    ) -> Stage:
        page = new_context(viewport={"width": width, "height": height}, **context).new_page()
        page.on("pageerror", lambda error: pytest.fail(str(error)))
        if clock:
            page.clock.install(time=0)
        return Stage(page, widget, host=host, address=address, before=before)

    return open_it


def _context(width: int = 1280, scheme: Scheme = "light", zoom: int = 1, **more: Any) -> dict[str, Any]:
    """What Playwright is to be told of a screen, in which a phone has fingers."""
    size = {"width": width // zoom, "height": _HEIGHTS.get(width, 800) // zoom}
    phone = {"has_touch": True, "is_mobile": True} if width < _PHONE else {}
    return {"viewport": size, "color_scheme": scheme, "device_scale_factor": zoom, **phone, **more}


def _opened(context: BrowserContext, url: str, page_guard: PageGuard, ready: bool) -> Page:
    page = context.new_page()
    page_guard.watch(page, urlsplit(url).netloc)
    page.goto(url)
    if ready:
        wait_until_shown(page)
    return page


@pytest.fixture
def check_axe() -> Callable[..., None]:
    """``check_axe(page)`` fails with a line for each fault; a selector as second argument looks at that part only."""

    def check(page: Page, context: str | None = None) -> None:
        faults = axe.findings(page, context)
        assert not faults, "axe finds:\n" + "\n".join(faults)

    return check
