"""Where kernels cannot be forked, or anything is amiss with it, they are started, and the log says so once."""

import asyncio
import errno
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from jupyter_client.kernelspec import KernelSpec
from jupyter_client.manager import KernelManager
from jupyter_client.provisioning import KernelProvisionerFactory
from jupyter_client.provisioning.local_provisioner import LocalProvisioner

from helpers.breadth import some
from helpers.kernels import kernel
from tolva_widgets.serving.forking import client, kernel_specs, messages, provisioner
from tolva_widgets.serving.forking.client import ForkError, ForkServerClient
from tolva_widgets.serving.forking.forkserver import ForkServer
from tolva_widgets.serving.forking.kernelapp import _config
from tolva_widgets.serving.forking.process import ForkedProcess
from tolva_widgets.serving.kernels.manager import ThisPythonOnly

Ask = Callable[[ForkServerClient], None]


@pytest.fixture
def ask(monkeypatch: pytest.MonkeyPatch) -> Iterator[Ask]:
    """Has kernels asked of a fork server of this test's own."""
    asked: list[ForkServerClient] = []

    def by(own: ForkServerClient) -> None:
        asked.append(own)
        for module in (provisioner, kernel_specs):
            monkeypatch.setattr(module, "FORK_SERVER", own)

    yield by
    for one in asked:
        one.stop()


def python(code: str) -> list[str]:
    """A command whose last argument is the descriptor of the line, as a fork server's."""
    return [sys.executable, "-c", code]


BROKEN: dict[str, tuple[Sequence[str], str]] = {
    "does not exist": (["/nowhere/python"], "No such file"),
    "ends at once": (python("raise SystemExit(1)"), "the fork server failed"),
    "is silent": (python("import time; time.sleep(60)"), "did not answer in time"),
    "says why": (
        python("import socket, sys; socket.socket(fileno=int(sys.argv[1])).send(b'ImportError: x'); sys.exit(1)"),
        "ImportError: x",
    ),
    "cannot load": (
        python(
            "from tolva_widgets.serving.forking import forkserver\n"
            "def preload(): raise ValueError('no texts')\n"
            "forkserver.preload = preload\n"
            "forkserver.main()"
        ),
        "ValueError: no texts",
    ),
    "has another thread": (
        python(
            "import threading, time\n"
            "from tolva_widgets.serving.forking import forkserver\n"
            "forkserver.preload = threading.Thread(target=time.sleep, args=[60], daemon=True).start\n"
            "forkserver.main()"
        ),
        "would lose threads",
    ),
    "cannot fork": (
        python(
            "import os\n"
            "from tolva_widgets.serving.forking import forkserver\n"
            "def fork(): raise BlockingIOError(11, 'too many processes')\n"
            "os.fork = fork\n"
            "forkserver.main()"
        ),
        "too many processes",
    ),
    "forks what ends at once": (
        python(
            "import os\n"
            "from tolva_widgets.serving.forking import forkserver\n"
            "forkserver.run_kernel = lambda connection: os._exit(1)\n"
            "forkserver.main()"
        ),
        "the fork server failed",
    ),
}


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The folders of the kernels that would be started: what takes longest is left out."""
    folders: list[str] = []

    async def launch(_provisioner: LocalProvisioner, _command: list[str], **options: Any) -> dict[str, Any]:
        folders.append(options["cwd"])
        return {}

    monkeypatch.setattr(LocalProvisioner, "launch_kernel", launch)
    return folders


def launch_as_jupyter_does(folder: str) -> None:
    """Has a kernel come to be by whichever provisioner its specification names."""
    spec = ThisPythonOnly().get_kernel_spec("python3")
    factory = KernelProvisionerFactory.instance()
    provisioner = factory.create_provisioner_instance(folder, spec, KernelManager())
    asyncio.run(provisioner.launch_kernel(list(spec.argv), env=dict(os.environ), cwd=folder))


@pytest.mark.parametrize("fault", some(list(BROKEN), 3))
def test_with_a_broken_fork_server_kernels_are_started_and_the_log_says_why_once(
    fault: str,
    ask: Ask,
    started: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    command, why = BROKEN[fault]
    if fault == "is silent":
        monkeypatch.setattr(client, "_LOADING_SECONDS", 0.5)
    own = ForkServerClient(command)
    ask(own)
    folders = [str(tmp_path / name) for name in ("one", "two")]
    for folder in folders:
        launch_as_jupyter_does(folder)
    assert started == folders
    assert not own.usable
    (said,) = [record.getMessage() for record in caplog.records if record.name == client.__name__]
    assert said.startswith("Each page’s kernel is started separately")
    assert why in said


def test_kernels_that_are_started_for_want_of_a_fork_server_answer(ask: Ask) -> None:
    ask(ForkServerClient(BROKEN["ends at once"][0]))
    with kernel() as one, kernel() as two:
        for each in (one, two):
            assert isinstance(each.process, subprocess.Popen)
            assert each.run("print(1)") == "1"


@pytest.mark.parametrize("lacking", some(["fork", "safety", "entry point"], 1))
def test_where_forks_cannot_be_kernels_are_started_and_the_log_says_so_once(
    lacking: str,
    ask: Ask,
    started: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    match lacking:
        case "fork":
            monkeypatch.delattr(os, "fork")
        case "safety":
            monkeypatch.setattr(client, "sys", SimpleNamespace(platform="darwin"))
        case _:
            monkeypatch.setattr(client, "entry_points", lambda **_: ())
    ask(ForkServerClient())
    folders = [str(tmp_path / name) for name in ("one", "two")]
    for folder in folders:
        launch_as_jupyter_does(folder)
    assert started == folders
    assert len([record for record in caplog.records if record.name == client.__name__]) == 1


def test_request_that_is_too_large_is_not_the_fork_servers_fault(
    ask: Ask, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    own = ForkServerClient()
    ask(own)
    for _ in range(2):
        with monkeypatch.context() as large:
            large.setattr(client, "send_request", too_large)
            with kernel() as one:
                assert isinstance(one.process, subprocess.Popen)
    with kernel() as one:
        assert isinstance(one.process, ForkedProcess)
    assert own.usable
    assert not caplog.records


def test_kernel_that_ends_at_once_is_not_the_fault_of_a_fork_server_that_has_forked_others(
    ask: Ask, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    own = ForkServerClient()
    ask(own)
    with kernel() as one:
        assert isinstance(one.process, ForkedProcess)
        for _ in range(2):
            with pytest.raises(ForkError):
                asyncio.run(own.fork([], dict(os.environ), str(tmp_path / "nowhere")))
        assert own.usable
        assert not caplog.records


def too_large(*_request: object) -> None:
    raise OSError(errno.EMSGSIZE, "Message too long")


def test_whoever_has_chosen_how_kernels_come_to_be_gets_that(
    ask: Ask, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("JUPYTER_DEFAULT_PROVISIONER_NAME", "local-provisioner")
    ask(ForkServerClient(["/nowhere/python"]))
    with kernel() as one:
        assert isinstance(one.process, subprocess.Popen)
    assert not caplog.records


@pytest.mark.parametrize(
    ("argv", "forked"),
    [
        ([sys.executable, "-m", "ipykernel_launcher", "-f", "{connection_file}"], True),
        (["python", "-Xfrozen_modules=off", "-m", "ipykernel_launcher", "-f", "{connection_file}"], True),
        (["/usr/bin/other/python3", "-m", "ipykernel_launcher", "-f", "{connection_file}"], False),
        ([sys.executable, "-m", "another_kernel", "-f", "{connection_file}"], False),
        (["conda", "run", sys.executable, "-m", "ipykernel_launcher", "-f", "{connection_file}"], False),
        ([sys.executable, "-E", "-m", "ipykernel_launcher", "-f", "{connection_file}"], False),
        ([], False),
    ],
)
def test_only_kernels_of_this_python_are_forked(argv: list[str], forked: bool) -> None:
    assert kernel_specs.is_ours(KernelSpec(argv=argv)) is forked


def test_settings_are_taken_as_ipython_takes_them() -> None:
    config = _config(["-f", "a.json", "--HistoryManager.enabled=False"])
    assert config is not None
    assert config.IPKernelApp.connection_file == "a.json"
    assert config.HistoryManager.enabled.get_value(kernel_specs.KernelSpecManager.ensure_native_kernel) is False


@pytest.mark.parametrize(
    "arguments", [[], ["-f"], ["--debug"], ["-f", "a.json", "--debug"], ["-f", "a.json", "file.py"]]
)
def test_other_arguments_are_left_to_ipythons_own_parser(arguments: list[str]) -> None:
    assert _config(arguments) is None


@pytest.fixture
def pair() -> Iterator[tuple[socket.socket, socket.socket]]:
    ours, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    ours.setblocking(False)
    with ours, its:
        yield ours, its


def test_a_forked_process_knows_what_it_is_told(pair: tuple[socket.socket, socket.socket]) -> None:
    ours, its = pair
    process = ForkedProcess(os.getpid(), ours)
    assert process.poll() is None
    with pytest.raises(subprocess.TimeoutExpired):
        process.wait(0.01)
    messages.send(its, exit=-signal.SIGKILL)
    assert process.wait(1) == process.poll() == -signal.SIGKILL
    process.kill()  # nobody is hit


def test_a_forked_process_of_which_nobody_tells_has_ended_when_its_connection_is_closed(
    pair: tuple[socket.socket, socket.socket],
) -> None:
    ours, its = pair
    process = ForkedProcess(os.getpid(), ours)
    its.close()
    assert process.wait() == 1


def test_why_nothing_was_forked_is_read_also_when_the_connection_is_closed_by_then(
    pair: tuple[socket.socket, socket.socket], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was asked, and nobody has read, would have the socket say that it was reset."""
    ours, its = pair

    def fork() -> int:
        raise BlockingIOError(11, "too many processes")

    monkeypatch.setattr(os, "fork", fork)
    messages.send(ours, argv=["-f", "a.json"])
    ForkServer(its)._fork(its)
    assert its.fileno() == -1
    assert messages.parsed(ours.recv(messages.SIZE_LIMIT)) == {"error": "too many processes"}
