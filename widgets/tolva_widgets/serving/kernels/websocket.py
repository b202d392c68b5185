"""A page's websocket to its kernel: it sends at once, and takes messages alone, no more than a kernel keeps up with."""

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from jupyter_server.services.kernels.connection.base import serialize_msg_to_ws_v1
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from tornado import web
from tornado.websocket import WebSocketClosedError
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from ..admission.admission import Admission
from ..classroom.kernel_answers import KernelAnswers
from ..classroom.teacher import is_kernel_refused
from .message_check import PROTOCOL, is_kernel_message

ADMISSION = "tolva_admission"
"""Under this name a server's settings have its `Admission`, where it is bounded."""

_PAGE_CLOSED = (1000, 1001)
"""The codes with which a browser closes a page's socket when the page ends; one that is lost has none."""

_NO_MESSAGE, _TOO_MANY = 1002, 1008
"""The codes with which the server closes a socket: for what is against the protocol, or too much."""
_MOST_UNSENT = 1000
"""So many messages may wait for a kernel that computes: a person who clicks for an hour."""

_MOST_UNREAD = 8 * 2**20
"""So many bytes may wait for a page to read them: far more than any page shows, in memory that all share."""

_LOOK_SECONDS = 0.1

_AT_ONCE, _A_SECOND = 100, 25
"""So many messages of a page are taken at once, and so many a second of those that follow: a person sends few."""

_log = logging.getLogger(__name__)


class PageWebsocketHandler(VoilaKernelWebsocketHandler):  # type: ignore[misc]  # the base class has no types
    """Takes the messages of one page no faster than leaves the server time for all others.

    Tornado reads what has come of a socket until there is no more; meanwhile nobody else is answered.
    """

    _pace: "Pace | None" = None

    async def pre_get(self) -> None:
        """Refuse whoever is not the teacher the kernel of the teacher's page, though they know its name."""
        if await is_kernel_refused(self, self.kernel_id):
            raise web.HTTPError(403)
        await super().pre_get()

    async def on_message(self, ws_message: str | bytes) -> None:
        """Pass a message on, and let others have their turn."""
        if self.ws_connection is None:  # the server has closed the socket, and what was sent before still comes
            return
        super().on_message(ws_message)
        self._pace = self._pace or Pace(_AT_ONCE, _A_SECOND)
        await asyncio.sleep(self._pace.seconds_until_next())


class Pace:
    """How long each must wait for the next, where so many may come at once and so many in a second.

    >>> pace = Pace(at_once=2, a_second=10, clock=lambda: 0)
    >>> [pace.seconds_until_next() for _ in range(4)]
    [0, 0, 0.1, 0.2]
    """

    def __init__(self, at_once: int, a_second: int, clock: Callable[[], float] = time.monotonic) -> None:
        """
        Args:
            at_once: how many need not wait.
            a_second: how many come in a second after these.
            clock: seconds that only go on.
        """
        self._at_once, self._a_second, self._clock = at_once, a_second, clock
        self._left, self._at = float(at_once), clock()

    def seconds_until_next(self) -> float:
        """Counts one, and says how long the next one is to wait."""
        now = self._clock()
        self._left = min(self._left + (now - self._at) * self._a_second, self._at_once) - 1
        self._at = now
        return max(-self._left / self._a_second, 0)


class PageWebsocket(ZMQChannelsWebsocketConnection):
    """Sends every message as it comes, so that a click is answered in 5-7 ms rather than 46.

    Tornado switches TCP_NODELAY off when a request has finished. Nagle's algorithm then holds a small message
    back until the browser has acknowledged the one before, and a browser delays that by 40 ms.
    """

    _refused = False
    _answers: KernelAnswers | None = None
    _unread = 0
    """Bytes that the page has not read yet."""

    @property
    def subprotocol(self) -> str:
        """The one protocol that pages speak.

        Jupyter asks the socket for it, and once that is closed takes what still comes for a message of the older
        protocol, which it parses unchecked: a few bytes then hold the server up and fill its memory.
        """
        return PROTOCOL

    async def prepare(self) -> None:
        """Wait until the kernel answers.

        Raises:
            tornado.web.HTTPError: 400 where another protocol is asked for than pages speak. 404 as soon as the kernel
                is ended meanwhile: the base class would wait a minute for it to live again, and then call that a fault
                of the server.
        """
        if PROTOCOL not in self._protocols():
            raise web.HTTPError(400, f"The protocol is {PROTOCOL}")
        preparing = asyncio.ensure_future(super().prepare())  # type: ignore[no-untyped-call]
        while not preparing.done():
            await asyncio.wait({preparing}, timeout=_LOOK_SECONDS)
            if self.kernel_id not in self.multi_kernel_manager:
                preparing.cancel()
                raise web.HTTPError(404, f"Kernel does not exist: {self.kernel_id}")
        await preparing

    def connect(self) -> Any:
        """Open the kernel's channels; the result is what the base class gives its handler to wait for."""
        self.websocket_handler.set_nodelay(True)
        if admission := self._admission:
            admission.opened(self.kernel_id)
        self._answers = KernelAnswers(self.websocket_handler, self._send)
        return super().connect()

    def on_restart_failed(self) -> None:
        """Tell the page that its kernel has died."""
        self._send_status_message("dead")  # type: ignore[no-untyped-call]

    def disconnect(self) -> None:  # type: ignore[override]  # as the base class has it
        """Close them: the page was closed, or cannot be reached."""
        if self._answers is not None:
            self._answers.close()
        # One that has been reached again by another socket is no page that was closed: of the first that is told late.
        replaced = self._open_sessions.get(self.session_key) not in (None, self.websocket_handler)
        if (admission := self._admission) and not replaced:
            admission.closed(self.kernel_id, left=self.websocket_handler.close_code in _PAGE_CLOSED)
        super().disconnect()  # type: ignore[no-untyped-call]
        if self._refused and self.kernel_id in self.multi_kernel_manager:
            # Jupyter keeps the channels for the page's return, and in them all that the kernel has not taken.
            self.multi_kernel_manager.stop_buffering(self.kernel_id)

    def handle_incoming_message(self, incoming_msg: str) -> None:
        """Pass a message on to the kernel; close the socket on what is none, and where too many wait already."""
        if self._refused:  # what was under way when the socket was closed
            return
        if not is_kernel_message(incoming_msg):
            self._refuse(_NO_MESSAGE, "no message of a kernel")
            return
        if any(_unsent(stream) > _MOST_UNSENT for stream in self.channels.values()):
            self._refuse(_TOO_MANY, "more messages than its kernel takes")
            return
        if admission := self._admission:
            admission.used(self.kernel_id)
        super().handle_incoming_message(incoming_msg)

    def handle_outgoing_message(self, stream: Any, outgoing_msg: list[bytes]) -> None:
        """Pass a message of the kernel's on to the page, and let the class hear of it."""
        super().handle_outgoing_message(stream, outgoing_msg)
        if self._answers is not None:
            self._answers.hear(stream, outgoing_msg)

    def _send(self, stream: Any, parts: list[bytes]) -> None:
        """Send the page what the server says by itself: the limits of what a kernel says are not for it."""
        self._write(serialize_msg_to_ws_v1(parts, stream.channel), binary=True)  # type: ignore[no-untyped-call]

    @property
    def write_message(self) -> Callable[..., None]:
        """What sends to the page; nothing where that has gone meanwhile, which is no fault."""
        return self._write

    def _write(self, message: str | bytes, binary: bool = False) -> None:
        if self._refused:
            return
        try:
            sending = self.websocket_handler.write_message(message, binary)
        except WebSocketClosedError:
            return
        if sending is None:  # Voilà sends no page what its cells are
            return
        self._unread += len(message)
        sending.add_done_callback(partial(self._is_sent, len(message)))
        if self._unread > _MOST_UNREAD:
            self._refuse(_TOO_MANY, "more answers than its page reads")

    def _is_sent(self, size: int, sending: "asyncio.Future[None]") -> None:
        self._unread -= size
        if not sending.cancelled():
            sending.exception()  # which is looked at: that the page has gone meanwhile is no fault

    def _refuse(self, code: int, why: str) -> None:
        self._refused = True
        _log.error("websocket of kernel %s closed: %s", self.kernel_id, why)
        self.websocket_handler.close(code, why)

    def _protocols(self) -> list[str]:
        asked = self.websocket_handler.request.headers.get("Sec-WebSocket-Protocol", "")
        return [name.strip() for name in asked.split(",")]

    @property
    def _admission(self) -> Admission | None:
        admission: Admission | None = self.websocket_handler.settings.get(ADMISSION)
        return admission


def _unsent(stream: Any) -> int:
    """How many messages wait for the kernel to take them; none, where a version of pyzmq does not say."""
    waiting = getattr(stream, "_send_queue", None)
    return 0 if waiting is None else int(waiting.qsize())
