"""A folder for one run of the server: the sockets and files through which it reaches its kernels lie there.

A run that ends removes its folder. What one left that was killed the next run of the same user removes.
"""

import contextlib
import os
import re
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psutil

_PREFIX = "tolva-"
_ROOM = 2**16
"""So many bytes must fit: a full disk has room for an empty folder still."""
_NAME = re.compile(rf"{_PREFIX}(?P<process>[0-9]{{1,10}})-\w+")


def make_run_folder() -> Path:
    """A new folder that is this process's alone; what runs that have been killed left is removed first.

    Raises:
        OSError: in no place for such files can any be written; it names the last that was tried.
    """
    *better, last = _places()
    for place in better:
        with contextlib.suppress(OSError):
            return _made_in(place)
    try:
        return _made_in(last)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(last)) from error


def lend_home(folder: Path) -> None:
    """Have IPython write there what it would write in its user's home, where that cannot be written in."""
    try:
        with tempfile.TemporaryFile(dir=Path("~").expanduser()):
            return
    except (OSError, RuntimeError):  # the latter of one who has none at all
        os.environ.setdefault("IPYTHONDIR", str(folder / "ipython"))


def _made_in(place: Path) -> Path:
    _sweep(place)
    folder = Path(tempfile.mkdtemp(prefix=f"{_PREFIX}{os.getpid()}-", dir=place))
    try:
        (folder / "room").write_bytes(bytes(_ROOM))
        (folder / "room").unlink()
    except OSError:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    return folder


def _places() -> list[Path]:
    """Where the folder may lie, the best first.

    A socket's path has room for a hundred characters, of which the temporary folder of macOS would take fifty.
    """
    if os.name != "posix":
        return [Path(tempfile.gettempdir())]
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    others = [runtime] if 0 < len(runtime) <= 30 else []
    return [Path("/tmp"), *map(Path, others)]


def _sweep(place: Path) -> None:
    for folder in _left(place):
        shutil.rmtree(folder, ignore_errors=True)


def _left(place: Path) -> Iterator[Path]:
    """The folders of this user's runs that are no more."""
    with contextlib.suppress(OSError):
        for folder in place.iterdir():
            named = _NAME.fullmatch(folder.name)
            if named and _is_ours(folder) and not _runs(int(named["process"]), folder):
                yield folder


def _is_ours(folder: Path) -> bool:
    """Whether it is a folder itself, of this user: others may write in the same place."""
    if folder.is_symlink() or not folder.is_dir():
        return False
    return os.name != "posix" or folder.stat().st_uid == os.getuid()


def _runs(process: int, folder: Path) -> bool:
    """Whether the process that made the folder runs still: a later one may have been given its number."""
    try:
        return float(psutil.Process(process).create_time()) <= folder.stat().st_mtime + 1
    except (psutil.Error, OSError):
        return False
