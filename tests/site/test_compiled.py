"""What Python in the browser is given: compiled where Node is there, as it is where it is not."""

import shutil
import sys
from pathlib import Path

import pytest

from tolva_widgets.site import compiled
from tolva_widgets.site.compiled import CompileError


def test_node_of_this_environment_is_found_before_one_of_the_system() -> None:
    found = compiled.node()
    assert found is not None
    assert Path(found).is_file()


def test_without_node_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "find_spec", lambda name: None)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert compiled.node() is None


def test_what_node_cannot_do_is_told_of() -> None:
    with pytest.raises(CompileError, match=r"."):
        compiled.compiled({"one.py": b"x = 1"}, {"pyodide.mjs": b"throw new Error('no')"}, str(compiled.node()))


def test_a_runner_that_is_none_is_told_of(tmp_path: Path) -> None:
    with pytest.raises(CompileError):
        compiled.compiled({}, {}, str(tmp_path / "nothing"))
    with pytest.raises(CompileError):
        compiled.compiled({}, {}, sys.executable)
