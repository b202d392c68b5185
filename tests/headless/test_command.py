"""`tolva-teach play`, as somebody types it."""

import csv
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psutil
import pytest

from helpers.command_line import Run, typing

TOLVA = ("play", "--game", "tolva", "--players", "beginner,random,beginner,random", "--seed", "7")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    return typing(capsys)


def written(path: Path) -> None:
    """Waits until there are some rows."""
    give_up = time.monotonic() + 60
    while not (path.exists() and path.stat().st_size > 1000):
        assert time.monotonic() < give_up
        time.sleep(0.05)


def rows_of(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_play_writes_a_row_a_deal_and_says_what_they_show(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "deals.csv"
    status, out, err = run(*TOLVA, "--deals", "20", "--csv", str(path), "--lang", "en")
    assert (status, err) == (0, "")
    assert "Somebody is dealt the king and queen of a suit: " in out
    assert out.count("20 deals)") >= 3
    rows = rows_of(path)
    assert len(rows) == 20
    assert {row["kind_0"] + row["kind_1"] for row in rows} == {"beginnerrandom"}
    assert {"seed", "dealer", "first", "change_0", "change_1", "winner", "vinsten_tied"} <= set(rows[0])


def test_play_writes_the_same_with_more_workers(run: Run, tmp_path: Path) -> None:
    one, two = tmp_path / "1.csv", tmp_path / "2.csv"
    said = run(*TOLVA, "--deals", "40", "--csv", str(one))
    assert run(*TOLVA, "--deals", "40", "--csv", str(two), "--workers", "2") == said
    assert one.read_bytes() == two.read_bytes()


def test_play_matches_have_several_rows_and_one_winner(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "matches.csv"
    words = ("play", "--game", "trettioett", "--players", "beginner,random,random", "--seed", "1")
    assert run(*words, "--deals", "3", "--match", "--options", "lives:2,free_lap:yes", "--csv", str(path))[0] == 0
    rows = rows_of(path)
    assert {row["number"] for row in rows} == {"0", "1", "2"}
    assert [row["winner"] != "" for row in rows].count(True) == 3
    assert rows[0]["kind_0"] == "beginner"


def test_play_says_the_seed_that_it_took(run: Run) -> None:
    words = ("play", "--game", "tolp", "--players", "random,random", "--deals", "2", "--lang", "en")
    _, out, err = run(*words)
    assert run(*words, "--seed", err.split()[1].rstrip("."))[1] == out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            ("--players", "beginner,x\ny,random"),
            "Det finns ingen spelare som heter x y. Välj bland random, beginner, club.",
        ),
        (("--players", "beginner,random"), "Antalet spelare i tolva är 3–4, men --players anger 2."),
        (("--options", "lives:3"), "Varianten lives finns inte i tolva. Varianterna är meld_names."),
        (("--options", "meld_names:x"), "meld_names kan inte vara ”x”. Välj till exempel bland standard,"),
        (("--deals", "0"), "--deals ska ligga mellan 1 och 10000000, inte vara 0."),
        (("--workers", "0"), "--workers ska ligga mellan 1 och 256, inte vara 0."),
        (("--csv", "FOLDER/there.csv"), "there.csv finns redan. Ange ett nytt namn, så skrivs inget över."),
        (("--csv", "FOLDER/none/a.csv"), "Kontrollera att mappen finns."),
    ],
)
def test_play_explains_what_it_cannot_do(run: Run, tmp_path: Path, words: tuple[str, str], said: str) -> None:
    (tmp_path / "there.csv").write_text("mine")
    option, value = words
    status, out, err = run(*TOLVA, option, value.replace("FOLDER", str(tmp_path)), "--lang", "sv")
    assert (status, out) == (2, "")
    assert said in err
    assert (tmp_path / "there.csv").read_text() == "mine"


@contextmanager
def started(*words: str) -> Iterator[subprocess.Popen[bytes]]:
    """The command in a session of its own, which Ctrl-C ends: a shell may start what runs in its background deaf to
    it. Nothing of it outlives the test."""
    heard = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        running = subprocess.Popen(
            [sys.executable, "-m", "tolva_teach", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
    finally:
        signal.signal(signal.SIGINT, heard)
    try:
        yield running
    finally:
        with suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)
        running.wait(10)


def started_by(running: subprocess.Popen[bytes], count: int = 1) -> list[psutil.Process]:
    """The processes that play for the command, once there are so many."""
    while running.poll() is None:
        children = psutil.Process(running.pid).children()
        workers = [its for its in children if "spawn_main" in " ".join(its.cmdline())]
        if len(workers) >= count:
            return workers
    raise AssertionError("it has ended")


@pytest.mark.parametrize("workers", ["1", "2"])
def test_play_broken_off_keeps_whole_rows_and_leaves_no_process(tmp_path: Path, workers: str) -> None:
    path = tmp_path / "deals.csv"
    words = (*TOLVA, "--deals", "1000000", "--workers", workers, "--csv", str(path), "--lang", "en")
    with started(*words) as running:
        written(path)
        family = psutil.Process(running.pid).children(recursive=True)
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert b"Stopped after " in err
    assert b"Traceback" not in err
    assert b"deals)" in out
    assert not psutil.wait_procs(family, timeout=10)[1]
    assert path.read_bytes().endswith(b"\n")
    assert all(None not in row.values() and None not in row for row in rows_of(path))


@pytest.mark.parametrize(("count", "seconds"), [(1, 0), (2, 0.05)])
def test_play_broken_off_as_its_processes_start_says_so_without_a_traceback(count: int, seconds: float) -> None:
    with started(*TOLVA, "--deals", "1000000", "--workers", "2", "--lang", "en") as running:
        family = started_by(running, count)
        time.sleep(seconds)  # by then Python starts in the process, and could be broken off there
        os.killpg(running.pid, signal.SIGINT)
        _, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert b"Stopped after " in err
    assert b"Traceback" not in err
    assert not psutil.wait_procs(family, timeout=10)[1]


def test_play_says_when_a_worker_dies_and_keeps_what_was_done(tmp_path: Path) -> None:
    path = tmp_path / "deals.csv"
    words = (*TOLVA, "--deals", "1000000", "--workers", "2", "--csv", str(path), "--lang", "en")
    with started(*words) as running:
        written(path)
        workers = started_by(running)
        workers[-1].kill()
        _, err = running.communicate(timeout=60)
    assert running.returncode == 1
    assert b"One of the processes died after " in err
    assert b"Traceback" not in err
    assert not psutil.wait_procs(workers, timeout=10)[1]
    assert path.read_bytes().endswith(b"\n")
