""" "Something wrong?": the report that is copied, saved and opened again."""

import json
from pathlib import Path

from playwright.sync_api import expect

from helpers.example_deal import OVERTAKEN
from helpers.pages import OpenPage
from helpers.replaying import Replaying
from tolva_teach.examples import example


def test_report_opens_at_its_step(replay: Replaying) -> None:
    replay.field("view").select_option("2")
    replay.go(OVERTAKEN)
    replay.press("report")
    report = replay.page.get_by_role("dialog").locator("textarea[readonly]").input_value()
    replay.page.keyboard.press("Escape")
    replay.press("another")
    expect(replay.why).to_contain_text("Deal number")
    replay.paste(report)
    replay.at(OVERTAKEN)
    expect(replay.field("view")).to_have_value("2")


def test_report_gives_the_record_and_the_step_to_copy_and_to_save(open_page: OpenPage) -> None:
    replay = Replaying(open_page("replay", "en", permissions=["clipboard-read", "clipboard-write"]), "en")
    replay.go(OVERTAKEN)
    replay.press("report")
    dialog = replay.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Copy").click()
    expect(dialog.get_by_role("status")).to_have_text("Copied.")
    copied = json.loads(replay.page.evaluate("navigator.clipboard.readText()"))
    assert copied["step"] == OVERTAKEN
    assert copied["record"] == example("en").to_dict()
    assert "what" not in copied
    dialog.get_by_role("textbox", name="What seems wrong?").fill('The "ace" </script> is\nmissing')
    dialog.get_by_role("button", name="Copy").click()
    replay.page.wait_for_function("navigator.clipboard.readText().then(text => text.includes('what'))")
    copied = {"what": 'The "ace" </script> is\nmissing', **copied}
    with replay.page.expect_download() as saved:
        dialog.get_by_role("button", name="Save as a file").click()
    assert json.loads(Path(saved.value.path()).read_text("utf-8")) == copied
    dialog.get_by_role("button", name="Close").click()
    expect(replay.button("report")).to_be_focused()
