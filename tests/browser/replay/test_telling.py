"""What the replay tells of a step, and what it leaves out."""

from playwright.sync_api import expect

from helpers.example_deal import OVERTAKEN
from helpers.replaying import Replaying


def test_explanation_has_rule_reason_cards_and_note(replay: Replaying) -> None:
    replay.go(OVERTAKEN)
    expect(replay.why.locator(".tolva-reason")).to_contain_text("must be played")
    expect(replay.why.locator("dl")).to_contain_text("Not allowed")
    expect(replay.why.locator("blockquote")).to_contain_text("David would gladly")
    replay.why.locator("summary").click()
    link = replay.why.get_by_role("link", name="All rules")
    expect(link).to_have_attribute("href", "rules-tolva.ipynb#trick.overtake")


def test_one_seats_view_hides_the_others_cards(replay: Replaying) -> None:
    expect(replay.card("HA")).to_be_visible()
    replay.field("view").select_option("Astrid")
    expect(replay.card("HA")).to_have_count(0)
    replay.go(OVERTAKEN)
    expect(replay.why).not_to_contain_text("Not allowed")
    expect(replay.why).to_contain_text("Heading the trick")


def test_rule_stays_unfolded_while_one_steps(replay: Replaying) -> None:
    rule = replay.why.locator("details")
    replay.go(1)
    rule.locator("summary").click()
    for step in (2, 3):
        replay.press("forward")
        replay.at(step)
        expect(rule).to_have_attribute("open", "")
    rule.locator("summary").click()
    replay.press("forward")
    replay.at(4)
    expect(rule).not_to_have_attribute("open", "")


def test_what_is_for_authors_of_notebooks_is_not_shown(replay: Replaying) -> None:
    expect(replay.page.get_by_role("heading", name="Other deals")).to_be_visible()
    expect(replay.page.get_by_text("DealReplay")).to_have_count(0)
    expect(replay.page.get_by_text("play S6")).to_have_count(0)
