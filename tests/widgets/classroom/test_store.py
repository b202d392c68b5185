"""A class in its store: who is in, what all are asked, what is answered, and what can be wrong."""

import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from tolva_teach.quiz import FIRST_FAMILY, families
from tolva_teach.quiz.base import verbs_of
from tolva_teach.quiz.judged import NotAskedOrOfferedError
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets.classroom.session import ClassSession
from tolva_widgets.classroom.storage.database import remove_left
from tolva_widgets.classroom.storage.faults import NotTakenError, StoreFault
from tolva_widgets.classroom.storage.names import made_up
from tolva_widgets.classroom.storage.places import ENDING, classes
from tolva_widgets.classroom.storage.rows import MOST_A_MINUTE
from tolva_widgets.classroom.storage.store import ClassStore
from tolva_widgets.classroom.storage.values import MOST_TABLES

QUESTION = FIRST_FAMILY.question(seed=29, difficulty=1)
NAME = str(QUESTION.name)
OTHER = str(FIRST_FAMILY.name_of(seed=30, difficulty=1))
RIGHT = [str(key) for key in QUESTION.choices if key in QUESTION.answer]
WRONG = [str(key) for key in QUESTION.choices if key not in QUESTION.answer][:1]


class Clock:
    def __init__(self) -> None:
        self.time = 1_700_000_000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(tmp_path: Path, clock: Clock) -> Iterator[ClassStore]:
    made = ClassStore.create("7B", lang="sv", folder=tmp_path, now=clock)
    yield made
    made.close()


def refused(code: str, act: Callable[[], object]) -> None:
    """It is refused for this reason, which can be said in every language."""
    with pytest.raises((NotAskedOrOfferedError, NotTakenError, StoreFault)) as caught:
        act()
    assert caught.value.code == code
    assert all(caught.value.sentence(lang) for lang in LANGUAGES)


def test_whoever_joins_has_a_name_of_their_own_and_is_known_again_by_their_key(store: ClassStore) -> None:
    joined = [store.join() for _ in range(40)]
    assert len({learner.name for learner, _key in joined}) == 40
    learner, key = joined[7]
    assert store.of_key(key) == learner
    assert store.of_key(key[:-1]) is None
    assert key not in Path(store.place).read_bytes().decode("latin-1")


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_when_all_names_are_taken_they_get_a_number(lang: str) -> None:
    first, second = (sentence(lang, f"class-name-{part}").split() for part in ("first", "second"))
    every = {f"{one} {two}" for one in first for two in second}
    assert len(every) == len(first) * len(second) >= 500
    assert made_up(lang, every - {f"{first[3]} {second[4]}"}) == f"{first[3]} {second[4]}"
    assert made_up(lang, every) == f"{first[0]} {second[0]} 2"


def test_a_teacher_names_seats_removes_and_restores(store: ClassStore) -> None:
    (one, _), (two, key) = store.join(), store.join()
    assert store.rename(one, " Ö  <b> ").name == "Ö <b>"
    refused("name-taken", lambda: store.rename(two, "O\u0308 <b>"))
    for name in ("", "a\u202eb", "a\nb", "x" * 25, "x" * 10_000, "x" + 4 * "\u0301", "n" + 9 * "\u0e47", "\u200b"):
        refused("name", lambda name=name: store.rename(one, name))  # type: ignore[misc]
    assert store.seat(two, 6).table == 6
    refused("table", lambda: store.seat(two, MOST_TABLES + 1))
    store.remove(two)
    refused("removed", lambda: store.answer(two, "a", NAME, RIGHT))
    removed = store.of_key(key)
    assert removed
    assert removed.removed
    store.restore(two)
    assert store.answer(two, "a", NAME, RIGHT)
    refused("nobody", lambda: store.rename(99, "x"))


def test_a_learner_says_where_they_sit_where_all_are_asked_and_nowhere_else(store: ClassStore) -> None:
    one, _ = store.join()
    assert not store.stage.tables
    refused("asked-table", lambda: store.sit(one, 3))
    assert store.ask_tables(True).tables
    assert store.sit(one, 3).table == 3
    assert store.sit(one, None).table is None
    for table in (0, MOST_TABLES + 1, -1, "3", 3.0, True, [3], {}):
        refused("table", lambda table=table: store.sit(one, table))  # type: ignore[misc]
    store.sit(one, 6)
    assert store.set_stage(question=NAME).tables, "whatever else they are asked"
    store.remove(one)
    refused("removed", lambda: store.sit(one, 1))
    store.restore(one)
    assert not store.ask_tables(False).tables
    assert store.learners()[0].table == 6, "what they have said is kept"


def test_where_a_learner_is_and_that_they_are_lost(store: ClassStore, clock: Clock) -> None:
    one, _ = store.join()
    clock.time += 5
    store.touch_all({one.id: ("sv/quiz" + "x" * 1000, clock.time)})
    assert len(store.learners()[0].where) == 300
    store.lost(one)
    two, _ = store.join()
    store.touch_all({two.id: ("en/play", clock.time + 1)})
    assert (store.learners()[1].where, store.learners()[1].seen) == ("en/play", clock.time + 1)
    found = store.learners()[0]
    assert (found.lost, found.lost_at, found.seen) == (1, clock.time, clock.time)


def test_an_answer_is_judged_by_the_engine_and_written_once(store: ClassStore) -> None:
    one, _ = store.join()
    assert all(store.answer(one, "same", NAME, choice) for choice in (WRONG, WRONG, RIGHT))
    (answer,) = store.answers()
    assert (answer.choice, answer.right, answer.asked) == (tuple(WRONG), False, None)
    assert answer.broken
    two, _ = store.join()
    assert store.answer(two, "same", NAME.replace("/29", "/0_29"), RIGHT[::-1])
    mine = store.answers()[-1]
    assert (mine.learner, mine.question, mine.right, mine.broken) == (two.id, NAME, True, ())


@pytest.mark.parametrize(
    ("code", "id", "question", "choice"),
    [
        ("id", "", NAME, RIGHT),
        ("id", "x" * 37, NAME, RIGHT),
        ("id", 7, NAME, RIGHT),
        ("question", "a", "", RIGHT),
        ("question", "a", None, RIGHT),
        ("question", "a", "tolva/must-play/1/1/" + "9" * 5000, RIGHT),
        ("question", "a", "chess/must-play/1/1/1", RIGHT),
        ("question", "a", NAME.replace("/29", "/-1"), RIGHT),
        ("choice", "a", NAME, "S9"),
        ("choice", "a", NAME, ["no such"]),
        ("choice", "a", NAME, [None]),
        ("choice", "a", NAME, [["S9"]]),
        ("choice", "a", NAME, {"S9": 1}),
        ("choice", "a", NAME, ["S9"] * 1000),
    ],
)
def test_what_is_no_answer_is_refused_and_changes_nothing(
    code: str, id: str, question: str, choice: object, store: ClassStore
) -> None:
    one, _ = store.join()
    refused(code, lambda: store.answer(one, id, question, choice))
    assert store.answers() == []


def test_a_flood_is_refused_until_a_minute_has_gone_even_if_the_clock_is_put_back(
    store: ClassStore, clock: Clock
) -> None:
    one, _ = store.join()
    for number in range(MOST_A_MINUTE):
        store.answer(one, str(number), NAME, RIGHT)
    refused("so-fast", lambda: store.answer(one, "more", NAME, RIGHT))
    assert store.answer(one, "0", NAME, RIGHT), "what was confirmed is confirmed again"
    assert store.answer(store.join()[0], "0", NAME, RIGHT), "others answer as before"
    clock.time -= 3600
    assert store.answer(one, "more", NAME, RIGHT)


def test_an_answer_to_a_question_to_all_is_changed_until_it_is_closed(store: ClassStore) -> None:
    (one, _), (two, _) = store.join(), store.join()
    assert store.stage.number == 0
    stage = store.set_stage(question=NAME, verdict="reveal")
    assert (stage.number, stage.state, stage.open) == (1, "question", True)
    store.answer(one, "a", NAME, WRONG)
    before = store.answers()[-1].number
    store.answer(one, "b", NAME, RIGHT, asked=1)
    store.answer(two, "c", OTHER, [])  # of their own, meanwhile
    assert [(answer.learner, answer.choice, answer.asked) for answer in store.answers_since(before)] == [
        (one.id, tuple(RIGHT), 1),
        (two.id, (), None),
    ]
    assert len(store.answers()) == 2
    assert len(store.answers_to(1)) == 1
    store.set_stage("spread")
    assert store.answer(two, "d", NAME, RIGHT, asked=1), "a spread leaves it open"
    store.set_stage("reveal")
    assert not store.answer(two, "e", NAME, WRONG, asked=1)
    assert store.answers_to(1)[-1].choice == tuple(RIGHT)
    assert store.answer(two, "d", NAME, RIGHT, asked=1), "what was confirmed is confirmed again, though it is late"
    assert store.set_stage(question=NAME).number == 2
    assert not store.answer(two, "f", NAME, RIGHT, asked=1), "not for the question that is asked now"
    assert [(asked.number, asked.closed) for asked in store.asked()] == [(1, True), (2, False)]
    assert store.set_stage("reveal", number=1).question == NAME
    refused("question", lambda: store.set_stage(question="chess/x/1/1/1"))
    refused("question", lambda: store.set_stage(number=9))


def test_each_question_keeps_how_far_one_has_come_with_it(store: ClassStore) -> None:
    one, _ = store.join()
    store.set_stage(question=NAME)
    store.set_stage("spread", closed=True)
    store.set_stage(question=OTHER)
    first = store.set_stage(number=1)
    assert (first.state, first.closed) == ("spread", True)
    assert store.answer(one, "a", OTHER, [], asked=2), "it is open still, and what was on its way is not lost"
    address = store.set_stage("join")
    assert (address.number, address.left, address.open) == (1, "spread", False)
    second = store.set_stage(number=2)
    assert (second.state, second.open) == ("question", True)
    seen = store.set_stage("join").seen
    assert store.stage.open, "who comes late sees the address while the others answer"
    assert store.set_stage(number=2, seen=seen) == second
    refused("step", lambda: store.set_stage("reveal", seen=seen))
    assert store.stage == second
    refused("question", lambda: store.set_stage("reveal", number=3))
    for number in (0, 3, -1, 10**30):
        assert not store.answer(one, f"{number}", OTHER, [], asked=number)


def test_who_has_been_told_at_once_answers_no_more_but_may_practise(store: ClassStore) -> None:
    one, _ = store.join()
    store.set_stage(question=NAME, verdict="now")
    assert store.answer(one, "a", NAME, WRONG, asked=1)
    refused("told", lambda: store.answer(one, "b", NAME, RIGHT, asked=1))
    assert store.answer(one, "c", NAME, RIGHT)
    assert [(answer.choice, answer.asked) for answer in store.answers()] == [(tuple(WRONG), 1), (tuple(RIGHT), None)]


def test_who_was_put_out_takes_nobodys_place(store: ClassStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tolva_widgets.classroom.storage.rows.MOST_LEARNERS", 2)
    one, _two = store.join()[0], store.join()
    refused("full", store.join)
    store.remove(one)
    store.join()
    refused("full", lambda: store.restore(one))
    assert store.learners()[0].removed


def test_whoever_has_it_open_too_sees_by_the_version_that_there_is_something_new(store: ClassStore) -> None:
    other = ClassStore.open(store.url)
    seen = other.version
    assert (other.version, other.quick_version) == (seen, seen), "looking is no change"
    store.join()
    assert other.quick_version == other.version == store.written > seen
    assert other.learners() == store.learners()
    other.close()


def test_the_version_is_told_quickly_while_another_writes_and_of_no_class_that_is_gone(store: ClassStore) -> None:
    other = ClassStore.open(store.url)
    seen = other.quick_version
    with store._writing():
        assert other.quick_version == seen, "what is not yet written"
    assert other.quick_version == store.written
    locks = sqlite3.connect(str(store._engine.url.database))
    locks.execute("PRAGMA locking_mode = EXCLUSIVE")
    store.close()
    other.close()
    locks.execute("BEGIN EXCLUSIVE")
    begun = time.monotonic()
    assert other.quick_version is None
    assert time.monotonic() - begun < 1, "nobody is waited for"
    locks.close()
    assert other.quick_version == store.written
    store.delete()
    assert other.quick_version is None
    other.close()


def test_a_class_is_opened_again_by_name_listed_and_deleted(store: ClassStore, tmp_path: Path, clock: Clock) -> None:
    learner, key = store.join()
    teacher = store.admit_teacher()
    again = ClassStore.open("7b", folder=tmp_path, now=clock)
    assert again.of_key(key) == learner
    assert again.is_teacher(teacher)
    assert not again.is_teacher(key)
    assert [(known.name, known.old) for known in classes(tmp_path)] == [("7B", False)]
    assert classes(tmp_path, now=lambda: time.time() + 31 * 86_400)[0].old
    refused("exists", lambda: ClassStore.create("7B", lang="sv", folder=tmp_path))
    again.delete()
    assert classes(tmp_path) == []
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("finds", ["opens it", "begins another", "begins anew"])
def test_what_lies_beside_a_file_that_was_deleted_by_hand_after_a_crash_is_removed(tmp_path: Path, finds: str) -> None:
    for name in ("7b", "8c"):
        for ending in ("-wal", "-shm"):
            (tmp_path / f"{name}{ENDING}{ending}").write_text("what was answered last")
    begun = ClassStore.create("8C", lang="sv", folder=tmp_path)
    begun.join()
    if finds == "opens it":
        refused("unknown", lambda: ClassStore.open("7B", folder=tmp_path))
    elif finds == "begins another":
        remove_left(tmp_path, ENDING)
    else:
        ClassStore.create("7B", lang="sv", folder=tmp_path).delete()
    assert not [file for file in tmp_path.iterdir() if file.name.startswith("7b")]
    assert len(begun.learners()) == 1
    begun.close()


@pytest.mark.parametrize("by", ["the teacher's page", "hand", "another class by its name"])
def test_who_has_a_class_open_that_is_deleted_finds_it_gone_and_brings_no_file_back(
    store: ClassStore, tmp_path: Path, by: str
) -> None:
    learner, _key = store.join()
    other = ClassStore.open("7B", folder=tmp_path)
    if by == "hand":
        Path(store.place).unlink()
    else:
        other.delete()
    again = ClassStore.create("7B", lang="sv", folder=tmp_path) if by == "another class by its name" else None
    refused("deleted", lambda: store.version)
    if by != "hand":
        refused("deleted", lambda: store.answer(learner, "a", NAME, RIGHT))
    assert bool(list(tmp_path.iterdir())) == (again is not None)
    store.close()
    if again is None:
        refused("deleted", store.learners)
        assert list(tmp_path.iterdir()) == []
        refused("none", lambda: ClassStore.open(store.url))
    else:
        refused("deleted", lambda: store.version)
        refused("deleted", store.join)
        assert again.learners() == []
        again.close()


def test_what_a_level_narrowed_is_judged_by_what_it_offered_and_is_no_answer_to_all(store: ClassStore) -> None:
    learner, _key = store.join()
    may_do = next(family for family in families("tolva") if family.name == "may-do")
    question = next(
        its
        for its in (may_do.question(seed=seed, difficulty=1) for seed in range(99))
        if {"play", "meld"} <= verbs_of(its.choices)
        and any(choice.value.verb == "play" for choice in its.choices if choice in its.answer)
    )
    name = str(question.name)
    store.set_stage(question=name)
    plays = [str(key) for key in question.choices if key in question.answer and key.value.verb == "play"]
    others = [str(key) for key in question.choices if key.value.verb != "play"]
    assert store.answer(learner, "all", name, plays, only=["play"])
    (answer,) = store.answers()
    assert (answer.right, answer.asked) == (True, None)
    for only in (["fly"], [["play"]], "play", {"play": 1}):
        refused("choice", lambda only=only: store.answer(learner, "b", name, plays, only=only))  # type: ignore[misc]
    refused("choice", lambda: store.answer(learner, "b", name, others[:1], only=["play"]))


def test_what_is_wrong_with_a_store_is_said(tmp_path: Path) -> None:
    refused("unknown", lambda: ClassStore.open("7B", folder=tmp_path))
    refused("url", lambda: ClassStore.open("nothing://host/x"))
    for name in ("", "../7B", "7B ", "7\u202eB", "x" * 41, "a/b"):
        refused("name", lambda name=name: ClassStore.create(name, lang="sv", folder=tmp_path))  # type: ignore[misc]
    empty = tmp_path / "empty.tolva-class"
    empty.touch()
    refused("none", lambda: ClassStore.open("empty", folder=tmp_path))
    empty.write_bytes(b"no database at all" * 500)
    refused("damaged", lambda: ClassStore.open("empty", folder=tmp_path))
    assert [known.name for known in classes(tmp_path)] == ["empty"]
    store = ClassStore.create("other", lang="sv", folder=tmp_path)
    for version, code in ((99, "newer"), (1, "older")):
        with sqlite3.connect(store.place) as connection:
            connection.execute("UPDATE class SET schema_version = ?", (version,))
        connection.close()
        refused(code, lambda: ClassStore.open("other", folder=tmp_path))
    store.close()
    with pytest.raises(StoreFault):
        ClassStore.create("x", lang="sv", folder=empty / "no folder")


def test_a_full_disk_and_a_lock_lose_nothing_that_was_confirmed(store: ClassStore) -> None:
    one, _ = store.join()
    store.answer(one, "a", NAME, RIGHT)
    with store._engine.connect() as connection:  # the limit is of a connection, which is given back to the pool
        connection.exec_driver_sql("PRAGMA max_page_count = 1")
        connection.exec_driver_sql("PRAGMA busy_timeout = 50")
    refused("full", lambda: [store.join() for _ in range(500)])
    assert len(store.answers()) == 1
    other = sqlite3.connect(store.place, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    refused("locked", lambda: store.answer(one, "b", NAME, RIGHT))
    assert len(store.answers()) == 1, "who reads goes on"
    other.execute("ROLLBACK")
    other.close()
    assert store.answer(one, "b", NAME, RIGHT)


def test_what_a_page_calls_its_answer_is_not_kept_as_it_is(tmp_path: Path) -> None:
    store = ClassStore.create("7B", lang="sv", folder=tmp_path)
    one, _ = store.join()
    for _ in range(2):
        assert store.answer(one, "Anna is stupid", NAME, RIGHT)
    assert len(store.answers()) == 1, "it is known again all the same"
    store.close()
    assert b"Anna" not in b"".join(file.read_bytes() for file in tmp_path.iterdir())


@pytest.mark.parametrize("jump", [3 * 3600, -3 * 3600])
def test_a_clock_that_jumps_by_hours_loses_no_answer_and_nobody_and_is_over_with_the_next_question(
    store: ClassStore, clock: Clock, jump: int
) -> None:
    session = ClassSession(store, now=clock)
    people = [store.join()[0] for _ in range(6)]

    def asked(seed: int) -> int:
        return store.set_stage(question=NAME.replace("/29", f"/{seed}")).number

    def all_answer(seed: int, choice: Sequence[str] = ()) -> None:
        for one in people[:-1]:
            clock.time += 1
            assert store.answer(one, f"{one.id} {seed}", NAME.replace("/29", f"/{seed}"), list(choice), asked=number)
        store.touch_all({one.id: ("sv/quiz", clock.time) for one in people})

    number = asked(29)
    all_answer(29, RIGHT)
    clock.time += jump
    number = asked(31)
    clock.time += 10
    all_answer(31)
    session.connection.take_new()
    rows = {row.learner.id: row for row in session.overview.results.here(session.overview.learners, clock(), number)}
    found = [(rows[one.id].signs, rows[one.id].answered, rows[one.id].state, rows[one.id].stuck) for one in people]
    assert found == [((True, False), 2, "answered", None)] * 5 + [((None, None), 0, "thinking", 15.0)]
