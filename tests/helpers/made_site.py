"""The kit as a folder of files, made once for all tests of a run.

Run as a script it makes that site while tests go on that do not need it: `python -m helpers.made_site FOLDER`.
"""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from helpers.kernel_kinds import FILES
from helpers.served import python_under_test
from helpers.shared import begun_once, finished, made_once

_PATIENCE_SECONDS = 1500
_MADE = "made"
_NAME = "site"


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
    return made_once(factory, worker, _NAME, _make) / _MADE


@contextmanager
def site_begun(factory: pytest.TempPathFactory, worker: str, items: Sequence[pytest.Item]) -> Iterator[None]:
    """Has the site of the run be made meanwhile, in a process of its own, where some of its tests ask for it: whoever
    comes to one of them first need not wait as long, or not at all.

    Args:
        factory: of this process.
        worker: the name of this process, `master` where there is only one.
        items: the tests of the run.
    """
    if "TOLVA_TEST_SITE" in os.environ or not any(map(_asks_for_site, items)):
        yield
        return
    with begun_once(factory, worker, _NAME, "helpers.made_site"):
        yield


def _asks_for_site(item: pytest.Item) -> bool:
    names, given = getattr(item, "fixturenames", ()), getattr(item, "callspec", None)
    return "site_folder" in names or bool(given and given.params.get("kernels") == FILES)


def _make(folder: Path) -> None:
    made = made_site(folder / _MADE)
    assert made.returncode == 0, made.stdout + made.stderr


if __name__ == "__main__":
    with finished(Path(sys.argv[1])):
        _make(Path(sys.argv[1]))
