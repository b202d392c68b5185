"""A click is answered at once: the socket to the kernel does not wait for acknowledgements."""

import pytest
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection

from tolva_widgets.serving.kernels.websocket import ADMISSION, PageWebsocket


class Handler:
    def __init__(self, done: list[str]) -> None:
        self.done = done
        self.settings: dict[str, object] = {}
        self.close_code: int | None = None

    def set_nodelay(self, value: bool) -> None:
        self.done.append(f"nodelay {value}")


def test_delay_is_switched_off_before_the_channels_open(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(ZMQChannelsWebsocketConnection, "__init__", lambda self: None)
    monkeypatch.setattr(ZMQChannelsWebsocketConnection, "connect", lambda self: done.append("connected"))
    connection = PageWebsocket()
    monkeypatch.setattr(PageWebsocket, "websocket_handler", Handler(done))
    connection.connect()
    assert done == ["nodelay True", "connected"]


class Admission:
    """What a connection tells of its page."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def opened(self, kernel_id: str) -> None:
        self.told.append(f"opened {kernel_id}")

    def used(self, kernel_id: str) -> None:
        self.told.append(f"used {kernel_id}")

    def closed(self, kernel_id: str, *, left: bool) -> None:
        self.told.append(f"{'left' if left else 'lost'} {kernel_id}")


@pytest.mark.parametrize(("code", "how"), [(1001, "left"), (1000, "left"), (None, "lost"), (1006, "lost")])
def test_house_hears_that_a_page_is_opened_used_and_left_or_lost(
    monkeypatch: pytest.MonkeyPatch, code: int | None, how: str
) -> None:
    monkeypatch.setattr(ZMQChannelsWebsocketConnection, "__init__", lambda self: None)
    for does in ("connect", "disconnect"):
        monkeypatch.setattr(ZMQChannelsWebsocketConnection, does, lambda self: None)
    monkeypatch.setattr(ZMQChannelsWebsocketConnection, "handle_incoming_message", lambda self, message: None)
    handler, admission = Handler([]), Admission()
    handler.settings[ADMISSION] = admission
    handler.close_code = code
    monkeypatch.setattr(PageWebsocket, "websocket_handler", handler)
    monkeypatch.setattr(PageWebsocket, "kernel_id", "k")
    connection = PageWebsocket()
    connection.connect()
    connection.handle_incoming_message("message")
    connection.disconnect()
    assert admission.told == ["opened k", "used k", f"{how} k"]
