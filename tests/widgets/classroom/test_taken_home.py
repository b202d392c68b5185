"""What a teacher takes home of a class, and the homework that comes to their page."""

import csv
import re
from functools import lru_cache
from io import StringIO
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import nbformat
import pytest

from helpers.class_teacher import answer_all, ask, asked, markup
from tolva_teach.quiz import FIRST_FAMILY, Answer, Question, round_from
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets import ClassTeacher, class_store
from tolva_widgets.classroom.prepared import question_of
from tolva_widgets.classroom.storage.store import ClassStore
from tolva_widgets.classroom.tables_in_words import TablesInWords
from tolva_widgets.classroom.words import TeacherWords
from tolva_widgets.quiz.receipt import answers_in, receipt_of, written


@pytest.mark.parametrize("of", ["class", "homework"])
def test_the_notebook_that_is_taken_home_runs_alone_and_shows_plots_and_tables(
    store: ClassStore, teacher: ClassTeacher, of: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask(teacher)
    answer_all(store, wrong=2)
    store.rename(1, "<b>`'\\\\{x}")
    row = round_from(FIRST_FAMILY, FIRST_FAMILY.name_of(70, 1))
    row = row.with_answer(row.names[0], Answer((FIRST_FAMILY.named(row.names[0]).choices[0].key,), right=False))
    teacher.do("receipts", value=written(receipt_of(answers_in(row), "<b>`'\\\\{x}", 1)))
    sent: list[dict[str, Any]] = []
    teacher._page.send = lambda content, buffers=None: sent.append(content)  # type: ignore[method-assign]
    teacher.do("notebook", of)
    (file,) = (content for content in sent if content["do"] == "download")
    assert file["name"].endswith(".ipynb")
    notebook = nbformat.reads(file["text"], as_version=4)  # type: ignore[no-untyped-call]
    nbformat.validate(notebook)
    shown: list[str] = []
    monkeypatch.setattr("IPython.display.display", lambda its: shown.append(its.data))
    known: dict[str, Any] = {}
    for cell in notebook.cells:
        if cell.cell_type == "code":
            exec(cell.source, known)
    plots, tables = ([html for html in shown if html.startswith(begins)] for begins in ("<svg", "<table"))
    assert (len(plots), len(tables)) == (2, 4)
    for html in shown:
        ElementTree.fromstring(html)
    assert "&lt;b&gt;" in tables[0]
    assert not any(word in html for html in tables for word in ("None", "True", "False")), "nobody reads Python there"
    assert len(known["tables"]["answers"]) == (6 if of == "class" else 1)


def test_of_many_answers_each_question_is_built_once_however_they_came(
    teacher: ClassTeacher, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = [str(FIRST_FAMILY.name_of(seed=seed, difficulty=1)) for seed in range(70, 73)]
    choices = FIRST_FAMILY.named(FIRST_FAMILY.name_of(70, 1)).choices
    built: list[str] = []

    @lru_cache(maxsize=1)  # as where there are more questions than are kept
    def building(name: str) -> Question | None:
        built.append(name)
        return question_of(name)

    monkeypatch.setattr("tolva_widgets.classroom.words.question_of", building)
    rows = [{"question": name, "choice": str(choice), "at": 0.0} for choice in choices[:2] for name in names]
    said = TablesInWords(TeacherWords(teacher.session, "sv")).rows(rows)
    assert built == names
    assert [its["question"] for its in said] == names + names, "their order is as it was"


def test_a_long_text_comes_in_pieces_and_is_read_as_one(teacher: ClassTeacher) -> None:
    row = round_from(FIRST_FAMILY, FIRST_FAMILY.name_of(70, 1))
    row = row.with_answer(row.names[0], Answer((FIRST_FAMILY.named(row.names[0]).choices[0].key,), right=False))
    text = " " * 1_500_000 + written(receipt_of(answers_in(row), "Åsa", 1))
    cut = len(text) - 50
    for name, piece in (("more", text[:700_000]), ("more", text[700_000:cut]), ("", text[cut:])):
        teacher._view._hear(teacher._view, {"do": "receipts", "name": name, "value": piece}, None)
    assert [its.name for its in teacher.session.homework.senders.values()] == ["Åsa"]
    teacher._view._hear(teacher._view, {"do": "prepare", "name": "", "value": "# note\n" * 9_000}, None)
    assert teacher.session.list_editor.read is not None
    assert teacher.session.list_editor.read.too_long


def test_a_link_brings_its_receipt_and_shows_the_homework() -> None:
    teacher = ClassTeacher(lang="en", in_address=True)
    row = round_from(FIRST_FAMILY, FIRST_FAMILY.name_of(70, 1))
    row = row.with_answer(row.names[0], Answer((FIRST_FAMILY.named(row.names[0]).choices[0].key,), right=False))
    teacher._page.fragment = f"{teacher._page.fragment_key}={written(receipt_of(answers_in(row), 'Åsa', 1))}"
    teacher._page.opened = True
    assert [its.name for its in teacher.session.homework.senders.values()] == ["Åsa"]
    assert teacher.section == "homework"
    assert "Åsa" in markup(teacher)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_taken_home_and_the_class_deleted_once_one_has_said_so(
    store: ClassStore, tmp_path: Path, lang: str
) -> None:
    teacher = ClassTeacher(store.url, lang=lang)
    sent: list[dict[str, Any]] = []
    teacher._page.send = lambda content, buffers=None: sent.append(content)  # type: ignore[method-assign]
    ask(teacher)
    answer_all(store, wrong=2)
    teacher.do("show", value="home")
    assert teacher.session.excel == (lang == "sv"), "as the programs of the language open them"
    teacher.do("excel", "class", "")
    for kind in ("learners", "questions", "rules", "answers"):
        teacher.do("csv", "class", kind)
    teacher.do("excel", "class", "yes")
    teacher.do("csv", "class", "answers")
    teacher.do("json", "class")
    teacher.do("print", "class")
    files = [content["text"] for content in sent if content["do"] == "download"]
    assert [text.count("\n") for text in files[:2]] == [7, 2]
    plain, excel = csv.DictReader(StringIO(files[3])), csv.DictReader(StringIO(files[4][1:]), delimiter=";")
    answers = [*plain]
    assert answers == [*excel]
    assert files[4].startswith("\ufeff")
    question, words = asked("tolva/must-play/1/1/29"), TeacherWords(teacher.session, lang)
    for answer in answers:
        assert answer[sentence(lang, "teacher-key-to-all")] == sentence(lang, "teacher-to-all")
        assert answer[sentence(lang, "teacher-key-title")] == words.titled(str(question.name))
        assert answer[sentence(lang, "teacher-key-question")] == str(question.name)
    said = {answer[sentence(lang, "teacher-key-choice")] for answer in answers}
    assert words.chosen(str(question.name), sorted(map(str, question.answer))) in said
    assert not said & set(map(str, question.choices)), "in words, not by their keys"
    assert '"broken_rules"' in files[5]
    assert any(content["do"] == "print" and "<table" in content["html"] for content in sent)
    assert store.place in markup(teacher)
    teacher.do("delete-sure")
    assert store.learners()
    assert re.search('data-do="delete"[^>]* data-leads', markup(teacher))
    teacher.do("delete")
    assert re.search('data-do="delete-sure"[^>]* data-leads', markup(teacher)), "pressed twice at once it asks alone"
    teacher.do("keep")
    teacher.do("delete-sure")
    assert store.learners()
    teacher.do("delete")
    teacher.do("delete-sure")
    assert list(tmp_path.iterdir()) == []
    assert sentence(lang, "teacher-deleted") in markup(teacher)


def test_the_answers_are_a_table(store: ClassStore) -> None:
    store.set_stage(question=str(FIRST_FAMILY.name_of(29, 1)))
    answer_all(store, wrong=1)
    assert len(class_store(store.url).answers()) == 6
