"""The catalogue of a site: what the notebooks say of themselves, and what becomes of those that say it wrongly."""

import json
import os
import shutil
from pathlib import Path
from typing import Any

import pytest

from helpers.placeholders import LESSONS, write_notebook, write_site
from tolva_teach.games import GAMES
from tolva_teach.texts import LANGUAGES
from tolva_widgets.courses import catalogue as module
from tolva_widgets.courses.catalogue import Catalogue, notebooks_directory, site_here
from tolva_widgets.courses.entries import DESCRIPTION_LENGTH, TITLE_LENGTH, plain
from tolva_widgets.courses.kernel_need import KernelNeed, declared

GOOD = {"kind": "lesson", "title": "Mitt", "description": "Min lektion.", "order": 25}


def said(folder: Path, **tolva: Any) -> list[tuple[str, str, str]]:
    """The faults of a notebook that says this of itself."""
    write_notebook(folder / "sv" / "mine.ipynb", "Min lektion", **tolva)
    return [(fault.file, fault.code, fault.key) for fault in Catalogue(folder).faults()]


def names(site: Path, lang: str = "sv") -> list[str]:
    return [entry.name for entry in Catalogue(site).row(lang)]


def test_no_part_of_a_lesson_is_called_as_the_lesson_is() -> None:
    """A link to it would lead to the page's top, which has that name too."""
    ours = Catalogue(notebooks_directory())
    pages = [page for lang in LANGUAGES for page in ours.pages(lang)]
    assert sum(bool(page.parts) for page in pages) > 20
    assert [(page.name, page.language) for page in pages if page.title in page.parts] == []


def test_kits_notebooks_say_what_they_are_without_a_fault() -> None:
    ours = Catalogue(notebooks_directory())
    assert [fault.message("en") for fault in ours.faults()] == []
    for lang in LANGUAGES:
        assert ours.front(lang) is not None
        assert list(ours.rules(lang)) == list(GAMES)
        assert len({page.order for page in ours.row(lang)}) == len(ours.row(lang)), "each has a place of its own"
        assert len(ours.notebooks()) == len(list(notebooks_directory().rglob("*.ipynb")))


def test_kits_pairs_differ_in_their_words_alone() -> None:
    ours = Catalogue(notebooks_directory())
    sv, en = (
        [(page.name, page.kind, page.order, page.game, page.warm) for page in ours.pages(lang)] for lang in ("sv", "en")
    )
    assert sv == en
    words = [{page.description for page in ours.row(lang)} for lang in ("sv", "en")]
    assert words[0].isdisjoint(words[1])


def test_adding_a_lesson_is_adding_a_notebook(tmp_path: Path) -> None:
    site = write_site(tmp_path)
    assert said(site, **GOOD) == [("sv/fatal.ipynb", "none", "")]
    assert names(site) == ["rules-tolva", "tricks", "replay", "quiz", "mine", "fatal"]
    assert names(site, "en") == list(LESSONS)


def test_changed_notebook_is_read_again(tmp_path: Path) -> None:
    said(tmp_path, **GOOD)
    ours = Catalogue(tmp_path)
    assert ours.row("sv")[0].title == "Mitt"
    said(tmp_path, **{**GOOD, "title": "Mitt nya"})
    assert ours.row("sv")[0].title == "Mitt nya"
    (tmp_path / "sv" / "mine.ipynb").unlink()
    assert ours.row("sv") == []


def test_moment_of_a_site_stays_as_it_was(tmp_path: Path) -> None:
    site = write_site(tmp_path)
    catalogue = Catalogue(site)
    now = catalogue.now()
    assert now.pages("sv") == catalogue.pages("sv")
    now.pages("sv").clear()
    (site / "sv" / "quiz.ipynb").unlink()
    assert "quiz" in [entry.name for entry in now.row("sv")]
    assert "quiz" not in [entry.name for entry in catalogue.row("sv")] + [entry.name for entry in now.now().row("sv")]


def test_notebook_that_says_nothing_is_listed_last_by_its_heading(tmp_path: Path) -> None:
    site = write_site(tmp_path)
    assert said(site) == [("sv/fatal.ipynb", "none", ""), ("sv/mine.ipynb", "none", "")]
    assert Catalogue(site).row("sv")[-1].title == "Min lektion"
    assert "”Min lektion”" in Catalogue(site).faults()[-1].message("sv")


def test_notebook_without_a_heading_is_listed_by_its_file_name(tmp_path: Path) -> None:
    (tmp_path / "sv").mkdir()
    (tmp_path / "sv" / "a-new-game.ipynb").write_text('{"cells": [{"source": 3}, 4], "metadata": {}}')
    assert Catalogue(tmp_path).row("sv")[0].title == "A new game"


@pytest.mark.parametrize("key", ["kind", "title", "description", "order"])
def test_missing_key_is_named_with_its_file(tmp_path: Path, key: str) -> None:
    tolva = {name: value for name, value in GOOD.items() if name != key}
    assert said(tmp_path, **tolva) == [("sv/mine.ipynb", "missing", key)]
    (fault,) = Catalogue(tmp_path).faults()
    for lang in LANGUAGES:
        assert f"tolva.{key}" in fault.message(lang)
        assert "sv/mine.ipynb" in fault.message(lang)
    assert names(tmp_path) == ["mine"]


@pytest.mark.parametrize(
    ("tolva", "code", "key"),
    [
        ({"kind": "lektion"}, "no-choice", "kind"),
        ({"kind": ["lesson"]}, "no-choice", "kind"),
        ({"kind": "rules", "game": "whist"}, "no-choice", "game"),
        ({"kind": "rules"}, "missing", "game"),
        ({"title": 3}, "no-text", "title"),
        ({"title": "\u202e \n"}, "no-text", "title"),
        ({"title": "x" * (TITLE_LENGTH + 1)}, "too-long", "title"),
        ({"description": "x" * (DESCRIPTION_LENGTH + 1)}, "too-long", "description"),
        ({"order": "25"}, "no-number", "order"),
        ({"order": True}, "no-number", "order"),
        ({"order": 10**7}, "no-number", "order"),
        ({"order": -1}, "no-number", "order"),
        ({"warm": "yes"}, "no-choice", "warm"),
        ({"kernel": "python3"}, "no-choice", "kernel"),
        ({"shows": "cards"}, "no-choice", "shows"),
        ({"advice": "knock"}, "no-choices", "advice"),
        ({"advice": ["win"]}, "no-choices", "advice"),
        ({"game": "whist"}, "no-choice", "game"),
        ({"titel": "Mitt"}, "unknown", "titel"),
    ],
)
def test_wrong_key_is_named_and_the_page_is_listed_all_the_same(
    tmp_path: Path, tolva: dict[str, Any], code: str, key: str
) -> None:
    assert said(tmp_path, **{**GOOD, **tolva}) == [("sv/mine.ipynb", code, key)]
    assert names(tmp_path) == ["mine"]
    for lang in LANGUAGES:
        assert f"tolva.{key}" in Catalogue(tmp_path).faults()[0].message(lang)


@pytest.mark.parametrize("content", ["", "[]", '{"cells": 3}', "[" * 100_000, '{"cells": [], "metadata": 7}', "\xff"])
def test_notebook_that_cannot_be_read_is_left_out_and_named(tmp_path: Path, content: str) -> None:
    said(tmp_path, **GOOD)
    (tmp_path / "sv" / "broken.ipynb").write_text(content, encoding="latin-1")
    assert [(fault.file, fault.code) for fault in Catalogue(tmp_path).faults()] == [("sv/broken.ipynb", "unreadable")]
    assert names(tmp_path) == ["mine"]


def test_notebook_too_large_to_read_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SIZE_LIMIT", 10)
    assert said(tmp_path, **GOOD) == [("sv/mine.ipynb", "unreadable", "")]


def test_front_page_rules_and_what_says_so_need_no_kernel(tmp_path: Path) -> None:
    write_notebook(tmp_path / "sv" / "quiz.ipynb", "Quiz", **GOOD)
    write_notebook(tmp_path / "sv" / "text.ipynb", "Text", kernel="none", **GOOD)
    write_notebook(tmp_path / "sv" / "rules.ipynb", "Regler", kind="rules", game="tolva")
    write_notebook(tmp_path / "sv" / "index.ipynb", "Tolva", kind="front")
    assert Catalogue(tmp_path).faults() == []
    assert {page.name for page in Catalogue(tmp_path).pages("sv") if declared(page) is KernelNeed.NEVER} == {
        "index",
        "rules",
        "text",
    }


def test_lessons_stand_at_the_game_that_they_are_about_and_pages_of_any_game_are_found(tmp_path: Path) -> None:
    assert said(tmp_path, **GOOD, game="tolp", shows="deals") == []
    write_notebook(tmp_path / "sv" / "paper.ipynb", "Blad", kind="sheets")
    ours = Catalogue(tmp_path)
    assert [page.name for page in ours.about("sv", "tolp")] == ["mine"]
    assert ours.about("sv", "tolva") == []
    assert ours.showing("sv", "questions") is None
    for page, name in ((ours.showing("sv", "deals"), "mine"), (ours.sheets("sv"), "paper")):
        assert page is not None
        assert page.name == name


def test_notebook_in_no_languages_folder_is_named(tmp_path: Path) -> None:
    write_notebook(tmp_path / "mine.ipynb", "Min lektion", **GOOD)
    assert [(fault.file, fault.code) for fault in Catalogue(tmp_path).faults()] == [("mine.ipynb", "outside")]


def test_hidden_notebook_and_folder_are_nobodys_pages(tmp_path: Path) -> None:
    write_notebook(tmp_path / "sv" / ".mine.ipynb", "Min lektion")
    (tmp_path / "sv" / "folder.ipynb").mkdir()
    assert Catalogue(tmp_path).notebooks() == []
    assert Catalogue(tmp_path / "nowhere").faults() == []


def test_rules_with_an_order_stand_in_the_row_and_all_rules_in_the_games_order(tmp_path: Path) -> None:
    for game in ("tolp", "tolva"):
        write_notebook(tmp_path / "sv" / f"{game}-regler.ipynb", "Regler", kind="rules", game=game)
    said(tmp_path, **{**GOOD, "kind": "rules", "game": "bondtolva"})
    assert Catalogue(tmp_path).faults() == []
    assert list(Catalogue(tmp_path).rules("sv")) == ["tolva", "bondtolva", "tolp"]
    assert names(tmp_path) == ["mine"]


def test_a_strangers_text_becomes_one_line_that_can_be_shown() -> None:
    assert plain("  Ett\n\x1b[31m två\u202e\ud800 ", 20) == "Ett [31m två"
    assert plain("x" * 30, 20) == "x" * 19 + "…"


def test_address_of_a_page_is_quoted(tmp_path: Path) -> None:
    write_notebook(tmp_path / "sv" / 'what? "#1".ipynb', "Min lektion", **GOOD)
    assert Catalogue(tmp_path).row("sv")[0].href == "what%3F%20%22%231%22.ipynb"


def test_a_notebook_belongs_to_the_site_that_it_lies_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said(tmp_path, **GOOD)
    monkeypatch.chdir(tmp_path / "sv")
    assert site_here() == tmp_path


def test_a_notebook_of_no_site_is_led_to_the_kits_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_notebook(tmp_path / "mine.ipynb", "Min lektion")
    monkeypatch.chdir(tmp_path)
    assert site_here() == notebooks_directory()
    (tmp_path / "sv").mkdir()
    monkeypatch.chdir(tmp_path / "sv")
    assert site_here() == notebooks_directory(), "a folder without notebooks is no site"
    shutil.rmtree(tmp_path / "sv")
    with pytest.raises(FileNotFoundError):
        os.getcwd()  # noqa: PTH109
    assert site_here() == notebooks_directory()


def test_metadata_is_json_that_a_notebook_keeps(tmp_path: Path) -> None:
    said(tmp_path, **GOOD)
    kept = json.loads((tmp_path / "sv" / "mine.ipynb").read_text("utf-8"))["metadata"]["tolva"]
    assert kept == GOOD


def course(folder: Path, *lessons: tuple[str, str | None, int]) -> list[tuple[str, str]]:
    """The faults of a course with lessons of these names, each after another, with these orders."""
    for name, after, order in lessons:
        tolva = {**GOOD, "order": order, "course": "tolva", **({"after": after} if after else {})}
        write_notebook(folder / "sv" / f"{name}.ipynb", "Lektion", f'Level("{name}.one", "x")', **tolva)
    return [(fault.file, fault.code) for fault in Catalogue(folder).faults()]


def test_a_course_is_listed_in_order_and_stands_in_the_row_by_its_first_lesson_where_no_page_shows_it(
    tmp_path: Path,
) -> None:
    assert course(tmp_path, ("one", None, 5), ("three", "two", 7), ("two", "one", 6)) == []
    ours = Catalogue(tmp_path)
    assert names(tmp_path) == ["one"]
    assert [lesson.name for lesson in ours.course("sv", "tolva")] == ["one", "two", "three"]
    assert ours.course("sv", "tolp") == ours.course("en", "tolva") == []
    assert [lesson.levels for lesson in ours.course("sv", "tolva")] == [("one.one",), ("two.one",), ("three.one",)]
    write_notebook(
        tmp_path / "sv" / "all.ipynb", "Kurser", kind="courses", title="Kurser", description="Alla.", order=1
    )
    assert names(tmp_path) == ["all"]


def test_a_rule_is_taught_in_the_games_own_course_and_otherwise_in_that_of_its_game() -> None:
    ours = Catalogue(notebooks_directory())
    taught = {rule: ours.teaching("sv", "plocketolva", rule) for rule in ("plocke.draw", "tolva.score.vinsten")}
    assert {rule: lesson and lesson.course for rule, lesson in taught.items()} == {
        "plocke.draw": "plocketolva",
        "tolva.score.vinsten": "tolva",
    }
    assert ours.teaching("sv", "plocketolva", "tolp.pass") is None


@pytest.mark.parametrize(
    ("lessons", "file", "code"),
    [
        ([("one", None, 5), ("two", "on", 6)], "two", "after-unknown"),
        ([("one", None, 5), ("two", "two", 6)], "two", "after-later"),
        ([("one", None, 5), ("two", "one", 5)], "two", "after-later"),
        ([("one", None, 5), ("two", "one", 4)], "two", "after-later"),
        ([("one", None, 5), ("two", "one", 6), ("three", "one", 7)], "three", "after-between"),
        ([("one", None, 5), ("two", "one", 6), ("again", "one", 6)], "two", "after-between"),
        ([("one", None, 5), ("two", None, 6)], "two", "course-begun"),
    ],
)
def test_a_course_that_breaks_off_is_named_with_the_place(
    tmp_path: Path, lessons: list[tuple[str, str | None, int]], file: str, code: str
) -> None:
    assert course(tmp_path, *lessons) == [(f"sv/{file}.ipynb", code)]
    for lang in LANGUAGES:
        told = Catalogue(tmp_path).faults()[0].message(lang)
        assert f"sv/{file}.ipynb" in told
        assert "tolva.after" in told
    assert len(Catalogue(tmp_path).course("sv", "tolva")) == len(lessons), "the lessons are there all the same"


def test_notebooks_in_a_language_that_there_are_no_texts_in_are_named(tmp_path: Path) -> None:
    for folder in ("da", "drafts", "sv"):
        write_notebook(tmp_path / folder / "mine.ipynb", "Min", **GOOD)
    assert [(fault.file, fault.code) for fault in Catalogue(tmp_path).faults()] == [("da/", "no-language")]
    for lang in LANGUAGES:
        assert "da/" in Catalogue(tmp_path).faults()[0].message(lang)


@pytest.mark.parametrize(
    ("tolva", "code", "key"),
    [
        ({"course": "whist"}, "no-choice", "course"),
        ({"after": "tricks"}, "missing", "course"),
        ({"course": "tolva", "after": 3}, "no-text", "after"),
    ],
)
def test_what_is_wrong_with_a_lessons_place_in_a_course_is_named(
    tmp_path: Path, tolva: dict[str, Any], code: str, key: str
) -> None:
    assert said(tmp_path, **{**GOOD, **tolva})[0] == ("sv/mine.ipynb", code, key)


def test_a_level_that_is_twice_is_named_with_both_places(tmp_path: Path) -> None:
    cell = 'from tolva_widgets import Level\n\nLevel(\n    "mine.first", "tolva/must-play/1/1/1")'
    for name, order in (("mine", 25), ("other", 26)):
        write_notebook(tmp_path / "sv" / f"{name}.ipynb", "Lektion", cell, **{**GOOD, "order": order})
    (fault,) = Catalogue(tmp_path).faults()
    assert (fault.file, fault.code) == ("sv/other.ipynb", "level-twice")
    for lang in LANGUAGES:
        assert "mine.first" in fault.message(lang)
        assert " mine" in fault.message(lang)


@pytest.mark.parametrize("cell", ["Level(", "Level()", "Level(name)", "x = 'Level('", "Level(3)", "Level(" * 3000])
def test_a_cell_that_makes_no_level_is_none(tmp_path: Path, cell: str) -> None:
    write_notebook(tmp_path / "sv" / "mine.ipynb", "Lektion", cell, **GOOD)
    assert Catalogue(tmp_path).faults() == []
    assert Catalogue(tmp_path).row("sv")[0].levels == ()
