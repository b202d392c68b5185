"""The kit as a folder of files, made once for all tests of a run."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from helpers.served import python_under_test
from helpers.shared import made_once

_PATIENCE_SECONDS = 600
_MADE = "made"


def made_site(folder: Path, *more: str, packages: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Makes a site in the folder, as a person does; what `tolva-teach site` said is in the result.

    Node is there, as in the tests' own environment, whichever Python it is that makes the site. That finds other
    packages in the folder `packages`.
    """
    tools = str(Path(sys.executable).parent)
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment["PATH"] = os.pathsep.join([tools, environment.get("PATH", "")])
    environment |= {"PYTHONPATH": str(packages)} if packages else {}
    command = [python_under_test(), "-m", "tolva_teach", "site", str(folder), "--lang", "en", *more]
    return subprocess.run(
        command, cwd=folder.parent, env=environment, capture_output=True, text=True, timeout=_PATIENCE_SECONDS
    )


def site_of_this_run(factory: pytest.TempPathFactory, worker: str) -> Path:
    """The site of our notebooks. Tests that run in several processes share one, which the first of them makes; whoever
    writes tests makes one beforehand, and has TOLVA_TEST_SITE name it.

    Args:
        factory: of this process.
        worker: the name of this process, `master` where there is only one.
    """
    if beforehand := os.environ.get("TOLVA_TEST_SITE"):
        return Path(beforehand)
    return made_once(factory, worker, "site", _make) / _MADE


def _make(folder: Path) -> None:
    made = made_site(folder / _MADE)
    assert made.returncode == 0, made.stdout + made.stderr
