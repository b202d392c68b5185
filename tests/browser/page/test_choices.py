"""The choices of a page, told to Python and followed from there."""

from playwright.sync_api import expect

from helpers.choosing import CHOICES, CHOSEN
from helpers.stage import OnStage
from tolva_widgets.page.widget import Page as PageWidget


def test_choices_are_told_to_python(stage: OnStage, choosing: PageWidget) -> None:
    on = stage(choosing)
    on.page.get_by_role("combobox", name="Visa").select_option("0")
    on.page.get_by_role("checkbox", name="Fråga").check()
    on.page.get_by_text("Utseende").click()
    on.page.get_by_role("combobox", name="Färger").select_option("4")
    on.pull()
    assert choosing.chosen == {"view": "0", "ask": "yes", "colours": "4"}


def test_a_choice_stays_though_an_answer_to_the_one_before_comes_after_it(stage: OnStage, choosing: PageWidget) -> None:
    on = stage(choosing)
    view = on.page.get_by_role("combobox", name="Visa")
    view.select_option("0")
    on.pull()
    view.select_option("open")
    on.push()  # what Python says has heard of the first choice alone
    expect(view).to_have_value("open")
    on.pull()
    on.push()
    expect(view).to_have_value("open")
    assert choosing.chosen["view"] == "open"


def test_choices_follow_python(stage: OnStage, choosing: PageWidget) -> None:
    on = stage(choosing)
    choosing.chosen = {**CHOSEN, "view": "0", "ask": "yes"}
    on.push()
    expect(on.page.get_by_role("combobox", name="Visa")).to_have_value("0")
    expect(on.page.get_by_role("checkbox", name="Fråga")).to_be_checked()


def test_new_choices_leave_the_focus_where_it_was(stage: OnStage, choosing: PageWidget) -> None:
    on = stage(choosing)
    on.page.get_by_role("checkbox", name="Fråga").focus()
    choosing.choices = [*CHOICES[:1], {**CHOICES[1], "label": "Fråga mig"}, *CHOICES[2:]]
    on.push()
    expect(on.page.get_by_role("checkbox", name="Fråga mig")).to_be_focused()


def test_names_in_choices_are_text(stage: OnStage, choosing: PageWidget) -> None:
    on = stage(choosing)
    expect(on.page.locator("option", has_text="<b>Astrid</b>")).to_have_count(1)
    expect(on.page.locator("b")).to_have_count(0)
