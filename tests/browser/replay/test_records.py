"""Records that a person opens: pasted, picked as files, broken, by strangers."""

import json
from pathlib import Path

from playwright.sync_api import expect

from helpers.example_deal import MARKUP, damaged, titled, unbroken
from helpers.pages import OpenPage, fits, wait_until_shown
from helpers.replaying import Replaying
from tolva_teach.examples import example


def test_pasted_record_is_shown(replay: Replaying) -> None:
    replay.paste(json.dumps(titled("My own deal")))
    expect(replay.why).to_contain_text("My own deal")
    expect(replay.button("open")).to_be_focused()


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


def test_broken_record_is_told_of_in_the_dialog_with_its_text_and_the_focus_comes_back(open_page: OpenPage) -> None:
    replay = Replaying(open_page("replay", "en", width=360), "en")
    replay.go(5)
    before = replay.why.text_content()
    replay.paste(damaged())
    dialog = replay.page.get_by_role("dialog")
    expect(dialog.get_by_role("alert")).to_be_in_viewport()
    expect(dialog.get_by_role("alert")).to_contain_text("David")
    expect(dialog.get_by_role("textbox")).to_have_value(damaged())
    replay.page.keyboard.press("Escape")
    expect(replay.button("open")).to_be_focused()
    assert replay.why.text_content() == before


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


def test_link_with_a_record_shows_it_in_another_browser_and_one_cut_short_is_told(
    replay: Replaying, open_page: OpenPage
) -> None:
    replay.paste(json.dumps(titled("My own deal")))
    expect(replay.why).to_contain_text("My own deal")
    replay.go(5)
    replay.press("link")
    link = replay.page.get_by_role("dialog").get_by_role("textbox").input_value()
    other = Replaying(open_page("replay", "en"), "en")
    other.page.goto(link)
    wait_until_shown(other.page)
    other.at(5)
    expect(other.why).to_contain_text("My own deal")
    other.press("forward")
    other.page.wait_for_url("**?step=6#record=1*")
    other.page.goto(f"{link.partition('#')[0]}&seed=12{link[link.index('#') : -40]}")
    wait_until_shown(other.page)
    expect(other.page.locator(".tolva-fault")).to_contain_text("The link is not whole")


def test_link_to_an_opened_record_says_that_it_is_not_here(open_page: OpenPage) -> None:
    replay = Replaying(open_page("replay", "sv", query="own=1&step=5"), "sv")
    expect(replay.page.locator(".tolva-table-page-top")).to_contain_text("bara finns i webbläsaren där den öppnades")
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


def test_strangers_words_without_a_break_fit_a_phone(open_page: OpenPage) -> None:
    replay = Replaying(open_page("replay", "en", width=360), "en")
    replay.paste(json.dumps(unbroken()))
    expect(replay.why).to_contain_text("W" * 200)
    assert fits(replay.page)
    replay.go(9)
    expect(replay.why).to_contain_text("W" * 100)
    assert fits(replay.page)
    replay.paste(json.dumps({**unbroken(), "title": "<" * 300}))
    expect(replay.page.get_by_role("dialog").get_by_role("alert")).to_be_visible()
    assert fits(replay.page)
