"""Cards are chosen at the table, by mouse; who leaves is let go of."""

from playwright.sync_api import expect

from helpers.tabling import OpenTable, card


def test_click_selects_and_lets_go(table: OpenTable) -> None:
    on = table()
    card(on.page, "HQ").click(position={"x": 10, "y": 40})
    card(on.page, "H8").click(position={"x": 10, "y": 40})
    on.pull()
    assert on.widget.selected == ["HQ", "H8"]
    expect(card(on.page, "HQ")).to_have_attribute("aria-pressed", "true")
    card(on.page, "HQ").click(position={"x": 10, "y": 40})
    on.pull()
    assert on.widget.selected == ["H8"]
    expect(card(on.page, "HQ")).to_have_attribute("aria-pressed", "false")


def test_card_selected_while_python_lets_go_of_all_stays_selected(table: OpenTable) -> None:
    """The two cross on their way; both hold the same in the end."""
    on = table(selected=["H8"])
    card(on.page, "HQ").click(position={"x": 10, "y": 40})
    on.widget.selected = []
    on.push()
    expect(card(on.page, "HQ")).to_have_attribute("aria-pressed", "true")
    on.pull()
    on.push()
    assert on.widget.selected == ["HQ", "H8"]
    expect(card(on.page, "HQ")).to_have_attribute("aria-pressed", "true")


def test_where_one_is_selected_another_takes_its_place(table: OpenTable) -> None:
    on = table(mode="one")
    for key, selected in (("HQ", ["HQ"]), ("H8", ["H8"]), ("H8", [])):
        card(on.page, key).click(position={"x": 10, "y": 40})
        on.pull()
        assert on.widget.selected == selected


def test_in_play_a_click_tells_which_card_and_selects_nothing(table: OpenTable) -> None:
    on, chosen = table(mode="play"), []
    on.widget.on_choose(chosen.append)
    card(on.page, "D7").click(position={"x": 18, "y": 40})
    on.pull()
    assert chosen == ["D7"]
    assert on.widget.selected == []
    assert card(on.page, "D7").get_attribute("aria-pressed") is None


def test_a_tap_on_a_card_that_is_no_choice_is_answered(table: OpenTable) -> None:
    on = table()
    card(on.page, "HK").click()
    expect(on.page.locator("[role=status]")).to_have_text("Det kortet kan du inte välja nu.")
    assert on.pull() == []


def test_in_watch_mode_nothing_is_a_button(table: OpenTable) -> None:
    on = table(mode="watch")
    assert on.page.locator(".tv-card[role=button]").count() == 0


def test_leaving_the_page_lets_go_of_the_model(table: OpenTable) -> None:
    on = table()
    assert on.page.evaluate("() => stage.listening()") > 0
    on.page.evaluate("() => stage.leave()")
    assert on.page.evaluate("() => stage.listening()") == 0
    assert on.page.locator(".tolva-table").count() == 0
