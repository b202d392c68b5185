"""A position of a teacher's own, as a question to all: in lists, asked, answered and judged, and nobody else's."""

import pytest

from helpers.class_teacher import lead, markup, own_position
from tolva_teach.quiz import question_at
from tolva_teach.quiz.judged import LONGEST_OWN, NotAskedOrOfferedError, judge, named_question
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets import ClassTeacher
from tolva_widgets.classroom.prepared import read_list
from tolva_widgets.classroom.shown import asked, explained
from tolva_widgets.classroom.storage.store import ClassStore
from tolva_widgets.serving.classroom.open_class import OpenClass
from tolva_widgets.serving.classroom.seen import look
from tolva_widgets.serving.classroom.told import told

LINK = f"http://192.0.2.9:8866/voila/render/sv/quiz.ipynb#record={own_position()}"


def test_a_position_of_ones_own_is_prepared_asked_answered_and_judged(store: ClassStore, teacher: ClassTeacher) -> None:
    teacher.do("show", value="ask")
    teacher.do("prepare", value=f"{LINK}\n")
    name = str(question_at(own_position()).name)
    assert store.prepared() == [name]
    assert sentence("sv", "quiz-own") in markup(teacher)
    seen = teacher.session.overview.stage.seen
    teacher._view._hear(None, {"do": "ask-prepared", "name": seen, "value": name}, None)
    assert store.stage.question == name
    question, learner = named_question(name), store.join()[0]
    assert store.answer(learner, "a", name, sorted(map(str, question.answer)), asked=1)
    assert [answer.right for answer in store.answers()] == [True]
    for lang in LANGUAGES:
        assert "<svg" in asked(name, lang)
        assert explained(name, lang, ())
    opened = OpenClass(store, print, "sv")
    opened.seen = look(store)
    assert told(opened, learner, "sv", with_quiz=True)["shows"] == "question"
    lead(teacher, "step", "reveal")
    lead(teacher, "one-more")
    lead(teacher, "step", "next")
    assert store.stage.number > 1
    assert name not in (store.stage.question, str(teacher.session.draft.name))


def test_no_position_is_judged_that_all_were_not_asked(store: ClassStore) -> None:
    learner, name = store.join()[0], str(question_at(own_position(8)).name)
    choice = sorted(map(str, named_question(name).answer))
    for asked_number in (None, 1):
        with pytest.raises(NotAskedOrOfferedError):
            store.answer(learner, "b", name, choice, asked=asked_number)
    with pytest.raises(NotAskedOrOfferedError):
        judge(name, choice)
    with pytest.raises(NotAskedOrOfferedError):
        judge(f"tolva/may-do/1/1/0/{'1' * LONGEST_OWN}", choice, own=True)
    store.set_stage(question=name)
    assert look(store).own_asked == {name}


@pytest.mark.parametrize("record", ["", "1eNo", own_position()[:-9], own_position(500)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_that_asks_nothing_is_a_line_to_mend(record: str, lang: str) -> None:
    (fault,) = read_list(f"quiz.ipynb#record={record}").faults
    assert fault.whole == f"quiz.ipynb#record={record}"
    assert len(fault.sentence(lang)) < 400
