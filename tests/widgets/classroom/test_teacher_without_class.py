"""The teacher's page where the class cannot be read, is gone, is of another version, or was never begun."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from helpers.class_teacher import answer_all, ask, lead, markup
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets import ClassTeacher, class_store
from tolva_widgets.classroom.opening import CLASS_VARIABLE
from tolva_widgets.classroom.session import SECTIONS
from tolva_widgets.classroom.storage.store import ClassStore


@pytest.mark.parametrize("section", SECTIONS)
def test_a_question_that_this_version_lacks_is_shown_by_its_name(
    store: ClassStore, teacher: ClassTeacher, section: str
) -> None:
    ask(teacher)
    answer_all(store, wrong=2)
    lacking = "tolva/must-play/99/1/29"
    with sqlite3.connect(store.place) as connection:  # as another version of the kit has written it
        connection.execute("UPDATE asked SET question = ?", [lacking])
        connection.execute("UPDATE answers SET question = ?", [lacking])
        connection.execute("UPDATE class SET version = version + 1")
    connection.close()
    again = ClassTeacher(store.url, lang="sv")
    for shown in (teacher, again):
        shown.do("new")
        shown.do("show", value=section)
        for rule in [row.rule for row in shown.session.overview.results.rules()]:
            shown.do("look-at", value=rule)
        for do in ("one-more", "spread", "reveal", "csv", "json", "notebook", "print"):
            shown.do(do, "class", "questions")
    shown.do("show", value="ask")
    assert lacking in markup(again)


def test_a_store_that_cannot_be_read_is_told_and_nothing_that_was_seen_is_lost(
    store: ClassStore, teacher: ClassTeacher, tmp_path: Path
) -> None:
    ask(teacher)
    answer_all(store, wrong=2)
    teacher.do("prepare-draft")
    teacher.do("show", value="here")
    shown = [row.learner.name for row in teacher.session.roster.rows]
    place = Path(store.place)
    store.close()
    teacher.session.connection.store.close()  # type: ignore[union-attr]
    whole = place.read_bytes()
    for file in tmp_path.iterdir():
        file.unlink()
    place.write_bytes(b"no database, but a letter to my aunt" * 99)
    lead(teacher, "ask")
    assert teacher.session.connection.notice is not None
    assert teacher.session.connection.notice.fault is not None
    teacher.do("show", value="here")
    teacher.do("new")
    assert sentence("sv", "teacher-out-of-reach") in markup(teacher)
    assert [row.learner.name for row in teacher.session.roster.rows] == shown
    assert len(teacher.session.overview.prepared.names) == 1
    teacher.session.connection.store.close()  # type: ignore[union-attr]
    place.write_bytes(whole)
    teacher.do("new")
    assert sentence("sv", "teacher-out-of-reach") not in markup(teacher)


def test_a_class_that_is_deleted_elsewhere_is_gone_from_the_page(store: ClassStore, teacher: ClassTeacher) -> None:
    ask(teacher)
    class_store(store.url).delete()
    teacher.do("new")
    assert sentence("sv", "teacher-deleted") in markup(teacher)
    assert sentence("sv", "teacher-out-of-reach") not in markup(teacher)
    for do in ("ask", "new", "delete", "delete-sure"):
        teacher.do(do)
    assert sentence("sv", "teacher-deleted") in markup(teacher)
    assert list(Path(store.place).parent.iterdir()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_class_it_says_how_one_is_begun_and_reads_receipts(
    lang: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    teacher = ClassTeacher(lang=lang)
    assert "tolva-teach class" in markup(teacher)
    for do in ("ask", "step", "reveal", "back", "delete", "delete-sure", "one-more"):
        teacher.do(do)
    assert "tolva-teach class" in markup(teacher)
    with pytest.raises(ValueError, match="8C"):
        ClassTeacher("8C", lang=lang)
    monkeypatch.setenv(CLASS_VARIABLE, f"sqlite:///{tmp_path}/none.tolva-class")
    waiting = ClassTeacher(lang=lang)
    assert sentence(lang, "teacher-out-of-reach") in markup(waiting)


def test_the_page_needs_no_database_where_there_is_none_as_on_a_site_of_files() -> None:
    code = "import sys; sys.modules['sqlalchemy'] = None; from tolva_widgets import ClassTeacher; ClassTeacher()"
    subprocess.run([sys.executable, "-c", code], check=True)
