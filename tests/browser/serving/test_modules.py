"""The modules of a served page: what they import of each other, and how long a browser keeps it."""

from urllib.parse import urlsplit

from helpers.pages import OpenPage, PageGuard, wait_until_loaded

NAMES = "() => performance.getEntriesByType('resource').map((one) => one.name)"
IMPORTED = ("storage.js", "progress.js", "progress_link.js", "begun_matches.js")


def test_what_modules_import_is_fetched_once_and_may_be_kept(open_served: OpenPage) -> None:
    page = open_served("courses", "sv")
    wait_until_loaded(page)
    fetched: list[str] = page.evaluate(NAMES)
    for name in IMPORTED:
        (address,) = [one for one in fetched if urlsplit(one).path.endswith(f"/{name}")]
        answer = page.request.get(address)
        assert "max-age=31" in answer.headers["cache-control"]
        bare = page.request.get(address.partition("?")[0])
        assert bare.headers["cache-control"] == "no-cache", "asked for each time where a browser knows no import maps"
        assert bare.text() == answer.text()


def test_page_chosen_dark_is_dark_before_its_modules_run(open_served: OpenPage, page_guard: PageGuard) -> None:
    page = open_served("courses", "sv")
    page.get_by_role("button", name="Mörkt").click()
    page.route("**/*.js*", lambda route: route.abort())
    page.goto(page.url, wait_until="commit")
    page.wait_for_selector("main")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page_guard.pardon()
