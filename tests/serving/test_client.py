"""What a cell shows reaches its page, also when nobody says that it has come."""

import asyncio
from queue import Empty
from typing import Any

import pytest
import zmq.asyncio
from jupyter_client.session import Session
from jupyter_server.services.kernels.kernelmanager import ServerKernelManager

from tolva_widgets.serving import client
from tolva_widgets.serving.client import WatchfulChannel, WatchfulClient
from tolva_widgets.serving.settings import page_settings


class SleepyPoll:
    """A socket whose first poll never says that something has come, as ZMQ's do on a loaded machine."""

    def __init__(self, socket: zmq.asyncio.Socket) -> None:
        self.polls = 0
        self._poll = socket.poll

    async def __call__(self, timeout: int | None = None) -> int:
        self.polls += 1
        if self.polls > 1:
            return await self._poll(timeout)
        await asyncio.sleep(1000 if timeout is None else timeout / 1000)
        return 0


def test_message_is_found_that_the_socket_did_not_tell_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "_LOOK_EVERY_SECONDS", 0.05)

    async def sent_and_heard() -> dict[str, Any]:
        context, session = zmq.asyncio.Context(), Session()
        with context, context.socket(zmq.PAIR) as kernel, context.socket(zmq.PAIR) as ours:
            kernel.bind("inproc://kernel")
            ours.connect("inproc://kernel")
            monkeypatch.setattr(ours, "poll", SleepyPoll(ours))
            channel = WatchfulChannel(ours, session)
            await kernel.send_multipart(session.serialize(session.msg("status", {"execution_state": "idle"})))
            heard = await asyncio.wait_for(channel.get_msg(), 5)
            with pytest.raises(Empty):
                await channel.get_msg(timeout=0)
            return heard

    assert asyncio.run(sent_and_heard())["content"] == {"execution_state": "idle"}


def test_voila_listens_to_kernels_with_it() -> None:
    assert ServerKernelManager(config=page_settings()).client_factory is WatchfulClient
