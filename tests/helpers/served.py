"""A dashboard server for tests: `tolva-teach serve` in a process of its own, on a port of its own."""

import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

_START_SECONDS = 120
_STOP_SECONDS = 60
_PORTS = range(20_000, 32_000)
_MOST_WORKERS = 12
_SERVE = ("-m", "tolva_teach", "serve")


@dataclass(frozen=True)
class Answering:
    """A server that answers."""

    address: str

    def url(self, notebook: str = "", query: str = "") -> str:
        """The address of a notebook such as ``sv/quiz``; without one, the front page's."""
        path = f"voila/render/{notebook}.ipynb" if notebook else ""
        return f"{self.address}{path}{f'?{query}' if query else ''}"


@dataclass(frozen=True)
class Served(Answering):
    """A server that whoever tests has started."""

    process: subprocess.Popen[str]


def python_under_test() -> str:
    """The Python whose installed packages serve: the one of the built wheel in ``make test``, otherwise this one."""
    return os.environ.get("TOLVA_TEST_PYTHON", sys.executable)


def free_port() -> int:
    """A port that is free, and that no kernel is given meanwhile: what systems hand out themselves lies above it.

    Nor is it given to another process of the run, in which it would be free too until a server has it.
    """
    ours = _PORTS[int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % _MOST_WORKERS :: _MOST_WORKERS]
    for port in random.SystemRandom().sample(ours, len(ours)):
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise RuntimeError("no port is free")


@contextmanager
def served(
    notebooks: Path | None = None,
    pool: int | None = None,
    *more: str,
    forks: bool = True,
    log: Path | None = None,
    packages: Path | None = None,
    before: Sequence[str] = (),
) -> Iterator[Served]:
    """Serve our notebooks, or those of a folder, until the block ends; then end as Ctrl-C does.

    `more` is given to `serve` as it is. Without `forks` kernels are started, as they are where none can be forked.
    What the server says is written to `log`, where there is one. Python finds other packages in the folder `packages`.
    `before` is a command that runs the server's, such as one that takes rights from it.
    """
    port = free_port()
    command = [*before, python_under_test(), *_SERVE, "--port", str(port), "--no-browser", *more]
    if notebooks is not None:
        command += ["--notebooks", str(notebooks)]
    command += ["--pool", str(pool)] if pool is not None else []
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment |= {"PYTHONPATH": str(packages)} if packages else {}
    environment |= {} if forks else {"JUPYTER_DEFAULT_PROVISIONER_NAME": "local-provisioner"}
    address = f"http://127.0.0.1:{port}/"
    answering = address + "voila/templates/tolva/static/palette.css"
    with (
        tempfile.TemporaryDirectory() as elsewhere,
        running(command, Path(elsewhere), environment, answering, log) as process,
    ):
        yield Served(address, process)


@contextmanager
def running(
    command: Sequence[str], folder: Path, environment: Mapping[str, str], answering: str, log: Path | None = None
) -> Iterator[subprocess.Popen[str]]:
    """Run a server in the folder, from when that address answers; if the block fails, what it has said is shown."""
    with log.open("w+") if log else tempfile.TemporaryFile("w+") as output:
        process = subprocess.Popen(
            command, cwd=folder, env=environment, stdout=output, stderr=subprocess.STDOUT, text=True
        )
        try:
            _wait_for_answer(answering, process)
            yield process
        except BaseException:
            output.seek(0)
            sys.stderr.write(output.read())
            raise
        finally:
            _stop(process)


def _wait_for_answer(address: str, process: subprocess.Popen[str]) -> None:
    """Until the address answers; an error if it does not in two minutes, or if the process has ended."""
    deadline = time.monotonic() + _START_SECONDS
    while time.monotonic() < deadline and process.poll() is None:
        try:
            urllib.request.urlopen(address, timeout=5).close()
            return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError(f"{address} does not answer (exit status {process.poll()})")


def _stop(process: subprocess.Popen[str]) -> None:
    process.send_signal(signal.SIGINT)
    try:
        process.wait(_STOP_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
