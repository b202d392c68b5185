"""What strangers ask of a server: each attack gives how often it tried, and what did not hold."""

import asyncio
import resource
import time
from collections.abc import Mapping
from contextlib import suppress
from random import Random
from urllib.parse import quote, urlsplit

from tornado.httpclient import HTTPClientError

from attack.outcomes import Attack, Outcome
from helpers.served import Answering
from helpers.visitor import Visitor

PAGE = "sv/quiz"
"""The page that strangers open."""
_RENDERED = f"/voila/render/{PAGE}.ipynb"

_CLOSED, _SILENT = 0, -1
"""In place of a status: the connection was closed without an answer, or nothing came of it."""
_SECONDS = 30
"""So long an answer may take."""
_SOON = 30
"""Seconds within which there is a page for who comes when strangers have gone, and waits as browsers do."""
_TURN_SECONDS = 3
"""How often a browser that waits asks whether it is its turn."""
_FULL = 503


async def asked(server: Answering, target: str, method: str = "GET", **headers: str) -> int:
    """The status of an answer. The target goes as it is."""
    named = {"Host": urlsplit(server.address).netloc, "Connection": "close"}
    named |= {name.replace("_", "-"): value for name, value in headers.items()}
    lines = [f"{method} {target} HTTP/1.1", *(f"{name}: {value}" for name, value in named.items()), "", ""]
    return await _sent(server, "\r\n".join(lines).encode("utf-8", "surrogateescape"))


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
        if not 100 <= status < 500:
            wrong.append(f"{status} {method} {path}")
    return Outcome(tried, wrong)


async def garbage(server: Answering, chance: Random) -> Outcome:
    """Requests of which some bytes were changed, taken out or doubled: they are refused, closed, or answered."""
    whole = (
        f"GET /class?lang=sv HTTP/1.1\r\nHost: {urlsplit(server.address).netloc}\r\nContent-Length: 0\r\n\r\n".encode()
    )
    wrong, tried = [], 200
    for _ in range(tried):
        request = bytearray(whole)
        for _ in range(chance.randrange(1, 5)):
            at = chance.randrange(len(request))
            request[at : at + chance.randrange(3)] = chance.randbytes(chance.randrange(4)) * chance.choice([1, 1, 50])
        # Whatever it says now, it ends: else the server would rightly wait for what is to come.
        status = await _sent(server, bytes(request) + b"\r\n\r\n", ends=True)
        if status != _CLOSED and not 100 <= status < 500:
            wrong.append(f"{status} for {bytes(request)!r}")
    return Outcome(tried, wrong)


async def long_addresses(server: Answering, chance: Random) -> Outcome:
    """Addresses from 33 KB on."""
    wrong, tried = [], 12
    for _ in range(tried):
        length = chance.randrange(33_000, 400_000)
        if (status := await asked(server, f"{_RENDERED}?q={'x' * length}")) != 414:
            wrong.append(f"{status} for an address of {length}")
    return Outcome(tried, wrong)


async def bodies(server: Answering, chance: Random) -> Outcome:
    """Bodies that nobody needs, declared as large: they are refused before they come."""
    wrong, tried = [], 20
    for _ in range(tried):
        size = chance.randrange(100_000, 10**9)
        status = await asked(server, "/voila/api/shutdown/x", "POST", Content_Length=str(size))
        if status != _CLOSED and not 400 <= status < 500:
            wrong.append(f"{status} for a body of {size}")
    return Outcome(tried, wrong)


async def foreign_hosts(server: Answering, chance: Random) -> Outcome:
    """Names of other sites, as a page of theirs would ask that has this computer's address by another name."""
    wrong, tried = [], 50
    for _ in range(tried):
        host = f"{''.join(chance.choices('abc.-:1[]@%', k=chance.randrange(1, 20)))}.example"
        if (status := await asked(server, "/class", Host=host)) not in (400, 421):
            wrong.append(f"{status} for {host}")
    return Outcome(tried, wrong)


async def others_pages(server: Answering, _chance: Random) -> Outcome:
    """Closing a page that is another's, and asking what kernels there are."""
    wrong, tried = [], 0
    mine, theirs = await Visitor.open(server, PAGE), await Visitor.open(server, PAGE)
    for cookie in ("", f"_xsrf={mine.xsrf}", f"_xsrf={'0' * 32}"):
        status = await asked(server, f"/voila/api/shutdown/{theirs.kernel}", "POST", Cookie=cookie, Content_Length="0")
        tried += 1
        if not 400 <= status < 500:
            wrong.append(f"{status} for closing another's page with {cookie!r}")
    paths = ("/api/kernels", "/api/sessions", f"/api/kernels/{theirs.kernel}", "/api/contents", "/api/terminals")
    for path in paths:
        # That there is a kernel one is told who knows its name, which nobody guesses.
        for method in ("GET", "POST", "DELETE", "PATCH") if theirs.kernel not in path else ("POST", "DELETE", "PATCH"):
            status = await asked(server, path, method, Cookie=f"_xsrf={mine.xsrf}", Content_Length="0")
            tried += 1
            if not 400 <= status < 500:
                wrong.append(f"{status} for {method} {path}")
    if not await theirs.answer():
        wrong.append("another's page does not answer")
    await asyncio.gather(mine.close(), theirs.close())
    return Outcome(tried, wrong)


async def crowd(server: Answering, _chance: Random) -> Outcome:
    """Many who come without a cookie and go: there is a page for who comes afterwards, and soon."""
    tried = 1500
    for _ in range(tried // 50):
        await asyncio.gather(*(asked(server, _RENDERED, "GET") for _ in range(50)))
    return Outcome(tried, await newcomer(server))


async def idle_connections(server: Answering, chance: Random) -> Outcome:
    """Connections that say nothing, or half a request: when they have gone there is a page for who comes."""
    tried, held = 1100, []
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    place = urlsplit(server.address)
    for _ in range(tried):
        with suppress(OSError):
            _reader, writer = await asyncio.open_connection(place.hostname, place.port)
            writer.write(b"GET / HTTP/1.1\r\nHost:"[: chance.randrange(22)])
            held.append(writer)
    # Meanwhile one may be refused, but learns of it.
    wrong = [] if await asked(server, "/class") != _SILENT else ["/class says nothing meanwhile"]
    for writer in held:
        writer.close()
    return Outcome(tried, wrong + await newcomer(server))


async def newcomer(server: Answering, soon: float = _SOON, reloads: int = 0) -> list[str]:
    """What is wrong for one who comes now, and asks again where all places are taken.

    Args:
        soon: seconds within which there is to be a page.
        reloads: how often they reload a page whose kernel is gone.
    """
    begun, cookie = time.monotonic(), ""
    while True:
        try:
            visitor = await Visitor.open(server, PAGE, cookie)
            break
        except (OSError, AssertionError, HTTPClientError) as error:
            if isinstance(error, HTTPClientError) and error.code == _FULL and time.monotonic() - begun < soon:
                cookie = cookie or _cookie(error)
                await asyncio.sleep(_TURN_SECONDS)
            elif reloads:
                reloads -= 1
            else:
                return [f"no page for who comes afterwards: {error!r}"]
    waited = time.monotonic() - begun
    wrong = [] if await visitor.answer() else ["a newcomer's page does not answer"]
    await visitor.close()
    return [*wrong, *([f"a newcomer waited {waited:.0f} s"] if waited > soon else [])]


def _cookie(answer: HTTPClientError) -> str:
    """The cookies that an answer gives, as a browser sends them with what it asks next."""
    given = answer.response.headers.get_list("Set-Cookie") if answer.response else []
    return "; ".join(one.partition(";")[0] for one in given)


async def _sent(server: Answering, request: bytes, ends: bool = False) -> int:
    """The status of the answer to these bytes, after which nothing is sent any more where they end."""
    place = urlsplit(server.address)
    try:
        reader, writer = await asyncio.open_connection(place.hostname, place.port)
    except OSError:
        return _CLOSED
    try:
        writer.write(request)
        if ends:
            writer.write_eof()
        return _status(await asyncio.wait_for(reader.readline(), _SECONDS))
    except TimeoutError:
        return _SILENT
    except OSError:
        return _CLOSED
    finally:
        writer.close()


def _status(line: bytes) -> int:
    parts = line.split()
    return int(parts[1]) if len(parts) > 1 and parts[1].isdigit() else _CLOSED


ALL: Mapping[str, Attack] = {
    "addresses": addresses,
    "garbage": garbage,
    "long addresses": long_addresses,
    "bodies": bodies,
    "foreign hosts": foreign_hosts,
    "others' pages": others_pages,
    "a crowd": crowd,
    "idle connections": idle_connections,
}
"""What strangers ask, by name."""
