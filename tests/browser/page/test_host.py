"""What the page around a widget has for it: an address, storage, keys, colours; and what is then left alone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from helpers.choosing import CHOICES, CHOSEN
from helpers.stage import OnStage, Stage
from tolva_widgets.base.widget import FrontEnd
from tolva_widgets.controls.widget import Controls
from tolva_widgets.page.shelf.widget import Shelf
from tolva_widgets.page.widget import Page as PageWidget

ADDRESS = "http://stage.localhost/sv/replay.ipynb?seed=7&other=1&step="


def _on_a_page(stage: OnStage, host: str, address: str = ADDRESS) -> Stage:
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


def _go_on(on: Stage, until: str) -> None:
    """The address is written when it has rested a while; until it ends so."""
    on.push()
    on.page.wait_for_url(lambda url: url.endswith(until))


def _go_back(on: Stage) -> None:
    """Until the page has told of it."""
    on.page.go_back()
    _until_told(on)
    on.pull()


def _until_told(on: Stage) -> None:
    on.page.wait_for_function("window.stage.out.length > 0")


def test_page_that_has_an_address_tells_it_and_has_it_written(stage: OnStage) -> None:
    on = _on_a_page(stage, "address")
    assert (on.widget.opened, on.widget.address) == (True, {"seed": "7"})
    on.widget.address = {"seed": "7", "step": "3"}
    _go_on(on, "?seed=7&other=1&step=3")
    on.widget.address = {"seed": "8"}
    _go_on(on, "?seed=8&other=1")
    _go_back(on)
    assert (on.widget.address, on.widget.returns) == ({"seed": "7", "step": "3"}, 1)


def test_who_goes_back_brings_along_no_choice_that_has_been_changed_since(stage: OnStage) -> None:
    """ipywidgets sends with the address whatever the page has set before, though Python has set it otherwise by now."""
    on = _on_a_page(stage, "address")
    view = on.page.get_by_role("combobox", name="Visa")
    view.select_option("0")
    on.pull()
    on.widget.chosen = {**CHOSEN, "ask": "yes"}
    on.widget.address = {"seed": "8"}
    _go_on(on, "?seed=8&other=1")
    _go_back(on)
    assert (on.widget.address, on.widget.returns) == ({"seed": "7"}, 1)
    assert on.widget.chosen == {**CHOSEN, "ask": "yes"}
    on.push()
    expect(view).to_have_value("open")


def test_what_stands_after_the_number_sign_is_told_written_and_gone_back_to(stage: OnStage) -> None:
    address = "http://stage.localhost/sv/replay.ipynb#record=1abc"
    widget = PageWidget(address_keys=["step"], fragment_key="record")
    on = stage(widget, host="address", address=address)
    on.pull()
    assert (widget.address, widget.fragment) == ({}, "record=1abc")
    widget.address = {"step": "3"}
    _go_on(on, "?step=3#record=1abc")
    widget.fragment = ""
    _go_on(on, "?step=3")
    _go_back(on)
    assert (widget.fragment, widget.returns) == ("record=1abc", 1)
    on.page.evaluate("location.hash = 'place'")  # an anchor of the page is no return
    on.page.wait_for_timeout(100)
    assert on.pull() == []
    assert on.page.url.endswith("#record=1abc")
    on.page.evaluate("location.hash = 'record='")
    _until_told(on)
    on.pull()
    assert (widget.fragment, widget.returns) == ("record=", 2)


@pytest.mark.parametrize("host", ["", "storage kernel keys theme"])
def test_page_whose_address_is_not_ours_is_left_as_it_is(stage: OnStage, host: str) -> None:
    on = _on_a_page(stage, host)
    assert on.widget.opened == bool(host)
    assert on.widget.address == {}
    on.widget.address = {"seed": "8"}
    on.push()
    on.page.wait_for_timeout(400)  # it would be written by then
    assert on.page.url == ADDRESS


_KEPT = "({ lasting: { ...localStorage }, tab: { ...sessionStorage } })"


def test_page_with_storage_keeps_choices_and_the_text_of_its_tab(stage: OnStage) -> None:
    on = _on_a_page(stage, "storage")
    on.page.get_by_text("Utseende").click()
    on.page.get_by_role("combobox", name="Färger").select_option("4")
    on.page.get_by_role("checkbox", name="Fråga").check()
    on.widget.kept = "{}"
    on.push()
    kept = {"lasting": {"tolva:colours": "4"}, "tab": {"tolva:kept-replay.ipynb": "{}"}}
    assert on.page.evaluate(_KEPT) == kept


def test_what_there_is_no_room_for_leaves_what_was_kept_before(stage: OnStage) -> None:
    on = _on_a_page(stage, "storage")
    on.widget.kept = "before"
    on.push()
    on.widget.kept = "x" * 6_000_000  # more than a browser gives a page
    on.push()
    assert on.page.evaluate(_KEPT)["tab"] == {"tolva:kept-replay.ipynb": "before"}


def test_what_was_kept_is_found_again(stage: OnStage) -> None:
    widget = PageWidget(choices=CHOICES, chosen=CHOSEN, remember=["colours"], keeps=True)
    on = stage(PageWidget(), address=ADDRESS)
    on.page.evaluate("localStorage['tolva:colours'] = '4'; sessionStorage['tolva:kept-replay.ipynb'] = '{}'")
    again = Stage(on.page, widget, host="storage", address=ADDRESS)
    again.pull()
    assert (widget.chosen["colours"], widget.kept) == ("4", "{}")
    again.page.get_by_text("Utseende").click()
    again.page.get_by_role("combobox", name="Färger").select_option("2")
    assert again.page.evaluate(_KEPT)["lasting"] == {"tolva:colours": "2"}


@pytest.mark.parametrize("host", ["", "address kernel keys theme"])
def test_page_without_storage_keeps_nothing_and_is_told_nothing(stage: OnStage, host: str) -> None:
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


@pytest.mark.parametrize(("host", "takes"), [("keys", True), ("", False)])
def test_keys_pressed_anywhere_are_the_rows_where_the_page_says_so(stage: OnStage, host: str, takes: bool) -> None:
    controls = Controls(last=9, where="0")
    on = stage(controls, host=host)
    on.page.keyboard.press("End")
    on.pull()
    assert controls.step == (9 if takes else 0)


def test_colours_follow_jupyterlab_and_leave_our_own_pages_alone(stage: OnStage, choosing: PageWidget) -> None:
    on = stage(choosing)
    root = on.page.locator("html")
    on.page.evaluate("document.body.dataset.jpThemeLight = 'false'")
    expect(root).to_have_attribute("data-theme", "dark")
    on.page.evaluate("document.body.dataset.jpThemeLight = 'true'")
    expect(root).to_have_attribute("data-theme", "light")
    on.page.evaluate("document.documentElement.dataset.tolvaHost = 'address theme'")
    on.page.evaluate("document.body.dataset.jpThemeLight = 'false'")
    expect(root).to_have_attribute("data-theme", "light")


@pytest.mark.parametrize("widget", [Controls, PageWidget, Shelf])
def test_nothing_listens_when_a_view_is_gone(stage: OnStage, widget: Callable[[], FrontEnd]) -> None:
    on = stage(widget())
    before = on.page.evaluate("window.stage.listening()")
    on.page.evaluate("window.stage.leave()")
    assert on.page.evaluate("window.stage.listening()") < before
