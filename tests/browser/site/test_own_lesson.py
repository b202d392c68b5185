"""A teacher's own lesson as files, on a web host that knows only what a stock nginx knows."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, expect

from helpers.made_site import made_site
from helpers.pages import wait_until_shown
from helpers.placeholders import write_notebook
from helpers.static_host import StaticHost, static_host
from tolva_teach.examples import example

RECORD = "forehand.tolva.json"
READS = f"""from pathlib import Path
from tolva_teach.records.record import read_record

read_record(Path("{RECORD}").read_bytes()).title"""


@pytest.fixture(scope="module")
def own_lesson(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticHost]:
    """A lesson with a deal of the teacher's own, which another cell reads too."""
    place = tmp_path_factory.mktemp("own")
    replay = f'from tolva_widgets import DealReplay\nDealReplay("{RECORD}", lang="en")'
    write_notebook(place / "lessons/en/ours.ipynb", "Ours", replay, READS, kind="lesson", title="Ours", order=1)
    (place / "lessons/en" / RECORD).write_text(example("en").to_json())
    made = made_site(place / "made", "--notebooks", str(place / "lessons"))
    assert made.returncode == 0, made.stderr
    with static_host(place / "made") as host:
        yield host


def test_a_teachers_own_deal_is_stepped_through(
    own_lesson: StaticHost, new_context: Callable[..., BrowserContext]
) -> None:
    page = new_context(service_workers="block").new_page()
    page.goto(own_lesson.url("en/ours"))
    wait_until_shown(page)
    expect(page.locator(".tolva-replay .tv-card").first).to_be_visible()
    page.locator(".tolva-replay").get_by_role("button", name="Next").first.click()
    expect(page.locator("html[data-python]")).to_have_count(1)
    assert page.evaluate("document.documentElement.dataset.failed") is None
