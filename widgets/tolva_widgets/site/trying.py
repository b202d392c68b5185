"""Tries a site before it is said to be made: its pages are opened by a Python that has what a browser will have."""

import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path, PurePosixPath

_OPENS = Path(__file__).with_name("opening.py")

_PATIENCE_SECONDS = 300


class NotOpenedError(Exception):
    """A page cannot be opened; says which, and why."""

    def __init__(self, file: str, why: str) -> None:
        super().__init__(file, why)
        self.file, self.why = file, why


def try_pages(files: Mapping[str, bytes], pages: Sequence[str]) -> None:
    """Opens pages in a process that imports from these files and from Python's own library alone.

    Args:
        files: what is packed, by path, sources uncompiled.
        pages: the notebooks among them, by path.

    Raises:
        NotOpenedError: one of them fails.
    """
    with tempfile.TemporaryDirectory() as home:
        for path, content in files.items():
            target = Path(home, *PurePosixPath(path).parts)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
        command = [sys.executable, "-I", "-S", "-X", "utf8", str(_OPENS), home, *pages]
        try:
            done = subprocess.run(command, capture_output=True, timeout=_PATIENCE_SECONDS)
        except subprocess.TimeoutExpired as error:
            raise NotOpenedError(_last_line(error.stdout), f"no end in {_PATIENCE_SECONDS} s") from error
    if done.returncode:
        file, _, why = _last_line(done.stdout).partition("\t")
        raise NotOpenedError(file, why or _last_line(done.stderr))


def _last_line(told: bytes | None) -> str:
    return ((told or b"").decode("utf-8", "replace").splitlines() or [""])[-1]
