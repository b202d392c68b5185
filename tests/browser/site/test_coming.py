"""How long a page waits for Python: as long as something of it arrives, however slowly."""

from pathlib import Path

from playwright.sync_api import Page

import tolva_widgets.site

SCRIPT = Path(str(tolva_widgets.site.__file__)).parent / "static" / "python.js"
ORIGIN = "http://stage.localhost/"
BEGIN = """async () => {
  globalThis.Worker = class {
    constructor() { globalThis.worker = this; }
    postMessage() {}
    terminate() {}
  };
  const { Python } = await import("./python.js");
  globalThis.failed = [];
  new Python({ failed: (code) => failed.push(code) }).begin("en/quiz.ipynb");
}"""
MINUTES = 60_000


def test_python_is_waited_for_as_long_as_something_of_it_arrives_and_given_up_when_nothing_does(page: Page) -> None:
    page.clock.install()
    page.route(f"{ORIGIN}**", lambda route: route.fulfill(body="<title>Page</title>", content_type="text/html"))
    page.route(
        f"{ORIGIN}python.js",
        lambda route: route.fulfill(body=SCRIPT.read_text("utf-8"), content_type="text/javascript"),
    )
    page.goto(ORIGIN)
    page.evaluate(BEGIN)
    for _ in range(5):
        page.clock.fast_forward(4 * MINUTES)
        page.evaluate("worker.onmessage({ data: { arrived: 1000 } })")
    assert page.evaluate("failed") == []
    page.clock.fast_forward(6 * MINUTES)
    page.clock.run_for(MINUTES)
    assert page.evaluate("failed") == ["not-loaded"]
