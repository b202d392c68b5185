"""A websocket to the kernel that sends at once."""

import asyncio
from typing import Any

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from tornado import web

from ..admission.admission import Admission

ADMISSION = "tolva_admission"
"""Under this name a server's settings have its `Admission`, where it is bounded."""

_PAGE_CLOSED = (1000, 1001)
"""The codes with which a browser closes a page's socket when the page ends; one that is lost has none."""

_LOOK_SECONDS = 0.1


class PageWebsocket(ZMQChannelsWebsocketConnection):
    """Sends every message as it comes, so that a click is answered in 5-7 ms rather than 46.

    Tornado switches TCP_NODELAY off when a request has finished. Nagle's algorithm then holds a small message
    back until the browser has acknowledged the one before, and a browser delays that by 40 ms.
    """

    async def prepare(self) -> None:
        """Wait until the kernel answers.

        Raises:
            tornado.web.HTTPError: 404 as soon as it is ended meanwhile. The base class would wait a minute for it to
                live again, and then call that a fault of the server.
        """
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
        return super().connect()

    def disconnect(self) -> None:  # type: ignore[override]  # as the base class has it
        """Close them: the page was closed, or cannot be reached."""
        if admission := self._admission:
            admission.closed(self.kernel_id, left=self.websocket_handler.close_code in _PAGE_CLOSED)
        super().disconnect()  # type: ignore[no-untyped-call]

    def handle_incoming_message(self, incoming_msg: str) -> None:
        if admission := self._admission:
            admission.used(self.kernel_id)
        super().handle_incoming_message(incoming_msg)

    @property
    def _admission(self) -> Admission | None:
        admission: Admission | None = self.websocket_handler.settings.get(ADMISSION)
        return admission
