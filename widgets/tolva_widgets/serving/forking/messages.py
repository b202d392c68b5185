"""What is said between the web server, the fork server and a kernel: small packets of JSON."""

import json
import socket
from typing import Any

SIZE_LIMIT = 1 << 21
"""More than an environment can have on Linux."""


def send(connection: socket.socket, **message: Any) -> None:
    """Send a message.

    Raises:
        OSError: there is no room for it, or nobody at the other end.
    """
    connection.send(json.dumps(message).encode("ascii"))


def receive(connection: socket.socket) -> dict[str, Any]:
    """The next message; an empty one when the other end is closed.

    Raises:
        BlockingIOError: none has come, on a socket that does not wait.
    """
    try:
        return parsed(connection.recv(SIZE_LIMIT))
    except ConnectionResetError:  # closed before all had been read there
        return {}


def parsed(packet: bytes) -> dict[str, Any]:
    """What a packet says; an empty packet stands for the other end's close."""
    message: dict[str, Any] = json.loads(packet) if packet else {}
    return message
