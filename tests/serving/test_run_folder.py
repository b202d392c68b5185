"""The folder of one run of the server, and what a run that was killed leaves."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from helpers.placeholders import write_site
from tolva_widgets.serving import command, run_folder
from tolva_widgets.serving.command import ServeOptions


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(run_folder, "_places", lambda: [tmp_path])
    return tmp_path


def of_one_that_is_no_more(place: Path) -> Path:
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    left = place / f"tolva-{ended.pid}-left"
    (left / "within").mkdir(parents=True)
    return left


def test_what_a_killed_run_left_is_removed_and_nothing_else(place: Path) -> None:
    left = of_one_that_is_no_more(place)
    running, other = place / f"tolva-{os.getpid()}-own", place / "tolva-thesis"
    for folder in (running, other):
        folder.mkdir()
    link = place / left.name.replace("left", "link")
    link.symlink_to(other)
    made = run_folder.make_run_folder()
    assert made.stat().st_mode & 0o777 == 0o700
    assert {path.name for path in place.iterdir()} == {made.name, running.name, other.name, link.name}


def test_folder_of_a_number_that_another_process_has_now_is_removed(place: Path) -> None:
    left = place / f"tolva-{os.getpid()}-left"
    left.mkdir()
    os.utime(left, (1, 1))
    run_folder.make_run_folder()
    assert not left.exists()


def test_folder_of_another_user_is_let_be(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    left = of_one_that_is_no_more(place)
    monkeypatch.setattr(os, "getuid", lambda: left.stat().st_uid + 1)
    run_folder.make_run_folder()
    assert left.exists()


def test_another_place_is_taken_where_the_first_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run_folder, "_places", lambda: [tmp_path / "nowhere", tmp_path])
    assert run_folder.make_run_folder().parent == tmp_path


def test_places_that_are_read_only_are_told_of_without_a_traceback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def read_only(**asked: str) -> str:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS), asked["dir"])

    site = write_site(tmp_path)
    monkeypatch.setattr("tempfile.mkdtemp", read_only)
    assert command.serve(ServeOptions(port=0, open_browser=False, notebooks=site, lang="en")) == 1
    said = capsys.readouterr().err
    assert os.strerror(errno.EROFS) in said
    assert str(run_folder._places()[-1]) in said
    assert "Traceback" not in said


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS])
def test_full_disk_is_told_of_with_the_place(
    number: int, place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(_path: Path, _: bytes) -> int:
        raise OSError(number, os.strerror(number))

    with_pages = place / "pages"
    with_pages.mkdir()
    write_site(with_pages)
    monkeypatch.setattr(Path, "write_bytes", full)
    assert command.serve(ServeOptions(port=0, open_browser=False, notebooks=with_pages, lang="en")) == 1
    said = capsys.readouterr().err
    assert str(place) in said
    assert os.strerror(number) in said
    assert [path.name for path in place.iterdir()] == ["pages"]
