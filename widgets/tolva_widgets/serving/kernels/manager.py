"""Which kernel runs the notebooks, and how many of them start at a time."""

import asyncio
import json
import logging
import os
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from typing import Any

from jupyter_client.ioloop.restarter import AsyncIOLoopKernelRestarter
from jupyter_client.kernelspec import KernelSpec
from jupyter_client.session import DELIM
from jupyter_events import EventLogger
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager, ServerKernelManager
from traitlets import default

from ..forking import PAGE_SETTINGS
from ..forking.kernel_specs import ForkedKernelSpecs
from ..forking.process import ForkedProcess

# A start keeps one processor busy.
_STARTS_AT_A_TIME = max(2, os.cpu_count() or 1)
_START_SECONDS = 30


# What a kernel tells of itself begins so; what its widgets say does not.
_STATES = b"kernel."

_KERNEL_EVENTS = "https://events.jupyter.org/jupyter_server/kernel_actions/v1"
"""The schema of what a log is told of kernels."""

_log = logging.getLogger(__name__)


class ThisPythonOnly(ForkedKernelSpecs):
    """Knows one kernel: the Python that serves, where our packages are.

    A person's own kernel that happens to be named python3 comes before it elsewhere in Jupyter, and may lack them.
    """

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        """Its specification, for a page."""
        spec = super().get_kernel_spec(kernel_name)
        spec.argv = [*spec.argv, *PAGE_SETTINGS]
        return spec

    @default("kernel_dirs")
    def _no_installed_kernels(self) -> list[str]:
        return []


class DeathWatch(AsyncIOLoopKernelRestarter):
    """Tells when a kernel has ended by itself, and starts none in its place.

    That one would know nothing of its page's widgets, and take the time of those that do.
    """

    async def poll(self) -> None:  # type: ignore[override]  # as the base class has it
        """Look whether it lives."""
        kernel: Any = self.kernel_manager
        if not kernel.shutting_down and not await kernel.is_alive():
            self.stop()
            self._fire_callbacks("dead")


class PageKernelManager(ServerKernelManager):
    """A kernel's manager that takes the server's log of events as it is, and starts no kernel that died anew.

    The base class reads the schema of its events from a file for each kernel, and checks that it is one, to find that
    the log knows it already.
    """

    @default("restarter_class")
    def _death_watch(self) -> type[DeathWatch]:
        return DeathWatch

    @default("event_logger")
    def _known_event_logger(self) -> EventLogger:
        kernels: Any = self.parent
        logger = getattr(getattr(kernels, "parent", None), "event_logger", None)
        if isinstance(logger, EventLogger) and _KERNEL_EVENTS in logger.schemas.schema_ids:
            return logger
        unknown: EventLogger = self._default_event_logger()
        return unknown


class ThrottledKernelManager(AsyncMappingKernelManager):
    """Starts a few kernels at a time. Thirty that start together are all late, and some give up waiting."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)  # type: ignore[no-untyped-call]
        self._turns = asyncio.Semaphore(_STARTS_AT_A_TIME)
        self._endings: set[asyncio.Future[None]] = set()
        """The ends of kernels that died, which nobody waits for."""

    @default("kernel_manager_class")
    def _page_kernel(self) -> str:
        return f"{PageKernelManager.__module__}.{PageKernelManager.__name__}"

    async def start_kernel(self, **options: Any) -> str:  # type: ignore[override]  # the base class assigns it
        """Start a kernel when its turn comes; the next turn comes when it answers."""
        async with self._turns:
            kernel_id: str = await super().start_kernel(**options)
            kernel: Any = self.get_kernel(kernel_id)
            # A forked one listens when it is there.
            if not isinstance(kernel.provisioner.process, ForkedProcess):
                await _until_it_answers(kernel)
        return kernel_id

    def start_watching_activity(self, kernel_id: str) -> None:
        """Watch what a kernel does, to know which are idle: by its states alone.

        The base class reads all that a kernel says, of a page of widgets three times as much, and of each state all
        dates and the signature, twice. That was a tenth of what a page costs the server.
        """
        super().start_watching_activity(kernel_id)  # type: ignore[no-untyped-call]
        kernel: Any = self.get_kernel(kernel_id)
        kernel._activity_stream.socket.subscribe(_STATES)
        kernel._activity_stream.socket.unsubscribe(b"")
        kernel._activity_stream.on_recv(partial(self._see_state, kernel))

    def start_buffering(self, kernel_id: str, session_key: str, channels: dict[str, Any]) -> None:
        """Keep what a kernel says until its page is back; of one that is being ended or has ended, close the channels.

        A page that is left asks for its kernel's end, and its socket may close while that is under way. The base class
        would keep the channels of such a one for ever, and knows nothing of one that has ended meanwhile.
        """
        kernel: Any = self.get_kernel(kernel_id) if kernel_id in self else None
        if kernel and not kernel.shutting_down:
            super().start_buffering(kernel_id, session_key, channels)  # type: ignore[no-untyped-call]
            return
        for stream in channels.values():
            stream.close()

    def _see_state(self, kernel: Any, message: list[bytes]) -> None:
        """Keep when a kernel was last active, and whether it is busy, as the base class does.

        Only the kernel itself can have said it: this end has connected to where that speaks.
        """
        _signature, header, parent, _metadata, content = message[message.index(DELIM) + 1 :][:5]
        counts = self.track_message_type(json.loads(parent).get("msg_type"))  # type: ignore[no-untyped-call]
        if counts or kernel.execution_state == "busy":
            self.last_kernel_activity = kernel.last_activity = datetime.now(UTC)
        if json.loads(header)["msg_type"] != "status":
            return
        state = json.loads(content)["execution_state"]
        if counts:
            kernel.execution_state = state
        elif kernel.execution_state == "starting" and state != "starting":
            kernel.execution_state = "idle"

    def _handle_kernel_died(self, kernel_id: str) -> None:
        """Let go of all that was a kernel's that has died: the base class leaves its files and its place in a pool."""
        _log.warning("kernel %s has ended by itself", kernel_id)
        ending = asyncio.ensure_future(self.shutdown_kernel(kernel_id, now=True))
        self._endings.add(ending)
        ending.add_done_callback(self._endings.discard)

    async def shutdown_kernel(  # type: ignore[override]  # the base class assigns it
        self, kernel_id: str, now: bool = True, restart: bool = False
    ) -> None:
        """End a kernel at once: a page has nothing in it to save, and one that loops would not heed a request.

        A page may be closed while its kernel is just being started. The base class would refuse to end it then.
        """
        await _until_it_stands(self.get_kernel(kernel_id))
        await super().shutdown_kernel(kernel_id, now=now, restart=restart)  # type: ignore[no-untyped-call]


async def _until_it_stands(kernel: Any) -> None:
    """Until it has been started or ended, if that is under way. A restart is both, one after the other."""
    while not kernel.ready.done():
        await asyncio.wait({kernel.ready}, timeout=_START_SECONDS)


async def _until_it_answers(kernel: Any) -> None:
    client = kernel.client()
    client.start_channels()
    with suppress(RuntimeError):  # It never will. Whoever asked for it finds out.
        await client.wait_for_ready(timeout=_START_SECONDS)
    client.stop_channels()
