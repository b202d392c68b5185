"""What the page itself can do, and the row that steps, each alone on a page. No kernel: the widget is in the test."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from helpers.stage import Stage
from tolva_widgets.base import FrontEnd
from tolva_widgets.controls import Controls
from tolva_widgets.page import Page as PageWidget

SILENT = "Programmet bakom sidan svarar inte"
CHOICES = [
    {"name": "view", "label": "Visa", "options": [["open", "Alla"], ["0", "<b>Astrid</b>"]], "setting": False},
    {"name": "ask", "label": "Fråga", "options": [["", ""], ["yes", ""]], "setting": False},
    {"name": "colours", "label": "Färger", "options": [["2", "Två"], ["4", "Fyra"]], "setting": True},
]
CHOSEN = {"view": "open", "ask": "", "colours": "2"}
Open = Callable[..., Stage]


@pytest.fixture
def stage(new_context: Callable[..., BrowserContext]) -> Open:
    """Puts a widget on a page of its own; a fault on the page fails the test."""

    def open_it(
        widget: FrontEnd, *, width: int = 1280, clock: bool = False, host: str = "", address: str = "", **context: Any
    ) -> Stage:
        page = new_context(viewport={"width": width, "height": 740}, **context).new_page()
        page.on("pageerror", lambda error: pytest.fail(str(error)))
        if clock:
            page.clock.install(time=0)
        return Stage(page, widget, host=host, address=address)

    return open_it


@pytest.fixture
def choosing() -> PageWidget:
    return PageWidget(choices=CHOICES, chosen=CHOSEN, tools=["another", "open", "save", "report"])


# Choices


def test_choices_are_told_to_python(stage: Open, choosing: PageWidget) -> None:
    on = stage(choosing)
    on.page.get_by_role("combobox", name="Visa").select_option("0")
    on.page.get_by_role("checkbox", name="Fråga").check()
    on.page.get_by_text("Utseende").click()
    on.page.get_by_role("combobox", name="Färger").select_option("4")
    on.pull()
    assert choosing.chosen == {"view": "0", "ask": "yes", "colours": "4"}


def test_choices_follow_python(stage: Open, choosing: PageWidget) -> None:
    on = stage(choosing)
    choosing.chosen = {**CHOSEN, "view": "0", "ask": "yes"}
    on.push()
    expect(on.page.get_by_role("combobox", name="Visa")).to_have_value("0")
    expect(on.page.get_by_role("checkbox", name="Fråga")).to_be_checked()


def test_new_choices_leave_the_focus_where_it_was(stage: Open, choosing: PageWidget) -> None:
    on = stage(choosing)
    on.page.get_by_role("checkbox", name="Fråga").focus()
    choosing.choices = [*CHOICES[:1], {**CHOICES[1], "label": "Fråga mig"}, *CHOICES[2:]]
    on.push()
    expect(on.page.get_by_role("checkbox", name="Fråga mig")).to_be_focused()


def test_names_in_choices_are_text(stage: Open, choosing: PageWidget) -> None:
    on = stage(choosing)
    expect(on.page.locator("option", has_text="<b>Astrid</b>")).to_have_count(1)
    expect(on.page.locator("b")).to_have_count(0)


# What the page around it has for it

ADDRESS = "http://stage.localhost/sv/replay.ipynb?seed=7&other=1&step="


def _on_a_page(stage: Open, host: str, address: str = ADDRESS) -> Stage:
    widget = PageWidget(
        choices=CHOICES,
        chosen=CHOSEN,
        remember=["colours"],
        keeps=True,
        address_keys=["seed", "step"],
        entry_keys=["seed"],
    )
    on = stage(widget, host=host, address=address)
    on.pull()
    return on


def _go_on(on: Stage) -> None:
    """The address is written when it has rested a while."""
    on.push()
    on.page.wait_for_timeout(400)


def test_page_that_has_an_address_tells_it_and_has_it_written(stage: Open) -> None:
    on = _on_a_page(stage, "address")
    assert (on.widget.opened, on.widget.address) == (True, {"seed": "7"})
    on.widget.address = {"seed": "7", "step": "3"}
    _go_on(on)
    assert on.page.url.endswith("?seed=7&other=1&step=3")
    on.widget.address = {"seed": "8"}
    _go_on(on)
    assert on.page.url.endswith("?seed=8&other=1")
    on.page.go_back()
    on.pull()
    assert (on.widget.address, on.widget.returns) == ({"seed": "7", "step": "3"}, 1)


@pytest.mark.parametrize("host", ["", "storage kernel keys theme"])
def test_page_whose_address_is_not_ours_is_left_as_it_is(stage: Open, host: str) -> None:
    on = _on_a_page(stage, host)
    assert on.widget.opened == bool(host)
    assert on.widget.address == {}
    on.widget.address = {"seed": "8"}
    _go_on(on)
    assert on.page.url == ADDRESS


_KEPT = "({ lasting: { ...localStorage }, tab: { ...sessionStorage } })"


def test_page_with_storage_keeps_choices_and_the_text_of_its_tab(stage: Open) -> None:
    on = _on_a_page(stage, "storage")
    on.page.get_by_text("Utseende").click()
    on.page.get_by_role("combobox", name="Färger").select_option("4")
    on.page.get_by_role("checkbox", name="Fråga").check()
    on.widget.kept = "{}"
    on.push()
    kept = {"lasting": {"tolva:colours": "4"}, "tab": {"tolva:kept-replay.ipynb": "{}"}}
    assert on.page.evaluate(_KEPT) == kept


def test_what_was_kept_under_its_old_name_is_found_and_gets_the_new_one(stage: Open) -> None:
    widget = PageWidget(choices=CHOICES, chosen=CHOSEN, remember=["colours"], keeps=True)
    on = stage(PageWidget(), address=ADDRESS)
    on.page.evaluate("localStorage['tolva-colours'] = '4'; sessionStorage['tolva-kept-replay.ipynb'] = '{}'")
    again = Stage(on.page, widget, host="storage", address=ADDRESS)
    again.pull()
    assert (widget.chosen["colours"], widget.kept) == ("4", "{}")
    again.page.get_by_text("Utseende").click()
    again.page.get_by_role("combobox", name="Färger").select_option("2")
    assert again.page.evaluate(_KEPT)["lasting"] == {"tolva:colours": "2"}


@pytest.mark.parametrize("host", ["", "address kernel keys theme"])
def test_page_without_storage_keeps_nothing_and_is_told_nothing(stage: Open, host: str) -> None:
    on = stage(PageWidget(), address=ADDRESS)
    on.page.evaluate("localStorage['tolva:colours'] = '4'")
    again = Stage(
        on.page,
        PageWidget(choices=CHOICES, chosen=CHOSEN, remember=["colours"], keeps=True),
        host=host,
        address=ADDRESS,
    )
    again.pull()
    assert again.widget.chosen == CHOSEN
    again.page.get_by_text("Utseende").click()
    again.page.get_by_role("combobox", name="Färger").select_option("4")
    again.page.get_by_role("combobox", name="Färger").select_option("2")
    again.widget.kept = "{}"
    again.push()
    assert again.page.evaluate(_KEPT) == {"lasting": {"tolva:colours": "4"}, "tab": {}}


def test_page_that_sees_the_kernel_itself_is_not_pinged(stage: Open, choosing: PageWidget) -> None:
    on = stage(choosing, clock=True, host="kernel")
    on.page.clock.run_for(60_000)
    assert on.pull() == []
    expect(on.page.locator(".tolva-silent")).to_be_hidden()


@pytest.mark.parametrize(("host", "takes"), [("keys", True), ("", False)])
def test_keys_pressed_anywhere_are_the_rows_where_the_page_says_so(stage: Open, host: str, takes: bool) -> None:
    controls = Controls(last=9, where="0")
    on = stage(controls, host=host)
    on.page.keyboard.press("End")
    on.pull()
    assert controls.step == (9 if takes else 0)


# Tools


def test_tools_that_are_not_offered_are_hidden(stage: Open, choosing: PageWidget) -> None:
    on = stage(choosing)
    choosing.tools = ["open"]
    on.push()
    expect(on.page.get_by_role("button", name="Öppna …")).to_be_visible()
    expect(on.page.get_by_role("button", name="Spara som fil")).to_be_hidden()
    choosing.tools = []
    on.push()
    expect(on.page.get_by_role("group", name="Given")).to_have_count(0)


def test_dialog_gives_what_is_pasted_and_the_focus_back(stage: Open, choosing: PageWidget) -> None:
    texts: list[str] = []
    choosing.on_tool("open", texts.append)
    on = stage(choosing)
    on.page.get_by_role("button", name="Öppna …").click()
    on.page.get_by_role("textbox", name="Sparad giv").fill('{"a": 1}')
    on.page.get_by_role("button", name="Öppna", exact=True).click()
    on.pull()
    assert texts == ['{"a": 1}']
    on.tell({"do": "opened", "problem": "<b>Fel</b> på rad 1"})
    dialog = on.page.get_by_role("dialog")
    expect(dialog.get_by_role("alert")).to_have_text("<b>Fel</b> på rad 1")
    expect(dialog.get_by_role("textbox")).to_have_value('{"a": 1}')
    dialog.get_by_role("button", name="Öppna", exact=True).click()
    expect(dialog.get_by_role("alert")).to_have_text("")
    on.tell({"do": "opened", "problem": ""})
    expect(on.page.get_by_role("dialog")).to_have_count(0)
    expect(on.page.get_by_role("button", name="Öppna …")).to_be_focused()


def test_dialog_keeps_the_focus_and_is_left_by_escape(stage: Open, choosing: PageWidget) -> None:
    on = stage(choosing)
    on.page.get_by_role("button", name="Öppna …").click()
    for _ in range(8):
        on.page.keyboard.press("Tab")
        inside = on.page.evaluate(
            "document.activeElement === document.body || !!document.activeElement.closest('dialog')"
        )
        assert inside
    on.page.keyboard.press("Escape")
    expect(on.page.get_by_role("button", name="Öppna …")).to_be_focused()


def test_text_is_copied_also_where_the_browser_gives_no_clipboard(stage: Open, choosing: PageWidget) -> None:
    on = stage(choosing)
    on.page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    on.tell({"do": "report", "name": "a.json", "text": '{"step": 3}'})
    on.page.get_by_role("button", name="Kopiera").click()
    expect(on.page.get_by_role("status").filter(has_text="Kopierat.")).to_be_visible()
    expect(on.page.get_by_role("textbox", name="Det som följer med")).to_be_visible()


def test_what_one_writes_goes_in_front_of_the_report_and_leaves_the_rest_as_it_is(
    stage: Open, choosing: PageWidget
) -> None:
    on = stage(choosing)
    on.tell({"do": "report", "name": "a.json", "text": '{"carry": 12345678901234567890}'})
    field = on.page.get_by_role("textbox", name="Vad verkar fel?")
    expect(field).to_be_focused()
    expect(on.page.get_by_role("textbox", name="Det som följer med")).to_be_hidden()
    field.fill('Esset "fattas"\n')
    on.page.locator("summary", has_text="Det som följer med").click()
    expect(on.page.get_by_role("textbox", name="Det som följer med")).to_have_value(
        '{"what": "Esset \\"fattas\\"", "carry": 12345678901234567890}'
    )


def test_what_was_saved_is_seen_for_a_while(stage: Open, choosing: PageWidget) -> None:
    on = stage(choosing, clock=True)
    on.tell({"do": "download", "name": "a.json", "text": "{}", "said": "Sparad som a.json."})
    receipt = on.page.get_by_role("status").filter(has_text="Sparad som a.json.")
    expect(receipt).to_be_visible()
    assert (receipt.bounding_box() or {"height": 0})["height"] > 10
    on.page.clock.run_for(10_000)
    expect(receipt).to_have_count(0)


def test_saving_a_report_is_said_in_its_dialog(stage: Open, choosing: PageWidget) -> None:
    on = stage(choosing)
    on.tell({"do": "report", "name": "a.json", "text": "{}", "said": "Sparad som a.json."})
    dialog = on.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Spara som fil").click()
    expect(dialog.get_by_role("status")).to_have_text("Sparad som a.json.")


# The kernel


def test_silent_kernel_is_said_and_the_notice_goes_when_it_answers(stage: Open, choosing: PageWidget) -> None:
    on = stage(choosing, clock=True)
    notice = on.page.locator(".tolva-silent")
    expect(notice).to_be_hidden()
    on.page.clock.run_for(31_000)
    assert {"message": {"do": "ping"}} in on.pull()
    expect(notice).to_be_visible()
    expect(notice).to_contain_text(SILENT)
    on.tell({"do": "pong"})
    expect(notice).to_be_hidden()


def test_kernel_that_answers_is_not_complained_of(stage: Open, choosing: PageWidget) -> None:
    on = stage(choosing, clock=True)
    for _ in range(6):
        on.page.clock.run_for(10_000)
        on.tell({"do": "pong"})
    expect(on.page.locator(".tolva-silent")).to_be_hidden()


# Colours


def test_colours_follow_jupyterlab_and_leave_our_own_pages_alone(stage: Open, choosing: PageWidget) -> None:
    on = stage(choosing)
    root = on.page.locator("html")
    on.page.evaluate("document.body.dataset.jpThemeLight = 'false'")
    expect(root).to_have_attribute("data-theme", "dark")
    on.page.evaluate("document.body.dataset.jpThemeLight = 'true'")
    expect(root).to_have_attribute("data-theme", "light")
    on.page.evaluate("document.documentElement.dataset.tolvaHost = 'address theme'")
    on.page.evaluate("document.body.dataset.jpThemeLight = 'false'")
    expect(root).to_have_attribute("data-theme", "light")


# The row that steps


def test_keys_pressed_after_next_go_on_from_there_before_python_has_answered(stage: Open) -> None:
    """All go the same way, as messages: a changed state could be held back, and overtaken."""
    controls, heard = Controls(last=9, where="0", marks=[4, 8, 9]), list[int]()
    controls.observe(lambda change: heard.append(change["new"]), "step")
    on = stage(controls)
    on.page.get_by_role("button", name="Ett steg framåt").focus()
    for key in ("ArrowRight", "ArrowRight", "Shift+ArrowRight", "ArrowRight", "ArrowRight"):
        on.page.keyboard.press(key)
    expect(on.page.locator(".tolva-step-count")).to_have_text("6/9")
    assert all("message" in one for one in on.pull())
    assert heard == [1, 2, 4, 5, 6]


def test_next_leads_to_the_end_where_no_section_ends_any_more(stage: Open) -> None:
    controls = Controls(last=9, where="0", marks=[4])
    on = stage(controls)
    for step in (4, 9, 9):
        on.page.keyboard.press("Shift+ArrowRight")
        on.pull()
        assert controls.step == step


def test_row_shows_what_happened_and_the_reason_on_a_line_of_its_own(stage: Open) -> None:
    controls = Controls(last=9, caption="Astrid <b>spelar</b>.", reason="Hon måste.")
    on = stage(controls)
    lines = on.page.locator(".tolva-step-caption p")
    expect(lines).to_have_text(["Astrid <b>spelar</b>.", "Hon måste."])
    controls.reason = ""
    on.push()
    expect(lines).to_have_text(["Astrid <b>spelar</b>."])


def test_row_never_runs_ahead_of_what_is_shown(stage: Open) -> None:
    controls = Controls(last=9, speed="fast", where="0")
    on = stage(controls, clock=True)
    on.page.get_by_role("button", name="Spela upp").click()
    on.page.clock.run_for(20_000)
    on.pull()
    assert controls.step == 1
    controls.where = "1"
    on.push()
    on.page.clock.run_for(20_000)
    on.pull()
    assert controls.step == 2


@pytest.mark.parametrize(
    ("speed", "letters", "stays"), [("normal", 30, 2200), ("normal", 300, 6000), ("fast", 30, 880)]
)
def test_a_step_stays_the_longer_the_more_is_told(stage: Open, speed: str, letters: int, stays: int) -> None:
    controls = Controls(last=9, speed=speed, where="0", caption="a" * letters)
    on = stage(controls, clock=True)
    on.page.clock.pause_at(60)  # it would go on by itself, and a slow machine would use up the time that a step stays
    on.page.get_by_role("button", name="Spela upp").click()
    on.page.clock.run_for(stays - 30)
    on.pull()
    assert controls.step == 0
    on.page.clock.run_for(60)
    on.pull()
    assert controls.step == 1


def test_row_stops_playing_when_the_kernel_is_gone(stage: Open) -> None:
    on = stage(Controls(last=9, where="0"))
    on.page.get_by_role("button", name="Spela upp").click()
    for told, name in [("alive", "Pausa"), ("gone", "Spela upp")]:
        on.page.evaluate(f"document.dispatchEvent(new CustomEvent('tolva-kernel', {{ detail: '{told}' }}))")
        expect(on.page.get_by_role("button", name=name)).to_be_visible()


def test_buttons_without_effect_say_so_and_keep_the_focus(stage: Open) -> None:
    controls = Controls(last=1, where="0")
    on = stage(controls)
    forward = on.page.get_by_role("button", name="Ett steg framåt")
    forward.focus()
    on.page.keyboard.press("Enter")
    expect(forward).to_have_attribute("aria-disabled", "true")
    expect(forward).to_be_focused()
    on.page.keyboard.press("Enter")
    on.pull()
    assert controls.step == 1


def test_row_fits_a_phone_in_two_rows(stage: Open) -> None:
    on = stage(Controls(last=99, where="0"), width=360)
    places = on.page.locator("button, input, select").all()
    tops = {round((place.bounding_box() or {"y": -1})["y"] / 30) for place in places}
    assert len(tops) == 2
    assert on.page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("widget", [Controls, PageWidget])
def test_nothing_listens_when_a_view_is_gone(stage: Open, widget: Callable[[], FrontEnd]) -> None:
    on = stage(widget())
    before = on.page.evaluate("window.stage.listening()")
    on.page.evaluate("window.stage.leave()")
    assert on.page.evaluate("window.stage.listening()") < before
