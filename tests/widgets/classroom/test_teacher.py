"""The teacher's page without a browser: a lesson led by it, bad input, and a store that is gone."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tolva_teach.quiz import FIRST_FAMILY, Question, family_of, rules_met
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets import ClassTeacher, class_store
from tolva_widgets.classroom.opening import CLASS_VARIABLE
from tolva_widgets.classroom.store import ClassStore
from tolva_widgets.quiz.address import read_question

HOSTILE = '<img src=x onerror="alert(1)">'


@pytest.fixture
def store(tmp_path: Path) -> ClassStore:
    return ClassStore.create("7B", lang="sv", folder=tmp_path)


@pytest.fixture
def teacher(store: ClassStore) -> ClassTeacher:
    return ClassTeacher(store.url, lang="sv")


def markup(teacher: ClassTeacher) -> str:
    return "".join(html for _, html in teacher._view.sections)


def asked(name: str) -> Question:
    question: Question = family_of(read_question(name)).named(read_question(name))
    return question


def ask(teacher: ClassTeacher) -> None:
    """Asks all a question that can be answered wrongly."""
    teacher.do("number", value="29")
    teacher.do("ask")


def answer_all(store: ClassStore, wrong: int, count: int = 6) -> None:
    """So many learners answer the question that all are asked, the first of them wrongly."""
    learners = store.learners() or [store.join()[0] for _ in range(count)]
    stage = store.stage
    assert stage.question is not None
    question = asked(stage.question)
    bad = next(choice.key for choice in question.choices if not question.verdict(choice))
    for place, learner in enumerate(learners):
        picked = [bad] if place < wrong else sorted(map(str, question.answer))
        assert store.answer(learner, f"{learner.id}-{stage.number}", stage.question, picked, asked=stage.number)


def test_a_lesson_is_asked_seen_talked_of_revealed_and_asked_on(store: ClassStore, teacher: ClassTeacher) -> None:
    teacher.do("verdict", value="never")
    ask(teacher)
    assert (store.stage.question, store.stage.verdict, teacher.section) == ("tolva/must-play/1/1/29", "never", "ask")
    answer_all(store, wrong=4)
    teacher.do("new")
    assert sentence("sv", "teacher-stage-question", None, answered=6, count=6) in markup(teacher)
    for state in ("spread", "reveal"):
        teacher.do("step")
        assert store.stage.state == state
    assert sentence("sv", "teacher-wholly-right", None, right=2, answered=6) in markup(teacher)
    rule = teacher.session.rule_to_practise
    assert rule is not None
    teacher.do("one-more")
    assert store.stage.number == 2
    assert store.stage.question is not None
    assert rule in rules_met(asked(store.stage.question))
    teacher.do("back")
    assert (store.stage.number, store.stage.state) == (1, "reveal")
    teacher.do("join")
    assert store.stage.state == "join"
    assert store.stage.verdict == "never"


def test_the_rules_tell_what_most_chose_and_ask_about_it(store: ClassStore, teacher: ClassTeacher) -> None:
    ask(teacher)
    answer_all(store, wrong=4)
    teacher.do("show", value="rules")
    (row, *_) = teacher.session.rules
    assert (row.now, row.met) == (4, 6)
    teacher.do("look-at", value=row.rule)
    html = markup(teacher)
    assert sentence("sv", "teacher-wrong-choice", None, count=4, of=6, chosen="").strip()[:12] in html
    assert "<img alt=" in html
    before = store.stage.question
    teacher.do("ask-about", value=row.rule)
    assert store.stage.question not in (before, None)
    assert row.rule in rules_met(asked(str(store.stage.question)))


def test_a_prepared_list_is_asked_in_its_order_and_kept_by_the_browser(
    store: ClassStore, teacher: ClassTeacher
) -> None:
    teacher.do("prepare", value="tolva/must-play/1/1/5\nchess\ntolp/may-lay/1/1/4\n")
    teacher.do("prepare-draft")
    teacher.do("up", value="2")
    kept = ["tolva/must-play/1/1/5", str(teacher.session.draft.name), "tolp/may-lay/1/1/4"]
    assert list(map(str, teacher.session.prepared)) == kept
    for name in kept:
        teacher.do("next")
        assert store.stage.question == name
    other = ClassTeacher(store.url, lang="en")
    other.session.recall(teacher.session.memory)
    assert other.session.prepared == teacher.session.prepared
    for bad in ("", "[]", "{", '{"list": 7}', "[" * 9000):
        other.session.recall(bad)
    other.do("drop", value="0")
    other.do("drop", value="77")
    assert len(other.session.prepared) == 2


def test_learners_are_renamed_seated_removed_and_restored_and_names_are_only_text(
    store: ClassStore, teacher: ClassTeacher
) -> None:
    learner, other = (store.join()[0] for _ in range(2))
    number = str(learner.id)
    teacher.do("new")
    teacher.do("choose", value=number)
    teacher.do("rename", number, HOSTILE[:24])
    assert HOSTILE[:8] not in markup(teacher)
    assert "&lt;img" in markup(teacher)
    for bad in ("", "x" * 10_000, "a\u202eb", other.name):
        teacher.do("rename", number, bad)
        assert teacher.session.notice is not None
        assert teacher.session.notice.fault is not None
    teacher.do("seat", number, "4")
    assert store.learners()[0].table == 4
    teacher.do("seat", number, "99")
    teacher.do("seat", number, "")
    assert store.learners()[0].table is None
    teacher.do("remove", value=number)
    assert teacher.session.count == 1
    teacher.do("restore", value=number)
    assert teacher.session.count == 2


NONSENSE = ["", "x", "-1", "999999999999", HOSTILE, "tolva/must-play/1/1/29"]


@pytest.mark.parametrize("value", NONSENSE)
def test_what_no_page_of_ours_sends_changes_nothing(store: ClassStore, teacher: ClassTeacher, value: str) -> None:
    store.join()
    teacher.do("new")
    before = store.learners()
    passed_over = ["show", "sort", "choose", "look-at", "verdict", "up", "drop", "ask-prepared", "topic", "form", "csv"]
    told = ["remove", "restore", "difficulty", "ask-about"]
    for do in [*passed_over, *told, "rename", "seat", HOSTILE, "delete-sure"]:
        teacher.do(do, value, value)
    for bad in ({}, {"do": 1}, {"do": "ask"}, {"do": "ask", "name": None, "value": []}, []):
        teacher._view._hear(teacher._view, bad if isinstance(bad, dict) else {}, None)
    assert store.learners() == before
    assert store.stage.number == 0
    assert HOSTILE not in markup(teacher)


def test_nobody_is_told_who_is_lost(store: ClassStore, teacher: ClassTeacher) -> None:
    learners = [store.join()[0] for _ in range(3)]
    teacher.do("ask")
    teacher.do("show", value="here")
    before = markup(teacher)
    store.lost(learners[1])
    teacher.do("new")
    line = sentence("sv", "teacher-lost", None, count=1)
    assert line in markup(teacher)
    assert markup(teacher).replace(f" · {line}", "") == before


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
    for kind in ("learners", "questions", "rules", "answers"):
        teacher.do("csv", "class", kind)
    teacher.do("excel", "class", "yes")
    teacher.do("csv", "class", "answers")
    teacher.do("json", "class")
    teacher.do("print", "class")
    files = [content["text"] for content in sent if content["do"] == "download"]
    assert [text.count("\n") for text in files[:2]] == [7, 2]
    assert files[4] == "\ufeff" + files[3].replace(",", ";")
    assert '"broken_rules"' in files[5]
    assert any(content["do"] == "print" and "<table" in content["html"] for content in sent)
    assert store.place in markup(teacher)
    teacher.do("delete-sure")
    assert store.learners()
    teacher.do("delete")
    teacher.do("keep")
    teacher.do("delete-sure")
    assert store.learners()
    teacher.do("delete")
    teacher.do("delete-sure")
    assert list(tmp_path.iterdir()) == []
    assert sentence(lang, "teacher-deleted") in markup(teacher)


def test_a_store_that_cannot_be_read_is_told_and_nothing_that_was_seen_is_lost(
    store: ClassStore, teacher: ClassTeacher, tmp_path: Path
) -> None:
    ask(teacher)
    answer_all(store, wrong=2)
    teacher.do("prepare-draft")
    teacher.do("show", value="here")
    shown = [row.learner.name for row in teacher.session.here]
    place = Path(store.place)
    store.close()
    teacher.session.store.close()  # type: ignore[union-attr]
    whole = place.read_bytes()
    for file in tmp_path.iterdir():
        file.unlink()
    place.write_bytes(b"no database, but a letter to my aunt" * 99)
    teacher.do("ask")
    assert teacher.session.notice is not None
    assert teacher.session.notice.fault is not None
    teacher.do("show", value="here")
    teacher.do("new")
    assert sentence("sv", "teacher-out-of-reach") in markup(teacher)
    assert [row.learner.name for row in teacher.session.here] == shown
    assert len(teacher.session.prepared) == 1
    teacher.session.store.close()  # type: ignore[union-attr]
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


def test_the_answers_are_a_table(store: ClassStore) -> None:
    store.set_stage(question=str(FIRST_FAMILY.name_of(29, 1)))
    answer_all(store, wrong=1)
    assert len(class_store(store.url).answers()) == 6
