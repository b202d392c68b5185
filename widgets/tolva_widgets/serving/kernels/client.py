"""How Voilà hears what a cell shows: a client of the kernel that takes at once what has come."""

import asyncio
import time
from queue import Empty
from typing import Any

import zmq
from jupyter_client.asynchronous.client import AsyncKernelClient
from jupyter_client.channels import AsyncZMQSocketChannel
from traitlets import Type

_MOST_IN_A_ROW = 100
"""Messages taken before everybody else on the server has a turn: a cell may print without end."""

_ANSWER_SECONDS, _SHOWN_SECONDS = 1, 0.2
"""How long is waited for a kernel's answer, and then for what it has shown, before it is asked once more."""


class EagerChannel(AsyncZMQSocketChannel):
    """A channel whose messages are taken one after the other without a turn of the event loop for each.

    A page of widgets is a hundred messages. When thirty pages are opened at once a turn of the server's loop takes
    some tenths of a second, and a page whose messages wait two turns each takes a minute to make.
    """

    _in_a_row = 0

    async def get_msg(  # type: ignore[override]  # as the base class has it
        self, timeout: float | None = None
    ) -> dict[str, Any]:
        """The next message: at once if there is one, otherwise as soon as it comes.

        Raises:
            Empty: none within `timeout` seconds; without a timeout it waits for one.
        """
        try:
            message: dict[str, Any] = await self._recv(flags=zmq.DONTWAIT)
        except zmq.Again:
            self._in_a_row = 0
            return await super().get_msg(timeout)
        self._in_a_row += 1
        if self._in_a_row >= _MOST_IN_A_ROW:
            self._in_a_row = 0
            await asyncio.sleep(0)
        return message


class EagerClient(AsyncKernelClient):
    """A kernel's client that takes replies and output eagerly."""

    shell_channel_class = Type(EagerChannel)
    iopub_channel_class = Type(EagerChannel)

    def start_channels(
        self, shell: bool = True, iopub: bool = True, stdin: bool = True, hb: bool = False, control: bool = True
    ) -> None:
        """Open the channels, but no heartbeat: it takes a thread, and the manager sees the process itself."""
        super().start_channels(shell, iopub, stdin, hb, control)

    async def wait_for_ready(self, timeout: float | None = None) -> None:
        """Until the kernel answers, and what it shows is heard.

        The base class then waits for two messages more, a fifth of a second each, that do not come; a page waits for
        this twice.

        Raises:
            RuntimeError: it has ended, or does not answer in time.
        """
        deadline = float("inf") if timeout is None else time.monotonic() + timeout
        while not await self._answers():
            if not await self.is_alive():
                raise RuntimeError("Kernel died before replying to kernel_info")
            if time.monotonic() > deadline:
                raise RuntimeError(f"Kernel didn't respond in {timeout:.0f} seconds")

    async def _answers(self) -> bool:
        """Whether the kernel answers a question, and is heard to have done so, within a moment."""
        asked = self.kernel_info()
        try:
            reply = await _until(self.shell_channel, asked, "kernel_info_reply", _ANSWER_SECONDS)
            # What it shows is not heard until its channel is open all the way: ask again then.
            while await self._state_shown(asked) != "idle":
                pass
        except Empty:
            return False
        self._handle_kernel_info_reply(reply)
        return True

    async def _state_shown(self, asked: str) -> Any:
        status = await _until(self.iopub_channel, asked, "status", _SHOWN_SECONDS)
        return status["content"]["execution_state"]


async def _until(channel: Any, asked: str, kind: str, seconds: float) -> dict[str, Any]:
    """The next message of a kind that is about what was asked."""
    while True:
        message: dict[str, Any] = await channel.get_msg(timeout=seconds)
        if message["parent_header"].get("msg_id") == asked and message["msg_type"] == kind:
            return message
