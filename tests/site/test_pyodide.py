"""Python for the browser: one version of it, from where one says, and nothing else under its name."""

import io
import tarfile
from pathlib import Path

import pytest

from tolva_widgets.site import pyodide

FILES = (*pyodide.CORE, pyodide.STDLIB, pyodide.LOCK)


@pytest.fixture
def unpacked(tmp_path: Path) -> Path:
    for name in FILES:
        (tmp_path / name).write_text(name)
    return tmp_path


@pytest.fixture
def no_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(pyodide.sys, "platform", "linux")
    return tmp_path / "cache/tolva-teach"


def packed(*names: str) -> bytes:
    made = io.BytesIO()
    with tarfile.open(fileobj=made, mode="w:gz") as tar:
        for name in names:
            info = tarfile.TarInfo(f"package/{name}")
            info.size = len(name)
            tar.addfile(info, io.BytesIO(name.encode()))
    return made.getvalue()


def test_a_folder_that_one_names_is_taken_as_it_is(unpacked: Path) -> None:
    assert pyodide.core(unpacked) == {name: name.encode() for name in FILES}


def test_a_folder_that_lacks_a_file_is_told_of(unpacked: Path) -> None:
    (unpacked / pyodide.STDLIB).unlink()
    with pytest.raises(pyodide.PyodideError) as told:
        pyodide.core(unpacked)
    assert (told.value.code, told.value.facts["file"]) == ("no-pyodide-there", pyodide.STDLIB)


def test_what_is_fetched_and_is_not_what_it_should_be_is_refused_and_not_kept(
    no_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pyodide, "_fetched", lambda: packed(*FILES))
    with pytest.raises(pyodide.PyodideError) as told:
        pyodide.core(None)
    assert told.value.code == "wrong-pyodide"
    assert not no_cache.exists()


def test_what_was_fetched_once_is_not_fetched_again(no_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fetched: list[bytes] = []

    def fetch() -> bytes:
        fetched.append(packed(*FILES))
        return fetched[-1]

    monkeypatch.setattr(pyodide, "_fetched", fetch)
    monkeypatch.setattr(pyodide, "_is_right", lambda content: True)
    assert pyodide.core(None) == pyodide.core(None) == {name: name.encode() for name in FILES}
    assert len(fetched) == 1
    assert [file.name for file in no_cache.iterdir()] == [f"pyodide-{pyodide.VERSION}.tgz"]


def test_without_npm_and_without_a_registry_it_is_said_where_it_was_looked_for(
    no_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pyodide.shutil, "which", lambda *_, **__: None)
    monkeypatch.setenv(pyodide.REGISTRY_VARIABLE, "https://127.0.0.1:9")
    with pytest.raises(pyodide.PyodideError) as told:
        pyodide.core(None)
    assert told.value.code == "no-pyodide"
    assert told.value.facts["address"].startswith("https://127.0.0.1:9/pyodide/")
