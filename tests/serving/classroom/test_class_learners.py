"""A class that is open on a server: what its learners get to see of it and may send, and strangers may not."""

import base64
import re
import time
from concurrent.futures import ThreadPoolExecutor
from http.cookiejar import Cookie
from urllib.parse import urlencode

import pytest

from helpers.class_question import NAME, QUESTION, RIGHT, WRONG
from helpers.class_server import ClassServer, Visitor, learner_id
from tolva_teach.quiz import FIRST_FAMILY
from tolva_teach.texts import sentence
from tolva_widgets.classroom.storage.store import ClassStore
from tolva_widgets.classroom.storage.values import FEWEST_SHOWN, MOST_TABLES, State


def test_a_learner_is_known_by_a_cookie_that_no_script_reads_and_no_year_keeps(learner: Visitor) -> None:
    who = learner.me()["who"]
    assert re.fullmatch(r"You are \w+ \w+\.", who)
    assert learner.join().me()["who"] == who, "joining again is no other row"
    assert Visitor(learner.address).join().me()["who"] != who
    for cookie in learner.jar:
        assert cookie.has_nonstandard_attr("HttpOnly")
        assert lasts(cookie) < 86_400
    assert "no-store" in learner.read[0]


def test_whoever_comes_in_is_told_with_it_what_there_is_for_them(opened: ClassServer) -> None:
    visitor = Visitor(opened.address)
    for _ in "again", "and in already":
        status, told = visitor.post("class/join?lang=en&where=en/quiz.ipynb", {})
        assert status == 200
        assert told == visitor.me()
    stored = [learner for learner in opened.store().learners() if f"You are {learner.name}." == told["who"]]
    assert len(stored) == 1


def test_no_cookie_outlasts_the_day_nor_holds_anything_but_a_random_secret(opened: ClassServer) -> None:
    visitor = Visitor(opened.address)
    visitor.get("voila/render/en/other.ipynb")
    visitor.join()
    kept = {cookie.name: cookie for cookie in visitor.jar}
    assert len(kept) == 3
    assert all(0 < lasts(cookie) < 86_400 for cookie in kept.values())
    (known_by,) = (cookie for name, cookie in kept.items() if name == f"tolva-{opened.port}")
    assert known_by.value
    signed = known_by.value.strip('"').split("|")[-2].partition(":")[2]
    assert re.fullmatch("[0-9a-f]{32}", base64.b64decode(signed).decode())


def lasts(cookie: Cookie) -> float:
    return (cookie.expires or 0) - time.time()


def test_a_learner_who_is_asked_says_at_which_table_they_sit_and_nobody_else_for_them(
    opened: ClassServer, store: ClassStore, learner: Visitor
) -> None:
    assert learner.me()["tables"] == []
    assert learner.post("class/seat", {"table": 2})[1]["code"] == "asked-table"
    store.ask_tables(True)
    assert learner.until("tables", [1, 2, 3, 4, 5, 6])["table"] is None
    assert learner.post("class/seat", {"table": 2}) == (200, {"code": "written"})
    assert "at table 2" in learner.until("table", 2)["who"]
    for table in (MOST_TABLES + 1, "2", True, {"table": 2}, "x" * 10_000):
        assert learner.post("class/seat", {"table": table})[0] == 400
    assert Visitor(opened.address).post("class/seat", {"table": 2})[0] == 401
    other = Visitor(opened.address).join()
    assert other.me()["table"] is None
    assert other.post("class/seat", {"table": 2}, Origin="http://elsewhere.example")[0] == 403
    assert learner.post("class/seat", {"table": None})[0] == 200
    store.ask_tables(False)
    assert learner.until("tables", [])["table"] is None


def test_who_has_changed_device_is_told_who_they_were_and_what_that_browser_has_kept_is_still_sent(
    opened: ClassServer, store: ClassStore, learner: Visitor
) -> None:
    name, device = learner.me()["who"], Visitor(opened.address).join()
    before = device.me()
    known, new = store.learners()[-2:]
    store.become(new, known)
    assert device.until("who", name)["class"] == before["class"]
    number = store.set_stage(question=NAME).number
    assert device.answer(NAME, RIGHT, number) == (200, {"code": "written"})
    assert [its.learner for its in store.answers_to(number)] == [known.id]
    assert learner.until("choice", RIGHT)["number"] == number


def test_a_question_comes_is_answered_changed_and_revealed_and_nothing_is_told_before(
    opened: ClassServer, store: ClassStore, learner: Visitor
) -> None:
    other = Visitor(opened.address).join()
    number = store.set_stage(question=NAME, verdict="reveal").number
    assert learner.until("number", number)["shows"] == "question"
    assert learner.get(f"class/question?lang=en&number={number + 1}")[0] == 409, "another than the page was told of"
    status, shown = learner.get("class/question?lang=en")
    assert (status, shown.count("<input")) == (200, len(QUESTION.choices))
    assert "<svg" in shown
    assert learner.answer(NAME, WRONG, number) == (200, {"code": "written"})
    assert other.answer(NAME, RIGHT, number) == (200, {"code": "written"})
    told = learner.until("choice", WRONG)
    assert told["said"].startswith("Your answer is in.")
    assert told["practise"] == "voila/render/en/quiz.ipynb?game=tolva&family=must-play&difficulty=1&set=30"
    assert learner.answer(NAME, WRONG[::-1], number)[0] == 200
    assert Visitor(opened.address).get(f"class?lang=en&{number}")[0] == 200
    screen = Visitor(opened.address)
    states: tuple[State, ...] = ("question", "spread")
    for state in states:
        store.set_stage(state)
        page = screen.get("class?lang=en")[1]
        assert "tolva-class-spread" not in page, f"{FEWEST_SHOWN} have not answered"
    sent = "\n".join([*learner.read, *screen.read])
    for choice in QUESTION.choices:
        assert QUESTION.why(choice, QUESTION.speaker("en")) not in sent
    for rule in QUESTION.rules:
        assert rule not in sent
    assert not re.search(r'"(right|met|broken|verdict)"', sent)
    assert str(other.cookie("-class")) not in sent
    assert other.me()["who"].removeprefix("You are ").rstrip(".") not in sent
    assert opened.secret_address.partition("secret=")[2] not in sent
    assert str(store.place) not in sent
    store.set_stage("reveal")
    told = learner.until("shows", "explained")
    assert told["said"] == "The answer is shown."
    topic = told["practise"].partition("&set=30&topic=")[2]
    (mine,) = (its for its in store.answers_to(number) if its.learner == learner_id(store, learner))
    assert topic == mine.broken[0]
    explained = learner.get("class/question?lang=en")[1]
    assert QUESTION.why(RIGHT[0], QUESTION.speaker("en")) in explained
    assert learner.answer(NAME, RIGHT, number) == (200, {"code": "late"})
    assert mine in store.answers_to(number)
    assert mine.choice == tuple(WRONG)


def test_tables_lists_pages_and_one_more_question_tell_nothing_of_others_nor_of_what_comes(
    opened: ClassServer, store: ClassStore, learner: Visitor
) -> None:
    other, screen = Visitor(opened.address).join(), Visitor(opened.address)
    prepared = [str(QUESTION.name._replace(seed=seed)) for seed in (51, 52)]
    store.prepare(prepared)
    store.ask_tables(True)
    other.until("tables", [1, 2, 3, 4, 5, 6])
    assert other.post("class/seat", {"table": 5})[0] == 200
    first = store.set_stage(question=NAME, verdict="reveal").number
    other.until("number", first)
    other.answer(NAME, WRONG, first)
    store.set_stage("reveal")
    learner.until("shows", "explained")
    before = len(learner.read), len(screen.read)
    more = FIRST_FAMILY.question(seed=33, difficulty=1)
    number = store.set_stage(question=str(more.name)).number
    learner.until("number", number)
    learner.get("class/question?lang=en")
    store.send("quiz.ipynb?set=30")
    learner.until("page", "voila/render/en/quiz.ipynb?set=30")
    screen.get("class?lang=en")
    since = "\n".join([*learner.read[before[0] :], *screen.read[before[1] :]])
    assert not any(more.why(choice, more.speaker("en")) in since for choice in more.choices)
    sent = "\n".join([*learner.read, *screen.read])
    assert not any(name in sent for name in prepared), "what is prepared is told to nobody"
    assert not re.search(r"at table 5|\"table\": 5", sent)
    name = other.me()["who"].removeprefix("You are ").partition(",")[0]
    for secret in (name, str(other.cookie("-class")), opened.secret_address.partition("secret=")[2]):
        assert secret not in sent
    store.ask_tables(False)
    store.send("")


def test_all_are_shown_a_question_who_ask_at_once(opened: ClassServer, store: ClassStore) -> None:
    learners = [Visitor(opened.address).join() for _ in range(12)]
    for seed in (31, 32, 33):
        number = store.set_stage(question=str(QUESTION.name._replace(seed=seed))).number
        learners[0].until("number", number)
        with ThreadPoolExecutor(len(learners)) as threads:
            langs = ["en", "sv"] * len(learners)
            asked = list(threads.map(lambda one, lang: one.get(f"class/question?lang={lang}")[0], learners, langs))
        assert asked == [200] * len(learners)


def test_a_verdict_comes_at_once_or_never_where_the_teacher_has_it_so(store: ClassStore, learner: Visitor) -> None:
    number = store.set_stage(question=NAME, verdict="now").number
    learner.until("number", number)
    learner.answer(NAME, WRONG, number)
    assert learner.until("shows", "explained")["number"] == number
    status, refused = learner.answer(NAME, RIGHT, number)
    assert (status, refused["said"]) == (409, sentence("en", "class-not-told")), "who has been told answers no more"
    number = store.set_stage(question=NAME, verdict="never").number
    store.set_stage("reveal")
    assert learner.until("number", number)["shows"] == "closed"


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b"{",
        b"[" * 50_000,
        b'{"id": 1}',
        b'{"id": "a", "question": {"a": 1}, "choice": [[]]}',
        b'{"id": "a", "question": "tolva/x/1/1/1", "choice": []}',
        b'{"id": "a", "question": [], "choice": []}',
        b'{"id": "a", "question": {}, "choice": [], "only": []}',
        b'{"id": "a", "question": "tolva/must-play/1/1/29", "choice": [], "only": ["knock"]}',
        b'{"id": "a", "question": "tolva/must-play/1/1/29", "choice": ["S9"], "only": [[]]}',
        b'{"id": "\\u0000", "question": "tolva/must-play/1/1/29", "choice": ["S9"]}',
        b'{"id": "a", "question": "tolva/must-play/1/1/29", "choice": ["no"], "asked": true}',
        b'{"id": "a", "question": "tolva/must-play/1/1/29", "choice": ["no"], "asked": 1e400}',
        b"\xff\xfe",
    ],
)
def test_what_is_no_answer_is_refused_in_words(body: bytes, store: ClassStore, learner: Visitor) -> None:
    before = len(store.answers())
    status, told = learner.post("class/answer?lang=sv", body)
    assert (status, sorted(told)) == (400, ["code", "said"])
    assert told["said"].endswith(".")
    assert len(store.answers()) == before
    assert learner.me()


def test_of_where_a_page_says_it_is_only_a_page_of_ours_is_written_down(opened: ClassServer, store: ClassStore) -> None:
    said = {
        "en/index.ipynb?seed=7&who=Anna+Svensson": "en/index.ipynb",
        "en/other.ipynb": "en/other.ipynb",
        "my name is Anna": "",
        "en/no-such-page.ipynb": "",
        "../../secret.ipynb": "",
        "en/\0.ipynb": "",
        "x" * 10_000: "",
    }
    learners = [Visitor(opened.address).join() for _ in said]
    ids = [learner_id(store, one) for one in learners]
    for places in (["en/class.ipynb"] * len(ids), said):
        for one, where in zip(learners, places, strict=True):
            assert one.get(f"class/me?lang=en&{urlencode({'where': where})}")[0] == 200
        until_noted(store, ids, [said.get(where, where) for where in places])


def until_noted(store: ClassStore, ids: list[int], places: list[str]) -> None:
    """Waits until these learners are written down to be there."""
    deadline = time.monotonic() + 60
    while (noted := [its.where for its in store.learners() if its.id in ids]) != places:
        assert time.monotonic() < deadline, noted
        time.sleep(0.05)


def test_nothing_is_taken_from_another_sites_page_nor_from_nobody(
    opened: ClassServer, store: ClassStore, learner: Visitor
) -> None:
    answer = {"id": "x", "question": NAME, "choice": RIGHT}
    for origin in ("http://other.example", "null", "", "http://["):
        assert learner.post("class/answer", answer, Origin=origin)[0] == 403, origin
    assert learner.post("class/answer", answer, **{"Content-Type": "text/plain"})[0] == 400
    assert Visitor(opened.address).post("class/answer", answer)[0] == 401
    assert Visitor(opened.address).get("class/question")[0] == 401
    store.remove(learner_id(store, learner))
    assert learner.answer(NAME, RIGHT)[0] == 403
    now = learner.me()
    while not now["who"].startswith("Your teacher has taken you out"):
        now = learner.me(now["seen"])
    assert now["shows"] == now["said"] == ""


def test_a_flood_is_refused_and_said_to_be_one(learner: Visitor) -> None:
    statuses = [learner.answer(NAME, RIGHT)[0] for _ in range(65)]
    assert set(statuses[:60]) == {200}
    assert set(statuses[60:]) == {429}
