"""What strangers send over the socket of a page: each attack gives how often it tried, and what did not hold."""

import asyncio
import json
import tempfile
from collections.abc import AsyncIterator, Collection, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

from jupyter_server.services.kernels.connection.base import serialize_msg_to_ws_v1
from tornado.websocket import WebSocketClosedError

from attack.anything import anything
from attack.outcomes import Attack, Outcome
from attack.requests import PAGE
from helpers.served import Answering
from helpers.visitor import OF_WIDGETS, Visitor

_REFUSED = (1002, 1003, 1007, 1008, 1009)
"""The codes with which a server closes a socket on what it does not take."""
_SECONDS = 120
"""Within these a page's kernel has done with what it was sent: the server takes some twenty-five messages a second."""
_DONE_TO_KERNELS = ["execute_request", "shutdown_request", "interrupt_request", "debug_request", "input_reply"]
_DONE_TO_KERNELS += ["comm_open", "complete_request", "inspect_request", "history_request", "create_subshell_request"]


async def frames(server: Answering, chance: Random) -> Outcome:
    """Bytes that are no message, and messages of which a byte or two were changed."""
    tried, wrong = 0, []
    for _ in range(10):
        async with _page(server, wrong) as visitor:
            for _ in range(20):
                frame = bytearray(_message(visitor, chance))
                if chance.random() < 0.5:
                    frame = bytearray(chance.randbytes(chance.randrange(64)))
                for _ in range(chance.randrange(1, 4)):
                    if frame:
                        frame[chance.randrange(min(len(frame), 80))] = chance.randrange(256)
                await visitor.socket.write_message(bytes(frame), binary=True)
                tried += 1
                await asyncio.sleep(0)
    return Outcome(tried, wrong)


async def messages(server: Answering, chance: Random) -> Outcome:
    """Messages in good order that say what no page says, to every widget of a page."""
    tried, wrong = 0, []
    for _ in range(3):
        async with _page(server, wrong) as visitor:
            for _ in range(150):
                await visitor.socket.write_message(_message(visitor, chance), binary=True)
                tried += 1
                await asyncio.sleep(0.005)
    return Outcome(tried, wrong)


async def code(server: Answering, chance: Random) -> Outcome:
    """Code to be run, and all else that a notebook asks of a kernel and a page must not."""
    tried, wrong = 0, []
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "written"
        for _ in range(5):
            async with _page(server, wrong) as visitor:
                for kind in chance.sample(_DONE_TO_KERNELS, 5):
                    written = f"open({str(file)!r}, 'w').close()"
                    content = {"code": written, "value": written, "silent": False, "user_expressions": {"x": written}}
                    content |= {"comm_id": "x", "target_name": chance.choice(["x", "jupyter.widget"]), "data": {}}
                    channel = chance.choice(["shell", "control", "stdin"])
                    await visitor.socket.write_message(_packed(visitor, kind, content, channel), binary=True)
                    tried += 1
        wrong += ["code of a stranger was run"] if file.exists() else []
    return Outcome(tried, wrong)


async def flood(server: Answering, chance: Random) -> Outcome:
    """More messages than a kernel can take, of which no answer is read."""
    tried, wrong = 0, []
    async with _page(server, wrong) as visitor:
        for _ in range(2000):
            await visitor.socket.write_message(_message(visitor, chance), binary=True)
            tried += 1
    return Outcome(tried, wrong)


async def gone(server: Answering, chance: Random) -> Outcome:
    """A page that has sent so much that the server hears no sign of life behind it, and closes what still comes in."""
    visitor = await Visitor.open(server, PAGE)
    for _ in range(3500):
        await visitor.socket.write_message(_message(visitor, chance), binary=True)
    try:
        await asyncio.wait_for(_until_closed(visitor), _SECONDS)
    except TimeoutError:
        return Outcome(3500, ["a page that gives no sign of life is not closed"])
    finally:
        await visitor.close()
    return Outcome(3500, [])


async def _until_closed(visitor: Visitor) -> None:
    while await visitor.socket.read_message() is not None:
        pass


async def deaf(server: Answering, chance: Random) -> Outcome:
    """A page that asks for all of its widgets again and again, and reads nothing of what comes."""
    tried, wrong = 0, []
    async with _page(server, wrong, reads=False) as visitor:
        opened = {"comm_id": "all", "target_name": "jupyter.widget.control", "data": {}}
        await visitor.socket.write_message(_packed(visitor, "comm_open", opened, "shell"), binary=True)
        asked = {"comm_id": "all", "data": {"method": "request_states"}}
        for _ in range(chance.randrange(1000, 1500)):
            await visitor.socket.write_message(_packed(visitor, "comm_msg", asked, "shell"), binary=True)
            tried += 1
    return Outcome(tried, wrong)


@asynccontextmanager
async def _page(server: Answering, wrong: list[str], *, reads: bool = True) -> AsyncIterator[Visitor]:
    """A page of the stranger's own. At the end it must still answer, or have been closed for what was sent.

    One that does not read cannot be told why.
    """
    visitor = await Visitor.open(server, PAGE)
    try:
        with suppress(WebSocketClosedError):
            yield visitor
        wrong += await _of_end(visitor, _REFUSED if reads else (*_REFUSED, None))
    finally:
        with suppress(OSError, WebSocketClosedError):
            await visitor.close()


async def _of_end(visitor: Visitor, refused: Collection[int | None]) -> list[str]:
    try:
        await asyncio.wait_for(visitor.look(), _SECONDS)
    except TimeoutError:
        return ["a page says nothing any more"]
    except (ConnectionError, WebSocketClosedError):
        closed = visitor.socket.close_code
        return [] if closed in refused else [f"a socket was closed with {closed}"]
    return []


def _message(visitor: Visitor, chance: Random) -> bytes:
    """A message to one of the page's widgets, in good order, that says anything."""
    said = {"method": chance.choice(["custom", "update", "nothing"]), "content": anything(chance, 3)}
    said["state"] = {chance.choice(["selected", "choices", "value", "lang", "turn"]): anything(chance, 2)}
    content = {"comm_id": chance.choice([*visitor.models, "x"]), "data": said}
    return _packed(visitor, "comm_msg", content, "shell", f"{chance.getrandbits(64):x}")


def _packed(visitor: Visitor, kind: str, content: dict[str, Any], channel: str, name: str = "x") -> bytes:
    header = {"msg_id": name, "msg_type": kind, "session": visitor.session, "username": "", "version": "5.3"}
    message = {"header": header, "parent_header": {}, "metadata": OF_WIDGETS, "content": content}
    packed = serialize_msg_to_ws_v1(message, channel, lambda part: json.dumps(part).encode())
    return bytes(packed) if isinstance(packed, bytes) else b"".join(packed)


ALL: Mapping[str, Attack] = {
    "frames": frames,
    "messages": messages,
    "code": code,
    "flood": flood,
    "gone": gone,
    "deaf": deaf,
}
"""What strangers send, by name."""
