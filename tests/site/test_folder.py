"""What is written into a folder, and removed from it: the site's files and no others, however a run ends."""

import json
from pathlib import Path

import pytest

from tolva_widgets.site.folder import LIST, FolderError, check_folder, write

OLD = {"index.html": b"old", "sw.js": b"old", "v/1/site.js": b"1", "sv/gone.html": b"gone"}
NEW = {"index.html": b"new", "sw.js": b"new", "v/2/site.js": b"2"}


def files(folder: Path) -> dict[str, bytes]:
    """All that is in a folder, but for the list."""
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    return {name: path.read_bytes() for name, path in found.items() if name != LIST}


def test_folder_with_a_service_worker_of_another_program_is_left_alone(tmp_path: Path) -> None:
    mine = {"sw.js": b"self", ".git/HEAD": b"ref", "thesis/chapter.tex": b"text"}
    for name, content in mine.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(content)
    with pytest.raises(FolderError) as refused:
        check_folder(tmp_path)
    assert refused.value.code == "folder-used"
    assert files(tmp_path) == mine


def test_site_takes_the_place_of_the_former_and_leaves_what_is_not_its_own(tmp_path: Path) -> None:
    write(OLD, tmp_path)
    (tmp_path / ".git").mkdir()
    mine = {".git/HEAD": b"ref", "CNAME": b"school", "sv/mine.html": b"mine"}
    for name, content in mine.items():
        (tmp_path / name).write_bytes(content)
    check_folder(tmp_path)
    write(NEW, tmp_path)
    assert files(tmp_path) == {**NEW, **mine}
    assert not (tmp_path / "v" / "1").exists(), "a folder that has become empty is removed"


def test_file_that_is_not_the_sites_is_not_overwritten(tmp_path: Path) -> None:
    write(NEW, tmp_path)
    (tmp_path / "sv").mkdir()
    (tmp_path / "sv" / "gone.html").write_bytes(b"mine")
    before = files(tmp_path)
    with pytest.raises(FolderError) as refused:
        write(OLD, tmp_path)
    assert refused.value.facts["file"] == "sv/gone.html"
    assert files(tmp_path) == before


@pytest.mark.parametrize("at", range(1, 9))
def test_broken_off_at_any_place_the_next_run_makes_it_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at: int
) -> None:
    write(OLD, tmp_path)
    with monkeypatch.context() as interrupted:
        interrupt(interrupted, at)
        with pytest.raises(KeyboardInterrupt):
            write(NEW, tmp_path)
    there = files(tmp_path)
    assert there["index.html"] in (OLD["index.html"], NEW["index.html"])
    if at <= len(NEW) + 1:
        assert OLD.items() <= there.items(), "the former is whole until the next has been written"
    check_folder(tmp_path)
    write(NEW, tmp_path)
    assert files(tmp_path) == NEW


def interrupt(monkeypatch: pytest.MonkeyPatch, at: int) -> None:
    """Have the change to the disk of this number not happen."""
    count = 0

    def counted(method: str) -> None:
        does = getattr(Path, method)

        def changes(self: Path, *args: object, **options: object) -> object:
            nonlocal count
            count += 1
            if count == at:
                raise KeyboardInterrupt
            return does(self, *args, **options)

        monkeypatch.setattr(Path, method, changes)

    counted("write_bytes")
    counted("replace")


def test_broken_off_the_first_time_a_folder_is_known_as_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as interrupted:
        interrupt(interrupted, 3)
        with pytest.raises(KeyboardInterrupt):
            write(NEW, tmp_path)
    check_folder(tmp_path)
    write(OLD, tmp_path)
    assert files(tmp_path) == OLD


@pytest.mark.parametrize("name", ["../mine.txt", "/{folder}/mine.txt", "link/mine.txt", ".git/config", "", "a\0b"])
def test_a_list_that_was_tampered_with_leads_to_nothing_of_others(tmp_path: Path, name: str) -> None:
    site, outside = tmp_path / "site", tmp_path / "mine.txt"
    outside.write_text("mine")
    (site / ".git").mkdir(parents=True)
    (site / ".git" / "config").write_text("mine")
    (site / "link").symlink_to(tmp_path)
    names = [name.format(folder=tmp_path), "link/site/.git/config"]
    (site / LIST).write_text(json.dumps({"made by tolva-teach site": names}))
    check_folder(site)
    write(NEW, site)
    assert outside.read_text() == "mine"
    assert (site / ".git" / "config").read_text() == "mine"


@pytest.mark.parametrize("text", ["", "[]", "{}", "[" * 100_000, '{"made by tolva-teach site": 1}'])
def test_what_is_no_list_is_no_mark(tmp_path: Path, text: str) -> None:
    (tmp_path / LIST).write_text(text)
    with pytest.raises(FolderError):
        check_folder(tmp_path)
