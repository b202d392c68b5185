"""Pages behind a proxy that has them below a path of its own, in a browser."""

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from helpers.breadth import some
from helpers.pages import PageGuard, wait_until_shown
from helpers.quizzing import Quizzing
from helpers.reverse_proxy import Proxied, proxied
from helpers.served import served

PREFIX = "/school/cards/"


@pytest.fixture(params=some([True, False], 1), ids=lambda strips: "stripped" if strips else "kept")
def reached(request: pytest.FixtureRequest) -> Iterator[Proxied]:
    """The pages, as a proxy has them that is asked by another name than it asks."""
    with served(None, 0, "--base-url", PREFIX) as running, proxied(running, PREFIX, strips=request.param) as proxy:
        yield proxy


def test_a_question_is_answered_through_a_proxy_and_nothing_is_asked_for_outside_its_path(
    reached: Proxied, page: Page, page_guard: PageGuard
) -> None:
    page_guard.watch(page, urlsplit(reached.address).netloc)
    page.goto(reached.address)
    page.locator(".tolva-pages").get_by_role("link", name="Quiz").click()
    wait_until_shown(page)
    quiz = Quizzing(page, "en")
    page.locator(".tv-card[role=button]").first.click(position={"x": 12, "y": 30})
    quiz.press("answer")
    expect(quiz.results.locator("li").first).to_be_visible()
    expect(page).to_have_url(re.compile(f"^{re.escape(reached.address)}voila/render/en/quiz.ipynb.*seed="))
    assert not reached.outside


def test_a_proxy_that_does_not_say_which_host_it_was_asked_for_is_told_of(page: Page) -> None:
    """The server takes the page's connection for another site's then, and refuses it: the page says so, and soon."""
    with served(None, 0) as running, proxied(running, "/", strips=False, says=("Via: a proxy",)) as proxy:
        page.goto(f"{proxy.address}voila/render/en/quiz.ipynb")
        notice = page.locator("#tolva-socket-blocked")
        expect(notice).to_be_visible(timeout=60_000)
        expect(notice).to_contain_text("WebSocket")
        expect(page.locator("#tolva-loading")).to_be_hidden()
