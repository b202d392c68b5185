"""The replay for who listens."""

from playwright.sync_api import expect

from helpers.example_deal import LAST, OVERTAKEN
from helpers.replaying import Replaying


def test_live_region_says_each_step_once(replay: Replaying) -> None:
    page = replay.page
    expect(replay.heard).not_to_be_empty()  # how the deal begins, said when the page is there
    page.evaluate(
        """() => {
          window.heard = [];
          const live = document.querySelector(".tolva-controls [role=status]");
          const hear = () => window.heard.push(live.textContent);
          new MutationObserver(hear).observe(live, { childList: true, characterData: true, subtree: true });
        }"""
    )
    for step in (1, 2, 3):
        replay.press("forward")
        replay.at(step)
        page.wait_for_function("length => window.heard.length >= length", arg=step)
    heard = page.evaluate("window.heard")
    assert len(heard) == 3
    assert heard[0] == "Astrid leads the ace of clubs."


def test_live_region_is_quiet_while_playing_and_says_where_it_stopped(replay: Replaying) -> None:
    replay.field("speed").select_option("fast")
    expect(replay.heard).not_to_be_empty()
    before = replay.heard.text_content() or ""
    replay.press("play")
    replay.passes("2 <= step")
    assert replay.heard.text_content() == before
    replay.press("pause")
    expect(replay.heard).not_to_have_text(before)


def test_slider_has_a_name_and_says_where_it_stands(replay: Replaying) -> None:
    expect(replay.slider).to_have_accessible_name("Step")
    replay.go(OVERTAKEN)
    expect(replay.slider).to_have_attribute("aria-valuetext", f"Trick 2, card 4 (step {OVERTAKEN} of {LAST})")
