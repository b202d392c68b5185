"""Records that a person opens: pasted, picked as files, broken, by strangers."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from helpers.example_deal import MARKUP, damaged, titled
from helpers.pages import OpenPage, wait_until_shown
from helpers.replaying import Replaying
from tolva_teach.examples import example
from tolva_teach.texts import LANGUAGES


def test_pasted_record_is_shown(replay: Replaying) -> None:
    replay.paste(json.dumps(titled("My own deal")))
    expect(replay.why).to_contain_text("My own deal")
    expect(replay.button("open")).to_be_focused()


def test_picked_file_is_shown_and_given_back(replay: Replaying, tmp_path: Path) -> None:
    file = tmp_path / "mine.tolva.json"
    file.write_text(json.dumps(titled("From a file")), "utf-8")
    replay.press("open")
    replay.page.get_by_label("File").set_input_files(file)
    expect(replay.why).to_contain_text("From a file")
    with replay.page.expect_download() as saved:
        replay.press("save")
    assert saved.value.suggested_filename == "from-a-file.tolva.json"
    assert json.loads(Path(saved.value.path()).read_text("utf-8")) == json.loads(file.read_text("utf-8"))


def test_file_that_is_too_large_is_refused_on_the_page(replay: Replaying, tmp_path: Path) -> None:
    file = tmp_path / "large.json"
    file.write_text(" " * 2_000_001, "utf-8")
    replay.press("open")
    replay.page.get_by_label("File").set_input_files(file)
    expect(replay.page.get_by_role("alert")).to_contain_text("too large")


def test_nothing_pasted_is_said(replay: Replaying) -> None:
    replay.paste("  ")
    expect(replay.page.get_by_role("dialog").get_by_role("alert")).to_contain_text(
        "Paste a saved deal or pick a file first"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_broken_record_is_told_of_in_the_dialog_with_its_text_and_nothing_is_lost(
    open_page: OpenPage, lang: str
) -> None:
    replay = Replaying(open_page("replay", lang, width=360), lang)
    replay.go(5)
    before = replay.why.text_content()
    replay.paste(damaged())
    dialog = replay.page.get_by_role("dialog")
    expect(dialog.get_by_role("alert")).to_be_in_viewport()
    expect(dialog.get_by_role("alert")).to_contain_text("3 play S6")
    expect(dialog.get_by_role("alert")).to_contain_text("David")
    expect(dialog.get_by_role("textbox")).to_have_value(damaged())
    replay.page.keyboard.press("Escape")
    expect(replay.button("open")).to_be_focused()
    assert replay.why.text_content() == before
    replay.at(5)


def test_picked_file_that_fails_can_be_mended_in_the_dialog(replay: Replaying, tmp_path: Path) -> None:
    file = tmp_path / "broken.tolva.json"
    file.write_text(damaged().removesuffix("}"), "utf-8")
    replay.press("open")
    replay.page.get_by_label("File").set_input_files(file)
    dialog = replay.page.get_by_role("dialog")
    expect(dialog.get_by_role("alert")).to_contain_text("JSON")
    dialog.get_by_role("textbox").fill(json.dumps(titled("Mended")))
    dialog.get_by_role("button", name="Open", exact=True).click()
    expect(replay.why).to_contain_text("Mended")
    expect(dialog).to_have_count(0)


def test_opened_record_survives_a_reload_and_the_other_language(replay: Replaying) -> None:
    page = replay.page
    replay.paste(json.dumps(titled("My own deal")))
    expect(replay.why).to_contain_text("My own deal")
    replay.go(5)
    page.wait_for_url("**?own=1&step=5")
    page.reload()
    wait_until_shown(page)
    replay.at(5)
    expect(replay.why).to_contain_text("My own deal")
    page.get_by_role("link", name="Svenska").click()
    page.wait_for_url("**/sv/**")
    wait_until_shown(page)
    Replaying(page, "sv").at(5)
    expect(replay.why).to_contain_text("My own deal")


def test_link_to_an_opened_record_says_that_it_is_not_here(open_page: OpenPage) -> None:
    replay = Replaying(open_page("replay", "sv", query="own=1&step=5"), "sv")
    expect(replay.page.locator(".tolva-replay-top")).to_contain_text("bara finns i webbläsaren där den öppnades")
    replay.at(0)
    replay.page.wait_for_url("**/replay.ipynb")


def test_strangers_text_is_text(replay: Replaying) -> None:
    record = {**example("en").to_dict(), "names": [MARKUP[:60]] * 4, "title": MARKUP, "comment": MARKUP}
    record["deals"][0]["events"][0] += f" ; {MARKUP}"
    replay.paste(json.dumps(record))
    expect(replay.why).to_contain_text("<img")
    replay.press("forward")
    expect(replay.why.locator("blockquote")).to_contain_text("<img")
    replay.press("report")
    expect(replay.page.get_by_role("dialog")).to_be_visible()
    expect(replay.page.locator("img")).to_have_count(0)
    assert "stranger" not in replay.page.title()
