"""A click is answered at once: the socket to the kernel does not wait for acknowledgements."""

import asyncio
import json
from itertools import accumulate
from random import Random
from types import SimpleNamespace

import pytest
from jupyter_client.session import Session
from jupyter_server.services.kernels.connection.base import deserialize_msg_from_ws_v1
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from jupyter_server.services.kernels.websocket import KernelWebsocketHandler
from tornado.websocket import WebSocketClosedError

from tolva_widgets.serving.kernels.message_check import PROTOCOL, is_kernel_message
from tolva_widgets.serving.kernels.websocket import ADMISSION, PageWebsocket, PageWebsocketHandler


def message(*parts: bytes, channel: bytes = b"shell") -> bytes:
    """The parts as a page sends them: the count of offsets, the offsets, and what lies between them."""
    pieces = [channel, *parts]
    offsets = [*accumulate(map(len, pieces), initial=8 * (len(pieces) + 2))]
    return b"".join(number.to_bytes(8, "little") for number in (len(offsets), *offsets)) + b"".join(pieces)


HEADER = b'{"msg_id": "1", "msg_type": "comm_msg"}'
MESSAGE = message(HEADER, b"{}", b"{}", b"{}", b"buffer")


class Handler:
    def __init__(self, done: list[str]) -> None:
        self.done = done
        self.closed: list[int] = []
        self.settings: dict[str, object] = {}
        self.close_code: int | None = None

    def set_nodelay(self, value: bool) -> None:
        self.done.append(f"nodelay {value}")

    def close(self, code: int, _why: str) -> None:
        self.closed.append(code)

    def write_message(self, *_message: object, **_options: object) -> None:
        raise WebSocketClosedError


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
    connection.handle_incoming_message(MESSAGE)
    connection.disconnect()
    assert admission.told == ["opened k", "used k", f"{how} k"]


def test_a_socket_whose_page_has_another_by_now_closes_no_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a line that broke without a word the server hears late: the page has been back for seconds then."""
    monkeypatch.setattr(ZMQChannelsWebsocketConnection, "__init__", lambda self: None)
    monkeypatch.setattr(ZMQChannelsWebsocketConnection, "disconnect", lambda self: None)
    handler, admission = Handler([]), Admission()
    handler.settings[ADMISSION] = admission
    monkeypatch.setattr(PageWebsocket, "websocket_handler", handler)
    monkeypatch.setattr(PageWebsocket, "kernel_id", "k")
    monkeypatch.setattr(PageWebsocket, "session_key", "k:page", raising=False)
    connection = PageWebsocket()
    monkeypatch.setitem(ZMQChannelsWebsocketConnection._open_sessions, "k:page", Handler([]))
    connection.disconnect()
    assert admission.told == []
    monkeypatch.setitem(ZMQChannelsWebsocketConnection._open_sessions, "k:page", handler)
    connection.disconnect()
    assert admission.told == ["lost k"]


def header(**said: object) -> bytes:
    """The header with something else in it; without what is None."""
    words = {"msg_id": "1", "msg_type": "comm_msg", **said}
    return json.dumps({name: word for name, word in words.items() if word is not None}).encode()


NO_PARENTS: list[dict[str, object]] = [
    {"msg_id": 7},
    {"session": {}},
    {"username": "\ud800"},
    {"username": "x" * 201},
    {"date": "2026-99-99T25:61:61.000Z"},
]
"""What a kernel could not read, or not write as its answer's parent."""
NO_HEADERS = [
    *NO_PARENTS,
    {"msg_id": None},
    {"msg_type": None},
    {"msg_id": ""},
    {"version": "five"},
    {"version": "4.1"},
]


def test_message_of_a_page_is_one() -> None:
    assert is_kernel_message(MESSAGE)
    now = {"date": "2026-11-26T23:59:59.999Z", "username": "", "session": "s", "version": "5.2", "subshell_id": None}
    assert is_kernel_message(message(header(**now), header(**now), b"{}", b"{}"))
    assert is_kernel_message(message(HEADER, b"{}", b"{}", b"{}", channel=b"control"))


def with_number(place: int, number: int) -> bytes:
    """The message with another of its leading numbers."""
    return MESSAGE[: 8 * place] + number.to_bytes(8, "little") + MESSAGE[8 * (place + 1) :]


@pytest.mark.parametrize(
    "sent",
    [
        b"\xff" * 8,
        "text",
        MESSAGE[:-7],
        with_number(0, 5),
        with_number(0, 10**6),
        with_number(1, 0),
        with_number(2, 10**9),
        with_number(4, 2**64 - 1),
        message(HEADER, b"{}", b"{}", b"{}", channel=b"\xff"),
        message(b"[]", b"{}", b"{}", b"{}"),
        message(b"{}", b"{}", b"{}", b"{}"),
        message(b"\xff", b"{}", b"{}", b"{}"),
        message(HEADER, b"{}", b"{}", b"[" * 100_000),
        message(HEADER, b"[]", b"{}", b"{}"),
        message(HEADER, b"{}", b"{}", b"null"),
        *(message(header(**said), b"{}", b"{}", b"{}") for said in NO_HEADERS),
        *(message(HEADER, header(**said), b"{}", b"{}") for said in NO_PARENTS),
    ],
)
def test_what_is_not_quite_a_message_is_none(sent: bytes | str) -> None:
    assert not is_kernel_message(sent)


def test_what_still_comes_after_the_server_closed_the_socket_is_let_be(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[bytes] = []
    monkeypatch.setattr(PageWebsocketHandler, "__init__", lambda self: None)
    monkeypatch.setattr(KernelWebsocketHandler, "on_message", lambda self, message: heard.append(message))
    handler = PageWebsocketHandler()
    for connection, known in ((object(), [MESSAGE]), (None, [MESSAGE])):
        handler.ws_connection = connection
        asyncio.run(handler.on_message(MESSAGE))
        assert heard == known


def test_no_message_is_ever_parsed_by_the_older_protocol(opened: PageWebsocket) -> None:
    """The socket that was closed has none any more."""
    assert opened.subprotocol == PROTOCOL


class Channel:
    """What waits for a kernel."""

    def __init__(self, waiting: int) -> None:
        self._send_queue = SimpleNamespace(qsize=lambda: waiting)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> PageWebsocket:
    monkeypatch.setattr(ZMQChannelsWebsocketConnection, "__init__", lambda self: None)
    monkeypatch.setattr(PageWebsocket, "websocket_handler", Handler([]))
    monkeypatch.setattr(PageWebsocket, "kernel_id", "k")
    return PageWebsocket()


@pytest.mark.parametrize(("waiting", "codes"), [(1000, []), (1001, [1008])])
def test_more_than_a_kernel_takes_closes_the_socket_once(
    opened: PageWebsocket,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    waiting: int,
    codes: list[int],
) -> None:
    sent: list[bytes] = []
    monkeypatch.setattr(
        ZMQChannelsWebsocketConnection, "handle_incoming_message", lambda self, message: sent.append(message)
    )
    monkeypatch.setattr(PageWebsocket, "channels", {"shell": Channel(waiting)})
    for _ in range(3):
        opened.handle_incoming_message(MESSAGE)
    assert opened.websocket_handler.closed == codes
    assert len(sent) == (0 if codes else 3)
    assert len(caplog.records) == len(codes)


def test_what_was_not_taken_is_kept_for_nobody(opened: PageWebsocket, monkeypatch: pytest.MonkeyPatch) -> None:
    forgotten: list[str] = []

    class Kernels(dict[str, None]):
        def stop_buffering(self, kernel_id: str) -> None:
            forgotten.append(kernel_id)

    monkeypatch.setattr(ZMQChannelsWebsocketConnection, "disconnect", lambda self: None)
    monkeypatch.setattr(PageWebsocket, "multi_kernel_manager", Kernels(k=None))
    opened.disconnect()
    assert forgotten == []
    opened.handle_incoming_message(b"none")
    opened.disconnect()
    assert forgotten == ["k"]


class Reader(Handler):
    """A page that has read nothing yet."""

    def __init__(self) -> None:
        super().__init__([])
        self.loop = asyncio.new_event_loop()
        self.sent: list[asyncio.Future[None]] = []

    def write_message(self, *_message: object, **_options: object) -> "asyncio.Future[None]":
        self.sent.append(self.loop.create_future())
        return self.sent[-1]

    def reads_all(self) -> None:
        for sent in self.sent:
            if not sent.done():
                sent.set_result(None)
        self.loop.run_until_complete(asyncio.sleep(0))


def test_a_page_that_does_not_read_what_its_kernel_says_is_closed(
    opened: PageWebsocket, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader, megabyte = Reader(), bytes(2**20)
    monkeypatch.setattr(PageWebsocket, "websocket_handler", reader)
    for _ in range(10):
        opened.write_message(megabyte, binary=True)
        reader.reads_all()
    assert reader.closed == []
    for _ in range(20):
        opened.write_message(megabyte, binary=True)
    assert reader.closed == [1008]
    assert len(reader.sent) == 10 + 9
    reader.loop.close()


def test_what_a_kernel_says_to_a_page_that_has_gone_is_no_fault(opened: PageWebsocket) -> None:
    opened.write_message(b"said", binary=True)


def test_whatever_passes_a_kernel_can_read_and_answer() -> None:
    """Messages of which some letters were changed, read as a kernel's session reads them."""
    chance, session, passed = Random(7), Session(key=b""), 0
    said = header(date="2026-11-26T23:59:59.999Z", version="5.3", session="s", username="u")
    for _ in range(3000):
        changed = bytearray(message(said, said if chance.random() < 0.5 else b"{}", b"{}", b"{}"))
        for _ in range(chance.randrange(1, 5)):
            changed[chance.randrange(64, len(changed))] = chance.choice(b'"\\u0d8:{}[]TZ-+9\xffm')
        if is_kernel_message(bytes(changed)):
            passed += 1
            _, parts = deserialize_msg_from_ws_v1(bytes(changed))
            heard = session.deserialize([b"", *parts])
            session.serialize(session.msg("status", {}, parent=heard))
    assert passed > 100
