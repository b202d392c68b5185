"""What a class is told and shown of a question that this version of the kit lacks."""

from pathlib import Path

import pytest

from tolva_teach.quiz import FIRST_FAMILY
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets.classroom.storage.store import ClassStore
from tolva_widgets.classroom.storage.values import STATES, State
from tolva_widgets.serving.classroom.open_class import OpenClass
from tolva_widgets.serving.classroom.screen import Screen, screen_of
from tolva_widgets.serving.classroom.seen import look
from tolva_widgets.serving.classroom.told import told


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_that_there_is_not_here_is_said_to_be_none_and_the_class_goes_on(
    tmp_path: Path, lang: str, state: State
) -> None:
    store = ClassStore.create("7B", lang=lang, folder=tmp_path)
    learners = [store.join()[0] for _ in range(6)]
    question = FIRST_FAMILY.question(29, 1)
    store.set_stage(question=str(question.name))
    for learner in learners:
        store.answer(learner, "a", str(question.name), sorted(map(str, question.answer)))
    store.set_stage(state)
    with store._engine.begin() as connection:
        connection.exec_driver_sql("UPDATE asked SET question = 'chess/mate/1/1/1'")
    opened = OpenClass(store, print, lang)
    opened.seen = look(store)
    now = told(opened, learners[0], lang, with_quiz=True)
    assert (now["shows"], now["practise"], now["opens"]) == ("", "", "")
    assert now["said"] == sentence(lang, "class-strip-unknown")
    shown = screen_of(opened, lang).html
    assert shown == "" if state == "join" else sentence(lang, "class-screen-unknown") in shown
    store.set_stage(question=str(question.name))
    opened.seen = look(store)
    assert told(opened, learners[0], lang)["shows"] == "question"
    store.set_stage("join")
    opened.seen = look(store)
    assert told(opened, learners[0], lang)["shows"] == "question", "the address is for who comes late"
    store.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_large_screen_says_where_all_are_sent_until_something_else_is_shown(tmp_path: Path, lang: str) -> None:
    store = ClassStore.create("7B", lang=lang, folder=tmp_path)
    store.set_stage(question=str(FIRST_FAMILY.question(29, 1).name))
    store.set_stage("reveal")
    opened = OpenClass(store, print, lang)

    def shown(sent_to: str = "Trump") -> Screen:
        opened.seen = look(store)
        return screen_of(opened, lang, sent_to)

    answer = shown("")
    assert (answer.html != "", answer.calls) == (True, "")
    store.send("trump.ipynb")
    sent = shown()
    assert (sent.html, sent.calls) == ("", sentence(lang, "class-screen-sent", None, title="Trump"))
    assert sent.name not in ("", answer.name), "the page is read anew"
    assert shown("").name == "", "the page is not there in this language"
    store.set_stage("reveal")
    assert shown() == answer
    store.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_learner_is_told_apart_that_they_are_sent_and_that_they_have_come(tmp_path: Path, lang: str) -> None:
    store = ClassStore.create("7B", lang=lang, folder=tmp_path)
    learner = store.join()[0]
    opened = OpenClass(store, print, lang)
    store.send("trump.ipynb")
    opened.seen = look(store)
    now = told(opened, learner, lang, sent_to="Trump")
    assert now["said"] == sentence(lang, "class-strip-sent")
    assert now["arrived"] == sentence(lang, "class-strip-arrived")
    store.set_stage(question=str(FIRST_FAMILY.question(29, 1).name))
    opened.seen = look(store)
    assert told(opened, learner, lang, sent_to="Trump")["arrived"] == "", "the question calls all back"
    store.close()
