"""Replaying a record in the browser: by mouse, by keys alone, on a phone, and for who listens."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from helpers.pages import OpenPage, Scheme, wait_until_shown
from helpers.replaying import Replaying
from tolva_teach.examples import example

OVERTAKEN = 9
"""The step of the example at which David must head the trick over his partner."""

LAST = 42
MARKUP = '<img src=x onerror="document.title=`stranger`">'
LANGUAGES = ("sv", "en")
SMALLEST_TARGET = 24


@pytest.fixture
def replay(open_page: OpenPage) -> Replaying:
    return Replaying(open_page("replay", "en"), "en")


def damaged() -> str:
    """The example with a revoke in its fourth event."""
    record = example("en").to_dict()
    record["deals"][0]["events"][3] = "3 play S6"
    return json.dumps(record)


def paste(replay: Replaying, text: str) -> None:
    replay.press("open")
    dialog = replay.page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill(text)
    dialog.get_by_role("button", name=replay.words["open"].removesuffix(" …"), exact=True).click()


# With the mouse


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


def test_explanation_has_rule_reason_cards_and_note(replay: Replaying) -> None:
    replay.go(OVERTAKEN)
    expect(replay.why.locator(".tolva-reason")).to_contain_text("must head the trick")
    expect(replay.why.locator("dl")).to_contain_text("Not allowed")
    expect(replay.why.locator("blockquote")).to_contain_text("David would gladly")
    replay.why.locator("summary").click()
    link = replay.why.get_by_role("link", name="All rules")
    expect(link).to_have_attribute("href", "rules-tolva.ipynb#trick.overtake")


def test_playing_goes_on_by_itself_and_can_be_paused(replay: Replaying) -> None:
    replay.field("speed").select_option("fast")
    replay.press("play")
    replay.passes("2 <= step")
    replay.press("pause")
    step = int(replay.slider.input_value())
    replay.page.wait_for_timeout(2000)
    replay.at(step)


def test_playing_ends_at_the_end_and_begins_again(replay: Replaying) -> None:
    replay.field("speed").select_option("fast")
    replay.go(LAST - 1)
    replay.press("play")
    replay.at(LAST)
    expect(replay.button("play")).to_be_visible()
    replay.press("play")
    replay.passes(f"step < {LAST}")


def test_one_seats_view_hides_the_others_cards(replay: Replaying) -> None:
    expect(replay.card("HA")).to_be_visible()
    replay.field("view").select_option("Astrid")
    expect(replay.card("HA")).to_have_count(0)
    replay.go(OVERTAKEN)
    expect(replay.why).not_to_contain_text("Not allowed")
    expect(replay.why).to_contain_text("Heading the trick")


def test_settings_change_corner_letters_and_colours(replay: Replaying) -> None:
    replay.unfold_settings()
    replay.field("colours").select_option("4")
    expect(replay.page.locator(".tolva-table")).to_have_attribute("data-colours", "4")
    replay.go(1)
    replay.field("indices").select_option("sv")
    expect(replay.why.locator(".tolva-chip").first).to_contain_text("♠K")
    expect(replay.why.locator("dl")).to_contain_text("♣E")


# Asking first


def test_question_comes_before_the_card_and_tells_why_a_choice_is_wrong(replay: Replaying) -> None:
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


@pytest.mark.parametrize("width", [360, 1280])
def test_answered_card_of_an_overlapped_hand_is_pulled_out_and_hides_no_other(open_page: OpenPage, width: int) -> None:
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


# Keys alone


def test_everything_is_reached_by_the_tab_key_and_arrows_step(replay: Replaying) -> None:
    page = replay.page
    replay.button("first").focus()
    stops = []
    for _ in range(14):
        stops.append(replay.focused())
        page.keyboard.press("Tab")
    names = [replay.words[name] for name in ("first", "back", "play", "forward", "next-trick", "last")]
    assert stops[:6] == names
    assert stops[6] == "Step"
    assert replay.words["another"] in stops


def test_focus_stays_on_the_button_that_was_pressed(replay: Replaying) -> None:
    page = replay.page
    for name, key, step, called in [
        ("forward", "Enter", 1, "forward"),
        ("end-trick", " ", 4, "next-trick"),
        ("last", "Enter", LAST, "last"),
        ("back", " ", LAST - 1, "back"),
    ]:
        replay.button(name).focus()
        page.keyboard.press(key)
        replay.at(step)
        expect(replay.button(called)).to_be_focused()


def test_keys_work_from_a_button_and_from_a_card(replay: Replaying) -> None:
    page = replay.page
    replay.button("forward").focus()
    for key, step in [("ArrowRight", 1), ("Shift+ArrowRight", 4), ("ArrowLeft", 3), ("End", LAST), ("Home", 0)]:
        page.keyboard.press(key)
        replay.at(step)
    expect(replay.button("forward")).to_be_focused()


def test_a_question_is_answered_by_keys(replay: Replaying) -> None:
    page = replay.page
    replay.field("view").select_option("David")
    replay.field("ask").focus()
    page.keyboard.press("Space")
    replay.go(OVERTAKEN - 1)
    expect(replay.why.locator(".tolva-question")).to_be_visible()
    page.locator('.tv-card[tabindex="0"]').focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(replay.why.locator(".tolva-answer-no")).to_contain_text("ten of spades")
    expect(replay.card("S10")).to_be_focused()
    expect(replay.card("S10")).to_have_accessible_name(re.compile("ten of spades, no"))


def test_arrows_step_where_nothing_has_the_focus(replay: Replaying) -> None:
    replay.page.keyboard.press("ArrowRight")
    replay.at(1)


@pytest.mark.parametrize("place", ["h1", ".tolva-why h2"])
def test_keys_step_and_tell_of_themselves_after_a_click_beside_the_controls(replay: Replaying, place: str) -> None:
    page = replay.page
    page.locator(place).first.click()
    for key, step in [("ArrowRight", 1), ("Shift+ArrowRight", 4), ("End", LAST), ("Home", 0)]:
        page.keyboard.press(key)
        replay.at(step)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Space bar")
    expect(page.get_by_role("dialog")).not_to_contain_text("Let go")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    replay.at(0)
    page.keyboard.press(" ")
    expect(replay.button("pause")).to_be_visible()


def test_arrows_step_from_the_box_that_asks_for_questions(replay: Replaying) -> None:
    replay.field("ask").click()
    replay.page.keyboard.press("ArrowRight")
    replay.at(1)
    replay.page.keyboard.press(" ")
    expect(replay.field("ask")).not_to_be_checked()
    expect(replay.button("play")).to_be_visible()
    replay.at(1)


def test_keys_are_left_to_what_needs_them(replay: Replaying) -> None:
    page = replay.page
    replay.field("view").focus()
    page.keyboard.press("ArrowDown")
    expect(replay.field("view")).to_have_value("0")
    replay.at(0)
    replay.press("open")
    page.get_by_role("textbox").fill("abc")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Home")
    page.keyboard.press("Escape")
    replay.at(0)
    expect(replay.button("open")).to_be_focused()


# Who listens


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


# Records


def test_pasted_record_is_shown(replay: Replaying) -> None:
    paste(replay, json.dumps({**example("en").to_dict(), "title": "My own deal"}))
    expect(replay.why).to_contain_text("My own deal")
    expect(replay.button("open")).to_be_focused()


def test_picked_file_is_shown_and_given_back(replay: Replaying, tmp_path: Path) -> None:
    file = tmp_path / "mine.tolva.json"
    file.write_text(json.dumps({**example("en").to_dict(), "title": "From a file"}), "utf-8")
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
    paste(replay, "  ")
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
    paste(replay, damaged())
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
    dialog.get_by_role("textbox").fill(json.dumps({**example("en").to_dict(), "title": "Mended"}))
    dialog.get_by_role("button", name="Open", exact=True).click()
    expect(replay.why).to_contain_text("Mended")
    expect(dialog).to_have_count(0)


def test_opened_record_survives_a_reload_and_the_other_language(replay: Replaying) -> None:
    page = replay.page
    paste(replay, json.dumps({**example("en").to_dict(), "title": "My own deal"}))
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


def test_report_opens_at_its_step(replay: Replaying) -> None:
    replay.field("view").select_option("2")
    replay.go(OVERTAKEN)
    replay.press("report")
    report = replay.page.get_by_role("dialog").locator("textarea[readonly]").input_value()
    replay.page.keyboard.press("Escape")
    replay.press("another")
    expect(replay.why).to_contain_text("Deal number")
    paste(replay, report)
    replay.at(OVERTAKEN)
    expect(replay.field("view")).to_have_value("2")


def test_strangers_text_is_text(replay: Replaying) -> None:
    record = {**example("en").to_dict(), "names": [MARKUP[:60]] * 4, "title": MARKUP, "comment": MARKUP}
    record["deals"][0]["events"][0] += f" ; {MARKUP}"
    paste(replay, json.dumps(record))
    expect(replay.why).to_contain_text("<img")
    replay.press("forward")
    expect(replay.why.locator("blockquote")).to_contain_text("<img")
    replay.press("report")
    expect(replay.page.get_by_role("dialog")).to_be_visible()
    expect(replay.page.locator("img")).to_have_count(0)
    assert "stranger" not in replay.page.title()


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


# The address


def test_address_opens_seed_step_and_view_and_follows(open_page: OpenPage) -> None:
    replay = Replaying(open_page("replay", "en", query="seed=12&kept=1&step=5&view=2"), "en")
    replay.at(5)
    expect(replay.why).to_contain_text("Deal number 12")
    expect(replay.field("view")).to_have_value("2")
    replay.press("forward")
    replay.page.wait_for_url("**/replay.ipynb?seed=12&kept=1&step=6&view=2")


def test_language_switch_keeps_the_deal_and_the_step(open_page: OpenPage) -> None:
    replay = Replaying(open_page("replay", "en", query="seed=12"), "en")
    replay.go(5)
    replay.page.wait_for_url("**step=5")
    replay.page.get_by_role("link", name="Svenska").click()
    replay.page.wait_for_url("**/sv/**")
    wait_until_shown(replay.page)
    swedish = Replaying(replay.page, "sv")
    swedish.at(5)
    expect(swedish.why).to_contain_text("Giv nummer 12")


def test_asking_first_is_in_the_address(open_page: OpenPage) -> None:
    replay = Replaying(open_page("replay", "en", query=f"step={OVERTAKEN - 1}&ask=1"), "en")
    expect(replay.why.locator(".tolva-question")).to_be_visible()
    expect(replay.field("ask")).to_be_checked()
    replay.field("ask").uncheck()
    replay.page.wait_for_url(f"**?step={OVERTAKEN - 1}")


def test_settings_are_remembered_on_the_next_page(replay: Replaying) -> None:
    page = replay.page
    replay.unfold_settings()
    replay.field("colours").select_option("4")
    replay.field("indices").select_option("sv")
    page.get_by_role("link", name="Svenska").click()
    page.wait_for_url("**/sv/**")
    wait_until_shown(page)
    expect(page.locator(".tolva-table")).to_have_attribute("data-colours", "4")
    swedish = Replaying(page, "sv")
    swedish.unfold_settings()
    expect(swedish.field("indices")).to_have_value("sv")
    page.evaluate("localStorage.setItem('tolva:colours', '<b>')")
    page.reload()
    wait_until_shown(page)
    expect(page.locator(".tolva-table")).to_have_attribute("data-colours", "2")


@pytest.mark.parametrize("wrong", ["step=99", "step=-4", "view=9"])
def test_wrong_step_or_view_is_said_in_sight_at_the_top(open_page: OpenPage, wrong: str) -> None:
    replay = Replaying(open_page("replay", "sv", query=wrong, width=360), "sv")
    notice = replay.page.locator(".tolva-replay-top .tolva-notice-line")
    expect(notice).to_be_in_viewport(ratio=1)
    expect(notice).to_contain_text("länken")
    replay.go(3)
    expect(notice).to_have_count(0)


def test_back_leads_to_the_deal_before(open_page: OpenPage) -> None:
    replay = Replaying(open_page("replay", "en", query="seed=12"), "en")
    replay.go(5)
    replay.page.wait_for_url("**?seed=12&step=5")
    replay.press("another")
    expect(replay.why).not_to_contain_text("Deal number 12")
    replay.page.wait_for_function("!location.search.includes('seed=12')")
    replay.page.go_back()
    expect(replay.why).to_contain_text("Deal number 12")
    replay.at(5)
    replay.page.go_forward()
    expect(replay.why).not_to_contain_text("Deal number 12")


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


# How it looks


def test_controls_stay_in_sight_on_a_phone_and_say_what_happened(open_page: OpenPage) -> None:
    replay = Replaying(open_page("replay", "sv", width=360), "sv")
    replay.go(OVERTAKEN)
    for place in (".tolva-table", ".tolva-reason", ".tolva-score"):
        replay.page.locator(place).scroll_into_view_if_needed()
        expect(replay.button("forward")).to_be_in_viewport(ratio=1)
    expect(replay.page.locator(".tolva-step-caption")).to_contain_text("David sticker över med hjärter ess")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_table_what_happened_why_and_the_buttons_are_seen_together(open_page: OpenPage, lang: str) -> None:
    """At every step of the example, and before one begins to step; a comment on a step is among what is seen."""
    replay = Replaying(open_page("replay", lang, width=360), lang)
    parts = [".tolva-table", ".tolva-step-bar"]
    table, bar = (replay.page.locator(part).bounding_box() or {} for part in parts)
    assert table["y"] + table["height"] - 4 <= bar["y"], (table, bar)
    notes: list[bool] = []
    for step in range(1, LAST + 1):
        replay.press("forward")
        replay.at(step)
        seen = replay.page.evaluate(
            """async () => {
              await new Promise(requestAnimationFrame);  // as it is painted
              const box = name => document.querySelector(name).getBoundingClientRect();
              const caption = document.querySelector(".tolva-step-caption");
              return {
                table: [box(".tolva-table").top, box(".tolva-table").bottom],
                bar: [box(".tolva-step-bar").top, box(".tolva-step-bar").bottom],
                cut: caption.scrollHeight > caption.clientHeight,
                noted: [".tolva-step-note-text", ".tolva-note"].map(one => document.querySelector(one) !== null),
                reason: caption.querySelector(".tolva-step-reason-text")?.textContent ?? "",
              };
            }"""
        )
        assert seen["table"][0] >= 0, (step, seen)
        assert seen["table"][1] <= seen["bar"][0], (step, seen)
        assert seen["noted"][1] or not seen["noted"][0], step
        notes += seen["noted"]
        assert seen["bar"][1] <= 740, (step, seen)
        assert not seen["cut"], step
        assert seen["reason"] or step == LAST
    expect(replay.page.locator(".tolva-step-caption")).to_contain_text(re.compile("3 (poäng|points)"))
    assert sum(notes[::2]) > sum(notes[1::2]) // 3 > 0  # the longest have no room beside what happened and why


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_on_a_phone_asking_first_is_seen_with_the_table(open_page: OpenPage, lang: str) -> None:
    replay = Replaying(open_page("replay", lang, width=360), lang)
    replay.press("forward")
    replay.press("forward")
    replay.at(2)
    asks = replay.field("ask").bounding_box() or {}
    bar = replay.page.locator(".tolva-step-bar").bounding_box() or {}
    assert asks["y"] + asks["height"] <= bar["y"]


def test_on_a_phone_what_can_be_said_is_seen_above_the_bar_while_it_asks(open_page: OpenPage) -> None:
    replay = Replaying(open_page("replay", "sv", query="ask=1", width=360), "sv")
    said = replay.page.locator(".tolva-table-phrases")
    places = 0
    for step in range(1, 10):
        replay.press("forward")
        replay.at(step)
        if not said.count():
            continue
        places += 1
        phrases, bar = (part.bounding_box() or {} for part in (said, replay.page.locator(".tolva-step-bar")))
        assert phrases["y"] + phrases["height"] <= bar["y"], (step, phrases, bar)
        assert said.locator("button").evaluate_all("all => Math.min(...all.map(one => one.offsetHeight))") >= 40
    assert places == 3


@pytest.mark.parametrize("height", [800, 700])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_buttons_are_in_sight_while_it_asks_and_stay_in_their_place(
    open_page: OpenPage, lang: str, height: int
) -> None:
    """Also where six things can be said, on two rows."""
    size = {"width": 1280, "height": height}
    replay = Replaying(open_page("replay", lang, query="seed=12&ask=1", viewport=size), lang)
    tops: dict[int, set[float]] = {}
    for step in range(1, 14):
        replay.page.keyboard.press("ArrowRight")
        replay.at(step)
        bar = replay.page.locator(".tolva-step-bar").bounding_box() or {}
        assert bar["y"] + bar["height"] <= height, step
        tops.setdefault(replay.page.locator(".tolva-table-phrases button").count(), set()).add(bar["y"])
    assert {0, 6} <= tops.keys()
    assert height != 800 or max(set.union(*tops.values())) - min(set.union(*tops.values())) < 4
    assert replay.page.evaluate("scrollY") == 0


@pytest.mark.parametrize("size", [(740, 360), (640, 360)])
def test_on_a_phone_that_lies_down_table_and_row_are_seen_together(open_page: OpenPage, size: tuple[int, int]) -> None:
    viewport = {"width": size[0], "height": size[1]}
    replay = Replaying(open_page("replay", "sv", viewport=viewport, has_touch=True, is_mobile=True), "sv")
    for step in range(1, OVERTAKEN + 1):
        replay.press("forward")
        replay.at(step)
        for place in (".tolva-table", ".tolva-step-bar"):
            expect(replay.page.locator(place)).to_be_in_viewport(ratio=0.99)
    table, bar = (replay.page.locator(place).bounding_box() for place in (".tolva-table", ".tolva-step-bar"))
    assert table is not None
    assert bar is not None
    assert table["x"] + table["width"] <= bar["x"]
    assert replay.page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_page_stays_where_it_is_while_one_steps_on_a_phone(open_page: OpenPage) -> None:
    replay = Replaying(open_page("replay", "sv", width=360), "sv")
    replay.page.locator(".tolva-table").evaluate("table => table.scrollIntoView()")
    scrolled = replay.page.evaluate("scrollY")
    for step in range(1, 6):
        replay.press("forward")
        replay.at(step)
    assert replay.page.evaluate("scrollY") == scrolled


@pytest.mark.parametrize("width", [360, 1280])
def test_targets_are_large_enough_and_nothing_is_wider_than_the_page(open_page: OpenPage, width: int) -> None:
    replay = Replaying(open_page("replay", "sv", width=width), "sv")
    replay.go(OVERTAKEN)
    targets = replay.page.evaluate(
        """() => [...document.querySelectorAll(".tolva-replay :is(button, select, input, summary)")]
          .filter(e => e.offsetParent).map(e => [e.className || e.textContent, e.getBoundingClientRect()])
          .map(([name, box]) => [name, Math.min(box.width, box.height)])"""
    )
    assert len(targets) > 12
    assert not [name for name, least in targets if least < SMALLEST_TARGET]
    assert replay.page.evaluate("document.documentElement.scrollWidth") <= width


def test_explanation_stands_beside_the_table_where_there_is_room(replay: Replaying) -> None:
    table, why = replay.page.locator(".tolva-table").bounding_box(), replay.why.bounding_box()
    assert table is not None
    assert why is not None
    assert why["x"] > table["x"] + table["width"]
    assert why["y"] == pytest.approx(table["y"], abs=1)


@pytest.mark.parametrize("width", [360, 1280])
def test_long_names_do_not_widen_the_page(open_page: OpenPage, width: int) -> None:
    replay = Replaying(open_page("replay", "sv", width=width), "sv")
    names = ["Maximiliana Sofia Alexandra Wilhelmina von und zu Hohenberg", "M" * 57, "åäö " * 14, "x" * 60]
    paste(replay, json.dumps({**example("sv").to_dict(), "names": names}))
    expect(replay.why).to_contain_text("MMMMM…")
    replay.go(OVERTAKEN)
    assert replay.page.evaluate("document.documentElement.scrollWidth") <= width
    cells = replay.page.locator(".tolva-score :is(th, td)")
    cut = "cells => cells.filter(cell => cell.scrollWidth > cell.clientWidth + 1).map(cell => cell.textContent)"
    expect(cells).not_to_have_count(0)
    assert cells.evaluate_all(cut) == []


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


def test_keyboard_help_tells_of_the_keys_that_step(replay: Replaying) -> None:
    replay.page.get_by_role("button", name="Signs and keys").click()
    expect(replay.page.get_by_role("dialog")).to_contain_text("the next trick")


def test_what_is_for_authors_of_notebooks_is_not_shown(replay: Replaying) -> None:
    expect(replay.page.get_by_role("heading", name="Other deals")).to_be_visible()
    expect(replay.page.get_by_text("TrickReplay")).to_have_count(0)
    expect(replay.page.get_by_text("play S6")).to_have_count(0)


def _explained(replay: Replaying) -> None:
    replay.go(OVERTAKEN)
    replay.why.locator("summary").click()


def _asked(replay: Replaying) -> None:
    replay.go(0)
    replay.field("view").select_option("3")
    replay.field("ask").check()
    replay.go(OVERTAKEN - 1)
    expect(replay.why.locator(".tolva-question")).to_be_visible()


def _refused(replay: Replaying) -> None:
    replay.card("H7").click(position={"x": 12, "y": 20})
    expect(replay.why.locator(".tolva-answer-no")).to_be_visible()


def _accepted(replay: Replaying) -> None:
    replay.card("HA").click(position={"x": 12, "y": 20})
    expect(replay.why.locator(".tolva-answer-yes")).to_be_visible()


def _scored(replay: Replaying) -> None:
    replay.field("ask").uncheck()
    replay.field("view").select_option("open")
    replay.go(LAST)


def _set(replay: Replaying) -> None:
    replay.unfold_settings()
    replay.field("colours").select_option("4")


def _reporting(replay: Replaying) -> None:
    replay.press("report")
    expect(replay.page.get_by_role("dialog")).to_be_visible()


def _opening(replay: Replaying) -> None:
    replay.page.keyboard.press("Escape")
    replay.press("open")
    expect(replay.page.get_by_role("dialog")).to_be_visible()


def _refused_to_open(replay: Replaying) -> None:
    replay.page.keyboard.press("Escape")
    paste(replay, damaged())
    expect(replay.page.get_by_role("dialog").get_by_role("alert")).to_contain_text("3 play S6")


def _noticed(replay: Replaying) -> None:
    replay.page.goto(f"{replay.page.url.partition('?')[0]}?step=99")
    wait_until_shown(replay.page)
    expect(replay.page.locator(".tolva-replay-top")).to_contain_text("99")


def _broken(replay: Replaying) -> None:
    replay.page.goto(f"{replay.page.url.partition('?')[0]}?seed=x")
    wait_until_shown(replay.page)
    expect(replay.page.locator(".tolva-fault")).to_be_visible()


STATES: tuple[tuple[str, Callable[[Replaying], None]], ...] = (
    ("dealt", lambda replay: replay.at(0)),
    ("explained", _explained),
    ("asked", _asked),
    ("refused", _refused),
    ("accepted", _accepted),
    ("scored", _scored),
    ("set", _set),
    ("reporting", _reporting),
    ("opening", _opening),
    ("refused to open", _refused_to_open),
    ("noticed", _noticed),
    ("broken", _broken),
)
"""Every state of the replay, each reached from the one before."""


@pytest.mark.parametrize(
    ("lang", "width", "zoom", "scheme"),
    [
        ("sv", 1280, 1, "light"),
        ("en", 1280, 2, "light"),
        ("en", 360, 1, "dark"),
    ],
)
def test_axe_finds_nothing_in_any_state(
    open_page: OpenPage, check_axe: Callable[[Page], None], lang: str, width: int, zoom: int, scheme: Scheme
) -> None:
    replay = Replaying(open_page("replay", lang, width=width, zoom=zoom, scheme=scheme), lang)
    for name, reach in STATES:
        reach(replay)
        try:
            check_axe(replay.page)
        except AssertionError as fault:
            raise AssertionError(f"{name}: {fault}") from fault
        assert replay.page.evaluate("document.documentElement.scrollWidth") <= width // zoom, name
