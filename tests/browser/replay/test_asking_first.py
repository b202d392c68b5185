"""The replay asks before a card: what one would play, and what is then told."""

import pytest
from playwright.sync_api import expect

from helpers.example_deal import OVERTAKEN
from helpers.pages import OpenPage
from helpers.replaying import Replaying


def test_question_comes_before_the_card_tells_why_a_choice_is_wrong_and_is_come_back_to(replay: Replaying) -> None:
    replay.field("view").select_option("David")
    replay.field("ask").check()
    replay.go(OVERTAKEN - 1)
    expect(replay.why.locator(".tolva-question")).to_contain_text("What would you play?")
    replay.card("H7").click(position={"x": 12, "y": 20})
    expect(replay.why).to_contain_text("No, the seven of hearts may not be played")
    replay.card("HA").click(position={"x": 12, "y": 20})
    expect(replay.why).to_contain_text("Yes, the ace of hearts may be played")
    expect(replay.why).to_contain_text("In the deal it went like this")
    replay.press("forward")
    expect(replay.why.locator(".tolva-answer")).to_have_count(0)
    replay.press("last")
    replay.why.get_by_role("button", name="Trick 2, card 4").press("Enter")
    replay.at(OVERTAKEN - 1)
    expect(replay.why.locator(".tolva-question")).to_be_visible()
    expect(replay.button("forward")).to_be_focused()


@pytest.mark.parametrize("width", [360, 1280])
def test_answered_card_of_an_overlapped_hand_shows_its_sign_beside_it_and_hides_no_other(
    open_page: OpenPage, width: int
) -> None:
    query = f"step={OVERTAKEN - 1}&ask=1"
    replay = Replaying(open_page("replay", "sv", query=query, width=width, reduced_motion="reduce"), "sv")
    hit = """(card, part) => {
      const box = card.querySelector(part).getBoundingClientRect();
      const place = part === ".tv-sign" ? [box.width / 2, box.height / 2] : [6, 6];
      return card.contains(document.elementFromPoint(box.x + place[0], box.y + place[1]));
    }"""
    replay.card("S10").dispatch_event("click")
    expect(replay.why.locator(".tolva-answer-no")).to_be_visible()
    replay.page.locator(".tolva-table").evaluate("table => table.scrollIntoView()")
    assert replay.card("S10").evaluate(hit, ".tv-sign")
    assert all(replay.card(card).evaluate(hit, ".tv-lift") for card in ("SA", "S6", "HA", "H7", "D8", "D7", "D6"))


def test_open_question_answers_itself_nowhere_on_the_page(replay: Replaying) -> None:
    replay.field("view").select_option("David")
    replay.field("ask").check()
    replay.go(OVERTAKEN - 1)
    expect(replay.why.locator(".tolva-question")).to_be_visible()
    page = replay.page.content()
    answers = ("head the trick with the ace", "Not allowed")
    assert not [answer for answer in answers if answer in page]
    replay.field("ask").uncheck()
    replay.go(OVERTAKEN)
    for answer in answers:
        expect(replay.why).to_contain_text(answer)
