"""The front page: both languages, and a way to every lesson."""

import re

import pytest

from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets.front_page import FrontPage
from tolva_widgets.lessons import lessons, notebooks_directory, rules_pages


@pytest.fixture(scope="module")
def page() -> str:
    return FrontPage()._repr_html_()


def part(page: str, lang: str) -> str:
    found = re.search(rf'<section id="{lang}" lang="{lang}">.*?</section>', page)
    assert found is not None
    return found[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_leads_to_each_of_its_lessons_and_says_what_they_are(page: str, lang: str) -> None:
    for name in lessons(notebooks_directory() / lang):
        link = re.search(rf'<a href="{lang}/{name}\.ipynb">.*?</a>', part(page, lang))
        assert link is not None, name
        assert sentence(lang, f"front-{name}") in link[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_games_rules_are_linked_once(page: str, lang: str) -> None:
    games = re.findall(rf'href="{lang}/rules-(\w+)\.ipynb"', part(page, lang))
    assert sorted(games) == sorted(rules_pages(notebooks_directory() / lang))


def test_swedish_comes_first(page: str) -> None:
    assert page.index('<section id="sv"') < page.index('<section id="en"')


def test_picture_has_words(page: str) -> None:
    assert f'alt="{sentence("sv", "front-picture")}"' in page


def test_every_link_within_the_page_has_its_goal(page: str) -> None:
    assert {f'id="{goal}"' in page for goal in re.findall(r'href="#(\w+)"', page)} == {True}
