"""How many are here: each browser once, whatever it has open."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, expect

from helpers.placeholders import write_site
from helpers.served import Served, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(write_site(tmp_path_factory.mktemp("notebooks")), 0) as running:
        yield running


@pytest.mark.nightly("the page for a class (`test_page_frame.py`), and `serving/admission`")
def test_readers_are_counted_each_browser_once_until_they_leave(
    server: Served, new_context: Callable[..., BrowserContext]
) -> None:
    board, first, second = (new_context().new_page() for _ in range(3))
    board.goto(f"{server.address}class?lang=en")
    now = board.locator("#tolva-now")
    expect(now).to_have_text("Nobody is here yet.")
    other_page = first.context.new_page()
    for page, name in ((first, "index"), (other_page, "index"), (second, "index")):
        page.goto(server.url(f"en/{name}"))
    expect(now).to_have_text("2 are here.")
    second.goto("about:blank")
    expect(now).to_have_text("1 is here.")
