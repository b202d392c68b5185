"""Fields in pieces of markup that are made anew while one writes in them."""

import pytest
from playwright.sync_api import expect

from helpers.stage import OnStage
from tolva_widgets.page.markup_view import MarkupView

NUMBER = '<input type="number" data-do="change" data-name="n" data-focus="change n" data-live value="{}">'
WORDS = '<input data-do="change" data-name="n" data-focus="change n" value="{}">'


@pytest.mark.parametrize(("typed", "ends_as"), [(["3", "1"], "31"), (["1", "2", "Backspace", "4"], "14")])
def test_digits_stand_in_the_order_in_which_they_are_typed(stage: OnStage, typed: list[str], ends_as: str) -> None:
    """Each digit is told at once, and the field is made anew by what comes of it before the next is typed."""
    view = MarkupView(lang="en", called="tolva-editor", sections=[["now", NUMBER.format("")]])
    on = stage(view)
    field = on.page.get_by_role("spinbutton")
    field.focus()
    for key in typed:
        on.page.keyboard.press(key)
        for told in on.pull():
            view.sections = [["now", NUMBER.format(told["message"]["value"])]]
        on.push()
        expect(field).to_be_focused()
    expect(field).to_have_value(ends_as)


def test_what_is_being_written_goes_on_where_the_caret_was(stage: OnStage) -> None:
    view = MarkupView(lang="en", called="tolva-editor", sections=[["now", WORDS.format("")]])
    on = stage(view)
    field = on.page.get_by_role("textbox")
    field.focus()
    on.page.keyboard.type("a c")
    on.page.keyboard.press("ArrowLeft")
    view.sections = [["now", f"<p>New.</p>{WORDS.format('')}"]]
    on.push()
    on.page.keyboard.type("b ")
    expect(field).to_have_value("a b c")


def test_what_was_told_into_a_broken_line_is_pythons_again_and_can_be_told_anew(stage: OnStage) -> None:
    on = stage(MarkupView(lang="en", called="tolva-editor", sections=[["now", WORDS.format("7")]]))
    field = on.page.get_by_role("textbox")
    field.fill("12")
    field.press("Enter")
    assert on.page.evaluate("window.stage.out.splice(0).length") == 1, "it is told, and lost"
    on.page.evaluate("document.dispatchEvent(new CustomEvent('tolva-cut-off'))")
    on.page.evaluate("document.dispatchEvent(new CustomEvent('tolva-kernel', { detail: 'alive' }))")
    expect(field).to_have_value("7")
    field.fill("12")
    field.press("Enter")
    assert [told["message"]["value"] for told in on.pull()] == ["12"]
