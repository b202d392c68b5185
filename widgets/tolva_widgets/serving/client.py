"""How Voilà hears what a cell shows: a client of the kernel that takes at once what has come."""

import asyncio
from typing import Any

import zmq
from jupyter_client.asynchronous.client import AsyncKernelClient
from jupyter_client.channels import AsyncZMQSocketChannel
from traitlets import Type

_MOST_IN_A_ROW = 100
"""Messages taken before everybody else on the server has a turn: a cell may print without end."""


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
