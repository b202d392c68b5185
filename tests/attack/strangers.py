"""What strangers send to a server: each attack gives how often it tried, and what did not hold."""

import asyncio
import json
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import NamedTuple
from urllib.parse import quote, urlsplit

from jupyter_server.services.kernels.connection.base import serialize_msg_to_ws_v1
from tornado.websocket import WebSocketClosedError

from helpers.served import Answering
from helpers.visitor import Visitor

Outcome = tuple[int, list[str]]
"""How often something was tried, and what did not hold."""
Attack = Callable[[Answering, Random], Awaitable[Outcome]]

_SECONDS = 30
_PAGE = "sv/quiz"
_RENDERED = f"/voila/render/{_PAGE}.ipynb"


async def asked(server: Answering, target: str, method: str = "GET", **headers: str) -> int:
    """The status of an answer; 0 where the connection was closed without one. The target goes as it is."""
    place = urlsplit(server.address)
    try:
        reader, writer = await asyncio.open_connection(place.hostname, place.port)
        named = {"Host": place.netloc, "Connection": "close", **{n.replace("_", "-"): v for n, v in headers.items()}}
        lines = [f"{method} {target} HTTP/1.1", *(f"{name}: {value}" for name, value in named.items()), "", ""]
        writer.write("\r\n".join(lines).encode("utf-8", "surrogateescape"))
        status = await asyncio.wait_for(reader.readline(), _SECONDS)
        writer.close()
        return int(status.split()[1]) if status else 0
    except (OSError, IndexError, ValueError):
        return 0


@asynccontextmanager
async def page(server: Answering) -> AsyncIterator[Visitor]:
    """A page of the stranger's own."""
    visitor = await Visitor.open(server, _PAGE)
    try:
        yield visitor
    finally:
        with suppress(OSError, WebSocketClosedError):
            await visitor.close()


async def frames(server: Answering, chance: Random) -> Outcome:
    """Bytes that are no message, and messages of which a byte or two were changed, on the socket of a page."""
    tried = 0
    for _ in range(10):
        async with page(server) as visitor:
            for _ in range(20):
                frame = bytearray(_message(visitor, chance))
                if chance.random() < 0.5:
                    frame = bytearray(chance.randbytes(chance.randrange(64)))
                for _ in range(chance.randrange(1, 4)):
                    if frame:
                        frame[chance.randrange(min(len(frame), 80))] = chance.randrange(256)
                try:
                    await visitor.socket.write_message(bytes(frame), binary=True)
                except WebSocketClosedError:
                    break
                tried += 1
                await asyncio.sleep(0)
    return tried, []


async def messages(server: Answering, chance: Random) -> Outcome:
    """Messages in good order that say what no page says, to every widget of a page."""
    tried = 0
    for _ in range(3):
        async with page(server) as visitor:
            with suppress(WebSocketClosedError):
                for _ in range(150):
                    await visitor.socket.write_message(_message(visitor, chance), binary=True)
                    tried += 1
                    await asyncio.sleep(0.005)
    return tried, []


async def flood(server: Answering, chance: Random) -> Outcome:
    """More messages than a kernel can take, of which no answer is read."""
    tried = 0
    async with page(server) as visitor:
        with suppress(WebSocketClosedError):
            for _ in range(3000):
                await visitor.socket.write_message(_message(visitor, chance), binary=True)
                tried += 1
    return tried, []


async def addresses(server: Answering, chance: Random) -> Outcome:
    """Addresses that lead nowhere, are no UTF-8, climb out of folders, or are names that Python and Jupyter have."""
    parts = ["..", "%00", "%ff", "%e0%a4", "voila", "render", "templates", "tolva", "static", "api", "kernels", "sv"]
    parts += ["quiz.ipynb", "conf.json", "__proto__", "class", "%2e%2e", "files", ".git", "logout", "\\", "<b>", "'"]
    methods = ["GET", "HEAD", "POST", "PUT", "OPTIONS", "PATCH"]
    wrong, tried = [], 400
    for _ in range(tried):
        path = "/" + "/".join(chance.choice(parts) for _ in range(chance.randrange(1, 6)))
        path += chance.choice(["", f"?q={quote(chance.randbytes(8))}", "?lang=%ff"])
        if path.endswith(_RENDERED):
            continue
        method = chance.choice(methods)
        status = await asked(server, quote(path, safe="/%?=&'\\<>"), method, Content_Length="0")
        if status >= 500:
            wrong.append(f"{status} {method} {path}")
    return tried, wrong


async def long_addresses(server: Answering, chance: Random) -> Outcome:
    """Addresses from 33 KB on."""
    wrong, tried = [], 12
    for _ in range(tried):
        length = chance.randrange(33_000, 400_000)
        if (status := await asked(server, f"{_RENDERED}?q={'x' * length}")) != 414:
            wrong.append(f"{status} for an address of {length}")
    return tried, wrong


async def bodies(server: Answering, chance: Random) -> Outcome:
    """Bodies that nobody needs, declared as large."""
    wrong, tried = [], 20
    for _ in range(tried):
        size = chance.randrange(100_000, 10**9)
        status = await asked(server, "/voila/api/shutdown/x", "POST", Content_Length=str(size))
        if not (status == 0 or 400 <= status < 500):
            wrong.append(f"{status} for a body of {size}")
    return tried, wrong


async def foreign_hosts(server: Answering, chance: Random) -> Outcome:
    """Names of other sites, as a page of theirs would ask that has this computer's address by another name."""
    wrong, tried = [], 50
    for _ in range(tried):
        host = f"{''.join(chance.choices('abc.-:1[]@%', k=chance.randrange(1, 20)))}.example"
        if (status := await asked(server, "/class", Host=host)) != 421 and status != 400:
            wrong.append(f"{status} for {host}")
    return tried, wrong


async def crowd(server: Answering, chance: Random) -> Outcome:
    """Many who come without a cookie and go: afterwards there is room for who comes."""
    tried = 300
    for _ in range(tried // 20):
        await asyncio.gather(*(asked(server, _RENDERED, "HEAD") for _ in range(20)))
    status = await asked(server, "/class")
    return tried, [] if status == 200 else [f"/class answers {status} afterwards"]


async def idle_connections(server: Answering, chance: Random) -> Outcome:
    """Connections that say nothing, or half a request."""
    place, tried = urlsplit(server.address), 300
    held = []
    for _ in range(tried):
        with suppress(OSError):
            one = socket.create_connection((str(place.hostname), place.port or 0), timeout=5)
            one.sendall(b"GET / HTTP/1.1\r\nHost:"[: chance.randrange(22)])
            held.append(one)
    status = await asked(server, "/class")
    for one in held:
        one.close()
    return tried, [] if status in (0, 200, 503) else [f"/class answers {status} meanwhile"]


ALL: Mapping[str, Attack] = {
    "frames": frames,
    "messages": messages,
    "flood": flood,
    "addresses": addresses,
    "long addresses": long_addresses,
    "bodies": bodies,
    "foreign hosts": foreign_hosts,
    "a crowd": crowd,
    "idle connections": idle_connections,
}
"""What strangers do, by name."""


def _message(visitor: Visitor, chance: Random) -> bytes:
    """A message to one of the page's widgets, in good order, that says anything."""
    header = {"msg_id": f"{chance.getrandbits(64):x}", "msg_type": "comm_msg", "session": visitor.session}
    said = {"method": chance.choice(["custom", "update", "nothing"]), "content": _anything(chance, 3)}
    said["state"] = {chance.choice(["selected", "choices", "value", "lang", "turn"]): _anything(chance, 2)}
    content = {"comm_id": chance.choice([*visitor.models, "x"]), "data": said}
    message = {"header": {**header, "username": "", "version": "5.3"}, "parent_header": {}, "metadata": {}}
    packed = serialize_msg_to_ws_v1({**message, "content": content}, "shell", lambda part: json.dumps(part).encode())
    return bytes(packed) if isinstance(packed, bytes) else b"".join(packed)


def _anything(chance: Random, depth: int) -> object:
    """Anything that JSON can say."""
    plain = [None, True, -1, 10**20, 1e308, "", "SA", "<b>", "\u202e", "x" * 2000, "0"]
    if not depth or chance.random() < 0.4:
        return chance.choice(plain)
    if chance.random() < 0.5:
        return [_anything(chance, depth - 1) for _ in range(chance.randrange(4))]
    keys = ["do", "key", "keys", "id", "text", "turn", "event", "at", "seen", "select", "x"]
    said = {chance.choice(keys): _anything(chance, depth - 1) for _ in range(chance.randrange(5))}
    return {"do": chance.choice(["select", "choose", "type", "on", "all", "open", "x"]), **said}


class Told(NamedTuple):
    """How an attack went."""

    name: str
    tried: int
    seconds: float
    wrong: list[str]


def attack_apart(address: str, seed: int, names: Sequence[str]) -> list[Told]:
    """The attacks of these names, one after the other. In a process of its own, it takes no time of the learners'."""
    chance, told = Random(seed), []
    for name in names:
        begun = time.monotonic()
        tried, wrong = asyncio.run(ALL[name](Answering(address), chance))
        told.append(Told(name, tried, time.monotonic() - begun, wrong))
    return told
