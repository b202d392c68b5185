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
        done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=_PATIENCE_SECONDS)
    if done.returncode:
        file, _, why = (done.stdout.strip().splitlines() or [""])[-1].partition("\t")
        raise NotOpenedError(file, why or (done.stderr.strip().splitlines() or [""])[-1])
