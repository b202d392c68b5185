"""What all tests of a run share, though they run in several processes: the first that needs it makes it.

Run as a script it is the process that keeps a server for them: `python -m helpers.shared FOLDER forked|started PID`
serves until the process PID, that of the run itself, is gone.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import psutil
import pytest

from helpers.kernel_kinds import FORKED
from helpers.served import Answering, served

_PATIENCE_SECONDS = 1500
_ALONE = "master"
_ADDRESS, _DONE, _WHOLE, _SAID = "address", "done", "whole", "said"
_TESTS = Path(__file__).parents[1]


def made_once(factory: pytest.TempPathFactory, worker: str, name: str, make: Callable[[Path], None]) -> Path:
    """A folder in which something was made, by whichever process of the run came first.

    Args:
        factory: of this process.
        worker: the name of this process, `master` where there is only one.
        name: the folder's.
        make: fills it.
    """
    if worker == _ALONE:
        folder = factory.mktemp(name)
        make(folder)
        return folder
    folder = factory.getbasetemp().parent / name
    if not _is_first(folder):
        _wait_for(folder / _DONE)
        said = folder / _SAID
        assert not said.exists() or (folder / _WHOLE).exists(), said.read_text()
        return folder
    with finished(folder):
        make(folder)
    return folder


def _is_first(folder: Path) -> bool:
    """Makes the folder, unless another process of the run has."""
    try:
        folder.mkdir()
    except FileExistsError:
        return False
    return True


@contextmanager
def finished(folder: Path) -> Iterator[None]:
    """What is made in the block is waited for by others, who go on when it ends, however it does."""
    try:
        yield
        (folder / _WHOLE).touch()
    finally:
        (folder / _DONE).touch()


@contextmanager
def begun_once(factory: pytest.TempPathFactory, worker: str, name: str, module: str) -> Iterator[None]:
    """What `made_once` gives by this name is made by a process of its own while the block goes on, which only the first
    of the run begins. The module, run as a script, is told the folder.

    Args:
        factory: of this process.
        worker: the name of this process; where it is the only one nothing else goes on, and nothing is begun.
        name: the folder's.
        module: makes it, within `finished`.
    """
    folder = factory.getbasetemp().parent / name
    if worker == _ALONE or not _is_first(folder):
        yield
        return
    with (folder / _SAID).open("w") as said:
        maker = subprocess.Popen(
            [sys.executable, "-m", module, str(folder)],
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(_TESTS), os.environ.get("PYTHONPATH", "")])},
            stdout=said,
            stderr=said,
        )
    try:
        yield
    finally:
        maker.wait(_PATIENCE_SECONDS)


@contextmanager
def server_of_this_run(factory: pytest.TempPathFactory, worker: str, kind: str) -> Iterator[Answering]:
    """A server of our notebooks, with kernels of that kind. It ends with the run, and not with what first needed it."""
    if worker == _ALONE:
        with _of_kind(kind) as running:
            yield running
        return
    folder = made_once(factory, worker, f"served-{kind}", lambda folder: _keep(folder, kind))
    yield Answering((folder / _ADDRESS).read_text())


def _of_kind(kind: str) -> AbstractContextManager[Answering]:
    """A server of our notebooks. Where kernels are started none waits for a visitor: each would take a second to fill
    the place of the one before."""
    return served(forks=True) if kind == FORKED else served(pool=0, forks=False)


def _keep(folder: Path, kind: str) -> None:
    with (folder / _SAID).open("w") as said:
        keeper = subprocess.Popen(
            [sys.executable, "-m", "helpers.shared", str(folder), kind, str(os.getppid())],
            env={**os.environ, "PYTHONPATH": str(_TESTS)},
            stdout=said,
            stderr=said,
            start_new_session=True,
        )
    _wait_for(folder / _ADDRESS, lambda: keeper.poll() is None, folder / _SAID)


def _wait_for(file: Path, alive: Callable[[], bool] = lambda: True, said: Path | None = None) -> None:
    deadline = time.monotonic() + _PATIENCE_SECONDS
    while not file.exists():
        assert alive(), said and said.read_text()
        assert time.monotonic() < deadline, f"{file} does not come"
        time.sleep(0.2)


def _serve(folder: Path, kind: str, run: int) -> None:
    with _of_kind(kind) as running:
        address = folder / f"{_ADDRESS}.new"
        address.write_text(running.address)
        address.rename(folder / _ADDRESS)
        while psutil.pid_exists(run):
            time.sleep(0.5)


if __name__ == "__main__":
    _serve(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
