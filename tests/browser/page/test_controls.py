"""The row that steps."""

import pytest
from playwright.sync_api import expect

from helpers.stage import OnStage, Stage
from tolva_widgets.controls.widget import Controls


def test_keys_pressed_after_next_go_on_from_there_before_python_has_answered(stage: OnStage) -> None:
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


def test_step_that_crosses_one_of_pythons_on_its_way_stays(stage: OnStage) -> None:
    """A replay opened at step 5 moved on before Python's own step 5 had come: its count stood at 5 from then on."""
    controls = Controls(last=9, where="0")
    on = stage(controls)
    count = on.page.locator(".tolva-step-count")
    on.page.get_by_role("slider").fill("7")
    controls.step = 5  # before Python has heard of 7
    on.push()
    expect(count).to_have_text("7/9")
    on.pull()
    on.push()
    assert controls.step == 7
    expect(count).to_have_text("7/9")
    controls.step = 3
    on.push()
    expect(count).to_have_text("3/9")


def test_step_that_was_told_into_a_broken_line_is_pythons_again(stage: OnStage) -> None:
    controls = Controls(last=9, where="0")
    on = stage(controls)
    count = on.page.locator(".tolva-step-count")
    on.page.get_by_role("slider").fill("7")
    expect(count).to_have_text("7/9")
    on.page.evaluate("document.dispatchEvent(new CustomEvent('tolva-cut-off'))")
    controls.step = 5  # which comes when the line is back
    on.push()
    expect(count).to_have_text("5/9")


def test_step_that_python_has_heard_stays_no_longer_where_another_page_is_heard_next(stage: OnStage) -> None:
    controls = Controls(last=9, where="0")
    on = stage(controls)
    on.page.get_by_role("slider").fill("7")
    on.pull()
    on.push()
    controls.heard = "another page 1"
    on.push()
    controls.step = 3
    on.push()
    expect(on.page.locator(".tolva-step-count")).to_have_text("3/9")


def test_next_leads_to_the_end_where_no_section_ends_any_more(stage: OnStage) -> None:
    controls = Controls(last=9, where="0", marks=[4])
    on = stage(controls)
    for step in (4, 9, 9):
        on.page.keyboard.press("Shift+ArrowRight")
        on.pull()
        assert controls.step == step


def test_row_shows_what_happened_and_the_reason_on_a_line_of_its_own(stage: OnStage) -> None:
    controls = Controls(last=9, caption="Astrid <b>spelar</b>.", reason="Hon måste.")
    on = stage(controls)
    lines = on.page.locator(".tolva-step-caption p")
    expect(lines).to_have_text(["Astrid <b>spelar</b>.", "Hon måste."])
    controls.reason = ""
    on.push()
    expect(lines).to_have_text(["Astrid <b>spelar</b>."])


def test_row_never_runs_ahead_of_what_is_shown(stage: OnStage) -> None:
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
def test_a_step_stays_the_longer_the_more_is_told(stage: OnStage, speed: str, letters: int, stays: int) -> None:
    controls = Controls(last=9, speed=speed, where="0", caption="a" * letters)
    on = stage(controls, clock=True)
    on.stop_clock()
    on.page.get_by_role("button", name="Spela upp").click()
    on.page.clock.run_for(stays - 30)
    on.pull()
    assert controls.step == 0
    on.page.clock.run_for(60)
    on.pull()
    assert controls.step == 1


def test_buttons_without_effect_say_so_and_keep_the_focus(stage: OnStage) -> None:
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


def test_row_fits_a_phone_in_two_rows(stage: OnStage) -> None:
    on = stage(Controls(last=99, where="0"), width=360)
    places = on.page.locator("button, input, select").all()
    tops = {round((place.bounding_box() or {"y": -1})["y"] / 30) for place in places}
    assert len(tops) == 2
    assert on.page.evaluate("document.documentElement.scrollWidth") <= 360


_ON_A_PHONE = """late => {
  const stage = document.querySelector("#stage");
  stage.className = "around";
  document.querySelector(".tolva-step-bar").style.position = "sticky";
  if (!late) return;
  stage.prepend(Object.assign(document.createElement("p"), { style: "height: 3000px" }));
}"""
"""The row as it stays at the lower edge of a phone's page; the table comes then, later than the row."""

_TOP = "document.querySelector('.around').getBoundingClientRect().top"


def _painted(on: Stage) -> float:
    """Where the widget around the row begins, once the page is painted."""
    top: float = on.page.evaluate(
        f"async () => {{ for (const _ of '123') await new Promise(requestAnimationFrame); return {_TOP}; }}"
    )
    return top


@pytest.mark.parametrize("told_later", [False, True])
def test_link_to_a_later_step_leads_there_though_the_table_comes_after_the_row(
    stage: OnStage, told_later: bool
) -> None:
    """A row that was drawn at its step never heard of a change, and the page stayed at its top."""
    controls = Controls(last=9, step=5, where="5", scope="around", led=not told_later)
    on = stage(controls, width=360)
    on.page.evaluate(_ON_A_PHONE, False)
    controls.led = True
    on.push()
    on.page.evaluate(_ON_A_PHONE, True)
    assert abs(_painted(on)) < 1


@pytest.mark.parametrize("used", ["by a key", "by a wheel", "by another"])
def test_link_to_a_later_step_leads_nobody_away_who_has_gone_on(stage: OnStage, used: str) -> None:
    on = stage(Controls(last=9, step=5, where="5", scope="around", led=True), width=360)
    on.page.evaluate("document.body.style.paddingTop = '2000px'")
    on.page.evaluate(_ON_A_PHONE, False)
    if used == "by a key":
        on.page.keyboard.press("Tab")
    elif used == "by a wheel":
        on.page.mouse.wheel(0, 1)
        on.page.wait_for_function("scrollY > 0")
    else:
        on.page.evaluate("scrollTo(0, 70)")
    before = _painted(on)
    on.page.evaluate(_ON_A_PHONE, True)
    assert _painted(on) == before > 0


def test_nobody_is_led_who_comes_to_the_beginning(stage: OnStage) -> None:
    on = stage(Controls(last=9, where="0", scope="around"), width=360)
    on.page.evaluate(_ON_A_PHONE, True)
    assert _painted(on) > 0
