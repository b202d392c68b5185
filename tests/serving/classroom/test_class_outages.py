"""A class that is open on a server: deleted, locked, of another version, and its server killed or asleep."""

import json
import signal
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from markupsafe import escape

from helpers.class_question import NAME, RIGHT, WRONG
from helpers.class_server import ClassServer, Visitor, learner_id, page_until, write_class_site
from helpers.placeholders import write_site
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets.classroom.storage.store import ClassStore
from tolva_widgets.classroom.storage.values import State


def test_a_class_that_is_deleted_ends_on_every_page_of_its_server(tmp_path: Path) -> None:
    server = ClassServer(write_class_site(tmp_path / "site"), tmp_path)
    with server.started():
        learner, screen, teacher = Visitor(server.address).join(), Visitor(server.address), Visitor(server.address)
        teacher.get(server.secret_address.removeprefix(server.address))
        store = server.store()
        number = store.set_stage(question=NAME).number
        seen, led = learner.until("number", number)["seen"], teacher.me()["seen"]
        assert learner.get("voila/render/en/class.ipynb")[0] == 403
        other = Visitor(server.address)
        other.get(server.secret_address.removeprefix(server.address))
        with ThreadPoolExecutor(2) as threads:
            waiting = [
                threads.submit(its.get, f"class/me?lang=en&seen={known}")
                for its, known in ((learner, seen), (teacher, led))
            ]
            store.delete()
            for its in waiting:
                status, told = its.result()
                assert (status, json.loads(told)) == (410, {"code": "ended"})
        assert not learner.cookie("-class")
        assert not teacher.cookie("-teacher"), "nor does the page that knew it for the teacher's any more"
        assert other.cookie("-teacher")
        assert other.get("voila/render/en/class.ipynb")[0] == 200
        assert not other.cookie("-teacher"), "whatever it asks for next"
        assert learner.answer(NAME, RIGHT, number) == (410, {"code": "ended"})
        assert learner.post("class/join", {}) == (410, {"code": "ended"})
        assert sentence("en", "class-strip-ended") in screen.get("class?lang=en")[1]
        status, said = teacher.get(server.secret_address.removeprefix(server.address))
        assert status == 410
        assert sentence("en", "class-no-class") in said
        assert not teacher.cookie("-teacher")
        status, page = learner.get("voila/render/en/class.ipynb")
        assert (status, "class: None" in page, "class_strip" in page) == (200, True, False)
        assert not list((tmp_path / "data" / "tolva-classes").iterdir())
        log = server.log.read_text()
        assert log.count(sentence("en", "class-ended", None, name="7B")) == 1
        assert "Traceback" not in log


def test_a_question_that_this_version_lacks_is_told_in_words_to_all(
    opened: ClassServer, store: ClassStore, learner: Visitor
) -> None:
    number = store.set_stage(question=NAME).number
    learner.until("number", number)
    lacking = sentence("en", "class-strip-unknown")
    with sqlite3.connect(store.place) as connection:  # as another version of the kit has written it
        connection.execute("UPDATE asked SET question = 'tolva/must-play/99/1/1' WHERE number = ?", [number])
        connection.execute("UPDATE class SET version = version + 1")
    connection.close()
    told = learner.until("said", lacking)
    assert (told["shows"], told["practise"], told["opens"]) == ("", "", "")
    assert learner.get("class/question?lang=en")[0] == 404
    states: tuple[State, ...] = ("spread", "reveal")
    for state in states:
        store.set_stage(state)
        page_until(Visitor(opened.address), sentence("en", "class-screen-unknown"))
    teacher = Visitor(opened.address)
    assert teacher.get(opened.secret_address.removeprefix(opened.address))[0] == 200
    log = opened.log.read_text()
    assert "Traceback" not in log


def test_while_the_store_is_locked_pages_go_on_and_the_terminal_says_it_once(
    opened: ClassServer, store: ClassStore, learner: Visitor
) -> None:
    other = sqlite3.connect(store.place, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        tried = [learner.answer(NAME, RIGHT, id="kept") for _ in range(3)]
        assert {status for status, _said in tried} == {503}
        assert store.place not in json.dumps(tried)
        status, said = Visitor(opened.address).get(opened.secret_address.removeprefix(opened.address))
        assert status == 503
        for lang in LANGUAGES:
            assert sentence(lang, "class-teacher-away") in said
            assert escape(sentence(lang, "class-store-locked", None, place=store.place)) in said
        assert Visitor(opened.address).get("class/teacher?secret=x")[0] in (403, 429)
        assert learner.get("voila/render/en/index.ipynb")[0] == 200
    finally:
        other.execute("ROLLBACK")
        other.close()
    while learner.answer(NAME, RIGHT, id="kept")[0] == 503:
        time.sleep(0.05)
    assert Visitor(opened.address).get(opened.secret_address.removeprefix(opened.address))[0] == 200
    log = opened.log.read_text()
    assert "Traceback" not in log
    assert log.count("is locked by another program") == 1
    assert log.count("can be written to again") == 1
    assert sum(answer.learner == learner_id(store, learner) for answer in store.answers()) == 1


def test_a_server_that_is_killed_goes_on_with_the_same_class_and_nothing_confirmed_is_lost(tmp_path: Path) -> None:
    server = ClassServer(write_site(tmp_path / "site"), tmp_path)
    with server.started() as process:
        learners = [Visitor(server.address).join() for _ in range(4)]
        teacher = Visitor(server.address)
        teacher.get(server.secret_address.removeprefix(server.address))
        number = server.store().set_stage(question=NAME).number
        names = [one.until("number", number)["who"] for one in learners]
        confirmed = [one.answer(NAME, RIGHT, number, id=f"a{place}") for place, one in enumerate(learners[:3])]
        server.kill(process)
    assert {status for status, _said in confirmed} == {200}
    with server.started():
        again = [one.until("number", number) for one in learners]
        assert [its["who"] for its in again] == names
        assert [its["choice"] for its in again] == [RIGHT, RIGHT, RIGHT, None]
        assert learners[0].answer(NAME, RIGHT, number, id="a0") == (200, {"code": "written"})
        assert learners[3].answer(NAME, WRONG, number, id="a3") == (200, {"code": "written"})
        assert "teacher" in teacher.me()
        assert len(server.store().answers_to(number)) == 4
        assert len(server.store().answers()) == 4
        assert "The class 7B continues, with 4 learners." in server.log.read_text()


def test_a_server_that_sleeps_as_a_laptop_does_has_every_answer_soon_after_it_wakes(tmp_path: Path) -> None:
    server = ClassServer(write_site(tmp_path / "site"), tmp_path)
    with server.started() as process:
        learners = [Visitor(server.address).join() for _ in range(4)]
        number = server.store().set_stage(question=NAME).number
        names = [one.until("number", number)["who"] for one in learners]
        process.send_signal(signal.SIGSTOP)
        with ThreadPoolExecutor(len(learners)) as pool:
            sent = [pool.submit(one.answer, NAME, RIGHT, number, id=f"a{n}") for n, one in enumerate(learners)]
            assert server.store().answers_to(number) == []
            process.send_signal(signal.SIGCONT)
            assert [one.result() for one in sent] == [(200, {"code": "written"})] * len(learners)
        assert len(server.store().answers_to(number)) == len(learners)
        assert [one.until("number", number)["who"] for one in learners] == names
