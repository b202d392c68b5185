"""Pages whose parts come late: what Python says meanwhile must not be lost."""

import time
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Route, expect

from helpers.pages import OpenPage, wait_until_shown
from helpers.quizzing import Quizzing
from helpers.served import Served

_LATE_SECONDS = 1.5

_NO_TABLES = """
  const hidden = new CSSStyleSheet();
  hidden.replaceSync(":has(> .tolva-table) { display: none }");
  document.adoptedStyleSheets = [hidden];
"""


def test_what_the_address_brings_is_shown_though_ipywidgets_controls_come_late(
    server: Served, new_context: Callable[..., BrowserContext]
) -> None:
    late: list[str] = []

    def hold_back(route: Route) -> None:
        answer = route.fetch()
        if "HTMLMathModel" in answer.text():  # the part that has ipywidgets' own boxes, buttons and texts
            late.append(route.request.url)
            time.sleep(_LATE_SECONDS)
        route.fulfill(response=answer)

    page = new_context().new_page()
    page.route("**/*.js*", hold_back)
    page.goto(server.url("en/quiz", "seed=1&difficulty=9"))
    wait_until_shown(page)
    assert late
    quiz = Quizzing(page, "en")
    expect(quiz.fault).to_contain_text("from 1 to 3, not 9")


def test_page_whose_table_is_hidden_before_it_is_laid_out_is_not_waited_for(open_page: OpenPage) -> None:
    """As where the link is wrong, and the message comes before the table has drawn itself, which it then never does."""
    page = open_page("replay", "en", ready=False)
    page.add_init_script(_NO_TABLES)
    page.reload()
    wait_until_shown(page)
    table = page.locator(".tolva-table")
    expect(table).to_have_attribute("data-pending", "")
    page.evaluate("document.adoptedStyleSheets = []")
    expect(table.locator(".tv-card").first).to_be_visible()
