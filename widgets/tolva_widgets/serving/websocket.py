"""A websocket to the kernel that sends at once."""

from typing import Any

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection


class FastWebsocketConnection(ZMQChannelsWebsocketConnection):
    """Sends every message as it comes, so that a click is answered in 5-7 ms rather than 46.

    Tornado switches TCP_NODELAY off when a request has finished. Nagle's algorithm then holds a small message
    back until the browser has acknowledged the one before, and a browser delays that by 40 ms.
    """

    def connect(self) -> Any:
        """Open the kernel's channels; the result is what the base class gives its handler to wait for."""
        self.websocket_handler.set_nodelay(True)
        return super().connect()
