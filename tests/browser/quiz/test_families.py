"""A question of every family on its page: picked and answered by keys alone, and looked at by axe at two widths."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from helpers.breadth import some
from helpers.by_keys import Keys
from helpers.golden_questions import called
from helpers.pages import OpenPage
from helpers.quizzing import Quizzing
from tolva_teach.quiz import FAMILIES, Family
from tolva_teach.quiz.positions import TurnQuestion
from tolva_teach.quiz.tricks import MAY_DOS, MUST_PLAYS
from tolva_widgets.quiz.choices import family_name, title

SEED = 7
DIFFICULTY = 2


TURNS = [family for family in FAMILIES if family in MUST_PLAYS or issubclass(family.question_type, TurnQuestion)]
"""What one may do; the others ask for one answer, and look alike for all games and numbers of players."""

LOOKED_AT = [
    *(family for family in TURNS if (family.players in (None, 10) and family not in MAY_DOS) or family in MUST_PLAYS),
    MAY_DOS[-1],
    *{family.name: family for family in FAMILIES if family not in TURNS}.values(),
]
"""Each form of the trick games, of the others the usual number of players and the most, and one of each other sort."""

ASKED = {family.name: family for family in LOOKED_AT}.values()
"""One of each name: what is asked looks alike in all its games. What is answered shows the words of each."""


def address(family: Family[Any]) -> str:
    players = f"&players={family.players}" if family.players else ""
    return f"game={family.game}{players}&family={family.name}&seed={SEED}&difficulty={DIFFICULTY}"


def answer_by_keys(page: Page, family: Family[Any]) -> None:
    """Tab to the choices, arrows from piece to piece, Enter picks, Tab on to the button; nothing is clicked."""
    question = family.question(SEED, DIFFICULTY)
    on_table = [choice for choice in question.choices if choice.kind in ("card", "zone")]
    rest = [choice for choice in question.choices if choice not in on_table]
    place = Place(page)
    if on_table:
        place.tab_to(".tv-card[tabindex='0'], .tv-zone[tabindex='0']")
        for choice in on_table:
            if choice in question.answer:
                Keys(page).arrow(choice.key)
                page.keyboard.press("Enter")
    for choice in rest:
        if choice in question.answer:
            place.tab_to(f'button[value="{choice.key}"]')
            page.keyboard.press("Enter")
    place.tab_to("button:text-is('Svara')")
    page.keyboard.press("Enter")


class Place:
    """Where the focus is, which only the tab key moves."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def tab_to(self, selector: str) -> None:
        wanted = self.page.locator(selector).first
        for _ in range(80):
            if wanted.evaluate("part => part === document.activeElement || part.contains(document.activeElement)"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the tab key does not come to {selector}")


@pytest.mark.parametrize("family", some(LOOKED_AT, 4), ids=called)
def test_a_question_is_answered_by_keys_alone_and_axe_finds_nothing(
    open_page: OpenPage, check_axe: Callable[[Page], None], family: Family[Any]
) -> None:
    """Asked on a wide page; answered, it is looked at on a narrow one."""
    page = open_page("quiz", "sv", query=address(family))
    quizzing = Quizzing(page, "sv")
    heading = family_name(family, "sv")
    expect(page.get_by_role("heading", level=1)).to_have_text(heading)
    expect(page).to_have_title(f"{heading} · {title(family, 'sv')} · Tolvaskolan")
    if family in ASKED:
        check_axe(page)
    answer_by_keys(page, family)
    expect(quizzing.results).to_be_visible()
    expect(quizzing.said).to_contain_text("Rätt!")
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check_axe(page)


def test_another_game_is_chosen_on_the_page_and_one_can_go_back(open_page: OpenPage) -> None:
    page = open_page("quiz", "sv", query="seed=7&difficulty=2", width=360)
    quizzing = Quizzing(page, "sv")
    page.locator("summary", has_text="Tolva för fyra").click()
    page.get_by_role("combobox", name="Spel", exact=True).select_option("bondtolva")
    expect(page.locator("summary", has_text="Bondtolva för två")).to_be_visible()
    expect(page.get_by_role("combobox", name="Spel", exact=True)).to_be_visible()
    page.wait_for_url("**game=bondtolva**")
    page.go_back()
    expect(page.locator("summary", has_text="Tolva för fyra")).to_be_visible()
    expect(quizzing.about).to_contain_text("Fråga 7 · Medel")


def test_a_game_that_there_is_not_is_told_of_with_a_way_on(open_page: OpenPage) -> None:
    page = open_page("quiz", "en", query="game=poker&players=3&seed=7")
    expect(page.locator(".tolva-quiz-fault")).to_contain_text("“poker”")
    page.get_by_role("button", name="Take question 1 instead").click()
    expect(page.locator(".tolva-quiz h2").first).to_contain_text("Find every card")
