"""An answer that a kernel tells its page: the class has it as it passes, and the page is told so."""

import asyncio
import json
import os
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from math import inf
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from jupyter_client.session import Session
from tornado.httpclient import AsyncHTTPClient, HTTPClientError

from helpers.class_learners import Learner
from helpers.class_question import NAME, RIGHT
from helpers.served import Served, served
from helpers.visitor import Visitor
from tolva_teach.quiz.judged import judge
from tolva_widgets.classroom.storage.faults import StoreFault
from tolva_widgets.classroom.storage.store import ClassStore
from tolva_widgets.review.seal import seal
from tolva_widgets.review.seal_key import KEY_VARIABLE, make_key
from tolva_widgets.serving.classroom.kernel_answers import KernelAnswers, Message
from tolva_widgets.serving.classroom.open_class import OPEN_CLASS, OpenClass
from tolva_widgets.serving.classroom.taking import take

_SECONDS = 20


@pytest.fixture(autouse=True)
def key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(KEY_VARIABLE, "")
    make_key()


def message(content: dict[str, Any]) -> Message:
    """A kernel's, as it comes by ZeroMQ."""
    session = Session(key=b"")
    return [b"comm-1", *session.serialize(session.msg("comm_msg", {"comm_id": "1", "data": content}))]


def told(**changed: Any) -> Message:
    said = {"question": NAME, "choice": RIGHT, "only": [], "sealed": seal(judge(NAME, RIGHT), ()), "id": "1"}
    return message({"method": "custom", "content": {"do": "tell", **said, **changed}})


def content(sent: Message) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(sent[3])["data"]
    return found


class Page:
    """A page's socket in a class: `cookies` are the browser's as it was opened, by how their names end."""

    def __init__(self, its: OpenClass | None, visitor: str = "somebody", **cookies: str) -> None:
        self.settings = {OPEN_CLASS: its}
        self.current_user = SimpleNamespace(username=visitor)
        self.identity_provider = SimpleNamespace(get_cookie_name=lambda _handler: "name")
        self.told: list[tuple[str, Message]] = []
        self.answers = KernelAnswers(self, lambda channel, message: self.told.append((channel, message)))
        self._cookies = cookies

    def get_cookie(self, name: str) -> str | None:
        return self._cookies.get(name.removeprefix("name-"))

    async def hear(self, *messages: Message) -> list[tuple[str, str]]:
        """What the page has been told of answers among these: whether the class has them, and their ids."""
        for its in messages:
            self.answers.hear("iopub", its)
        async with asyncio.timeout(_SECONDS):
            while self.answers._telling:
                await asyncio.gather(*self.answers._telling)
        said, self.told = self.told, []
        return [(its["do"], its["id"]) for its in (content(message)["content"] for _channel, message in said)]


@asynccontextmanager
async def opened(tmp_path: Path) -> AsyncIterator[tuple[OpenClass, str]]:
    """A class with one learner, and the secret of their cookie."""
    its = OpenClass(ClassStore.create("7B", lang="en", folder=tmp_path), print, "en", frozenset({"teaches"}))
    its.begin()
    assert await its.first_look()
    yield its, await its.join("en")
    its.close()


def test_the_class_has_the_answer_and_the_page_is_told_so(tmp_path: Path) -> None:
    async def lesson() -> None:
        async with opened(tmp_path) as (its, secret):
            its.devices["known"] = secret
            pages = Page(its, **{"class": secret}), Page(its, "known"), Page(its, "known", **{"class": "yesterday's"})
            for place, page in enumerate(pages):
                assert await page.hear(told(id=str(place))) == [("taken", str(place))]
            answers = its.store.answers()
            assert [(one.question, list(one.choice), one.right) for one in answers] == [(NAME, RIGHT, True)] * 3

    asyncio.run(lesson())


def test_the_page_is_told_of_what_the_class_has_not_got(tmp_path: Path) -> None:
    """Of nobody, of teachers however they are known, judged by no kernel of this server, and no answer."""

    async def lesson() -> None:
        async with opened(tmp_path) as (its, secret):
            mine = {"class": secret}
            its.devices["since then the teacher"] = ""
            for page, said in [
                (Page(its), told()),
                (Page(its, **mine, teacher=its.store.admit_teacher()), told()),
                (Page(its, "since then the teacher", **mine), told()),
                (Page(its, "teaches", **mine), told()),
                (Page(its, **mine), told(sealed="")),
                (Page(its, **mine), told(choice=[*RIGHT, "?"])),
                (Page(its, **mine), told(only=["dance"])),
            ]:
                assert await page.hear(said) == [("untaken", "1")]
            assert its.store.answers() == []

    asyncio.run(lesson())


def test_an_answer_that_comes_again_by_either_way_counts_once_and_for_what_all_are_asked(tmp_path: Path) -> None:
    async def lesson() -> None:
        async with opened(tmp_path) as (its, secret):
            number = its.store.set_stage(question=NAME).number
            page = Page(its, **{"class": secret})
            assert await page.hear(told(), told()) == [("taken", "1")] * 2
            learner = await its.learner(secret)
            assert learner is not None
            assert await take(its, learner, {"id": "1", "question": NAME, "choice": RIGHT}, None)
            assert [answer.asked for answer in its.store.answers()] == [number]

    asyncio.run(lesson())


def test_nobody_is_told_anything_of_what_is_no_answer_or_of_a_class_that_has_ended(tmp_path: Path) -> None:
    others = [
        message({"method": "update", "state": {"said": '"tell"'}}),
        message({"method": "custom", "content": "tell"}),
        [b"comm-1", b"<IDS|MSG>", b"", b"{}", b"{}", b"{}", b'"tell" {'],
        [b'"tell"'],
        [],
    ]

    async def lesson() -> None:
        async with opened(tmp_path) as (its, secret):
            assert await Page(its, **{"class": secret}).hear(*others) == []
            assert await Page(None, **{"class": secret}).hear(told()) == []
            its.store.delete()
            assert await Page(its, **{"class": secret}).hear(told()) == [("untaken", "1")]
            assert its.ended
            assert await Page(its, **{"class": secret}).hear(told()) == []

    asyncio.run(lesson())


def test_what_is_told_of_several_answers_keeps_their_order(tmp_path: Path) -> None:
    async def lesson() -> None:
        async with opened(tmp_path) as (its, secret):
            page = Page(its, **{"class": secret})
            names = [str(place) for place in range(5)]
            assert await page.hear(*(told(id=name) for name in names)) == [("taken", name) for name in names]

    asyncio.run(lesson())


def test_the_class_has_the_answer_of_a_page_that_is_gone(tmp_path: Path) -> None:
    async def lesson() -> None:
        async with opened(tmp_path) as (its, secret):
            page = Page(its, **{"class": secret})
            page.answers.hear("iopub", told())
            page.answers.close()
            assert await page.hear() == []
            assert len(its.store.answers()) == 1

    asyncio.run(lesson())


def test_after_the_class_was_away_pages_send_first_what_they_could_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lesson() -> None:
        async with opened(tmp_path) as (its, secret):
            page = Page(its, **{"class": secret})
            with monkeypatch.context() as patched:
                patched.setattr(ClassStore, "answer", away)
                assert await page.hear(told()) == [("untaken", "1")]
            assert await page.hear(told()) == [("untaken", "1")]
            its._left_alone_until = -inf
            assert await page.hear(told()) == [("taken", "1")]

    asyncio.run(lesson())


def test_where_it_cannot_be_seen_who_the_teacher_is_the_page_is_told_that_it_has_to_send(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lesson() -> None:
        async with opened(tmp_path) as (its, secret):
            monkeypatch.setattr(ClassStore, "is_teacher", away)
            assert await Page(its, **{"class": secret, "teacher": "somebody"}).hear(told()) == [("untaken", "1")]

    asyncio.run(lesson())


def away(*_given: object, **_named: object) -> None:
    raise StoreFault("locked", place="there")


def test_a_page_that_was_opened_before_one_came_in_need_not_send_its_answers_and_the_teachers_are_nobodys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(os.environ, "JUPYTER_DATA_DIR", str(tmp_path))

    async def lesson(server: Served, secret_address: str) -> dict[str, Any]:
        page = await Visitor.open(server, "en/quiz")
        its = Learner(server.address, AsyncHTTPClient(), page.cookie)
        await page.answer()
        assert not await page.is_taken(), "nobody is in"
        await page.go_on()
        await its.join()
        await page.answer()
        assert await page.is_taken()
        await page.go_on()
        with suppress(HTTPClientError):  # led on to the teacher's page, this client does not show its new cookie
            await its.ask(secret_address)
        await page.answer()
        assert not await page.is_taken(), "whose browser has become the teacher's"
        await page.close()
        return page.told[1]

    with served(None, 0, "--class", "7B", log=tmp_path / "log") as server:
        found = re.search(r"class/teacher\S*secret=\S+", (tmp_path / "log").read_text())
        assert found
        answer = asyncio.run(lesson(server, found[0]))
        store = ClassStore.open("7B", folder=tmp_path / "tolva-classes")
        (written,) = store.answers()
        store.close()
    assert (written.question, list(written.choice)) == (answer["question"], answer["choice"])
