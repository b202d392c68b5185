"""A class whose store is PostgreSQL: several servers share it, and each sees what is written by the others."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from helpers.class_server import ClassServer, Visitor
from helpers.placeholders import write_site
from helpers.postgresql import programs, server
from tolva_teach.quiz import FIRST_FAMILY
from tolva_widgets.classroom.storage.faults import StoreFault
from tolva_widgets.classroom.storage.store import ClassStore
from tolva_widgets.serving.classroom.begin import begin
from tolva_widgets.serving.classroom.wanted import WantedClass

QUESTION = FIRST_FAMILY.question(seed=29, difficulty=1)
NAME = str(QUESTION.name)
RIGHT = [str(key) for key in QUESTION.choices if key in QUESTION.answer]
WRONG = [str(key) for key in QUESTION.choices if key not in QUESTION.answer][:1]


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    found = programs()
    assert found
    with server(found) as address:
        yield address


@pytest.fixture
def store(url: str) -> Iterator[ClassStore]:
    made = ClassStore.create("7B", lang="en", url=url)
    yield made
    made.delete()


def test_two_who_have_it_open_write_at_once_and_each_answer_counts_once(url: str, store: ClassStore) -> None:
    other = ClassStore.open(url)
    number = store.set_stage(question=NAME).number
    learners = [store.join()[0] for _ in range(8)]
    jobs = [(where, learner, turn) for learner in learners for turn in range(3) for where in (store, other)]
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(lambda job: job[0].answer(job[1], f"{job[2]}", NAME, RIGHT, asked=number), jobs))
    assert len(store.answers()) == len(learners)
    assert store.answers() == other.answers()
    assert store.version == other.version
    for bad in ("\0", "x\0", "a\nb"):
        with pytest.raises(ValueError, match="number"):
            store.answer(learners[0], bad, NAME, RIGHT)
    other.close()


def test_servers_that_open_a_class_at_the_same_moment_have_one_class(url: str) -> None:
    wanted = WantedClass("7B", url, teachers=frozenset({"lena"}))
    with ThreadPoolExecutor(6) as threads:
        opened = [*threads.map(lambda _turn: begin(wanted, "en", lambda _words: None), range(6))]
    try:
        assert len({each.store.made for each in opened}) == 1
    finally:
        for each in opened[1:]:
            each.close()
        opened[0].store.delete()
        opened[0].close()


def test_a_class_of_another_name_none_and_one_that_is_deleted_are_told(url: str) -> None:
    with pytest.raises(StoreFault) as caught:
        ClassStore.open(url)
    assert caught.value.code == "none"
    store = ClassStore.create("7B", lang="en", url=url)
    other = ClassStore.open(url)
    with pytest.raises(StoreFault) as caught:
        ClassStore.create("8C", lang="en", url=url)
    assert caught.value.code == "exists"
    other.delete()
    for ask in (lambda: store.version, store.learners, store.join):
        with pytest.raises(StoreFault) as caught:
            ask()
        assert caught.value.code == "deleted"
    store.close()


def test_learners_on_two_servers_are_one_class(url: str, tmp_path: Path) -> None:
    site = write_site(tmp_path / "site")
    servers = [ClassServer(site, tmp_path / name, store_url=url) for name in ("one", "two")]
    for each in servers:
        each.folder.mkdir()
    with servers[0].started(), servers[1].started():
        learners = [Visitor(each.address).join() for each in servers]
        store = ClassStore.open(url)
        number = store.set_stage(question=NAME).number
        assert [one.until("number", number)["shows"] for one in learners] == ["question", "question"]
        for one, choice in zip(learners, (RIGHT, WRONG), strict=True):
            assert one.answer(NAME, choice, number) == (200, {"code": "written"})
        assert sorted(answer.choice for answer in store.answers()) == sorted([tuple(RIGHT), tuple(WRONG)])
        assert len({one.me()["who"] for one in learners}) == 2
        store.set_stage("reveal")
        assert [one.until("shows", "explained")["number"] for one in learners] == [number, number]
        store.delete()
    assert "Traceback" not in "".join(each.log.read_text() for each in servers)
