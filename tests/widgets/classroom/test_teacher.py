"""The teacher's page without a browser: a lesson led by it, bad input, and a store that is gone."""

import re
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import nbformat
import pytest

from tolva_teach.quiz import FIRST_FAMILY, Answer, Question, family_of, round_from, rules_met
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets import ClassTeacher, class_store
from tolva_widgets.classroom.opening import CLASS_VARIABLE
from tolva_widgets.classroom.prepared import LINES
from tolva_widgets.classroom.presence import AWAY_AFTER
from tolva_widgets.classroom.session import SECTIONS
from tolva_widgets.classroom.store import ClassStore
from tolva_widgets.classroom.words import TeacherWords
from tolva_widgets.quiz.address import read_question
from tolva_widgets.quiz.receipt import receipt_of, written
from tolva_widgets.serving.classroom.open_class import OpenClass, _look
from tolva_widgets.serving.classroom.screen import screen_of

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


def lead(teacher: ClassTeacher, do: str, value: str = "") -> None:
    """Presses a button that leads the class on, when the page shows it as it is now."""
    teacher.do("new")
    teacher.do(do, teacher.session.stage.seen, value)


def ask(teacher: ClassTeacher) -> None:
    """Asks all a question that can be answered wrongly."""
    teacher.do("number", value="29")
    lead(teacher, "ask")


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
    teacher.do("verdict", value="now")
    ask(teacher)
    assert (store.stage.question, store.stage.verdict, teacher.section) == ("tolva/must-play/1/1/29", "now", "ask")
    answer_all(store, wrong=4)
    teacher.do("new")
    assert sentence("sv", "teacher-stage-question", None, answered=6, count=6) in markup(teacher)
    for state in ("spread", "reveal"):
        lead(teacher, "step", state)
        assert store.stage.state == state
    assert sentence("sv", "teacher-wholly-right", None, right=2, answered=6) in markup(teacher)
    rule = teacher.session.rule_to_practise
    assert rule is not None
    lead(teacher, "one-more")
    assert store.stage.number == 2
    assert store.stage.question is not None
    assert rule in rules_met(asked(store.stage.question))
    lead(teacher, "back")
    assert (store.stage.number, store.stage.state) == (1, "reveal")
    lead(teacher, "join")
    assert store.stage.state == "join"
    assert store.stage.verdict == "now"


LEADING = ["ask", "ask-prepared tolva/must-play/1/1/1", "step spread", "step next", "one-more", "back", "join", "close"]


@pytest.mark.parametrize("pressed", LEADING)
def test_what_is_pressed_for_another_step_than_the_one_that_is_shown_does_nothing(
    store: ClassStore, teacher: ClassTeacher, pressed: str
) -> None:
    teacher.do("prepare-draft")
    ask(teacher)
    lead(teacher, "ask")
    do, _, value = pressed.partition(" ")
    seen = teacher.session.stage.seen
    assert f'data-do="{do}" data-name="{seen}"' in markup(teacher)
    teacher.do(do, seen, value or "0")
    after = store.stage
    assert after.seen != seen or after.closed
    teacher.do(do, seen, value or "0")
    assert store.stage == after, "pressed twice it is done once"
    other = ClassTeacher(store.url, lang="sv")
    late = store.set_stage("question").seen
    now = store.set_stage("spread")
    for step in ("spread", "next"):
        other.do("step", late, step)
        assert store.stage == now, "nor what was pressed in a browser that had not seen the last step"


def test_a_question_is_left_and_gone_back_to_as_it_was(store: ClassStore, teacher: ClassTeacher) -> None:
    ask(teacher)
    answer_all(store, wrong=2)
    lead(teacher, "step", "next")
    teacher.do("number", value="77")
    chosen = teacher.session.draft.name
    lead(teacher, "back")
    assert (store.stage.number, store.stage.state, store.stage.open) == (1, "question", True)
    assert teacher.session.draft.name == chosen, "what is to be asked next is still chosen"
    late = store.join()[0]
    second = store.asked()[1].question
    assert store.answer(late, "late", second, sorted(map(str, asked(second).answer)), asked=2), "on its way meanwhile"
    lead(teacher, "step", "spread")
    lead(teacher, "join")
    assert (store.stage.state, store.stage.left) == ("join", "spread")
    assert sentence("sv", "teacher-do-resume") in markup(teacher)
    lead(teacher, "step", "resume")
    assert (store.stage.number, store.stage.state, store.stage.closed) == (1, "spread", True)
    lead(teacher, "forth")
    assert (store.stage.number, store.stage.state, store.stage.open) == (2, "question", True)
    assert teacher.session.tables.answered_to(2) == 1
    lead(teacher, "forth")
    assert store.stage.number == 2


def test_where_no_verdict_is_ever_told_none_is_offered(store: ClassStore, teacher: ClassTeacher) -> None:
    teacher.do("verdict", value="never")
    ask(teacher)
    lead(teacher, "step", "spread")
    assert teacher.session.steps == ("next",)
    assert sentence("sv", "teacher-do-reveal") not in markup(teacher)
    lead(teacher, "step", "reveal")
    assert store.stage.state == "spread"
    teacher.do("verdict", value="reveal")
    lead(teacher, "step", "reveal")
    assert store.stage.revealed


def test_a_question_that_there_is_not_here_is_told_and_the_class_led_on(
    store: ClassStore, teacher: ClassTeacher
) -> None:
    ask(teacher)
    answer_all(store, wrong=4)
    with store._engine.begin() as connection:
        connection.exec_driver_sql("UPDATE asked SET question = 'chess/mate/1/1/1'")
        connection.exec_driver_sql("UPDATE answers SET question = 'chess/mate/1/1/1'")
    teacher = ClassTeacher(store.url, lang="sv")
    teacher.do("show", value="ask")
    assert sentence("sv", "teacher-unknown-question") in markup(teacher)
    lead(teacher, "one-more")
    teacher.do("show", value="rules")
    rule = teacher.session.rules[0].rule
    teacher.do("look-at", value=rule)
    assert sentence("sv", "teacher-unknown-question") in markup(teacher)
    lead(teacher, "ask-about", rule)
    store.prepare(["chess/mate/1/1/2", "tolp/may-lay/1/1/4"])
    for number, name in ((2, "tolp/may-lay/1/1/4"), (3, "tolp/may-lay/1/1/5")):
        lead(teacher, "step", "next")
        assert (store.stage.number, store.stage.question) == (number, name)


def test_what_was_done_is_said_once_and_the_list_is_full_only_when_it_is(teacher: ClassTeacher) -> None:
    said: list[str] = []
    teacher._page.say_aloud = said.append  # type: ignore[method-assign]
    teacher.do("prepare", value="tolva/must-play/1/1/5\n" * (LINES - 1))
    teacher.do("prepare", value="tolva/must-play/1/1/5\ntolva/must-play/1/1/6\n")
    assert teacher.session.read is not None
    assert len(teacher.session.read.names) == 1, "so many were added"
    full = sentence("sv", "teacher-notice-list-full", None, most=LINES)
    teacher.do("sort", value="stuck")
    teacher.do("drop", "tolva/must-play/1/1/6", "0")
    assert len(teacher.session.prepared) == LINES, "another stands there"
    teacher.do("drop", "tolva/must-play/1/1/5", "0")
    teacher.do("prepare-draft")
    assert said == [full]
    assert full not in markup(teacher)


def test_the_teacher_and_the_large_screen_count_the_same_who_are_here(store: ClassStore, teacher: ClassTeacher) -> None:
    now = teacher.session.now()
    for age in (0.0, AWAY_AFTER - 5, AWAY_AFTER + 5, AWAY_AFTER + 5):
        store.touch_all({store.join()[0].id: ("sv/quiz", now - age)})
    gone, asleep = store.learners()[0], store.learners()[2]
    lead(teacher, "ask")
    question = str(store.stage.question)
    assert store.answer(asleep, "a", question, sorted(map(str, asked(question).answer)), asked=1)
    store.remove(gone)
    teacher.do("show", value="here")
    rows = {row.learner.id: row.state for row in teacher.session.here}
    assert sorted(rows.values()) == ["answered", "away", "thinking"]
    opened = OpenClass(store, print, "sv")
    opened.seen = _look(store)
    assert screen_of(opened, "sv").said == sentence("sv", "class-screen-answered", None, answered=1, here=2)
    assert sentence("sv", "teacher-stage-question", None, answered=1, count=2) in markup(teacher)
    assert sentence("sv", "teacher-here", None, here=2, count=3) in markup(teacher)
    lead(teacher, "join")
    opened.seen = _look(store)
    assert screen_of(opened, "sv").said == sentence("sv", "class-page-here", None, here=2)


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
    lead(teacher, "ask-about", row.rule)
    assert store.stage.question not in (before, None)
    assert row.rule in rules_met(asked(str(store.stage.question)))


def test_what_is_right_but_not_all_is_said_to_be_no_more_than_that(store: ClassStore, teacher: ClassTeacher) -> None:
    ask(teacher)
    question = asked(str(store.stage.question))
    part = sorted(map(str, question.answer))[:1]
    assert len(question.answer) > 1
    for place in range(5):
        assert store.answer(store.join()[0], f"a{place}", str(question.name), part, asked=1)
    teacher.do("show", value="rules")
    said = sentence("sv", "teacher-wrong-choice-only", None, count=5, of=5, chosen="")
    assert said.strip() in markup(teacher)


def test_it_is_told_where_a_learner_sits_and_is_and_before_a_question_to_all_not_how_long_they_take(
    store: ClassStore, teacher: ClassTeacher
) -> None:
    learner = store.join()[0]
    store.seat(learner, 4)
    store.touch_all({learner.id: ("en/quiz.ipynb", teacher.session.now())})
    teacher.do("new")
    assert sentence("sv", "teacher-at-table", None, table=4) + " · Quiz" in markup(teacher)
    assert sentence("sv", "teacher-under-a-minute") not in markup(teacher)
    ask(teacher)
    teacher.do("show", value="here")
    assert sentence("sv", "teacher-under-a-minute") in markup(teacher)


def test_tables_are_saved_with_rules_and_times_that_people_read(teacher: ClassTeacher) -> None:
    row = TeacherWords(teacher.session, "en").read_by_people(
        {"kept": "", "broken_rules": "trick.follow trick.trump", "at": 1_795_766_181.7, "choice": "S9"}
    )
    assert (row["kept"], row["broken_rules"], row["choice"]) == ("", "Following suit | Trumping", "S9")
    assert re.fullmatch(r"2026-11-2\d \d\d:\d\d:\d1", row["at"])


def test_a_prepared_list_is_asked_in_its_order_and_kept_by_the_class(store: ClassStore, teacher: ClassTeacher) -> None:
    draft = str(teacher.session.draft.name)
    teacher.do("prepare-draft")
    teacher.do("prepare", value="tolva/must-play/1/1/5\nchess\ntolp/may-lay/1/1/4\n")
    teacher.do("up", "tolva/must-play/1/1/5", "1")
    kept = ["tolva/must-play/1/1/5", draft, "tolp/may-lay/1/1/4"]
    assert list(map(str, teacher.session.prepared)) == kept
    for name in kept:
        lead(teacher, "step", "next")
        assert store.stage.question == name
    other = ClassTeacher(store.url, lang="en")
    assert other.session.prepared == teacher.session.prepared
    before = store.stage
    other.do("drop", kept[0], "0")
    lead(teacher, "ask-prepared", kept[0])
    assert store.stage == before, "it stands there no more"
    lead(teacher, "ask-prepared", kept[1])
    assert store.stage.question == kept[1]
    other.do("drop", kept[1], "77")
    assert len(other.session.prepared) == 2
    teacher.do("new")
    assert other.session.prepared == teacher.session.prepared


def test_a_question_that_stands_in_the_list_twice_is_asked_twice(store: ClassStore, teacher: ClassTeacher) -> None:
    names = ["tolva/must-play/1/1/5", "tolp/may-lay/1/1/4", "tolva/must-play/1/1/5", "tolva/must-play/1/1/6"]
    teacher.do("prepare", value="\n".join(names))
    asked = []
    for _ in names:
        lead(teacher, "step", "next")
        asked.append(store.stage.question)
    assert asked == names


def test_the_list_goes_on_where_it_was_left_when_another_question_has_been_asked_between(
    store: ClassStore, teacher: ClassTeacher
) -> None:
    names = ["tolva/must-play/1/1/29", "tolva/must-play/1/1/12", "tolp/may-lay/1/1/4"]
    teacher.do("prepare", value="\n".join(names))
    lead(teacher, "ask-prepared", names[0])
    lead(teacher, "one-more")
    assert store.stage.question not in names
    assert str(teacher.session.draft.name) == names[1]
    lead(teacher, "step", "next")
    assert store.stage.question == names[1]
    lead(teacher, "back")
    lead(teacher, "back")
    lead(teacher, "step", "next")
    assert store.stage.question == names[2], "nor is one asked once more because an earlier one has been gone back to"


def test_what_is_prepared_is_offered_first_until_something_has_been_asked(
    store: ClassStore, teacher: ClassTeacher
) -> None:
    teacher.do("prepare", value="tolp/may-lay/1/1/4\ntolva/must-play/1/1/29")
    assert str(teacher.session.draft.name) == "tolp/may-lay/1/1/4"
    opened = ClassTeacher(store.url, lang="sv")
    assert str(opened.session.draft.name) == "tolp/may-lay/1/1/4"
    lead(opened, "ask")
    opened.do("number", value="77")
    opened.do("prepare", value="tolva/must-play/1/1/12")
    assert opened.session.draft.name.seed == 77, "what one has chosen since stays"


def test_of_few_answers_nobody_is_said_to_see_how_many_chose_what(store: ClassStore, teacher: ClassTeacher) -> None:
    ask(teacher)
    answer_all(store, wrong=1, count=4)
    lead(teacher, "step", "spread")
    assert store.stage.state == "spread"
    assert sentence("sv", "teacher-notice-spread-few") in markup(teacher)
    assert sentence("sv", "teacher-stage-closed", None, answered=4, count=4) in markup(teacher)
    assert sentence("sv", "teacher-notice-spread") not in markup(teacher)


@pytest.mark.parametrize("name", ["bondtolva:4/may-do/1/2/7", "tolva/must-play/1/1/29", "tolp/may-lay/1/1/4"])
def test_how_many_chose_what_is_told_of_every_kind_of_choice(
    store: ClassStore, teacher: ClassTeacher, name: str
) -> None:
    teacher.do("prepare", value=name)
    lead(teacher, "ask-prepared", name)
    answer_all(store, wrong=2)
    lead(teacher, "step", "spread")
    question = asked(name)
    for choice in question.choices:
        if choice.kind != "card":
            assert question.called(choice, question.speaker("sv"))[1:] in markup(teacher)


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
    for asks, does in (("yes", "do-stop-tables"), ("no", "do-ask-tables")):
        teacher.do("tables", "", asks)
        assert store.stage.tables == (asks == "yes")
        assert sentence("sv", f"teacher-{does}") in markup(teacher)
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
    lead(teacher, "ask")
    teacher.do("show", value="here")
    before = markup(teacher)
    store.lost(learners[1])
    teacher.do("new")
    line = sentence("sv", "teacher-lost", None, count=1)
    assert line in markup(teacher)
    assert markup(teacher).replace(f" · {line}", "") == before


@pytest.mark.parametrize("of", ["class", "homework"])
def test_the_notebook_that_is_taken_home_runs_alone_and_shows_plots_and_tables(
    store: ClassStore, teacher: ClassTeacher, of: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask(teacher)
    answer_all(store, wrong=2)
    store.rename(1, "<b>`'\\\\{x}")
    row = round_from(FIRST_FAMILY, FIRST_FAMILY.name_of(70, 1))
    row = row.with_answer(row.names[0], Answer((FIRST_FAMILY.named(row.names[0]).choices[0].key,), right=False))
    teacher.do("receipts", value=written(receipt_of(row, "<b>`'\\\\{x}", 1)))
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


def test_a_long_text_comes_in_pieces_and_is_read_as_one(teacher: ClassTeacher) -> None:
    row = round_from(FIRST_FAMILY, FIRST_FAMILY.name_of(70, 1))
    row = row.with_answer(row.names[0], Answer((FIRST_FAMILY.named(row.names[0]).choices[0].key,), right=False))
    text = " " * 1_500_000 + written(receipt_of(row, "Åsa", 1))
    cut = len(text) - 50
    for name, piece in (("more", text[:700_000]), ("more", text[700_000:cut]), ("", text[cut:])):
        teacher._view._hear(teacher._view, {"do": "receipts", "name": name, "value": piece}, None)
    assert [its.name for its in teacher.session.homework.senders.values()] == ["Åsa"]
    teacher._view._hear(teacher._view, {"do": "prepare", "name": "", "value": "# note\n" * 9_000}, None)
    assert teacher.session.read is not None
    assert teacher.session.read.too_long


def test_a_link_brings_its_receipt_and_shows_the_homework() -> None:
    teacher = ClassTeacher(lang="en", in_address=True)
    row = round_from(FIRST_FAMILY, FIRST_FAMILY.name_of(70, 1))
    row = row.with_answer(row.names[0], Answer((FIRST_FAMILY.named(row.names[0]).choices[0].key,), right=False))
    teacher._page.fragment = f"{teacher._page.fragment_key}={written(receipt_of(row, 'Åsa', 1))}"
    teacher._page.opened = True
    assert [its.name for its in teacher.session.homework.senders.values()] == ["Åsa"]
    assert teacher.section == "homework"
    assert "Åsa" in markup(teacher)


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
        for rule in [row.rule for row in shown.session.rules]:
            shown.do("look-at", value=rule)
        for do in ("one-more", "spread", "reveal", "csv", "json", "notebook", "print"):
            shown.do(do, "class", "questions")
    shown.do("show", value="ask")
    assert lacking in markup(again)


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
    lead(teacher, "ask")
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
