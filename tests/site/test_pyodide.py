"""Python for the browser: one version of it, from where one says, and nothing else under its name."""

import io
import tarfile
from pathlib import Path

import pytest

from tolva_widgets.site import cache, npm, pyodide
from tolva_widgets.site.npm import Package, PackageError

FILES = (*pyodide.CORE, pyodide.STDLIB, pyodide.LOCK)


@pytest.fixture
def unpacked(tmp_path: Path) -> Path:
    folder = tmp_path / "pyodide"
    folder.mkdir()
    for name in FILES:
        (folder / name).write_text(name)
    return folder


@pytest.fixture
def no_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(cache.sys, "platform", "linux")
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
    with pytest.raises(PackageError) as told:
        pyodide.core(unpacked)
    assert (told.value.code, told.value.facts["file"]) == ("no-pyodide-there", pyodide.STDLIB)


def test_what_is_fetched_and_is_not_what_it_should_be_is_refused_and_not_kept(
    no_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(npm, "_fetched", lambda package: packed(*FILES))
    with pytest.raises(PackageError) as told:
        pyodide.core(None)
    assert told.value.code == "wrong-package"
    assert not no_cache.exists()


def test_what_was_fetched_once_is_not_fetched_again(no_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fetched: list[bytes] = []

    def fetch(package: Package) -> bytes:
        fetched.append(packed(*FILES))
        return fetched[-1]

    monkeypatch.setattr(npm, "_fetched", fetch)
    monkeypatch.setattr(Package, "_is_right", lambda self, content: True)
    assert pyodide.core(None) == pyodide.core(None) == {name: name.encode() for name in FILES}
    assert len(fetched) == 1
    assert [file.name for file in no_cache.iterdir()] == [f"pyodide-{pyodide.PYODIDE.version}.tgz"]


def test_without_npm_and_without_a_registry_it_is_said_where_it_was_looked_for(
    no_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(npm.shutil, "which", lambda *_, **__: None)
    monkeypatch.setenv(npm.REGISTRY_VARIABLE, "https://127.0.0.1:9")
    with pytest.raises(PackageError) as told:
        pyodide.core(None)
    assert told.value.code == "no-package"
    assert told.value.facts["address"].startswith("https://127.0.0.1:9/pyodide/")


def test_what_unpacks_it_is_taken_from_beside_pyodide_where_npm_has_put_both(
    unpacked: Path, no_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = unpacked.parent / "fzstd/esm/index.mjs"
    script.parent.mkdir(parents=True)
    script.write_bytes(b"beside")
    monkeypatch.setattr(npm, "_fetched", lambda package: pytest.fail("it was fetched"))
    assert pyodide.unpacker(unpacked) == b"beside"


def test_what_unpacks_it_is_fetched_where_it_lies_nowhere(
    unpacked: Path, no_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(npm, "_fetched", lambda package: packed("esm/index.mjs"))
    monkeypatch.setattr(Package, "_is_right", lambda self, content: True)
    assert pyodide.unpacker(unpacked) == pyodide.unpacker(None) == b"esm/index.mjs"
