"""Piles, stocks and words to say; sets that are put together."""

import pytest
from playwright.sync_api import expect

from helpers.tables import crowd
from helpers.tabling import OFFERS, PAIR, SIZES, OpenTable, card


@pytest.mark.parametrize("width", SIZES.values(), ids=SIZES.keys())
@pytest.mark.parametrize("by", ["click", "tap", "keys"])
def test_every_offer_is_chosen_by_mouse_touch_and_keys(table: OpenTable, by: str, width: int) -> None:
    on, chosen = table(mode="play", width=width, has_touch=by == "tap", **OFFERS), []
    on.widget.on_choose(chosen.append)
    if by == "keys":
        on.page.keyboard.press("Tab")
        for _ in OFFERS["choices"]:
            on.page.keyboard.press("Enter")
            on.page.keyboard.press("ArrowRight")
    for name in () if by == "keys" else ("klöver åtta", "klöver dam", "högen, överst spader dam", "talongen, 9 kort"):
        button = on.page.get_by_role("button", name=name)
        at = {"position": {"x": 8, "y": 30}}
        button.tap(**at) if by == "tap" else button.click(**at)
    for name in ("Passa", "Knacka"):
        button = on.page.get_by_role("button", name=name)
        if by == "keys":
            while not button.evaluate("button => button === document.activeElement"):
                on.page.keyboard.press("Tab")
            on.page.keyboard.press("Enter")
        else:
            button.tap() if by == "tap" else button.click()
    on.pull()
    assert chosen == [*OFFERS["choices"], "pass", "knock"]


def test_what_is_no_choice_is_no_button_and_a_tap_on_its_cards_is_answered(table: OpenTable) -> None:
    on = table(mode="play", **{**OFFERS, "choices": PAIR})
    expect(on.page.locator(".tv-zone")).to_have_count(0)
    card(on.page, crowd(5).zones[-1].cards[-1].key).click()
    expect(on.page.locator("[role=status]")).to_have_text("Det kortet kan du inte välja nu.")


def test_in_select_all_is_picked_but_for_what_is_told_at_once(table: OpenTable) -> None:
    on, chosen = table(at_once=["stock", "pass"], **OFFERS), []
    on.widget.on_choose(chosen.append)
    for name, pressed in (("högen", "false"), ("Knacka", "false"), ("talongen", None), ("Passa", None)):
        button = on.page.get_by_role("button", name=name)
        assert button.get_attribute("aria-pressed") == pressed
        button.click()
        assert button.get_attribute("aria-pressed") == (pressed and "true")
    on.pull()
    assert (on.widget.selected, chosen) == (["pile", "knock"], ["stock", "pass"])


def test_set_is_put_together_with_the_verdict_at_hand_and_decided(table: OpenTable) -> None:
    on, decided = table(compose={"label": "Lägg", "ready": False, "verdict": "Välj kort först."}), []
    on.widget.on_decide(decided.append)
    lay = on.page.get_by_role("button", name="Lägg")
    lay.click(force=True)
    assert on.pull() == []
    expect(lay).to_have_accessible_description("Välj kort först.")
    card(on.page, "HQ").click(position={"x": 10, "y": 40})
    on.pull()
    on.widget.compose = {"label": "Lägg", "verdict": "Får läggas.", "kind": "yes"}
    on.push()
    expect(on.page.get_by_role("status").filter(has_text="Får läggas.")).to_be_visible()
    expect(lay).to_have_attribute("aria-disabled", "false")
    lay.focus()
    on.page.keyboard.press("Enter")
    on.pull()
    assert decided == [["HQ"]]


def test_what_was_selected_just_before_is_decided_on_though_python_has_not_answered_yet(table: OpenTable) -> None:
    on, decided = table(compose={"label": "Lägg", "ready": False}), []
    on.widget.observe(lambda _: on.widget.set_trait("compose", {"label": "Lägg hjärter dam"}), "selected")
    on.widget.on_decide(decided.append)
    card(on.page, "HQ").click(position={"x": 10, "y": 40})
    on.page.get_by_role("button", name="Lägg").press("Enter")
    on.pull()
    assert decided == [["HQ"]]
