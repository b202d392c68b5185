"""An answer that a kernel tells its page: the class has it as it passes, and what passes keeps its order."""

import asyncio
import json
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from jupyter_client.session import Session
from tornado.httpclient import AsyncHTTPClient

from helpers.class_learners import Learner
from helpers.served import served
from helpers.visitor import Visitor
from tolva_teach.quiz import FIRST_FAMILY
from tolva_teach.quiz.judged import judge
from tolva_widgets.classroom.storage.store import ClassStore
from tolva_widgets.review.seal import seal
from tolva_widgets.review.seal_key import KEY_VARIABLE, make_key
from tolva_widgets.serving.classroom.kernel_answers import KernelAnswers, Message
from tolva_widgets.serving.classroom.open_class import OPEN_CLASS, OpenClass

QUESTION = FIRST_FAMILY.question(seed=29, difficulty=1)
NAME, RIGHT = str(QUESTION.name), [str(key) for key in QUESTION.choices if key in QUESTION.answer]
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


def content(passed: Message) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(passed[passed.index(b"<IDS|MSG>") + 5])["data"]
    return found


class Page:
    """A page's socket in a class: `cookies` are the browser's, by how their names end."""

    def __init__(self, its: OpenClass | None, visitor: str = "somebody", **cookies: str) -> None:
        self.settings = {OPEN_CLASS: its}
        self.current_user = SimpleNamespace(username=visitor)
        self.identity_provider = SimpleNamespace(get_cookie_name=lambda _handler: "name")
        self.passed: list[tuple[str, Message]] = []
        self.answers = KernelAnswers(self, lambda channel, passed: self.passed.append((channel, passed)))
        self._cookies = cookies

    def get_cookie(self, name: str) -> str | None:
        return self._cookies.get(name.removeprefix("name-"))

    async def take(self, *messages: Message) -> list[Message]:
        """What the page has been told, of these."""
        for its in messages:
            self.answers.take("iopub", its)
        async with asyncio.timeout(_SECONDS):
            while len(self.passed) < len(messages):
                await asyncio.sleep(0)
        return [passed for _channel, passed in self.passed]


@asynccontextmanager
async def opened(tmp_path: Path) -> AsyncIterator[tuple[OpenClass, str]]:
    """A class with one learner, and the secret of their cookie."""
    its = OpenClass(ClassStore.create("7B", lang="en", folder=tmp_path), print, "en")
    its.begin()
    assert await its.first_look()
    yield its, await its.join("en")
    its.close()


def test_the_class_has_the_answer_and_the_page_is_told_so(tmp_path: Path) -> None:
    async def lesson() -> None:
        async with opened(tmp_path) as (its, secret):
            for place, page in enumerate((Page(its, **{"class": secret}), Page(its, "known"))):
                its.devices["known"] = secret
                (passed,) = await page.take(told(id=str(place)))
                assert content(passed)["content"]["taken"] is True
            answers = its.store.answers()
            assert [(answer.question, list(answer.choice), answer.right) for answer in answers] == [
                (NAME, RIGHT, True)
            ] * 2

    asyncio.run(lesson())


def test_the_page_sends_what_the_class_has_not_got_and_it_counts_once(tmp_path: Path) -> None:
    """Of nobody, of the teacher, judged by no kernel of this server, and of a class that has ended."""

    async def lesson() -> None:
        async with opened(tmp_path) as (its, secret):
            teacher = its.store.admit_teacher()
            mine = {"class": secret}
            for page, said in [
                (Page(its), told()),
                (Page(its, **mine, teacher=teacher), told()),
                (Page(its, **mine), told(sealed="")),
                (Page(its, **mine), told(choice=[*RIGHT, "?"])),
                (Page(its, **mine), told(only=["dance"])),
                (Page(its, **mine), told(id=7)),
                (Page(None, **mine), told()),
            ]:
                assert await page.take(said) == [said]
            assert its.store.answers() == []
            await Page(its, **mine).take(told(), told())
            assert len(its.store.answers()) == 1

    asyncio.run(lesson())


def test_what_is_told_keeps_its_order_and_what_is_no_answer_passes_as_it_is(tmp_path: Path) -> None:
    others = [
        message({"method": "update", "state": {"said": '"tell"'}}),
        message({"method": "custom", "content": "tell"}),
        [b"comm-1", b"<IDS|MSG>", b"", b"{}", b"{}", b"{}", b'"tell" {'],
        [b'"tell"'],
        [],
    ]

    async def lesson() -> None:
        async with opened(tmp_path) as (its, secret):
            page = Page(its, **{"class": secret})
            one, two = told(id="a"), told(id="b")
            passed = await page.take(others[0], one, *others[1:], two, others[0])
            assert [passed[0], *passed[2:6], passed[7]] == [*others, others[0]]
            assert [content(passed[place])["content"]["id"] for place in (1, 6)] == ["a", "b"]

    asyncio.run(lesson())


def test_a_page_that_is_gone_is_told_nothing_more(tmp_path: Path) -> None:
    async def lesson() -> None:
        async with opened(tmp_path) as (its, secret):
            page = Page(its, **{"class": secret})
            page.answers.take("iopub", told())
            page.answers.close()
            async with asyncio.timeout(_SECONDS):
                while not its.store.answers():
                    await asyncio.sleep(0)
                await asyncio.gather(*filter(None, [page.answers._passing]))
            assert page.passed == []

    asyncio.run(lesson())


def test_a_page_waits_not_long_for_a_class_that_cannot_be_written(tmp_path: Path) -> None:
    async def lesson() -> None:
        async with opened(tmp_path) as (its, secret):
            other = sqlite3.connect(its.store.place, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            said = told()
            assert await Page(its, **{"class": secret}).take(said) == [said]
            other.execute("ROLLBACK")
            other.close()
            await Page(its, **{"class": secret}).take(said)
            assert len(its.store.answers()) == 1

    asyncio.run(lesson())


def test_a_page_of_the_kit_need_not_send_what_its_kernel_has_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(os.environ, "JUPYTER_DATA_DIR", str(tmp_path))

    async def lesson(address: Any) -> list[dict[str, Any]]:
        visitor = await Visitor.open(address, "en/quiz", await joined(address))
        await visitor.answer()
        await visitor.close()
        return visitor.told

    with served(None, 0, "--class", "7B") as server:
        (answer,) = asyncio.run(lesson(server))
        store = ClassStore.open("7B", folder=tmp_path / "tolva-classes")
        (written,) = store.answers()
        store.close()
    assert answer["taken"] is True
    assert (written.question, list(written.choice)) == (answer["question"], answer["choice"])


async def joined(server: Any) -> str:
    """The cookies of a browser that has come in."""
    learner = Learner(server.address, AsyncHTTPClient())
    await learner.join()
    return learner.cookie
