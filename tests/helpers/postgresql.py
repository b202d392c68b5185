"""A PostgreSQL server of a test's own, reached by a socket that is a file, where this computer has such a program."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_SECONDS = 60
_DEBIAN = Path("/usr/lib/postgresql")


def programs() -> Path | None:
    """The folder in which PostgreSQL's programs lie; None where there are none."""
    if found := shutil.which("postgres"):
        return Path(found).resolve().parent
    return next((place.parent for place in sorted(_DEBIAN.glob("*/bin/postgres"), reverse=True)), None)


@contextmanager
def server(programs: Path) -> Iterator[str]:
    """The address of an empty database, as SQLAlchemy writes it, until the block ends."""
    user = "postgres" if os.geteuid() == 0 else None  # it will not be run by root
    folder = Path(tempfile.mkdtemp(prefix="tolva-pg-"))  # a socket's name may not be long
    try:
        if user:
            shutil.chown(folder, user)
        data = folder / "data"
        made = [programs / "initdb", "--no-sync", "-A", "trust", "-U", "tolva", "-E", "UTF8", "-D", data]
        subprocess.run(made, check=True, user=user, cwd=folder, stdout=subprocess.DEVNULL)
        served = [programs / "postgres", "-D", data, "-k", folder, "-h", "", "-F"]
        with (folder / "log").open("w") as log, subprocess.Popen(served, user=user, cwd=folder, stderr=log) as process:
            try:
                _wait_for(programs, folder, process, folder / "log")
                yield f"postgresql://tolva@/postgres?host={folder}"
            finally:
                process.send_signal(signal.SIGINT)  # it would wait for all who are connected
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _wait_for(programs: Path, folder: Path, process: subprocess.Popen[bytes], log: Path) -> None:
    deadline = time.monotonic() + _SECONDS
    while subprocess.run([programs / "pg_isready", "-q", "-h", folder]).returncode:
        assert process.poll() is None, log.read_text()
        assert time.monotonic() < deadline, log.read_text()
        time.sleep(0.05)
