"""Stepping through a deal by its buttons, its slider, and by itself."""

import pytest
from playwright.sync_api import expect

from helpers.example_deal import LAST, OVERTAKEN
from helpers.pages import OpenPage
from helpers.replaying import Replaying
from tolva_teach.texts import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_buttons_step_to_where_they_say(open_page: OpenPage, lang: str) -> None:
    replay = Replaying(open_page("replay", lang), lang)
    for button, step in [
        ("next-trick", 4),
        ("next-trick", 9),
        ("first", 0),
        ("forward", 1),
        ("end-trick", 4),
        ("back", 3),
    ]:
        replay.press(button)
        replay.at(step)
    replay.press("last")
    replay.at(LAST)


def test_slider_leads_to_its_step(replay: Replaying) -> None:
    replay.go(OVERTAKEN)
    expect(replay.why).to_contain_text("David heads the trick with the ace of hearts")


def test_playing_ends_at_the_end_and_begins_again(replay: Replaying) -> None:
    replay.field("speed").select_option("fast")
    replay.go(LAST - 1)
    replay.press("play")
    replay.at(LAST)
    expect(replay.button("play")).to_be_visible()
    replay.press("play")
    replay.passes(f"step < {LAST}")
