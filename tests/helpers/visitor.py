"""A visitor without a browser, who fetches a page, opens its socket, asks for its widgets and answers a question."""

import json
import re
import uuid
from dataclasses import dataclass, field
from typing import Any

from jupyter_server.services.kernels.connection.base import deserialize_msg_from_ws_v1, serialize_msg_to_ws_v1
from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

from helpers.served import Answering

AsyncHTTPClient.configure(None, max_clients=1000)
_CONFIG = re.compile(r'<script id="jupyter-config-data"[^>]*>(.*?)</script>', re.DOTALL)
_XSRF = re.compile(r"_xsrf=([^;]+)")
_SECONDS = 300
_PROTOCOL = "v1.kernel.websocket.jupyter.org"
"""How a browser's page and the server put messages on the socket."""
OF_WIDGETS = {"version": "1.0.0"}
"""Of what is said about widgets."""


@dataclass
class Visitor:
    """One who has a page open."""

    server: Answering
    kernel: str
    xsrf: str
    socket: WebSocketClientConnection
    session: str = field(default_factory=lambda: uuid.uuid4().hex)
    models: dict[str, dict[str, Any]] = field(default_factory=dict)
    cookie: str = ""
    """What the browser was given to keep, as it sends it."""
    told: list[dict[str, Any]] = field(default_factory=list)
    """What the page was told by its kernel of each answer, for a class."""
    words: dict[str, bool] = field(default_factory=dict)
    """Whether the class has had them from its kernel, by their ids, as far as the page has been told."""

    @classmethod
    async def open(cls, server: Answering, notebook: str, cookie: str = "") -> "Visitor":
        """Open a page as a browser does, with a cookie if it was given one, until the state of its widgets has come."""
        asked = HTTPRequest(
            server.url(notebook), headers={"Cookie": cookie}, request_timeout=_SECONDS, connect_timeout=_SECONDS
        )
        answer = await AsyncHTTPClient().fetch(asked)
        config = _CONFIG.search(answer.body.decode())
        # Who was given it while they waited is not given it again.
        given = [its.partition(";")[0] for its in answer.headers.get_list("Set-Cookie")]
        kept = "; ".join(filter(None, [*given, cookie]))
        xsrf = _XSRF.search(kept)
        assert config
        assert xsrf
        kernel = json.loads(config[1])["kernelId"]
        address = f"{server.address.replace('http', 'ws')}api/kernels/{kernel}/channels?session_id={uuid.uuid4().hex}"
        asked = HTTPRequest(address, headers={"Cookie": kept}, request_timeout=_SECONDS)
        socket = await websocket_connect(asked, subprotocols=[_PROTOCOL])
        assert socket.selected_subprotocol == _PROTOCOL
        visitor = cls(server, kernel, xsrf[1], socket, cookie=kept)
        await visitor.look()
        return visitor

    async def answer(self) -> bool:
        """Pick a card of the quiz and press its first button; whether the cards are marked."""
        table = self._table()
        picked = {"do": "select", "keys": self.models[table]["choices"][:1], "turn": self.models[table]["_turn"]}
        await self._told("comm_msg", comm_id=table, data={"method": "custom", "content": picked})
        await self._press_first()
        return bool(self.models[table]["marks"])

    async def go_on(self) -> bool:
        """Press the first button of a question that is answered; whether there is one now that is not."""
        await self._press_first()
        state = self.models[self._table()]
        return bool(state["choices"]) and not state["marks"]

    async def close(self) -> None:
        """Close the page, which ends its kernel."""
        self.socket.close()
        address = f"{self.server.address}voila/api/shutdown/{self.kernel}"
        headers = {"Cookie": self.cookie}
        await AsyncHTTPClient().fetch(
            address, method="POST", body=f"_xsrf={self.xsrf}", headers=headers, request_timeout=_SECONDS
        )

    def _table(self) -> str:
        """The model of the page's first table."""
        tables = [name for name, state in self.models.items() if state.get("_anywidget_id", "").endswith("CardTable")]
        if not tables:
            raise ConnectionError("the page has no table")
        return tables[0]

    async def _press_first(self) -> None:
        """Press the first button that is on the page."""
        buttons = (name for name, state in self.models.items() if state["_model_name"] == "ButtonModel")
        shown = next(name for name in buttons if self._layout(name)["display"] != "none")
        await self._told("comm_msg", comm_id=shown, data={"method": "custom", "content": {"event": "click"}})

    def _layout(self, name: str) -> dict[str, Any]:
        return self.models[self.models[name]["layout"].removeprefix("IPY_MODEL_")]

    async def look(self) -> None:
        """Ask for the state of all widgets, as a page does that has just come."""
        comm = uuid.uuid4().hex
        await self._told("comm_open", comm_id=comm, target_name="jupyter.widget.control", data={})
        for message in await self._told("comm_msg", comm_id=comm, data={"method": "request_states"}):
            states = message["content"].get("data", {}).get("states", {})
            self.models |= {name: model["state"] for name, model in states.items()}

    async def _told(self, kind: str, **content: Any) -> list[dict[str, Any]]:
        """What the kernel says until it is done with a message."""
        header = {
            "msg_id": uuid.uuid4().hex,
            "msg_type": kind,
            "session": self.session,
            "username": "",
            "version": "5.3",
        }
        message = {"header": header, "parent_header": {}, "metadata": OF_WIDGETS, "content": content}
        await self.socket.write_message(serialize_msg_to_ws_v1(message, "shell", _packed), binary=True)
        told = []
        while heard := await self.socket.read_message():
            said = _read(heard)
            self._take_word(said["content"])
            if said["parent_header"].get("msg_id") != header["msg_id"]:
                continue
            told.append(said)
            self._take_change(said["content"])
            if said["msg_type"] == "status" and said["content"]["execution_state"] == "idle":
                return told
        raise ConnectionError("the socket was closed")

    async def is_taken(self) -> bool:
        """Whether the class has had the last answer from its kernel; in a class each page is told so."""
        last = self.told[-1]["id"]
        while last not in self.words and (heard := await self.socket.read_message()):
            self._take_word(_read(heard)["content"])
        return self.words[last]

    def _take_word(self, said: dict[str, Any]) -> None:
        """What the server says of an answer."""
        data = said.get("data", {})
        if data.get("method") == "custom" and data["content"].get("do") in ("taken", "untaken"):
            self.words[data["content"]["id"]] = data["content"]["do"] == "taken"

    def _take_change(self, said: dict[str, Any]) -> None:
        """What the kernel says of a widget's state."""
        data = said.get("data", {})
        if data.get("method") == "custom" and data["content"].get("do") == "tell":
            self.told.append({key: value for key, value in data["content"].items() if key != "do"})
        if said.get("comm_id") in self.models and data.get("method") == "update":
            self.models[said["comm_id"]] |= data["state"]


def _packed(part: dict[str, Any]) -> bytes:
    return json.dumps(part).encode()


def _read(heard: str | bytes) -> dict[str, Any]:
    """A message but for its metadata and buffers."""
    header, parent_header, _metadata, content = map(json.loads, deserialize_msg_from_ws_v1(heard)[1][:4])
    return {"msg_type": header["msg_type"], "parent_header": parent_header, "content": content}
