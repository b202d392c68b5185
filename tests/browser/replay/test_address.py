"""The replay's address: what a link opens, and what going back leads to."""

import re

import pytest
from playwright.sync_api import expect

from helpers.example_deal import MARKUP, OVERTAKEN
from helpers.pages import OpenPage, wait_until_shown
from helpers.replaying import Replaying
from tolva_teach.texts import LANGUAGES

# The next deal's number is drawn, so that it may well begin with the same digits.
DEAL_12 = re.compile(r"Deal number 12(?!\d)")


def test_asking_first_is_in_the_address(open_page: OpenPage) -> None:
    replay = Replaying(open_page("replay", "en", query=f"step={OVERTAKEN - 1}&ask=1"), "en")
    expect(replay.why.locator(".tolva-question")).to_be_visible()
    expect(replay.field("ask")).to_be_checked()
    replay.field("ask").uncheck()
    replay.page.wait_for_url(f"**?step={OVERTAKEN - 1}")


@pytest.mark.parametrize("wrong", ["step=99", "step=-4", "view=9"])
def test_wrong_step_or_view_is_said_in_sight_at_the_top(open_page: OpenPage, wrong: str) -> None:
    replay = Replaying(open_page("replay", "sv", query=wrong, width=360), "sv")
    notice = replay.page.locator(".tolva-table-page-top .tolva-notice-line")
    expect(notice).to_be_in_viewport(ratio=1)
    expect(notice).to_contain_text("länken", ignore_case=True)
    replay.go(3)
    expect(notice).to_have_count(0)


def test_back_leads_to_the_deal_before(open_page: OpenPage) -> None:
    replay = Replaying(open_page("replay", "en", query="seed=12"), "en")
    replay.go(5)
    replay.page.wait_for_url("**?seed=12&step=5")
    replay.press("another")
    expect(replay.why).not_to_contain_text(DEAL_12)
    replay.page.wait_for_function("new URLSearchParams(location.search).get('seed') !== '12'")
    replay.page.go_back()
    expect(replay.why).to_contain_text(DEAL_12)
    replay.at(5)
    replay.page.go_forward()
    expect(replay.why).not_to_contain_text(DEAL_12)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bad_seed_is_said_and_a_good_one_offered(open_page: OpenPage, lang: str) -> None:
    replay = Replaying(open_page("replay", lang, query=f"seed={MARKUP}"), lang)
    fault = replay.page.locator(".tolva-fault")
    expect(fault).to_contain_text("<img")
    fault.get_by_role("link").click()
    replay.page.wait_for_url("**?seed=7")
    wait_until_shown(replay.page)
    expect(replay.why).to_contain_text("7")
    replay.at(0)


def test_another_deal_has_its_seed_in_the_address(replay: Replaying) -> None:
    replay.press("another")
    expect(replay.why).to_contain_text("Deal number")
    title = replay.why.locator(".tolva-replay-title").text_content() or ""
    replay.page.wait_for_url(f"**?seed={title.rpartition(' ')[2]}")
