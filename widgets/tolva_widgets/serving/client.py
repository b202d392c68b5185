"""How Voilà hears what a cell shows: a client of the kernel that looks for itself now and then."""

from contextlib import suppress
from queue import Empty
from typing import Any

from jupyter_client.asynchronous.client import AsyncKernelClient
from jupyter_client.channels import AsyncZMQSocketChannel
from traitlets import Type

_LOOK_EVERY_SECONDS = 1


class WatchfulChannel(AsyncZMQSocketChannel):
    """A channel on which no message is slept through.

    On a loaded machine ZMQ's asyncio sockets now and then do not say that messages have come (see
    github.com/zeromq/pyzmq/issues/2173). Voilà would then wait for what a cell shows until it gives up, and make the
    page without its widget: 1 page in 20 of thirty that were opened at once. Asking anew finds what lies there.
    """

    async def get_msg(  # type: ignore[override]  # as the base class has it
        self, timeout: float | None = None
    ) -> dict[str, Any]:
        """The next message.

        Raises:
            Empty: none within `timeout` seconds; without a timeout it waits for one.
        """
        if timeout is not None:
            return await super().get_msg(timeout)
        while True:
            with suppress(Empty):
                return await super().get_msg(_LOOK_EVERY_SECONDS)


class WatchfulClient(AsyncKernelClient):
    """A kernel's client whose channels for replies and for output are watchful."""

    shell_channel_class = Type(WatchfulChannel)
    iopub_channel_class = Type(WatchfulChannel)
