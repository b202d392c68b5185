"""The teacher's page without a browser: a lesson led by it, and bad input."""

import re
import time

import pytest
from markupsafe import escape

from helpers.class_teacher import answer_all, ask, asked, lead, markup
from tolva_teach.quiz import FIRST_FAMILY, names_about, rules_met
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets import ClassTeacher
from tolva_widgets.classroom.markup.page import TeacherMarkup
from tolva_widgets.classroom.prepared import LINES
from tolva_widgets.classroom.presence import AWAY_AFTER
from tolva_widgets.classroom.storage.store import ClassStore
from tolva_widgets.classroom.storage.values import Learner
from tolva_widgets.classroom.tables_in_words import TablesInWords
from tolva_widgets.classroom.words import TeacherWords
from tolva_widgets.serving.classroom.open_class import OpenClass
from tolva_widgets.serving.classroom.screen import screen_of
from tolva_widgets.serving.classroom.seen import look

HOSTILE = '<img src=x onerror="alert(1)">'


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
    rule = teacher.session.overview.rule_to_practise
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
    teacher.do("prepare", value="tolva/must-play/1/1/1\ntolp/may-lay/1/1/4")
    ask(teacher)
    lead(teacher, "ask")
    do, _, value = pressed.partition(" ")
    seen = teacher.session.overview.stage.seen
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
    assert teacher.session.overview.results.answered_to(2) == 1
    lead(teacher, "forth")
    assert store.stage.number == 2


def test_where_no_verdict_is_ever_told_none_is_offered(store: ClassStore, teacher: ClassTeacher) -> None:
    teacher.do("verdict", value="never")
    ask(teacher)
    lead(teacher, "step", "spread")
    assert teacher.session.leading.steps == ("next",)
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
    rule = teacher.session.overview.results.rules()[0].rule
    teacher.do("look-at", value=rule)
    assert sentence("sv", "teacher-unknown-question") in markup(teacher)
    lead(teacher, "ask-about", rule)
    store.prepare(["chess/mate/1/1/2", "tolp/may-lay/1/1/4"])
    for _ in range(2):
        lead(teacher, "step", "next")
        assert (store.stage.number, store.stage.question) == (2, "tolp/may-lay/1/1/4")


def test_what_was_done_is_said_once_and_the_list_is_full_only_when_it_is(teacher: ClassTeacher) -> None:
    said: list[str] = []
    teacher._page.say_aloud = said.append  # type: ignore[method-assign]
    teacher.do("prepare", value="tolva/must-play/1/1/5\n" * (LINES - 1))
    teacher.do("prepare", value="tolva/must-play/1/1/5\ntolva/must-play/1/1/6\n")
    assert teacher.session.list_editor.read is not None
    assert len(teacher.session.list_editor.read.names) == 1, "so many were added"
    full = sentence("sv", "teacher-notice-list-full", None, most=LINES)
    teacher.do("sort", value="stuck")
    teacher.do("drop", "tolva/must-play/1/1/6", "0")
    assert len(teacher.session.overview.prepared.names) == LINES, "another stands there"
    teacher.do("drop", "tolva/must-play/1/1/5", "0")
    teacher.do("prepare-draft")
    assert said == [full]
    assert full not in markup(teacher)


def test_the_teacher_and_the_large_screen_count_the_same_who_are_here(store: ClassStore, teacher: ClassTeacher) -> None:
    now = teacher.session.overview.now()
    for age in (0.0, AWAY_AFTER - 5, AWAY_AFTER + 5, AWAY_AFTER + 5):
        store.touch_all({store.join()[0].id: ("sv/quiz", now - age)})
    gone, asleep = store.learners()[0], store.learners()[2]
    lead(teacher, "ask")
    question = str(store.stage.question)
    assert store.answer(asleep, "a", question, sorted(map(str, asked(question).answer)), asked=1)
    store.remove(gone)
    teacher.do("show", value="here")
    rows = {row.learner.id: row.state for row in teacher.session.roster.rows}
    assert sorted(rows.values()) == ["answered", "away", "thinking"]
    opened = OpenClass(store, print, "sv")
    opened.seen = look(store)
    assert screen_of(opened, "sv").said == sentence("sv", "class-screen-answered", None, answered=1, here=2)
    assert sentence("sv", "teacher-stage-question", None, answered=1, count=2) in markup(teacher)
    assert sentence("sv", "teacher-here", None, here=2, count=3) in markup(teacher)
    lead(teacher, "join")
    opened.seen = look(store)
    assert screen_of(opened, "sv").said == sentence("sv", "class-page-here", None, here=2)


def test_the_rules_tell_what_most_chose_and_ask_about_it(store: ClassStore, teacher: ClassTeacher) -> None:
    ask(teacher)
    answer_all(store, wrong=4)
    teacher.do("show", value="rules")
    (row, *_) = teacher.session.overview.results.rules()
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
    store.touch_all({learner.id: ("en/quiz.ipynb", teacher.session.overview.now())})
    teacher.do("new")
    assert sentence("sv", "teacher-at-table", None, table=4) + " · Quiz" in markup(teacher)
    assert sentence("sv", "teacher-under-a-minute") not in markup(teacher)
    ask(teacher)
    teacher.do("show", value="here")
    assert sentence("sv", "teacher-under-a-minute") in markup(teacher)


def test_tables_are_saved_with_rules_and_times_that_people_read(teacher: ClassTeacher) -> None:
    given = {"kept": "", "broken_rules": "trick.follow trick.trump", "at": 1_795_766_181.7, "choice": "S9 | S7"}
    words = TeacherWords(teacher.session, "en")
    row = TablesInWords(words).row({**given, "question": "tolva/must-play/1/1/29"})
    assert (row["kept"], row["broken_rules"]) == ("", "Following suit | Trumping")
    assert all(card in row["choice"] for card in ("nine of spades", "seven of spades"))
    unknown = TablesInWords(words).row({**given, "question": "chess/mate/1/1/1", "choice": ""})
    assert "chess" in unknown["title"], "of a game that is not here, as it is written"
    assert re.fullmatch(r"2026-11-2\d \d\d:\d\d:\d1", row["at"])


def test_a_prepared_list_is_asked_in_its_order_and_kept_by_the_class(store: ClassStore, teacher: ClassTeacher) -> None:
    draft = str(teacher.session.draft.name)
    teacher.do("prepare-draft")
    teacher.do("prepare", value="tolva/must-play/1/1/5\nchess\ntolp/may-lay/1/1/4\n")
    teacher.do("up", "tolva/must-play/1/1/5", "1")
    kept = ["tolva/must-play/1/1/5", draft, "tolp/may-lay/1/1/4"]
    assert list(map(str, teacher.session.overview.prepared.names)) == kept
    for name in kept:
        lead(teacher, "step", "next")
        assert store.stage.question == name
    other = ClassTeacher(store.url, lang="en")
    assert other.session.overview.prepared.names == teacher.session.overview.prepared.names
    before = store.stage
    other.do("drop", kept[0], "0")
    lead(teacher, "ask-prepared", kept[0])
    assert store.stage == before, "it stands there no more"
    lead(teacher, "ask-prepared", kept[1])
    assert store.stage.question == kept[1]
    other.do("drop", kept[1], "77")
    assert len(other.session.overview.prepared.names) == 2
    teacher.do("new")
    assert other.session.overview.prepared.names == teacher.session.overview.prepared.names


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


def test_what_was_chosen_together_is_told_and_marked_only_once_it_is_revealed(
    store: ClassStore, teacher: ClassTeacher
) -> None:
    ask(teacher)
    answer_all(store, wrong=2)
    lead(teacher, "step", "spread")
    (whole,) = re.findall(r'<ul class="tolva-teacher-wholes">(.*?)</ul>', markup(teacher))
    assert re.findall(r'tolva-teacher-count">(\d)', whole) == ["4", "2"]
    assert "tolva-teacher-mark" not in whole
    lead(teacher, "step", "reveal")
    (whole,) = re.findall(r'<ul class="tolva-teacher-wholes">(.*?)</ul>', markup(teacher))
    assert re.findall(r"tolva-teacher-mark-(yes|no)", whole) == ["yes", "no"]


def test_names_of_what_was_chosen_together_do_not_run_into_each_other(store: ClassStore, teacher: ClassTeacher) -> None:
    name = "bondtolva:4/may-do/1/2/7"
    teacher.do("prepare", value=name)
    lead(teacher, "ask-prepared", name)
    answer_all(store, wrong=0)
    lead(teacher, "step", "spread")
    question = asked(name)
    right = [question.called(its, question.speaker("sv")) for its in question.choices if its in question.answer]
    told = " · ".join(its[:1].upper() + its[1:] for its in right)
    assert len(right) > 1
    assert told in markup(teacher)
    opened = OpenClass(store, print, "sv")
    opened.seen = look(store)
    assert told in screen_of(opened, "sv").html


def test_names_of_what_has_the_same_reason_do_not_run_into_each_other(store: ClassStore, teacher: ClassTeacher) -> None:
    name = "tolp/may-lay/1/1/4"
    teacher.do("prepare", value=name)
    lead(teacher, "ask-prepared", name)
    answer_all(store, wrong=0)
    lead(teacher, "step", "reveal")
    question = asked(name)
    first, second = (question.called(its, question.speaker("sv")) for its in question.choices if its in ("C7", "D8"))
    assert f"{first[:1].upper()}{first[1:]} · {second[:1].upper()}{second[1:]} · " in markup(teacher)


def test_what_the_question_says_itself_is_not_said_twice_or_of_another_step(
    store: ClassStore, teacher: ClassTeacher
) -> None:
    ask(teacher)
    assert sentence("sv", "teacher-notice-asked") in markup(teacher)
    teacher.do("new")
    assert sentence("sv", "teacher-notice-asked") in markup(teacher), "nobody has answered yet"
    answer_all(store, wrong=2)
    teacher.do("new")
    assert sentence("sv", "teacher-notice-asked") not in markup(teacher), "where there are answers it has come"
    store.set_stage("spread")  # from another browser
    teacher.do("new")
    assert "tolva-keeper-notice" not in markup(teacher)
    lead(teacher, "step", "reveal")
    assert teacher.session.connection.notice is not None
    assert "tolva-keeper-notice" not in markup(teacher)
    teacher.do("show", value="here")
    lead(teacher, "join")
    assert sentence("sv", "teacher-notice-joining") in markup(teacher), "there it is not seen otherwise"


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
        assert teacher.session.connection.notice is not None
        assert teacher.session.connection.notice.fault is not None
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
    assert teacher.session.overview.count == 1
    teacher.do("restore", value=number)
    assert teacher.session.overview.count == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_who_was_removed_and_there_they_are_let_in_again(store: ClassStore, lang: str) -> None:
    learner, teacher = store.join()[0], ClassTeacher(store.url, lang=lang)
    teacher.do("remove", value=str(learner.id))
    notice = markup(teacher).split("tolva-keeper-notice")[1].split("</div>")[0]
    assert sentence(lang, "teacher-notice-removed", None, name=learner.name) in notice
    assert learner.name in sentence(lang, "teacher-notice-removed", None, name=learner.name)
    assert f'data-do="restore" data-name="" value="{learner.id}"' in notice
    teacher.do("restore", value=str(learner.id))
    assert sentence(lang, "teacher-notice-restored", None, name=learner.name) in markup(teacher)
    assert teacher.session.overview.count == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_here_and_on_paper_own_practice_is_told_apart_from_the_questions_of_the_class(
    store: ClassStore, lang: str
) -> None:
    teacher = ClassTeacher(store.url, lang=lang)
    ask(teacher)
    answer_all(store, wrong=0, count=1)
    (learner,) = store.learners()
    question = asked("tolva/must-play/1/1/30")
    assert store.answer(learner, "alone", str(question.name), sorted(map(str, question.answer)))
    teacher.do("show", value="here")
    assert sentence(lang, "teacher-alone", None, count=1) in markup(teacher)
    overview = teacher.session.overview
    printed = TeacherMarkup(teacher.session, lang).printout(overview.results, overview.learners, "7B")
    assert sentence(lang, "teacher-right-of", None, right=1, answered=1) in printed
    assert sentence(lang, "teacher-alone-right", None, right=1, count=1) in printed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_of_rules_says_what_its_columns_are(store: ClassStore, lang: str) -> None:
    teacher = ClassTeacher(store.url, lang=lang)
    ask(teacher)
    answer_all(store, wrong=4)
    teacher.do("show", value="rules")
    html = markup(teacher)
    assert html.index(sentence(lang, "teacher-rules-how")) < html.index("tolva-teacher-rules")
    assert sentence(lang, "teacher-rules-trend") not in html, "no trend is told yet"


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
    told = f'<p class="tolva-keeper-variants">{sentence("sv", "teacher-lost-how")}</p>'
    assert markup(teacher).replace(f" · {line}", "").replace(told, "") == before


def test_who_was_lost_at_a_later_question_is_not_counted_at_one_that_is_gone_back_to(
    store: ClassStore, teacher: ClassTeacher
) -> None:
    session, clock = teacher.session, [time.time()]
    session.overview.now = store._now = lambda: clock[0]
    learners = [store.join()[0] for _ in range(3)]

    def lost_after(learner: Learner | None = None) -> int:
        clock[0] += 10
        if learner is not None:
            store.lost(learner)
        session.connection.take_new()
        clock[0] += 10
        return session.overview.lost

    names = [str(FIRST_FAMILY.name_of(seed=seed, difficulty=1)) for seed in (29, 30)]
    store.set_stage(question=names[0])
    assert [lost_after(), lost_after(learners[0])] == [0, 1]
    store.set_stage(question=names[1])
    assert [lost_after(), lost_after(learners[1])] == [0, 1]
    session.leading.back()
    assert lost_after() == 1
    assert lost_after(learners[2]) == 2, "who is lost now is lost at what is shown now"
    assert lost_after(learners[2]) == 2, "however often they say so"
    assert session.overview.lost_at_questions == {names[0]: 2, names[1]: 1}


def test_how_many_were_lost_is_kept_with_the_question(store: ClassStore, teacher: ClassTeacher) -> None:
    names = [str(FIRST_FAMILY.name_of(seed=seed, difficulty=1)) for seed in (29, 30)]
    teacher.do("prepare", value="\n".join(names))
    lead(teacher, "step", "next")
    answer_all(store, wrong=2)
    for its in store.learners()[:3]:
        store.lost(its)
    lead(teacher, "step", "next")
    teacher.do("show", value="ask")
    assert sentence("sv", "teacher-lost", None, count=3) not in markup(teacher)
    assert sentence("sv", "teacher-asked-lost", None, count=3) in markup(teacher)
    (row,) = teacher._rows("class")["questions"]
    assert row["lost"] == 3
    again = ClassTeacher(store.url, lang="sv")
    lead(again, "back")
    assert sentence("sv", "teacher-lost", None, count=3) in markup(again)


def test_own_practice_is_told_from_what_the_class_was_asked(store: ClassStore, teacher: ClassTeacher) -> None:
    ask(teacher)
    answer_all(store, wrong=0)
    practised = next(names_about(FIRST_FAMILY, FIRST_FAMILY.name_of(1, 1), "trick.discard"))
    store.answer(store.learners()[0], "alone", str(practised), [])
    teacher.do("show", value="rules")
    discard = TeacherWords(teacher.session, "sv").rule("trick.discard")
    assert discard not in markup(teacher)
    assert "trick.discard" not in {row["rule"] for row in teacher._rows("class")["rules"]}
    teacher.do("counted", value="yes")
    assert discard in markup(teacher)
    teacher.do("look-at", value="trick.discard")
    assert teacher.session.rule == "trick.discard"
    assert "trick.discard" in {row["rule"] for row in teacher._rows("class")["rules"]}
    teacher.do("counted", value="")
    assert teacher.session.rule is None
    assert discard not in markup(teacher)


def test_what_is_added_to_the_list_is_said_beside_the_button_and_twice_only_on_purpose(
    store: ClassStore, teacher: ClassTeacher
) -> None:
    teacher.do("show", value="ask")
    teacher.do("prepare", value="tolva/must-play/1/1/5")
    teacher.do("number", value="29")
    teacher.do("prepare-draft")
    added = sentence("sv", "teacher-notice-prepared-as", None, place=2)
    (head, draft) = (html for name, html in teacher._view.sections if name in ("head", "draft"))
    assert added in draft
    assert added not in head
    teacher.do("prepare-draft")
    assert len(store.prepared()) == 2
    assert sentence("sv", "teacher-prepared-before", None, place=2) in markup(teacher)
    assert sentence("sv", "teacher-do-prepare-again") in markup(teacher)
    teacher.do("prepare-draft", value="again")
    assert len(store.prepared()) == 3
    teacher.do("another")
    assert sentence("sv", "teacher-do-prepare-again") not in markup(teacher)


def test_another_sort_of_question_keeps_the_rule_where_it_has_it(teacher: ClassTeacher) -> None:
    teacher.do("show", value="ask")
    draft = teacher.session.draft
    teacher.do("topic", value="trick.follow")
    teacher.do("form", "game", "bondtolva")
    assert (draft.name.game, draft.topic) == ("bondtolva", "trick.follow")
    assert "trick.follow" in rules_met(draft.question)
    teacher.do("form", "game", "tolp")
    assert (draft.name.game, draft.topic) == ("tolp", None)
    told = sentence("sv", "teacher-no-such-rule", None, rule=TeacherWords(teacher.session, "sv").rule("trick.follow"))
    assert told in markup(teacher)


@pytest.mark.parametrize(
    ("section", "do", "name", "bad", "piece"),
    [
        ("ask", "page", "pasted", "www.example.org", "send"),
        ("ask", "house", "", "www.example.org", "house"),
        ("ask", "number", "", "-3", "draft"),
        ("homework", "homework-number", "", "x", "hand-out"),
        ("here", "rename", "1", "\u202e", "learner"),
    ],
)
def test_what_cannot_be_taken_is_said_beside_its_field_and_stays_there(
    store: ClassStore, teacher: ClassTeacher, section: str, do: str, name: str, bad: str, piece: str
) -> None:
    learner = store.join()[0]
    teacher.do("show", value=section)
    teacher.do("choose", value=str(learner.id))
    teacher.do(do, name, bad)
    notice = teacher.session.connection.notice
    assert notice is not None
    assert notice.fault is not None
    said = escape(notice.fault.sentence("sv"))
    parts = dict(teacher._view.sections)
    assert said in parts[piece]
    assert said not in parts["head"]
    assert f'value="{escape(bad)}"' in parts[piece]


def test_a_learners_row_is_closed_when_one_is_done_with_it(store: ClassStore, teacher: ClassTeacher) -> None:
    learner, roster = store.join()[0], teacher.session.roster
    for done in ("show", "close-row"):
        teacher.do("choose", value=str(learner.id))
        assert 'data-enter="close-row"' in markup(teacher)
        teacher.do(done, value="here")
        assert roster.chosen is None
        teacher.do("show", value="here")
    teacher.do("choose", value=str(learner.id))
    store.rename(store.join()[0], "Bo")
    teacher.do("rename", str(learner.id), "Bo")
    teacher.do("close-row")
    assert roster.chosen == learner.id, "the name is taken: it is said there"
    teacher.do("rename", str(learner.id), "Cia")
    teacher.do("close-row")
    assert roster.chosen is None


def test_who_was_put_out_is_found_again_above_the_list(store: ClassStore, teacher: ClassTeacher) -> None:
    learners = [store.join()[0] for _ in range(2)]
    teacher.do("remove", value=str(learners[0].id))
    teacher.do("show", value="ask")
    teacher.do("show", value="here")
    names = [name for name, html in teacher._view.sections if html]
    assert names.index("removed") < names.index("here")
    assert f'data-do="restore" data-name="" value="{learners[0].id}"' in markup(teacher)


def test_what_a_button_says_is_done_and_stays_while_answers_come(store: ClassStore, teacher: ClassTeacher) -> None:
    about = names_about(FIRST_FAMILY, FIRST_FAMILY.name_of(29, 1), "trick.overtake")
    name = next(its for its in about if len(rules_met(FIRST_FAMILY.named(its))) > 1)
    store.set_stage(question=str(name))
    teacher.do("new")
    before = teacher.session.overview.rule_to_practise
    question = asked(str(name))
    rules = rules_met(question)
    for rule in rules:
        against = (its for its in question.choices if not question.verdict(its))
        wrong = next(its for its in against if question.verdict(its).rule == rule)
        for _ in range(3):
            store.answer(store.join()[0], "a", str(name), [wrong], asked=1)
        teacher.do("new")
        assert teacher.session.overview.rule_to_practise == before
    other = next(rule for rule in rules if rule != before)
    lead(teacher, "one-more", other)
    assert store.stage.about == other, "what it said when it was pressed"
