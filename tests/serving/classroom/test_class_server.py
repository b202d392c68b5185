"""A class that is open on a server: what its learners, strangers, its teacher and the large screen get to see of it."""

import base64
import json
import re
import signal
import sqlite3
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http.cookiejar import Cookie
from pathlib import Path
from urllib.parse import urlencode

import pytest
from markupsafe import escape

from helpers.class_server import ClassServer, Visitor
from helpers.class_teacher import own_position
from helpers.placeholders import write_notebook, write_site
from tolva_teach.quiz import FIRST_FAMILY
from tolva_teach.quiz.judged import named_question
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets.classroom.storage.store import ClassStore
from tolva_widgets.classroom.storage.values import FEWEST_SHOWN, MOST_TABLES

QUESTION = FIRST_FAMILY.question(seed=29, difficulty=1)
NAME = str(QUESTION.name)
RIGHT = [str(key) for key in QUESTION.choices if key in QUESTION.answer]
WRONG = [str(key) for key in QUESTION.choices if key not in QUESTION.answer][:1]
SAYS_CLASS = "import os\nprint('class:', os.environ.get('TOLVA_CLASS'))"


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClassServer]:
    site = write_site(tmp_path_factory.mktemp("site"))
    for name in ("class", "other"):
        write_notebook(site / "en" / f"{name}.ipynb", "Says what it knows", SAYS_CLASS)
    server = ClassServer(site, tmp_path_factory.mktemp("class"))
    with server.started():
        yield server


@pytest.fixture
def store(opened: ClassServer) -> Iterator[ClassStore]:
    found = opened.store()
    yield found
    found.set_stage("join")
    found.close()


@pytest.fixture
def learner(opened: ClassServer) -> Visitor:
    return Visitor(opened.address).join()


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
    for state in ("question", "spread"):
        store.set_stage(state)  # type: ignore[arg-type]
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


def learner_id(store: ClassStore, learner: Visitor) -> int:
    found = store.of_key(str(learner.cookie("-class")))
    assert found
    return found.id


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


def test_the_screen_shows_address_question_spread_and_reveal_and_nobodys_name(
    opened: ClassServer, store: ClassStore
) -> None:
    screen = Visitor(opened.address)
    page_until(screen, "<img")
    number = store.set_stage(question=NAME, verdict="reveal").number
    learners = [Visitor(opened.address).join() for _ in range(FEWEST_SHOWN)]
    for place, one in enumerate(learners):
        one.answer(NAME, RIGHT if place else WRONG, number)
    seen = json.loads(screen.get("class/now?lang=en")[1])
    while not seen["said"]["en"].startswith(f"{FEWEST_SHOWN} of "):
        seen = json.loads(screen.get(f"class/now?lang=en&seen={seen['seen'].replace(' ', '+')}")[1])
    store.set_stage("spread")
    pages = [page_until(screen, "tolva-class-spread")]
    chosen = Counter(key for answer in store.answers_to(number) for key in answer.choice)
    counted = [str(chosen[str(key)]) for key in QUESTION.choices]
    together = str(FEWEST_SHOWN - 1)  # what most chose together, which comes after
    assert re.findall(r'tolva-class-count">(\d+)<', pages[0]) == [*counted, together]
    assert "tolva-answering-mark" not in pages[0]
    store.set_stage("reveal")
    pages.append(page_until(screen, "tolva-class-reasons"))
    assert f"{FEWEST_SHOWN - 1} of {FEWEST_SHOWN} got everything right." in pages[1]
    assert QUESTION.why(RIGHT[0], QUESTION.speaker("en")) in pages[1]
    assert not any(its.name in page for page in pages for its in store.learners())


def page_until(screen: Visitor, wanted: str) -> str:
    """The screen's page when it shows this."""
    deadline = time.monotonic() + 60
    while wanted not in (page := screen.get("class?lang=en")[1]):
        assert time.monotonic() < deadline, page
    return page


def test_only_the_teachers_browser_opens_the_teachers_page_and_its_kernel_alone_finds_the_class(
    opened: ClassServer, store: ClassStore, learner: Visitor
) -> None:
    page = "voila/render/en/class.ipynb"
    status, said = learner.get(page)
    assert status == 403
    assert "This page is for the teacher of the class." in said
    assert "class:" not in said
    wrong = [learner.get(f"class/teacher?secret={number}")[0] for number in range(12)]
    assert set(wrong[:10]) == {403}
    assert set(wrong[10:]) == {429}
    teacher = Visitor(opened.address)
    status, said = teacher.get(opened.secret_address.removeprefix(opened.address))
    assert (status, f"class: {store.url}" in said) == (200, True), "it is let in, however many others have guessed"
    cookie = next(cookie for cookie in teacher.jar if cookie.name.endswith("-teacher"))
    assert cookie.has_nonstandard_attr("HttpOnly")
    assert "class: None" in teacher.get("voila/render/en/other.ipynb")[1]
    assert teacher.me()["teacher"].endswith("voila/render/en/class.ipynb")
    assert teacher.get("class/teacher?secret=of-before-a-restart")[0] == 200, "whose browser is known needs no other"
    assert "class: None" in learner.get("voila/render/en/other.ipynb")[1]


def test_a_teacher_gives_the_class_what_a_page_asks_and_it_is_judged_of_nobody_else(
    opened: ClassServer, store: ClassStore, learner: Visitor
) -> None:
    teacher, before = Visitor(opened.address), store.prepared()
    teacher.get(opened.secret_address.removeprefix(opened.address))
    page = f"quiz.ipynb?v=1#record={own_position()}"
    assert learner.post("class/prepare?lang=en", {"said": page})[0] == 403
    status, said = teacher.post("class/prepare?lang=en", {"said": page})
    assert (status, said["said"]) == (200, sentence("en", "class-strip-added", None, count=len(before) + 1))
    for bad in ("quiz.ipynb", "quiz.ipynb#record=1eNo", 7, "x" * 6000):
        assert teacher.post("class/prepare?lang=en", {"said": bad})[0] == 400
    name = store.prepared()[-1]
    right = sorted(map(str, named_question(name).answer))
    assert learner.answer(name, right)[0] == 400
    number = store.set_stage(question=name).number
    learner.until("number", number)
    assert learner.answer(name, right, number)[0] == 200
    store.prepare(before)


def test_who_is_refused_reads_it_in_the_pages_language_first_with_a_way_back(learner: Visitor) -> None:
    for path, first, second in (("sv", "sv", "en"), ("en", "en", "sv")):
        said = learner.get(f"voila/render/{path}/class.ipynb")[1]
        assert said.index(sentence(first, "class-teacher-only")) < said.rindex(sentence(second, "class-teacher-only"))
        assert f'<html lang="{first}">' in said
        assert f'voila/render/{first}/index.ipynb">{sentence(first, "class-way-back")}</a>' in said


def test_nobody_but_the_teacher_reaches_or_ends_the_kernel_of_the_teachers_page(
    opened: ClassServer, learner: Visitor
) -> None:
    teacher = Visitor(opened.address)
    page = teacher.get(opened.secret_address.removeprefix(opened.address))[1]
    kernel = re.search(r'"kernelId":\s*"([^"]+)"', page)
    assert kernel, page
    socket = f"api/kernels/{kernel[1]}/channels?session_id=x"
    asked = {
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Protocol": "none that is spoken",
    }
    shut = f"voila/api/shutdown/{kernel[1]}"
    for stranger in (learner, Visitor(opened.address)):
        token = xsrf(stranger)
        assert stranger.get(socket, **asked)[0] == 403
        assert stranger.get(f"tolva/left?kernel={kernel[1]}")[0] == 403
        assert stranger.post(shut, {}, **token)[0] == 403
    assert teacher.get(socket, **asked)[0] == 400, "the kernel lives, and the teacher is asked for the protocol"
    assert teacher.post(shut, {}, **xsrf(teacher))[0] == 204


def xsrf(visitor: Visitor) -> dict[str, str]:
    """What a page of ours shows that it is one."""
    visitor.get("voila/render/en/other.ipynb")
    return {"X-XSRFToken": str(visitor.cookie("_xsrf"))}


def test_a_class_that_is_deleted_ends_on_every_page_of_its_server(tmp_path: Path) -> None:
    site = write_site(tmp_path / "site")
    write_notebook(site / "en" / "class.ipynb", "Says what it knows", SAYS_CLASS)
    server = ClassServer(site, tmp_path)
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
    for state in ("spread", "reveal"):
        store.set_stage(state)  # type: ignore[arg-type]
        page_until(Visitor(opened.address), sentence("en", "class-screen-unknown"))
    teacher = Visitor(opened.address)
    assert teacher.get(opened.secret_address.removeprefix(opened.address))[0] == 200
    log = opened.log.read_text()
    assert "Traceback" not in log


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
