"""Pages whose parts come late: what Python says meanwhile must not be lost."""

import time
from collections.abc import Callable
from functools import partial

from playwright.sync_api import BrowserContext, Route, WebSocketRoute, expect

from helpers.pages import ALL_ANIMATIONS_ARE_OVER, OpenPage, wait_until_shown
from helpers.quizzing import QUERY, Quizzing
from helpers.served import Served

_LATE_SECONDS = 1.5
SEED = QUERY.partition("&")[0].removeprefix("seed=")

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


def test_page_that_its_address_makes_another_takes_no_press_for_the_one_it_was_however_slow_its_line(
    server: Served, new_context: Callable[..., BrowserContext]
) -> None:
    """From when the page has told its address, all that its kernel says is held back."""
    held: list[Callable[[], None]] = []
    slow: list[str | bytes] = []

    def connect(line: WebSocketRoute) -> None:
        kernel = line.connect_to_server()

        def ask(told: str | bytes) -> None:
            slow.extend([told] if SEED in str(told) else [])
            kernel.send(told)

        line.on_message(ask)
        kernel.on_message(lambda told: held.append(partial(line.send, told)) if slow else line.send(told))

    page = new_context().new_page()
    page.route_web_socket("**/channels*", connect)
    page.goto(server.url("en/quiz", QUERY))
    pressed = page.locator(".tolva-slot :is(button, [role=button], input, select)")
    pressed.first.wait_for(state="attached")
    for _ in range(1000):
        if slow:
            break
        page.wait_for_timeout(20)
    assert slow, "the address was not told"
    page.evaluate(ALL_ANIMATIONS_ARE_OVER)
    assert not [one for one in pressed.all() if one.is_visible()]
    expect(page.locator("#tolva-loading")).to_be_visible()
    slow.clear()
    for told in held:
        told()
    wait_until_shown(page)
    expect(page.locator(".tolva-slot").first).to_contain_text(f"Question {SEED}")


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
