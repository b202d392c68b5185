"""The button of a table that lets what the table is part of fill the screen."""

import pytest
from playwright.sync_api import Locator, expect

from helpers.tabling import OpenTable

_PART_OF_A_WHOLE = "document.querySelector('#stage').classList.add('tolva-fills-screen')"
_FILLS = "name => (document.fullscreenElement?.id ?? '') === name"


def button_of(table: OpenTable, before: str = "") -> Locator:
    """The button of a table that is part of a page with a table; what the browser is made to be first."""
    stage = table(lang="en")
    page = stage.page
    page.evaluate(f"() => {{ {before}; {_PART_OF_A_WHOLE} }}")
    page.set_viewport_size({"width": 500, "height": 700})
    return page.locator(".tolva-table-screen")


def test_it_fills_the_screen_and_leaves_it_with_its_name_said_and_the_focus_kept(table: OpenTable) -> None:
    button = button_of(table)
    expect(button).to_be_visible()
    for name, fills, then in (("Full screen", "stage", "Leave full screen"), ("Leave full screen", "", "Full screen")):
        expect(button).to_have_accessible_name(name)
        button.press("Enter")
        button.page.wait_for_function(_FILLS, arg=fills)
        expect(button).to_have_accessible_name(then)
        expect(button).to_be_focused()


def test_the_whole_screen_is_left_when_the_page_has_to_say_that_its_kernel_is_gone(table: OpenTable) -> None:
    button = button_of(table)
    button.press("Enter")
    button.page.wait_for_function(_FILLS, arg="stage")
    button.page.evaluate("document.documentElement.dataset.kernel = 'gone'")
    button.page.evaluate("document.dispatchEvent(new Event('tolva-kernel'))")
    button.page.wait_for_function(_FILLS, arg="")


def test_a_table_that_is_part_of_nothing_else_has_no_such_button(table: OpenTable) -> None:
    expect(table().page.locator(".tolva-table-screen")).to_be_hidden()


@pytest.mark.parametrize("value", ["undefined", "false"])
def test_a_browser_that_has_no_full_screen_has_no_such_button(table: OpenTable, value: str) -> None:
    button = button_of(table, f"Object.defineProperty(document, 'fullscreenEnabled', {{ value: {value} }})")
    expect(button.page.locator(".tolva-table-help")).to_be_visible()
    expect(button).to_be_hidden()


def test_where_the_browser_refuses_the_button_is_gone(table: OpenTable) -> None:
    button = button_of(table, "Element.prototype.requestFullscreen = async () => { throw new TypeError('denied') }")
    expect(button).to_be_visible()
    button.press("Enter")
    expect(button).to_be_hidden()
