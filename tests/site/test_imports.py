"""What goes into the archive of a site: what is imported, and nothing else."""

import io
import zipfile
from pathlib import Path

import pytest

from tolva_widgets.site.imports import Imports, imported_by, modules_in, needs_what_is_absent
from tolva_widgets.site.stdlib import lean, zipped


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("import one.two as x, three", {"one.two", "three"}),
        ("from one import two", {"one", "one.two"}),
        ("from one import *", {"one"}),
        ("from . import two", {"around.it", "around.it.two"}),
        ("from ..other import two", {"around.other", "around.other.two"}),
        ("def later():\n    import one", {"one"}),
    ],
)
def test_an_import_is_seen_wherever_it_stands(source: str, names: set[str]) -> None:
    assert set(imported_by(source, "around.it")) == names


@pytest.mark.parametrize(
    ("source", "needs"),
    [
        ("from sqlalchemy import select", True),
        ("import json, tornado.web", True),
        ("from .sqlalchemy import select", False),
        ("def on_a_server():\n    import sqlalchemy", False),
        ("try:\n    import pandas\nexcept ImportError:\n    pandas = None", False),
        ("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import sqlalchemy", False),
        ("from IPython.display import display", False),  # has a stand-in
    ],
)
def test_what_can_only_be_imported_where_there_is_a_server_is_no_use_in_a_browser(source: str, needs: bool) -> None:
    assert needs_what_is_absent(source) == needs


def test_modules_are_followed_with_the_packages_around_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for path, text in {
        "kit_a/__init__.py": "",
        "kit_a/one.py": "from . import two\nimport json",
        "kit_a/two.py": "import kit_b.deep, nowhere_at_all",
        "kit_a/unused.py": "",
        "kit_b/__init__.py": "",
        "kit_b/deep.py": "",
    }.items():
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    imports = Imports()
    imports.follow(["kit_a.one"])
    assert set(imports.files) == {
        *("kit_a/__init__.py", "kit_a/one.py", "kit_a/two.py", "kit_b/__init__.py", "kit_b/deep.py"),
    }
    assert imports.missing == {"nowhere_at_all"}
    assert imports.standard == {"json"}
    assert list(modules_in(tmp_path / "kit_a", "kit_a", frozenset({"unused"}))) == ["kit_a", "kit_a.one", "kit_a.two"]


def test_of_the_library_only_what_is_imported_stays() -> None:
    whole = {
        "encodings/__init__.py": b"",
        "json/__init__.py": b"from .decoder import JSONDecoder",
        "json/decoder.py": b"import re",
        "re/__init__.py": b"",
        "wanted.py": b"from package import (\n part)\n  import inner",
        "package/__init__.py": b"",
        "inner.py": b"",
        "pydoc.py": b"",
        "other.py": b"",
    }
    kept = lean(zipped(whole), ["wanted", "pydoc"])
    assert set(kept) == set(whole) - {"pydoc.py", "other.py"}


def test_a_library_is_the_same_whenever_it_is_zipped() -> None:
    files = {"b.py": b"b", "a.py": b"a"}
    assert zipped(files) == zipped(dict(reversed(files.items())))
    assert zipfile.ZipFile(io.BytesIO(zipped(files))).read("b.py") == b"b"
