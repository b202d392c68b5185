"""Learners of a class that is open on a server, many at once and without browsers: each asks what is new, as a page
does, and sends its answers until they are confirmed."""

import asyncio
import json
import time
import uuid
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from tornado.httpclient import AsyncHTTPClient, HTTPClientError, HTTPRequest, HTTPResponse

from helpers.kept_connections import KeptConnections

AGAIN_SECONDS = 0.5
"""So long one waits before one asks again what could not be asked."""
_TOO_FAST, _GONE = 429, 410


class Learner:
    """A page, as far as the server can tell."""

    def __init__(self, address: str, client: AsyncHTTPClient | KeptConnections, cookie: str = "") -> None:
        """`cookie` is what the browser has been given already."""
        self.address, self.client = address, client
        self._jar = dict(kept.split("=", 1) for kept in cookie.split("; ") if kept)
        self.now: dict[str, Any] = {"seen": ""}
        self.at: dict[tuple[int, str], float] = {}
        """When it was first shown something of a question to all."""
        self.confirmed: set[tuple[int | None, str]] = set()
        """The answers that were, each by the question to all that it was meant for and its own number."""
        self.heard: list[str] = []
        """All that came from the server."""
        self.where = "en/quiz.ipynb"
        self.ended = False
        """Whether it has been told that the class is no more."""

    async def ask(self, path: str, body: object = None) -> HTTPResponse:
        """Ask the server something, or tell it.

        Raises:
            HTTPClientError, OSError: it does not answer, or refuses.
        """
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        sent = {} if body is None else {"method": "POST", "body": json.dumps(body)}
        request = HTTPRequest(f"{self.address}{path}", headers=headers, request_timeout=60, **sent)  # type: ignore[arg-type]
        answer = await self.client.fetch(request)
        self.heard.append(answer.body.decode())
        for given in answer.headers.get_list("Set-Cookie"):
            name, _, value = given.partition(";")[0].partition("=")
            self._jar[name] = value
        return answer

    @property
    def cookie(self) -> str:
        """What it was given to keep, as a browser sends it."""
        return "; ".join(f"{name}={value}" for name, value in self._jar.items())

    @property
    def secret(self) -> str:
        """By which the class knows it."""
        return next((value for name, value in self._jar.items() if name.endswith("-class")), "")

    def take_cookies(self, other: "Learner") -> None:
        """Be another's browser from now on."""
        self._jar = dict(other._jar)

    async def join(self) -> None:
        """Come in; with it comes what is new."""
        await self._take(await self.ask(f"class/join?lang=en&where={self.where}", {}))

    async def look(self) -> None:
        """Ask once what is new, and for what is shown of the question to all."""
        await self._take(await self.ask(f"class/me?lang=en&where={self.where}&seen={self.now['seen']}"))

    async def _take(self, found: HTTPResponse) -> None:
        self.now = json.loads(found.body)
        key = self.now["number"], self.now["shows"]
        if self.now["shows"] and key not in self.at:
            await self.ask("class/question?lang=en")
            self.at[key] = time.monotonic()

    async def stay(self) -> None:
        """Ask what is new until the class has ended."""
        while not self.ended:
            try:
                await self.look()
            except HTTPClientError as error:
                self.ended = error.code == _GONE
                await asyncio.sleep(AGAIN_SECONDS)
            except OSError:
                await asyncio.sleep(AGAIN_SECONDS)

    async def answer(self, name: str, choice: list[str], asked: int | None) -> str:
        """Send an answer until it is confirmed; whether it was `written` or came `late`.

        Raises:
            HTTPClientError: it is not taken.
        """
        return await self.pass_on({"question": name, "choice": choice, "asked": asked})

    async def pass_on(self, told: Mapping[str, Any]) -> str:
        """Send what the page's kernel, or its form, has told of an answer, until it is confirmed; as `answer` does."""
        said = {"id": uuid.uuid4().hex, "asked": None, **told}
        while True:
            try:
                answer = await self.ask("class/answer", said)
            except HTTPClientError as error:
                if 400 <= error.code < 500 and error.code != _TOO_FAST:
                    raise
            except OSError:
                pass
            else:
                self.confirmed.add((said["asked"], said["id"]))
                code: str = json.loads(answer.body)["code"]
                return code
            await asyncio.sleep(AGAIN_SECONDS)

    async def break_off(self) -> None:
        """Ask what is new, and be gone before that comes: as the page of a phone that is put away."""
        host, _, port = self.address.removeprefix("http://").rstrip("/").partition(":")
        _, writer = await asyncio.open_connection(host, int(port))
        path = f"/class/me?lang=en&where={self.where}&seen={self.now['seen']}"
        writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nCookie: {self.cookie}\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()
