"""A proxy that passes on what is asked for below a path of its own, and hears of everything else that is."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from helpers.served import Answering

_MOST = 2**20


@dataclass(frozen=True)
class Proxied(Answering):
    """A server as it is reached through a proxy."""

    outside: list[str] = field(default_factory=list)
    """What was asked for that does not lie below the proxy's path."""


@contextmanager
def proxied(server: Answering, prefix: str, *, strips: bool, says: tuple[str, ...] = ()) -> Iterator[Proxied]:
    """Pass on to the server what is asked for below the prefix, until the block ends.

    Args:
        server: what answers; an address whose path is not looked at.
        prefix: such as `/cards/`.
        strips: whether the server is asked without the prefix.
        says: lines that the proxy adds to the headers of each request. Without them it says, as most do, which host it
            was asked for: it asks for another.
    """
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    outside: list[str] = []
    proxy = _Proxy(urlsplit(server.address).netloc, prefix, strips, says, outside)
    listening = asyncio.run_coroutine_threadsafe(asyncio.start_server(proxy.take, "127.0.0.1", 0), loop).result()
    port = listening.sockets[0].getsockname()[1]
    try:
        yield Proxied(f"http://127.0.0.1:{port}{prefix}", outside)
    finally:
        asyncio.run_coroutine_threadsafe(_end(listening), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def _end(listening: asyncio.Server) -> None:
    listening.close()
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)


@dataclass
class _Proxy:
    server: str
    prefix: str
    strips: bool
    says: tuple[str, ...]
    outside: list[str]

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer one request; a browser opens another connection for the next."""
        try:
            await self._pass_on(reader, writer)
        except (OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass  # one of the two has gone
        finally:
            writer.close()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        line, *headers = head.removesuffix("\r\n\r\n").split("\r\n")
        method, target, version = line.split(" ")
        if not target.startswith(self.prefix):
            self.outside.append(target)
            writer.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            await writer.drain()
            return
        upgrade = any(header.lower().startswith("upgrade:") for header in headers)
        dropped = ("host:",) if upgrade else ("host:", "connection:")
        host = next(header.partition(":")[2] for header in headers if header.lower().startswith("host:"))
        headers = [header for header in headers if not header.lower().startswith(dropped)]
        headers += [f"Host: {self.server}", *([] if upgrade else ["Connection: close"])]
        headers += self.says or [f"X-Forwarded-Host:{host}"]
        target = f"/{target.removeprefix(self.prefix)}" if self.strips else target
        name, _, port = self.server.rpartition(":")
        there_reader, there_writer = await asyncio.open_connection(name, int(port))
        try:
            asked = "\r\n".join([f"{method} {target} {version}", *headers, "", ""])
            there_writer.write(asked.encode("latin-1"))
            await asyncio.gather(_piped(reader, there_writer), _piped(there_reader, writer))
        finally:
            there_writer.close()


async def _piped(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(_MOST):
        writer.write(data)
        await writer.drain()
    with suppress(OSError):
        writer.write_eof()
