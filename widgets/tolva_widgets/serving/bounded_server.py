"""A web server that has room for so many connections: one more is closed, and none is kept that asks for nothing."""

from typing import Any

from tornado.httpserver import HTTPServer
from tornado.iostream import IOStream


class BoundedServer(HTTPServer):
    """Closes connections beyond a number. Without descriptors left, Tornado would be told of each again and again."""

    most = 1000
    """How many connections there may be that are no websocket: each of those has a place already."""

    def handle_stream(self, stream: IOStream, address: Any) -> None:
        """Take a connection, or close it."""
        if len(getattr(self, "_connections", ())) >= self.most:
            stream.close()
        else:
            super().handle_stream(stream, address)
