"""A lesson led from the teacher's page: the list, what a step ends, where all are sent, and who is waited for."""

import json
import re
from pathlib import Path

import pytest

from helpers.class_teacher import answer_all, ask, asked, lead, markup
from tolva_teach.quiz import FIRST_FAMILY, names_about, rules_met
from tolva_teach.quiz.judged import named_question
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets import ClassTeacher
from tolva_widgets.classroom.draft import by_book_from
from tolva_widgets.classroom.markup.page import CHOOSE, LISTED
from tolva_widgets.classroom.markup.pieces import REFUSED
from tolva_widgets.classroom.shown import asked as shown_to_learners
from tolva_widgets.classroom.shown import revealed_on_screen
from tolva_widgets.classroom.storage.store import ClassStore
from tolva_widgets.classroom.words import TeacherWords
from tolva_widgets.courses.catalogue import notebooks_directory
from tolva_widgets.serving.classroom.open_class import OpenClass
from tolva_widgets.serving.classroom.seen import look
from tolva_widgets.serving.classroom.told import KEPT, told

said_turns_on = sentence("sv", "teacher-turns-on", None, rules="")
FIRST, SECOND = "tolva/must-play/1/1/5", "tolp/may-lay/1/1/4"


def said(key: str) -> str:
    return sentence("sv", f"teacher-{key}")


def test_a_list_is_begun_with_its_first_and_when_it_is_done_nothing_unplanned_is_asked(
    store: ClassStore, teacher: ClassTeacher
) -> None:
    teacher.do("show", value="ask")
    teacher.do("prepare", value=f"{FIRST}\n{SECOND}")
    names = [name for name, html in teacher._view.sections if html]
    assert names.index("first") < names.index("draft")
    assert said("do-start") in markup(teacher)
    for name in (FIRST, SECOND):
        lead(teacher, "step", "next")
        assert store.stage.question == name
    assert said("list-done") in markup(teacher)
    lead(teacher, "step", "next")
    assert store.stage.number == 2
    assert "next" not in teacher.session.leading.steps
    for _ in range(2):
        lead(teacher, "step", teacher.session.leading.steps[0])
    assert teacher.session.leading.steps == ()
    assert 'data-do="one-more"' in _first_button(teacher)


def _first_button(teacher: ClassTeacher) -> str:
    """The button that leads on, as it begins: what stands first below how it is with the question."""
    return markup(teacher).partition("tolva-teacher-state")[2].partition("<button")[2].partition(">")[0]


def test_whoever_has_gone_back_comes_to_what_is_still_open_before_anything_new(
    store: ClassStore, teacher: ClassTeacher
) -> None:
    teacher.do("show", value="ask")
    teacher.do("prepare", value=f"{FIRST}\n{SECOND}")
    for _ in range(2):
        lead(teacher, "step", "next")
    lead(teacher, "back")
    assert teacher.session.leading.steps == ("spread", "reveal", "forth")
    lead(teacher, "step", "reveal")
    assert teacher.session.leading.steps == ("forth",)
    first = _first_button(teacher)
    assert 'value="forth"' in first
    assert "tolva-keeper-primary" in first
    assert markup(teacher).count(said("do-forth")) == 1
    assert said("list-done") not in markup(teacher), "there is still a question of it to be told"
    lead(teacher, "step", "forth")
    assert (store.stage.number, store.stage.state, store.stage.open) == (2, "question", True)
    lead(teacher, "step", "reveal")
    lead(teacher, "back")
    assert teacher.session.leading.steps == (), "the later one has been told"
    assert said("do-forth") in markup(teacher)


def test_what_is_never_told_is_done_with_when_it_is_shown_how_many_chose_what(
    store: ClassStore, teacher: ClassTeacher
) -> None:
    teacher.do("verdict", value="never")
    for _ in range(2):
        lead(teacher, "step", "next")
    lead(teacher, "back")
    assert "forth" in teacher.session.leading.steps
    lead(teacher, "forth")
    lead(teacher, "step", "spread")
    lead(teacher, "back")
    assert "forth" not in teacher.session.leading.steps


def test_the_list_says_what_was_asked_and_can_be_taken_along_as_text(teacher: ClassTeacher) -> None:
    teacher.do("show", value="ask")
    assert said("asked-before") not in markup(teacher)
    teacher.do("prepare", value=f"{FIRST}\n{SECOND}")
    assert f"{FIRST}\n{SECOND}</pre>" in markup(teacher)
    assert said("list-as-text") in markup(teacher)
    lead(teacher, "step", "next")
    assert said("asked-now") in markup(teacher)
    assert said("asked-before") not in markup(teacher)
    lead(teacher, "step", "next")
    assert said("asked-before") in markup(teacher)


def test_a_question_of_the_list_is_changed_in_its_place(store: ClassStore, teacher: ClassTeacher) -> None:
    third, other = "tolva/must-play/1/1/7", "tolva/must-play/1/1/8"
    teacher.do("show", value="ask")
    teacher.do("prepare", value=f"{FIRST}\n{SECOND}\n{third}")
    places: list[str] = []
    teacher._page.move_focus = places.append  # type: ignore[method-assign]
    teacher.do("change", SECOND, "0")
    assert teacher.session.list_editor.changed_place is None, "another question stands there"
    teacher.do("change", SECOND, "1")
    assert str(teacher.session.draft.name) == SECOND
    teacher.do("form", "game", "tolva")
    teacher.do("number", value="8")
    assert sentence("sv", "teacher-do-put-in-place", None, place=2) in markup(teacher)
    teacher.do("put-in-place")
    assert store.prepared() == [FIRST, other, third]
    teacher.do("put-in-place")
    teacher.do("change", third, "2")
    teacher.do("change-no-more")
    teacher.do("put-in-place")
    assert store.prepared() == [FIRST, other, third], "what is not changed any more stays"
    assert places == [CHOOSE, LISTED, LISTED, CHOOSE, LISTED, LISTED]
    teacher.do("change", third, "2")
    store.prepare([FIRST])
    teacher.do("put-in-place")
    assert store.prepared() == [FIRST], "another browser of the teacher's has taken it off the list"


def test_what_a_teacher_does_next_comes_before_what_is_looked_up(store: ClassStore, teacher: ClassTeacher) -> None:
    teacher.do("show", value="ask")
    teacher.do("prepare", value=FIRST)
    names = [name for name, html in teacher._view.sections if html]
    assert names.index("send") > names.index("house"), "before there is a question one chooses one"
    lead(teacher, "step", "next")
    (now,) = (html for name, html in teacher._view.sections if name == "now")
    places = ("tolva-teacher-state", said("do-close"), said("send-title"), "tolva-teacher-beside", "<img")
    order = [now.index(its) for its in places]
    assert order == sorted(order)
    assert markup(teacher).count(said("send-title")) == 1
    teacher.do("page", "chosen", "tricks.ipynb")
    teacher.do("send")
    teacher.do("send-nowhere")
    assert store.stage.sent == ""


def test_a_question_that_a_rule_leads_to_is_said_to_turn_on_that_rule_first(
    store: ClassStore, teacher: ClassTeacher
) -> None:
    about = names_about(FIRST_FAMILY, FIRST_FAMILY.name_of(5, 1), "trick.overtake")
    name = next(its for its in about if len(rules_met(FIRST_FAMILY.named(its))) > 1)
    question = named_question(str(name))
    rules = [*rules_met(question)]
    assert len(rules) > 1
    for rule in rules:
        words = TeacherWords(teacher.session, "sv").turns_on(question, rule)
        titles = [its.removeprefix(said_turns_on) for its in words.split(", ")]
        assert titles[0] == TeacherWords(teacher.session, "sv").rule(rule)
        assert len(titles) == len(set(titles)) == len(rules)
    store.set_stage(question=str(name), about=rules[-1])
    teacher.do("show", value="ask")
    assert TeacherWords(teacher.session, "sv").turns_on(question, rules[-1]) in markup(teacher)


def test_a_question_of_the_list_is_looked_at_and_moved_down_and_lines_to_mend_stay_in_the_field(
    store: ClassStore, teacher: ClassTeacher
) -> None:
    teacher.do("show", value="ask")
    places: list[str] = []
    teacher._page.move_focus = places.append  # type: ignore[method-assign]
    teacher.do("prepare", value=f"{FIRST}\nchess\n{SECOND}\nquiz.ipynb#record=<b>")
    assert places == [REFUSED], "what is to be mended is brought into sight"
    assert 'spellcheck="false">chess\nquiz.ipynb#record=&lt;b&gt;</textarea>' in markup(teacher)
    pictures = markup(teacher).count("<img")
    teacher.do("look", value=SECOND)
    assert markup(teacher).count("<img") == pictures + 1
    teacher.do("look", value=SECOND)
    assert markup(teacher).count("<img") == pictures
    teacher.do("down", FIRST, "0")
    assert store.prepared() == [SECOND, FIRST]
    teacher.do("down", FIRST, "1")
    assert store.prepared() == [SECOND, FIRST], "below the last there is nothing"


def test_what_closes_a_question_says_so_waits_for_most_and_it_can_be_opened_again(
    store: ClassStore, teacher: ClassTeacher
) -> None:
    ask(teacher)
    learners = [store.join()[0] for _ in range(6)]
    teacher.do("new")
    assert said("do-close-spread") in markup(teacher)
    assert not teacher.session.overview.have_most_answered
    assert f'tolva-keeper-primary" type="button" data-do="step" data-name="{store.stage.seen}"' not in markup(teacher)
    answer_all(store, wrong=1, count=len(learners))
    teacher.do("new")
    assert f'tolva-keeper-primary" type="button" data-do="step" data-name="{store.stage.seen}"' in markup(teacher)
    lead(teacher, "step", "spread")
    assert not store.stage.open
    assert said("do-reopen") in markup(teacher)
    lead(teacher, "reopen")
    assert (store.stage.state, store.stage.open) == ("question", True)


def test_nobody_is_late_while_they_look_elsewhere(store: ClassStore, teacher: ClassTeacher) -> None:
    ask(teacher)
    learner = store.join()[0]
    later = store.asked()[0].at + 3600
    teacher.session.overview.now = lambda: later
    store.touch_all({learner.id: ("sv/quiz.ipynb", later)})
    teacher.do("new")
    assert [row.stands_out for row in teacher.session.roster.rows] == ["stuck"]
    lead(teacher, "join")
    assert [row.stands_out for row in teacher.session.roster.rows] == [""]
    lead(teacher, "step", "resume")
    teacher.do("page", "chosen", "quiz.ipynb")
    teacher.do("send")
    assert [row.stands_out for row in teacher.session.roster.rows] == [""]
    assert sentence("sv", "teacher-notice-sent-closed") in markup(teacher)
    assert said("stage-sent") in markup(teacher), "the projector shows that in place of the question"
    assert said("stage-join") not in markup(teacher)


def test_forty_learners_have_tables_enough_and_the_last_can_be_chosen(store: ClassStore, teacher: ClassTeacher) -> None:
    learners = [store.join()[0] for _ in range(40)]
    store.ask_tables(True)
    opened = OpenClass(store, print, "sv")
    opened.seen = look(store)
    tables = told(opened, learners[0], "sv")["tables"]
    assert 3 * len(tables) >= 40
    assert store.sit(learners[0], tables[-1]).table == tables[-1]
    teacher.do("new")
    teacher.do("choose", value=str(learners[1].id))
    assert sentence("sv", "teacher-at-table", None, table=tables[-1]) in markup(teacher)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_learners_are_told_what_is_kept_and_where_that_stands(store: ClassStore, lang: str) -> None:
    opened = OpenClass(store, print, "sv")
    learner = store.join(lang)[0]
    opened.seen = look(store)
    now = told(opened, learner, lang, with_kept=True)
    assert now["kept"] == sentence(lang, "class-strip-kept")
    assert now["keptPage"].startswith(f"voila/render/{lang}/{KEPT}#")
    notebook = json.loads((notebooks_directory() / lang / KEPT).read_text("utf-8"))
    lines = [line.strip() for cell in notebook["cells"] for line in "".join(cell["source"]).splitlines()]
    place = sentence(lang, "class-strip-kept-place")
    assert any(line.startswith("#") and line.lstrip("# ").replace(" ", "-") == place for line in lines)


def test_own_practice_is_told_apart_from_the_classs_questions(store: ClassStore, teacher: ClassTeacher) -> None:
    ask(teacher)
    answer_all(store, wrong=0, count=1)
    (learner,) = store.learners()
    store.answer(learner, "own", FIRST, sorted(map(str, asked(FIRST).answer)))
    teacher.do("show", value="here")
    (row,) = teacher.session.roster.rows
    assert (row.answered, row.alone) == (2, 1)
    assert sentence("sv", "teacher-alone", None, count=1) in markup(teacher)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_learner_is_named_in_their_own_language(tmp_path: Path, lang: str) -> None:
    store = ClassStore.create("8A", lang="en", folder=tmp_path)
    first = store.join(lang)[0].name.split()[0]
    assert first in sentence(lang, "class-name-first").split()
    store.close()


def test_a_rule_is_met_where_it_could_be_broken(store: ClassStore, teacher: ClassTeacher) -> None:
    teacher.do("number", value="2")
    lead(teacher, "ask")
    answer_all(store, wrong=2)
    teacher.do("new")
    assert [row.rule for row in teacher.session.overview.results.rules()] == ["trick.trump"]
    assert teacher.session.overview.rule_to_practise == "trick.trump"
    teacher.do("number", value="2")
    teacher.do("topic", value="trick.overtake")
    question = teacher.session.draft.question
    assert any(not its and its.rule == "trick.overtake" for its in map(question.verdict, question.choices))


def test_a_question_chosen_by_a_rule_is_told_by_it_and_one_more_is_about_it(
    store: ClassStore, teacher: ClassTeacher
) -> None:
    teacher.do("topic", value="trick.trump")
    lead(teacher, "ask")
    name = str(store.stage.question)
    assert store.stage.about == "trick.trump" in rules_met(asked(name))
    assert teacher.session.overview.rule_to_practise == "trick.trump"
    html = revealed_on_screen(name, "en", None, "", "trick.trump")
    assert html.index("<strong>Trumping</strong>") == html.index("<strong>", html.index("tolva-class-rule"))
    lead(teacher, "one-more")
    assert store.stage.about == "trick.trump"


def test_a_class_that_plays_by_the_book_is_asked_by_it(teacher: ClassTeacher) -> None:
    draft = teacher.session.draft
    teacher.do("form", "game", "bondtolva")
    teacher.do("form", "family", "may-do")
    teacher.do("difficulty", value="3")
    for _ in range(8):
        assert not draft.question.record.game.variants
        assert by_book_from(draft.name) == draft.name
        teacher.do("another")


def test_the_teacher_turns_hints_off_and_on(store: ClassStore, teacher: ClassTeacher) -> None:
    assert "tolva-class-hint" in shown_to_learners(FIRST, "sv")
    assert "tolva-class-hint" not in shown_to_learners(FIRST, "sv", hints=False)
    teacher.do("show", value="ask")
    for value, gives in (("no", False), ("yes", True)):
        teacher.do("hints", value=value)
        assert store.stage.hints is gives


def test_the_teacher_may_unfold_the_reasons_before_and_reads_them_when_it_is_revealed(
    store: ClassStore, teacher: ClassTeacher
) -> None:
    ask(teacher)
    question = asked(str(store.stage.question))
    why = question.why(question.told_in_order[0], question.speaker("sv"))
    fold = re.compile(r'<details[^>]*data-keep="class-answer asked [^>]*>(.*?)</details>', re.DOTALL)
    found = fold.search(markup(teacher))
    assert found
    assert why in found[1]
    assert why not in fold.sub("", markup(teacher)).split("tolva-teacher-draft")[0], "of the question that is asked"
    lead(teacher, "step", "reveal")
    assert not fold.search(markup(teacher))
    assert why in markup(teacher)
