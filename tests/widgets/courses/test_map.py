"""The page of the courses, as it is sent: what of it the browser fills in is tried in the browser."""

from pathlib import Path

import pytest

from helpers.placeholders import write_notebook, write_site
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets.courses.catalogue import Catalogue, notebooks_directory
from tolva_widgets.courses.map import CourseMap


@pytest.mark.parametrize("lang", LANGUAGES)
def test_teachers_and_writers_are_led_to_their_pages(lang: str) -> None:
    page, ours = CourseMap(lang=lang, site=notebooks_directory()).html(), Catalogue(notebooks_directory())
    pages = {
        "course-teachers": ours.teachers(lang),
        "course-writing": ours.writing(lang),
        "course-game-writing": ours.game_writing(lang),
    }
    for key, entry in pages.items():
        assert entry is not None
        assert f'<p>{sentence(lang, key)} <a href="{entry.href}">{entry.title}</a></p>' in page


def test_a_site_without_these_pages_speaks_of_none(tmp_path: Path) -> None:
    site = write_site(tmp_path)
    write_notebook(site / "sv" / "for-larare.ipynb", "För lärare", kind="teachers")
    page = CourseMap(lang="sv", site=site).html()
    assert '<a href="for-larare.ipynb">För lärare</a>' in page
    assert sentence("sv", "course-writing") not in page
