"""Packages are looked for where Python itself would find them, and only when somebody asks for what may be theirs."""

import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from helpers.packages import FOLDER, install
from tolva_teach.described.entries import entries_of, package_of_entry

GROUP = "tolva_teach.games"


def as_folder(installed: Path, place: Path) -> Path:
    """As pip installs it."""
    return installed


def as_archive(installed: Path, place: Path) -> Path:
    """As a site of files has it, in one archive."""
    with zipfile.ZipFile(place / "all.zip", "w") as archive:
        for path in installed.rglob("*"):
            archive.write(path, path.relative_to(installed))
    return place / "all.zip"


def as_egg_info(installed: Path, place: Path) -> Path:
    """As an older tool notes a folder that is edited."""
    (about,) = installed.glob("*.dist-info")
    (about / "METADATA").rename(about / "PKG-INFO")
    about.rename(about.with_suffix(".egg-info"))
    return installed


def as_egg(installed: Path, place: Path) -> Path:
    """As a package of its own folder on Python's path."""
    (about,) = as_egg_info(installed, place).glob("*.egg-info")
    about.rename(installed / "EGG-INFO")
    return installed.rename(place / "femkort-1-py3.egg")


@pytest.mark.parametrize("lies", [as_folder, as_archive, as_egg_info, as_egg])
def test_a_package_is_found_however_it_is_installed(
    lies: Callable[[Path, Path], Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = lies(install(FOLDER / "femkort", tmp_path / "packages"), tmp_path)
    monkeypatch.setattr(sys, "path", [str(place), str(place)])
    assert [(package_of_entry(entry), entry.name) for entry in entries_of(GROUP)] == [("femkort", "femkort")]


def test_nothing_is_found_on_a_path_without_such_packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(tmp_path), str(tmp_path / "not-there")])
    assert not list(entries_of(GROUP))


def test_a_picture_of_a_game_of_the_kit_looks_for_no_packages() -> None:
    """The search, with what it imports, takes as long as a picture."""
    program = """if True:
        import sys
        from tolva_teach.picture import draw
        from tolva_teach.play.replay import Replay
        from tolva_teach.records.record import deal_record
        draw(Replay(deal_record("tolva", 4, seed=3))[0].table(0), lang="sv")
        assert "importlib.metadata" not in sys.modules
    """
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)
