"""The games' sheets as they are printed."""

import re

import pytest
from playwright.sync_api import Page

from helpers.pages import OpenPage
from tolva_teach.games import GAMES
from tolva_teach.texts import LANGUAGES


def printed(page: Page) -> int:
    """How many sheets of A4 paper the page takes."""
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_game_is_printed_on_one_sheet_and_one_that_was_chosen_alone(open_page: OpenPage, lang: str) -> None:
    page = open_page("sheets", lang)
    assert printed(page) == len(GAMES)
    for name in GAMES:
        page.locator(f'.tolva-sheets-choose a[href="#{name}"]').click()
        assert printed(page) == 1, name
        assert page.locator(".tolva-sheet:visible").get_attribute("id") == name
