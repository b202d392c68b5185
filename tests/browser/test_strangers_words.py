"""What an author writes may be one long word: it breaks anywhere, and no page is wider than its screen."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from helpers.pages import OpenPage, fits
from helpers.placeholders import write_notebook

_LONG = "W" * 200
_PHONE = 360
_FRONT = 'from tolva_widgets import FrontPage\n\nFrontPage(lang="en")'
_COURSES = 'from tolva_widgets import CourseMap\n\nCourseMap(lang="en")'
_DEAL = 'from tolva_widgets import PlayTable\n\nPlayTable(7, lang="en")'


@pytest.fixture(scope="module")
def notebooks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Pages of somebody's own: a course and pages by themselves, with titles of one word."""
    folder = tmp_path_factory.mktemp("unbroken") / "en"
    said = {"title": _LONG, "description": _LONG}
    write_notebook(folder / "index.ipynb", _LONG, _FRONT, kind="front")
    write_notebook(folder / "courses.ipynb", _LONG, _COURSES, kind="courses", **said)
    for order, name in enumerate(("one", "two", "three"), 1):
        after = {"after": "one"} if name == "two" else {}
        write_notebook(
            folder / f"{name}.ipynb", _LONG, f'"{_LONG}"', kind="lesson", course="tolva", order=order, **said, **after
        )
    for order, name in enumerate(("replay", "alone"), 4):
        write_notebook(folder / f"{name}.ipynb", _LONG, _DEAL, kind="lesson", order=order, **said)
    return folder.parent


@pytest.mark.parametrize("name", ["index", "courses", "one", "two", "alone"])
def test_page_with_titles_of_one_long_word_fits_a_phone(open_page: OpenPage, name: str) -> None:
    page = open_page(name, "en", width=_PHONE)
    expect(page.get_by_role("heading", level=1)).to_have_text(_LONG)
    assert fits(page)
