"""A click is answered at once: the socket to the kernel does not wait for acknowledgements."""

import pytest
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection

from tolva_widgets.serving.websocket import FastWebsocketConnection


class Handler:
    def __init__(self, done: list[str]) -> None:
        self.done = done
        self.settings: dict[str, object] = {}

    def set_nodelay(self, value: bool) -> None:
        self.done.append(f"nodelay {value}")


def test_delay_is_switched_off_before_the_channels_open(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(ZMQChannelsWebsocketConnection, "__init__", lambda self: None)
    monkeypatch.setattr(ZMQChannelsWebsocketConnection, "connect", lambda self: done.append("connected"))
    connection = FastWebsocketConnection()
    monkeypatch.setattr(FastWebsocketConnection, "websocket_handler", Handler(done))
    connection.connect()
    assert done == ["nodelay True", "connected"]
