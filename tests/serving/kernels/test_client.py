"""What a cell shows is taken at once where it has come, and waited for where it has not."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from queue import Empty
from typing import Any, TypeVar

import pytest
import zmq.asyncio
from jupyter_client.session import Session
from jupyter_server.services.kernels.kernelmanager import ServerKernelManager

from tolva_widgets.serving.kernels.client import EagerChannel, EagerClient
from tolva_widgets.serving.settings import page_settings

T = TypeVar("T")
Send = Callable[[int], Awaitable[Any]]


def with_channel(use: Callable[[EagerChannel, Send], Awaitable[T]]) -> T:
    """What comes of using a channel and the way to send numbers into it."""

    async def run() -> T:
        context, session = zmq.asyncio.Context(), Session()
        with context, context.socket(zmq.PAIR) as kernel, context.socket(zmq.PAIR) as ours:
            kernel.bind("inproc://kernel")
            ours.connect("inproc://kernel")

            async def send(number: int) -> None:
                await kernel.send_multipart(session.serialize(session.msg("stream", {"number": number})))

            return await asyncio.wait_for(use(EagerChannel(ours, session), send), 5)

    return asyncio.run(run())


@pytest.mark.parametrize(("count", "turns_taken"), [(20, 0), (250, 2)])
def test_messages_that_have_come_need_no_turn_of_the_loop_but_leave_others_theirs(count: int, turns_taken: int) -> None:
    async def use(channel: EagerChannel, send: Send) -> tuple[list[int], int]:
        for number in range(count):
            await send(number)
        turns = 0

        async def count_turns() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        counting = asyncio.create_task(count_turns())
        heard = [(await channel.get_msg())["content"]["number"] for _ in range(count)]
        counting.cancel()
        return heard, turns

    assert with_channel(use) == (list(range(count)), turns_taken)


def test_message_that_has_not_come_is_waited_for() -> None:
    async def use(channel: EagerChannel, send: Send) -> int:
        waiting = asyncio.create_task(channel.get_msg())
        await asyncio.sleep(0.05)
        await send(7)
        return int((await waiting)["content"]["number"])

    assert with_channel(use) == 7


def test_waiting_ends_when_the_time_is_over() -> None:
    async def use(channel: EagerChannel, send: Send) -> None:
        with pytest.raises(Empty):
            await channel.get_msg(timeout=0.05)

    with_channel(use)


def test_voila_listens_to_kernels_with_it() -> None:
    assert ServerKernelManager(config=page_settings()).client_factory is EagerClient


def test_no_thread_is_taken_to_hear_a_heart_beat(tmp_path: Path) -> None:
    async def listen() -> None:
        ports = {f"{name}_port": port for port, name in enumerate(("shell", "iopub", "stdin", "control", "hb"), 1)}
        client = EagerClient(ip=str(tmp_path / "kernel"), transport="ipc", **ports)
        client.start_channels()
        try:
            assert client.shell_channel.is_alive()
            assert not client.hb_channel.is_alive()
        finally:
            client.stop_channels()

    asyncio.run(listen())
