"""The table by keys alone."""

from helpers.tabling import HAND, OpenTable, card, focused


def test_keys_alone_select_and_let_go(table: OpenTable) -> None:
    on = table()
    on.page.keyboard.press("Tab")
    assert focused(on.page) == "SA"
    path = {"ArrowRight": "S10", "ArrowDown": "SJ", "ArrowLeft": "S10", "End": "CQ", "ArrowUp": "D7", "Home": "SA"}
    for key, lands in path.items():
        on.page.keyboard.press(key)
        assert focused(on.page) == lands
    on.page.keyboard.press("Enter")
    on.page.keyboard.press("ArrowRight")
    on.page.keyboard.press(" ")
    on.pull()
    assert on.widget.selected == ["SA", "S10"]
    on.page.keyboard.press("Escape")
    on.pull()
    assert on.widget.selected == []


def test_one_tab_stop_however_many_cards(table: OpenTable) -> None:
    on = table()
    assert on.page.locator('.tv-card[tabindex="0"]').count() == 1
    on.page.keyboard.press("Tab")
    on.page.keyboard.press("ArrowRight")
    on.page.keyboard.press("Tab")
    assert focused(on.page) is None
    on.page.keyboard.press("Shift+Tab")
    assert focused(on.page) == "S10"


def test_arrows_go_from_left_to_right_as_the_cards_lie_though_they_came_in_another_order(table: OpenTable) -> None:
    marks = {"DK": {"kind": "lit", "word": ""}}
    on = table(mode="play", choices=[*reversed(HAND)], marks=marks)
    on.page.keyboard.press("Tab")
    assert focused(on.page) == "DK"
    on.page.keyboard.press("Home")
    seen = [focused(on.page)]
    for _ in HAND[1:]:
        on.page.keyboard.press("ArrowRight")
        seen.append(focused(on.page))
    assert seen == HAND
    places = [card(on.page, key).bounding_box() for key in HAND]
    lefts = [place["x"] for place in places if place]
    assert lefts == sorted(lefts)
