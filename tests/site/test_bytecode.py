"""What Python in the browser is given: compiled where Node is there, as it is where it is not."""

import shutil
import sys
from pathlib import Path

import pytest

from tolva_widgets.site import bytecode, cache, pyodide
from tolva_widgets.site.bytecode import CompileError


def test_node_of_this_environment_is_found_before_one_of_the_system() -> None:
    found = bytecode.node()
    assert found is not None
    assert Path(found).is_file()


def test_without_node_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bytecode, "find_spec", lambda name: None)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert bytecode.node() is None


def test_the_same_sources_are_compiled_to_the_same_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    core, node = pyodide.core(None), str(bytecode.node())
    sources = {"one.py": b"def f(x): return {*'abcdefgh', x}", "two/__init__.py": b"import re; A = {'b', 'a'}"}
    first = bytecode.compiled(sources, core, node)
    assert set(first) == set(sources)
    monkeypatch.setattr(cache, "cache_folder", lambda: tmp_path)
    assert bytecode.compiled(sources, core, node) == first
    monkeypatch.setattr(bytecode, "_compiled", lambda *_: pytest.fail("it is compiled again"))
    assert bytecode.compiled(sources, core, node) == first


def test_what_node_cannot_do_is_told_of() -> None:
    with pytest.raises(CompileError, match=r"."):
        bytecode.compiled({"one.py": b"x = 1"}, {"pyodide.mjs": b"throw new Error('no')"}, str(bytecode.node()))


def test_a_runner_that_is_none_is_told_of(tmp_path: Path) -> None:
    with pytest.raises(CompileError):
        bytecode.compiled({}, {}, str(tmp_path / "nothing"))
    with pytest.raises(CompileError):
        bytecode.compiled({}, {}, sys.executable)
