"""A course ends in one button to a table, on pages that are served and on a site of files."""

import re

from playwright.sync_api import expect

from helpers.kernel_kinds import files_too
from helpers.pages import OpenPage, box_of, wait_until_shown
from tolva_teach.texts import sentence

GROUND = "one => getComputedStyle(one).backgroundColor"
TAPPED = 40
"""A button is at least so high."""


@files_too
def test_a_course_ends_in_one_button_to_a_table_with_a_coach_and_one_gets_back(open_served: OpenPage) -> None:
    page = open_served("plocke-match", "sv")
    link = page.get_by_role("link", name="Spela ett parti", exact=True)
    expect(link).to_have_count(1)
    link.scroll_into_view_if_needed()
    assert box_of(link)["height"] >= TAPPED
    assert link.evaluate(GROUND) != page.locator("body").evaluate(GROUND)
    assert link.evaluate(GROUND) != "rgba(0, 0, 0, 0)"
    link.click()
    page.wait_for_url(re.compile(r"/play\.\w+\?game=plocketolva"))
    wait_until_shown(page)
    expect(page.get_by_label(sentence("sv", "play-choose-coach"))).to_have_value("shows")
    expect(page).to_have_url(re.compile(r"&seed=\d+$"))
    page.go_back()
    page.wait_for_url(re.compile(r"/plocke-match\.\w+$"))
    expect(page.get_by_role("link", name="Spela ett parti", exact=True)).to_have_count(1)
