"""What is said between the web server, the fork server and a kernel: small packets of JSON."""

import json
import os
import socket
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

SIZE_LIMIT = 1 << 21
"""More than an environment can have on Linux."""
_MOST_STREAMS = 2


@dataclass(frozen=True)
class Request:
    """What a kernel is to be: its arguments, its whole environment and its folder."""

    argv: list[str]
    env: dict[str, str]
    cwd: str


def send_request(connection: socket.socket, request: Request, streams: Mapping[int, int]) -> None:
    """Ask for a kernel that has these descriptors of ours as its own of the numbers before them.

    Raises:
        OSError: nobody is at the other end.
    """
    packet = json.dumps({**asdict(request), "streams": list(streams)}).encode("ascii")
    socket.send_fds(connection, [packet], list(streams.values()))


def receive_request(connection: socket.socket) -> Request:
    """What is asked for; its streams take their places in this process."""
    packet, descriptors, _, _ = socket.recv_fds(connection, SIZE_LIMIT, _MOST_STREAMS)
    asked = parsed(packet)
    for number, descriptor in zip(asked.pop("streams"), descriptors, strict=True):
        os.dup2(descriptor, number)
        os.close(descriptor)
    return Request(**asked)


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
