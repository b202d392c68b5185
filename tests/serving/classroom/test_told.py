"""What a class is told and shown of a question that this version of the kit lacks."""

from pathlib import Path

import pytest

from tolva_teach.quiz import FIRST_FAMILY
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets.classroom.storage.store import ClassStore
from tolva_widgets.classroom.storage.values import STATES, State
from tolva_widgets.serving.classroom.open_class import OpenClass
from tolva_widgets.serving.classroom.screen import screen_of
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
