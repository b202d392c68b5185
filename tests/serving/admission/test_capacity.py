"""Files and sockets that a process may have open: as many as are needed where they can be had, else counted."""

import os
import subprocess
import urllib.request
from pathlib import Path

import pytest

from helpers.breadth import some
from helpers.placeholders import write_site
from helpers.served import free_port, python_under_test, running
from tolva_widgets.serving.admission import capacity

SAYS = """
import resource
from tolva_widgets.serving.admission import capacity

resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}))
capacity.raise_descriptor_limit()
print(capacity.descriptors(), capacity.learners())
"""


def said(soft: int, hard: int) -> list[int]:
    """The limit and the room of a process with these limits."""
    command = [python_under_test(), "-c", SAYS.format(soft=soft, hard=hard)]
    told = subprocess.run(command, check=True, capture_output=True, text=True, timeout=60).stdout
    return [int(number) for number in told.split()]


def test_low_limit_is_raised_as_far_as_the_system_lets_us() -> None:
    assert said(256, 1000)[0] == 1000
    assert said(256, 256)[0] == 256


@pytest.mark.parametrize(("limit", "most"), some([(64, 1), (256, 7), (1000, 36)], 2))
def test_no_more_is_promised_than_there_are_descriptors_for(limit: int, most: int) -> None:
    assert said(limit, limit)[1] <= most
    assert said(limit, limit)[1] >= 1


def server_with(limit: int, tmp_path: Path, *more: str) -> tuple[list[str], str]:
    """The command of a server that may have so many files open, and its address."""
    port = free_port()
    serve = [python_under_test(), "-m", "tolva_teach", "--lang", "en", "serve", "--no-browser", "--pool", "0", *more]
    serve += ["--port", str(port), "--notebooks", str(write_site(tmp_path / "site"))]
    return ["sh", "-c", f'ulimit -n {limit}; exec "$@"', "sh", *serve], f"http://127.0.0.1:{port}/"


def environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def test_with_few_files_fewer_are_let_in_than_asked_for_and_those_have_their_pages(tmp_path: Path) -> None:
    command, address = server_with(96, tmp_path, "--most", "50")
    log = tmp_path / "log"
    with running(command, tmp_path, environment(), f"{address}front", log) as _:
        for page in ("sv/quiz", "sv/index"):
            answer = urllib.request.urlopen(f"{address}voila/render/{page}.ipynb", timeout=60)
            assert "dataset.complete" in answer.read().decode()
    said = log.read_text()
    assert "There is room for 1 at once" in said
    assert "The limit is 1, because a program here may have only 96 files open" in said


def test_with_too_few_files_for_one_page_nothing_is_served_and_it_is_said_why(tmp_path: Path) -> None:
    command, _ = server_with(64, tmp_path)
    ended = subprocess.run(
        command, cwd=tmp_path, env=environment(), capture_output=True, text=True, timeout=60, check=False
    )
    assert ended.returncode == 1
    assert "only 64 files open, and the pages need at least 86" in ended.stderr


def test_full_house_has_descriptors() -> None:
    assert capacity._ENOUGH_DESCRIPTORS >= capacity._MOST * capacity.DESCRIPTORS_A_LEARNER
