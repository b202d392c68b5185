"""Serving for a user who has no home to write in: a container's, a system's own, one on a full or closed disk."""

import subprocess
import urllib.request
from collections.abc import Sequence
from pathlib import Path

import pytest

from helpers.breadth import NIGHTLY, some
from helpers.kernel_kinds import FORKED, STARTED, WITH_KERNELS
from helpers.ordinary_user import as_ordinary_user
from helpers.placeholders import write_site
from helpers.served import served

HOMES = ("/dev/null", "/proc", "nowhere/at/all")
TRIED = [(home, kind) for home in HOMES for kind in WITH_KERNELS] if NIGHTLY else [(HOMES[-1], STARTED)]
"""What there is in a home's place, and how kernels come to be: by day one that cannot be made."""


@pytest.mark.parametrize(("home", "kernels"), TRIED)
def test_pages_come_to_whom_has_no_home_to_write_in(
    home: str, kernels: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / home))  # as it is, where it begins with a slash
    _check_pages_come(tmp_path, monkeypatch, kernels)


@pytest.mark.parametrize("home", some(["closed", "unsaid"], 1))
def test_pages_come_to_whom_the_home_is_closed_and_who_is_not_root(
    home: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed, before = tmp_path / "home", as_ordinary_user()
    closed.mkdir(mode=0o500)
    assert subprocess.run([*before, "touch", str(closed / "file")], capture_output=True).returncode, "it is not closed"
    monkeypatch.setenv("HOME", str(closed))
    if home == "unsaid":
        monkeypatch.delenv("HOME")
    _check_pages_come(tmp_path, monkeypatch, STARTED, before)


def _check_pages_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kernels: str, before: Sequence[str] = ()
) -> None:
    for name in ("IPYTHONDIR", "JUPYTER_DATA_DIR", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    log = tmp_path / "log"
    with served(write_site(tmp_path / "site"), 0, forks=kernels == FORKED, log=log, before=before) as running:
        for page in ("sv/index", "sv/quiz"):
            answer = urllib.request.urlopen(running.url(page), timeout=60)
            assert "dataset.complete" in answer.read().decode()
    assert "Error" not in log.read_text()
    assert "Warning" not in log.read_text()
