"""The front page: one language, and a way to every page in it."""

import re
import shutil
from html import unescape
from pathlib import Path

import pytest

from helpers.placeholders import write_notebook, write_site
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets.catalogue import Catalogue, notebooks_directory
from tolva_widgets.front_page import FrontPage


def shown(lang: str, site: Path | None = None) -> str:
    return FrontPage(lang=lang, site=site)._repr_html_()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_page_leads_to_each_lesson_and_says_what_it_is(lang: str) -> None:
    page = shown(lang)
    for lesson in Catalogue(notebooks_directory()).row(lang):
        link = re.search(rf'<a href="{lesson.href}">.*?</a>', page)
        assert link is not None, lesson.name
        assert f"<strong>{lesson.title}</strong> {lesson.description}" in unescape(link[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_games_rules_are_linked_once(lang: str) -> None:
    rules = re.findall(r'href="(rules-[\w-]+\.ipynb)"', shown(lang))
    assert sorted(rules) == sorted(page.href for page in Catalogue(notebooks_directory()).rules(lang).values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_languages_page_has_no_sentence_of_the_other(lang: str) -> None:
    (other,) = set(LANGUAGES) - {lang}
    page = unescape(shown(lang))
    assert f'<div class="tolva-front" lang="{lang}">' in page
    assert re.findall(r'lang="(\w+)"', page) == [lang]
    for key in ("front-lead", "front-lessons", "front-other-rules", "front-picture"):
        assert sentence(lang, key) in page
        assert sentence(other, key) not in page
    for lesson in Catalogue(notebooks_directory()).row(other):
        assert lesson.description not in page


@pytest.mark.parametrize(("lang", "index", "led"), [("sv", "E", "utspel"), ("en", "Q", "led")])
def test_picture_is_in_the_pages_language(lang: str, index: str, led: str) -> None:
    svg = FrontPage(lang=lang)._picture().svg
    assert f">{led}<" in svg
    assert f">{index}<" in svg
    assert f'alt="{sentence(lang, "front-picture")}"' in shown(lang)


def test_a_sites_page_lists_the_sites_pages(tmp_path: Path) -> None:
    shutil.copytree(notebooks_directory(), tmp_path, dirs_exist_ok=True)
    (tmp_path / "en" / "replay.ipynb").unlink()
    write_notebook(tmp_path / "en" / "mine.ipynb", "x", kind="lesson", title="Mine", description="My own.", order=35)
    page = shown("en", tmp_path)
    assert re.findall(r'<a href="([\w-]+)\.ipynb"><span', page) == ["rules-tolva", "tricks", "mine", "quiz"]
    assert "<strong>Mine</strong> My own." in page


def test_page_belongs_to_the_folder_that_its_notebook_runs_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_site(tmp_path)
    monkeypatch.chdir(tmp_path / "en")
    assert "About quiz." in FrontPage(lang="en")._repr_html_()


def test_what_a_notebook_says_is_escaped(tmp_path: Path) -> None:
    bad = '<img src=x onerror="alert(1)">'
    write_notebook(tmp_path / "sv" / '"><b>.ipynb', "x", kind="lesson", title=bad, description=f"&amp;{bad}", order=1)
    page = shown("sv", tmp_path)
    assert page.count("<img ") == 1, "the picture's"
    assert "<b>" not in page
    assert "&lt;img src=x onerror=&#34;alert(1)&#34;&gt;" in page
    assert "&amp;amp;" in page


def test_a_site_without_pages_has_a_front_page_all_the_same(tmp_path: Path) -> None:
    assert sentence("sv", "front-lead") in shown("sv", tmp_path)
    assert "tolva-front-others" not in shown("sv", tmp_path).partition("</style>")[2]


def test_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="'sv'"):
        FrontPage(lang="xx")
