"""What stands around a notebook, by its place."""

from html import escape
from pathlib import Path

import pytest
from nbconvert.filters.markdown_mistune import MarkdownWithMath

from helpers.placeholders import write_notebook, write_site
from tolva_widgets.courses.catalogue import Catalogue, notebooks_directory
from tolva_widgets.courses.entries import place_of
from tolva_widgets.serving.app import pool_sizes
from tolva_widgets.serving.pages.frame import frame
from tolva_widgets.serving.pages.markdown import PlainHeadings


def test_path_decides_the_language(tmp_path: Path) -> None:
    site = write_site(tmp_path)
    assert frame(site / "sv" / "quiz.ipynb").language == "sv"
    assert frame(site / "en" / "quiz.ipynb").language == "en"


def test_front_page_has_no_home_but_the_row_of_pages_and_the_other_language_leads_to_its_pair(tmp_path: Path) -> None:
    site = write_site(tmp_path)
    front = frame(site / "en" / "index.ipynb")
    assert front.home is None
    assert [link.href for link in front.pages] == [link.href for link in frame(site / "en" / "quiz.ipynb").pages]
    assert not any(link.current for link in front.pages)
    assert front.words["skip"] == "Skip to content"
    assert [link.href for link in front.other_languages] == ["../sv/index.ipynb"]
    assert frame(site / "en" / "quiz.ipynb").home == "index.ipynb"


def test_without_a_front_page_no_page_leads_home(tmp_path: Path) -> None:
    site = write_site(tmp_path)
    (site / "sv" / "index.ipynb").unlink()
    assert frame(site / "sv" / "quiz.ipynb").home is None


def test_notebook_outside_the_languages_folders_has_no_links(tmp_path: Path) -> None:
    write_notebook(tmp_path / "notes" / "mine.ipynb", "Mine")
    outside = frame(tmp_path / "notes" / "mine.ipynb")
    assert (outside.language, outside.home, outside.pages, outside.other_languages) == ("sv", None, [], [])


def test_row_of_pages_is_the_catalogues_and_marks_this_one(tmp_path: Path) -> None:
    folder = write_site(tmp_path) / "sv"
    write_notebook(folder / "nytt spel.ipynb", "Nytt", kind="lesson", title="Ett nytt spel", order=2, description="x")
    pages = frame(folder / "quiz.ipynb").pages
    assert [(link.label, link.href) for link in pages[2:4]] == [
        ("Ett nytt spel", "nytt%20spel.ipynb"),
        ("Spela upp", "replay.ipynb"),
    ]
    assert [link.label for link in pages if link.current] == ["Quiz"]


def test_language_switch_offers_only_pages_that_exist(tmp_path: Path) -> None:
    site = write_site(tmp_path)
    assert [link.href for link in frame(site / "sv" / "quiz.ipynb").other_languages] == ["../en/quiz.ipynb"]
    assert frame(site / "sv" / "fatal.ipynb").other_languages == []


def test_a_class_gets_its_pool_for_the_pages_of_its_language_that_are_meant_for_one(tmp_path: Path) -> None:
    pools = pool_sizes(Catalogue(write_site(tmp_path)), 30, "en")
    assert pools["en/quiz.ipynb"] == {"pool_size": 30}
    assert pools["sv/quiz.ipynb"] == {"pool_size": 1}
    assert pools["default"] == {"pool_size": 0}
    assert "en/tricks.ipynb" not in pools
    assert "en/index.ipynb" not in pools, "it needs none"


def test_no_pool_at_all_can_be_asked_for(tmp_path: Path) -> None:
    assert pool_sizes(Catalogue(write_site(tmp_path)), 0, "sv") == {"default": {"pool_size": 0}}


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_one_kernel_waits_for_each_of_the_kits_pages_with_widgets(lang: str) -> None:
    pools = pool_sizes(Catalogue(notebooks_directory()), None, "sv")
    for name in ("tricks", "replay", "quiz", "play"):
        assert pools[f"{lang}/{name}.ipynb"] == {"pool_size": 1}
    assert next(iter(pools.items())) == ("default", {"pool_size": 0})
    assert sum(size["pool_size"] for size in pools.values()) == 8


def test_code_is_shown_to_writers_and_a_field_that_searches_where_one_looks_for_something() -> None:
    ours = notebooks_directory() / "sv"
    assert [frame(ours / f"{name}.ipynb").code for name in ("writing", "melding", "quiz")] == [True, False, False]
    searched = ("index", "courses", "rules-tolp", "reference")
    assert all(frame(ours / f"{name}.ipynb").search for name in searched)
    assert frame(ours / "melding.ipynb").search is None


def test_a_lesson_says_which_parts_it_has_and_where_their_levels_are() -> None:
    course = frame(notebooks_directory() / "sv" / "thirtyone-hands.ipynb").course
    assert course is not None
    assert course.parts is not None
    assert [(part.heading, part.levels) for part in course.parts.listed] == [
        ("Räkna en färg", "trettioett.hands.suit"),
        ("Den bästa färgen", "trettioett.hands.best"),
        ("När handen är värd 31", "trettioett.hands.thirty-one"),
        ("En egen giv", "trettioett.hands.deal"),
        ("I korthet", ""),
    ]


@pytest.mark.parametrize("heading", ["Räkna en färg", "Ess, kung och dam", "“Kan inte”", "What’s that? (again)"])
def test_a_part_is_found_by_the_address_that_its_heading_has_on_the_page(heading: str) -> None:
    html = MarkdownWithMath(renderer=PlainHeadings(contents_manager=None, escape=False)).render(f"## {heading}")
    assert f'id="{escape(place_of(heading), quote=False)}"' in html
