"""A lesson that a teacher has handed out, in a browser: from its link to the receipt, and what the next page knows."""

from collections.abc import Callable
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect

from helpers.kernel_kinds import files_too
from helpers.levelling import answer_all, button
from helpers.levels import Written, levels_of
from helpers.pages import OpenPage, wait_until_shown
from helpers.stage_pages import NOTEBOOKS
from tolva_teach.texts import sentence
from tolva_widgets.classroom.homework import Homework
from tolva_widgets.quiz.receipt import read_receipt

FOLLOW, OVERTAKE = levels_of(NOTEBOOKS / "en" / "tricks.ipynb")


def box_of(page: Page, level: Written) -> Locator:
    """A level on the page, by its task's table: the levels that ask questions stand in their order."""
    of = [FOLLOW.name, OVERTAKE.name].index(level.name)
    return page.locator(".tolva-level:not(:has(.tolva-play-level-turn))").nth(of)


def receipt_on(page: Page) -> str:
    expect(page.locator(".tolva-receipt-fold")).to_have_attribute("open", "")
    expect(page.get_by_text(sentence("en", "receipt-hand-in"))).to_be_visible()
    page.get_by_role("textbox", name=sentence("en", "receipt-name")).fill("Åsa")
    field = page.get_by_role("textbox", name=sentence("en", "receipt-text"))
    expect(field).not_to_have_value("")
    expect(page.locator(".tolva-receipt-buttons button:disabled")).to_have_count(0)
    return field.input_value()


@files_too
def test_a_level_by_its_link_ends_with_a_receipt_which_another_day_still_has(open_served: OpenPage) -> None:
    page = open_served("tricks", "en", query=f"homework={OVERTAKE.name}")
    told = page.locator(".tolva-homework")
    expect(told).to_contain_text(sentence("en", "homework-level", done=0, count=1))
    expect(told).to_have_count(1)
    box = box_of(page, OVERTAKE)
    expect(box).to_contain_text(sentence("en", "homework-level", done=0, count=1))
    answer_all(box, OVERTAKE)
    expect(told).to_contain_text(sentence("en", "homework-done"))
    text = receipt_on(page)
    receipt = read_receipt(text)
    assert (receipt.who, tuple(str(its.name) for its in receipt.answers)) == ("Åsa", OVERTAKE.tasks)
    homework = Homework()
    homework.add(text, "Receipt")
    assert [row["right"] for row in homework.results.per_learner(homework.senders.values())] == [len(OVERTAKE.tasks)]
    page.reload()
    wait_until_shown(page)
    expect(told).to_contain_text(sentence("en", "homework-done"))
    assert read_receipt(receipt_on(page)).answers == receipt.answers
    expect(page.get_by_role("img", name=sentence("en", "receipt-code"))).to_be_visible()
    button(told, "homework-again").click()
    expect(told).to_contain_text(sentence("en", "homework-level", done=0, count=1))


def test_a_lesson_of_a_course_has_one_receipt_and_leads_on_to_the_next_as_homework(
    open_page: OpenPage, check_axe: Callable[[Page], None]
) -> None:
    page = open_page("tricks", "en", query="homework=course", width=360)
    told = page.locator(".tolva-homework")
    expect(box_of(page, OVERTAKE).locator(".tolva-homework")).to_contain_text("0 of 2")
    answer_all(box_of(page, FOLLOW), FOLLOW)
    expect(told).to_contain_text("1 of 2")
    answer_all(box_of(page, OVERTAKE), OVERTAKE)
    receipt = read_receipt(receipt_on(page))
    assert tuple(str(its.name) for its in receipt.answers) == (*FOLLOW.tasks, *OVERTAKE.tasks)
    check_axe(page)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    page.locator("a.tolva-course-next").click()
    page.wait_for_url("**/en/trumps.*?homework=course")


ONE_LEVEL = sentence("en", "homework-page-level", heading="Practise heading the trick")


@pytest.mark.parametrize(
    ("homework", "said"),
    [
        (OVERTAKE.name, ONE_LEVEL),
        ("lesson", sentence("en", "homework-page-whole", **{"asks": "yes", "goes-on": "no"})),
        ("course", sentence("en", "homework-page-whole", **{"asks": "yes", "goes-on": "yes"})),
        ("<b>x", sentence("en", "homework-page-unknown")),
        ("", sentence("en", "homework-page-unknown")),
    ],
)
def test_the_top_of_a_page_says_what_of_it_is_homework_and_where_nothing_is_that_the_link_is_wrong(
    open_page: OpenPage, homework: str, said: str
) -> None:
    says_at_its_top(open_page("tricks", "en", query=f"homework={quote(homework)}"), said)


@files_too
def test_so_it_says_wherever_it_comes_from(open_served: OpenPage) -> None:
    says_at_its_top(open_served("tricks", "en", query=f"homework={OVERTAKE.name}"), ONE_LEVEL)


def says_at_its_top(page: Page, said: str) -> None:
    expect(page.get_by_role("status").and_(page.locator(".tolva-homework-notice"))).to_have_text(said)


def test_a_lesson_that_is_no_homework_says_nothing_of_it(open_page: OpenPage) -> None:
    page = open_page("tricks", "en")
    answer_all(box_of(page, FOLLOW), FOLLOW)
    expect(page.locator(".tolva-homework")).to_have_count(0)
    expect(page.locator(".tolva-homework-notice")).to_be_hidden()
