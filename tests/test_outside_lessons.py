"""The lessons that packages of games bring: pages among the kit's own, wherever these are."""

import json
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from helpers.command_line import Run, typing
from helpers.described import known_with
from helpers.levels import levels_of, played_in
from helpers.packages import FOLDER, install, on_path
from helpers.placeholders import copy_of
from helpers.stage_pages import NOTEBOOKS
from tolva_teach.cli.games import about_game, in_words
from tolva_teach.described import description_of
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets import CourseMap, FrontPage
from tolva_widgets.courses.catalogue import Catalogue, notebooks_directory
from tolva_widgets.courses.gathered import refresh, with_lessons
from tolva_widgets.serving.command import _found as of_served
from tolva_widgets.serving.command import _Terminal
from tolva_widgets.site.command import _found as of_site

LESSONS = "femkort/lessons"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(FOLDER / "femkort", tmp_path_factory.mktemp("outside") / "site")


@pytest.fixture
def femkort(site: Path) -> Iterator[Path]:
    with on_path(site):
        yield site


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    return typing(capsys)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_they_stand_among_the_kits_own(femkort: Path, lang: str) -> None:
    catalogue = Catalogue(notebooks_directory())
    assert {page.name for page in Catalogue(NOTEBOOKS).pages(lang)} < {page.name for page in catalogue.pages(lang)}
    (lesson,) = catalogue.course(lang, "femkort")
    assert catalogue.rules(lang)["femkort"].name == "femkort-rules"
    teaching = catalogue.teaching(lang, "femkort", "femkort.last")
    assert teaching is not None
    assert teaching.name == lesson.name
    for page in (CourseMap(lang=lang), FrontPage(lang=lang)):
        assert 'href="femkort.ipynb"' in page.html()
    assert catalogue.faults() == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_their_levels_are_there(femkort: Path, lang: str) -> None:
    path = notebooks_directory() / lang / "femkort.ipynb"
    follow, take = levels_of(path)
    assert all(task.answer for level in (follow, take) for task in level.each_task())
    (last,) = played_in(path)
    assert last.starts()


def test_without_the_package_there_is_the_kits_folder_alone(femkort: Path) -> None:
    with on_path():
        assert notebooks_directory() == NOTEBOOKS


def test_a_copy_of_the_lessons_has_them_from_the_package_wherever_it_is_served(
    femkort: Path, run: Run, tmp_path: Path
) -> None:
    """Also what the package's next version has; what is written in the copy is there meanwhile too."""
    mine, lesson = tmp_path / "mine", femkort / LESSONS / "en" / "femkort.ipynb"
    assert run("notebooks", str(mine))[0] == 0
    assert not (mine / "en" / "femkort.ipynb").exists()
    assert run("notebooks", str(tmp_path / "hub"), "--packages")[0] == 0
    assert (tmp_path / "hub" / "en" / "femkort.ipynb").read_bytes() == lesson.read_bytes()
    gathered, before = with_lessons(mine), lesson.read_bytes()
    assert {page.name for page in Catalogue(gathered).pages("en")} > {page.name for page in Catalogue(mine).pages("en")}
    (mine / "en" / "play.ipynb").write_bytes(before)
    shutil.copy(lesson, mine / "en" / "new.ipynb")
    (mine / "en" / "score.ipynb").unlink()
    lesson.write_bytes(before + b"\n")
    try:
        refresh(gathered)
        seen = {name: (gathered / "en" / f"{name}.ipynb").read_bytes() for name in ("femkort", "play", "new")}
    finally:
        lesson.write_bytes(before)
    assert seen == {"femkort": before + b"\n", "play": before, "new": before}
    assert not (gathered / "en" / "score.ipynb").exists()
    (mine / "en" / "femkort.ipynb").write_bytes(b"mine")
    assert (with_lessons(mine) / "en" / "femkort.ipynb").read_bytes() == b"mine"


def test_a_site_is_made_and_served_of_a_folder_with_them(femkort: Path, tmp_path: Path) -> None:
    folder = copy_of(tmp_path, "index")
    for catalogue in (of_served(_Terminal("en"), folder), of_site(folder)):
        assert "femkort" in {page.name for page in catalogue.pages("en")}


def test_they_are_checked_with_links_to_the_kits_pages(femkort: Path, run: Run) -> None:
    status, out, _ = run("lessons", str(femkort / LESSONS))
    assert (status, out.count("\n")) == (0, 1), out
    lesson = femkort / LESSONS / "sv" / "femkort.ipynb"
    before = lesson.read_text("utf-8")
    lesson.write_text(before.replace("play.ipynb", "nowhere.ipynb"), "utf-8")
    try:
        status, out, _ = run("lessons", str(femkort / LESSONS))
    finally:
        lesson.write_text(before, "utf-8")
    assert status == 1
    assert "nowhere.ipynb" in out


def test_no_page_of_the_kit_is_replaced_and_what_is_not_shown_is_told(femkort: Path, tmp_path: Path) -> None:
    for name in ("play", "femkort", "femkortet"):
        (tmp_path / "en").mkdir(exist_ok=True)
        shutil.copy(femkort / LESSONS / "en" / "femkort.ipynb", tmp_path / "en" / f"{name}.ipynb")
    with known_with("femkort", lessons=tmp_path):
        gathered = notebooks_directory()
        assert (gathered / "en" / "play.ipynb").read_bytes() == (NOTEBOOKS / "en" / "play.ipynb").read_bytes()
        described = description_of("femkort")
        assert described is not None
        about = about_game("femkort", described)
        assert about["unshown"] == ["en/femkortet.ipynb", "en/play.ipynb"]
        for lang in LANGUAGES:
            told = sentence(lang, "games-lessons-unshown", game="femkort", files="en/femkortet.ipynb, en/play.ipynb")
            assert f"  {told}" in in_words(about, lang)
    assert "lessons" in about_game("femkort", replace(described, lessons=None))["missing"]
    assert json.loads((NOTEBOOKS / "en" / "play.ipynb").read_text("utf-8"))
