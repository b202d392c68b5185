"""A page of ours in a frame on another site's page, as a school's learning platform shows it."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from helpers.placeholders import BUTTON, write_notebook
from helpers.served import Served, served
from helpers.static_host import StaticHost, static_host
from tolva_teach.texts import sentence


@pytest.fixture(scope="module")
def platform(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticHost]:
    with static_host(tmp_path_factory.mktemp("platform"), name="127.0.0.1") as host:
        yield host


@pytest.fixture(scope="module")
def server(platform: StaticHost, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    site = tmp_path_factory.mktemp("site")
    write_notebook(site / "sv" / "counted.ipynb", "Counted", BUTTON)
    write_notebook(site / "sv" / "quiz.ipynb", "Quiz", BUTTON, kind="lesson", shows="questions")
    with served(site, 0, "--embed", urlsplit(platform.address).netloc) as running:
        yield running


def frame(platform: StaticHost, page: Page, address: str) -> None:
    (platform.folder / "index.html").write_text(f'<!DOCTYPE html><iframe src="{address}" width="800" height="600">')
    page.goto(platform.address)


def test_a_page_works_in_a_frame_of_the_host_that_is_named(platform: StaticHost, server: Served, page: Page) -> None:
    frame(platform, page, server.url("sv/counted"))
    framed = page.frame_locator("iframe")
    framed.get_by_role("button", name="+1").click()
    expect(framed.locator("output")).to_have_text("1")


def test_a_page_in_a_frame_says_for_whom_stars_are_kept_and_one_by_itself_does_not(
    platform: StaticHost, server: Served, page: Page
) -> None:
    frame(platform, page, server.url("sv/quiz"))
    expect(page.frame_locator("iframe").get_by_text(sentence("sv", "frame-framed"))).to_be_visible()
    page.goto(server.url("sv/quiz"))
    expect(page.locator("#tolva-framed")).to_be_hidden()


def test_a_page_is_in_no_frame_of_another_host(server: Served, page: Page, tmp_path: Path) -> None:
    with (
        static_host(tmp_path, name="127.0.0.1") as elsewhere,
        page.expect_event("console", lambda said: "frame-ancestors" in said.text),
    ):
        frame(elsewhere, page, server.url("sv/counted"))
    assert page.frame_locator("iframe").get_by_role("button", name="+1").count() == 0
