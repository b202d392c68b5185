"""The kernels of a server that serves pages: what is known of them, and how they end."""

import asyncio
import signal
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock, Mock

import pytest
from jupyter_client.session import Session
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from jupyter_server.services.kernels.websocket import KernelWebsocketHandler
from tornado.web import HTTPError

from helpers.breadth import some
from helpers.kernels import is_gone
from tolva_widgets.serving.forking.client import FORK_SERVER
from tolva_widgets.serving.kernels.client import EagerClient
from tolva_widgets.serving.kernels.manager import ThisPythonOnly, ThrottledKernelManager
from tolva_widgets.serving.kernels.message_check import PROTOCOL
from tolva_widgets.serving.kernels.pools import drop_dead
from tolva_widgets.serving.kernels.websocket import PageWebsocket


def with_kernel(folder: Path, use: Callable[[ThrottledKernelManager, str, Any], Awaitable[None]]) -> None:
    """Use a kernel of a server and a client that listens to it."""

    async def run() -> None:
        kernels = ThrottledKernelManager(
            kernel_spec_manager=ThisPythonOnly(), connection_dir=str(folder), root_dir=str(folder)
        )
        try:
            kernel_id = await kernels.start_kernel()
            client = EagerClient(parent=kernels.get_kernel(kernel_id))
            client.load_connection_info(kernels.get_kernel(kernel_id).get_connection_info())
            client.start_channels()
            await client.wait_for_ready(60)
            await use(kernels, kernel_id, client)
            client.stop_channels()
        finally:
            await kernels.shutdown_all(now=True)

    asyncio.run(run())


@pytest.fixture(scope="module", autouse=True)
def fork_server() -> Iterator[None]:
    """One for all of these tests, with which it ends."""
    yield
    FORK_SERVER.stop()


async def comes(holds: Callable[[], bool], seconds: float = 20) -> bool:
    end = time.monotonic() + seconds
    while not holds() and time.monotonic() < end:
        await asyncio.sleep(0.05)
    return holds()


@pytest.mark.parametrize("forks", some([True, False], 1))
def test_whether_a_kernel_is_busy_and_since_when_it_is_idle_is_known(
    forks: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not forks:
        monkeypatch.setenv("JUPYTER_DEFAULT_PROVISIONER_NAME", "local-provisioner")

    async def use(kernels: ThrottledKernelManager, kernel_id: str, client: EagerClient) -> None:
        kernel: Any = kernels.get_kernel(kernel_id)
        while not await comes(lambda: kernel.execution_state == "idle", 1):
            client.kernel_info()  # what it said before it was watched is lost
        before = kernel.last_activity
        client.execute("import time; time.sleep(1)")
        assert await comes(lambda: kernel.execution_state == "busy")
        assert await comes(lambda: kernel.execution_state == "idle")
        assert (kernel.last_activity - before).total_seconds() >= 1

    with_kernel(tmp_path, use)


class Speaking:
    """A kernel as far as who watches it knows it: hands on what it says."""

    def __init__(self) -> None:
        self.session = Session(key=b"key")
        self.execution_state = "starting"
        self.socket = Mock()
        self.on_recv: list[Callable[[list[bytes]], None]] = []

    def connect_iopub(self) -> SimpleNamespace:
        return SimpleNamespace(on_recv=self.on_recv.append, socket=self.socket)

    def say(self, kind: str, about: str | None, state: str | None) -> None:
        parent = {"header": {"msg_id": "asked", "msg_type": about}} if about else {}
        message = self.session.msg(kind, {"execution_state": state} if state else {"text": "word"}, parent)
        self.on_recv[-1]([b"kernel.1.status", *self.session.serialize(message)])


def test_states_are_known_as_jupyters_own_server_knows_them() -> None:
    """What it reads more of a message changes nothing."""
    said = [
        ("status", None, "starting"),
        ("status", "kernel_info_request", "busy"),
        ("status", "comm_open", "idle"),
        ("status", "execute_request", "busy"),
        ("status", "kernel_info_request", "idle"),
        ("stream", "execute_request", None),
        ("status", "execute_request", "idle"),
        ("status", "comm_msg", "busy"),
        ("execute_result", None, None),
        ("status", "comm_msg", "idle"),
    ]

    def known(kernels: AsyncMappingKernelManager) -> list[tuple[str, bool]]:
        kernel = Speaking()
        kernels._kernels["1"] = kernel
        kernels.start_watching_activity("1")  # type: ignore[no-untyped-call]
        states = []
        for each in said:
            kernel.last_activity = None
            kernel.say(*each)
            states.append((kernel.execution_state, kernel.last_activity is not None))
        return states

    ours = known(ThrottledKernelManager())
    assert ours == known(AsyncMappingKernelManager())  # type: ignore[no-untyped-call]
    assert {state for state, _ in ours} == {"starting", "idle", "busy"}


def test_a_kernel_that_loops_ends_at_once_when_its_page_is_closed(tmp_path: Path) -> None:
    async def use(kernels: ThrottledKernelManager, kernel_id: str, client: EagerClient) -> None:
        kernel: Any = kernels.get_kernel(kernel_id)
        pid = kernel.provisioner.pid
        client.execute("while True:\n try:\n  while True: pass\n except KeyboardInterrupt: pass")
        start = time.monotonic()
        await kernels.shutdown_kernel(kernel_id)
        assert await comes(lambda: is_gone(pid))
        assert time.monotonic() - start < kernel.shutdown_wait_time / 2, "it is not asked first, and waited for"

    with_kernel(tmp_path, use)


def test_a_kernel_that_is_being_started_again_ends_when_its_page_is_closed(tmp_path: Path) -> None:
    async def use(kernels: ThrottledKernelManager, kernel_id: str, client: EagerClient) -> None:
        kernel: Any = kernels.get_kernel(kernel_id)
        restarting = asyncio.ensure_future(kernel.restart_kernel(now=True))
        await asyncio.sleep(0)
        assert not kernel.ready.done()
        await kernels.shutdown_kernel(kernel_id)
        await restarting
        assert kernel_id not in kernels
        assert not await kernel.is_alive()

    with_kernel(tmp_path, use)


def test_who_reaches_for_a_kernel_that_is_ended_meanwhile_hears_that_there_is_none(tmp_path: Path) -> None:
    """A page that is closed ends its kernel, also one that has just died and is looked for by the page's front end."""

    async def use(kernels: ThrottledKernelManager, kernel_id: str, client: EagerClient) -> None:
        kernel: Any = kernels.get_kernel(kernel_id)
        kernel.stop_restarter()
        await kernel.signal_kernel(signal.SIGKILL)
        while await kernel.is_alive():
            await asyncio.sleep(0.05)
        handler = KernelWebsocketHandler.__new__(KernelWebsocketHandler)  # of which no more is asked yet
        handler.request = SimpleNamespace(headers={"Sec-WebSocket-Protocol": PROTOCOL})
        connection = PageWebsocket(parent=kernel, websocket_handler=handler)
        preparing = asyncio.ensure_future(connection.prepare())
        await asyncio.sleep(0.3)
        assert not preparing.done()
        await kernels.shutdown_kernel(kernel_id)
        with pytest.raises(HTTPError) as refused:
            await asyncio.wait_for(preparing, 5)
        assert refused.value.status_code == 404

    with_kernel(tmp_path, use)


@pytest.mark.parametrize("forks", some([True, False], 1))
def test_a_kernel_that_was_killed_is_told_of_and_gone_and_none_is_started_in_its_place(
    forks: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not forks:
        monkeypatch.setenv("JUPYTER_DEFAULT_PROVISIONER_NAME", "local-provisioner")

    async def use(kernels: ThrottledKernelManager, kernel_id: str, client: EagerClient) -> None:
        kernel: Any = kernels.get_kernel(kernel_id)
        said: list[str] = []
        kernels.add_restart_callback(kernel_id, lambda: said.append("restart"), "restart")
        kernels.add_restart_callback(kernel_id, lambda: said.append("dead"), "dead")
        first, file = kernel.provisioner.process, Path(kernel.connection_file)
        client.stop_channels()
        first.kill()
        assert await comes(lambda: kernel_id not in kernels)
        assert said == ["dead"]
        assert kernel.provisioner is None or kernel.provisioner.process in (first, None)
        assert await comes(lambda: not file.exists())

    with_kernel(tmp_path, use)


def test_a_pool_lets_go_of_what_died_in_it_and_of_what_never_came() -> None:
    async def run() -> None:
        processes = {"lives": None, "died": -9}
        kernels = MagicMock(_pools={"sv/quiz.ipynb": []})
        kernels.__contains__.side_effect = processes.__contains__
        kernels.get_kernel = lambda name: SimpleNamespace(
            provisioner=SimpleNamespace(process=SimpleNamespace(poll=lambda: processes[name]))
        )
        loop = asyncio.get_running_loop()
        coming, failed, *there = (loop.create_future() for _ in range(5))
        for future, name in zip(there, ["died", "lives", "unknown"], strict=True):
            future.set_result({"kernel_id": name})
        failed.set_exception(RuntimeError("never came"))
        kernels._pools["sv/quiz.ipynb"] += [coming, failed, *there]
        drop_dead(kernels, "sv/quiz.ipynb")
        assert kernels._pools["sv/quiz.ipynb"] == [coming, there[1]]
        drop_dead(kernels, "sv/play.ipynb")

    asyncio.run(run())


def test_page_that_goes_while_its_kernel_ends_leaves_no_channels_open(tmp_path: Path) -> None:
    async def use(kernels: ThrottledKernelManager, kernel_id: str, _client: EagerClient) -> None:
        kernel: Any = kernels.get_kernel(kernel_id)
        early, late = ({name: getattr(kernel, f"connect_{name}")() for name in ("shell", "iopub")} for _ in range(2))
        ending = asyncio.ensure_future(kernels.shutdown_kernel(kernel_id))
        assert await comes(lambda: kernel.shutting_down)
        kernels.start_buffering(kernel_id, "session", early)
        await ending
        kernels.start_buffering(kernel_id, "session", late)
        assert all(stream.closed() for stream in (*early.values(), *late.values()))
        assert kernel_id not in kernels._kernel_buffers

    with_kernel(tmp_path, use)
