"""The wheel: all that serves is in it, and nothing that belongs to development."""

import os
import re
import subprocess
import sys
import zipfile
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[1]

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """The wheel that ``make test`` has built, whose packages the browser tests serve; otherwise one built here."""
    folder = Path(os.environ.get("TOLVA_TEST_WHEELS") or tmp_path_factory.mktemp("wheel"))
    if not list(folder.glob("*.whl")):
        command = [sys.executable, "-m", "pip", "wheel", "-qq", "--no-deps", "--wheel-dir", str(folder), str(CHECKOUT)]
        subprocess.run(command, check=True, timeout=300)
    (built,) = folder.glob("*.whl")
    assert built.name.endswith("-py3-none-any.whl"), "Pyodide takes pure Python alone"
    return zipfile.ZipFile(built)


@pytest.fixture(scope="module")
def metadata(wheel: zipfile.ZipFile) -> Message:
    (name,) = [name for name in wheel.namelist() if name.endswith("/METADATA")]
    return Parser().parsestr(wheel.read(name).decode())


def checked_in(folder: str, ending: str) -> set[str]:
    command = ["git", "ls-files", f"{folder}/*{ending}"]
    return set(subprocess.run(command, cwd=CHECKOUT, capture_output=True, text=True, check=True).stdout.split())


def test_both_packages_are_whole(wheel: zipfile.ZipFile) -> None:
    wanted = checked_in("tolva_teach", "") | {
        name.removeprefix("widgets/") for name in checked_in("widgets/tolva_widgets", "")
    }
    assert wanted <= set(wheel.namelist())


def test_notebooks_travel_with_it(wheel: zipfile.ZipFile) -> None:
    wanted = {f"tolva_widgets/{name}" for name in checked_in("notebooks", ".ipynb")}
    assert wanted
    assert wanted <= set(wheel.namelist())


def test_nothing_of_development_is_in_it(wheel: zipfile.ZipFile) -> None:
    tops = {name.split("/")[0] for name in wheel.namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"tolva_teach", "tolva_widgets"}
    assert not [name for name in wheel.namelist() if re.search(r"__pycache__|/\.|\.pyc$", name)]


def test_server_is_asked_for_where_one_can_run(metadata: Message) -> None:
    """The same wheel installs under Pyodide, which has no Voilà."""
    required = [name for name in metadata.get_all("Requires-Dist", []) if "extra ==" not in name]
    servers = [name for name in required if name.startswith(("voila", "jupyter", "nbconvert"))]
    assert len(servers) == 5
    assert all("sys_platform != 'emscripten'" in name.replace('"', "'") for name in servers)


def test_licence_and_python_are_declared(metadata: Message, wheel: zipfile.ZipFile) -> None:
    assert metadata["License-Expression"] == "BSD-3-Clause"
    assert metadata["Requires-Python"] == ">=3.11"
    assert any(name.endswith("licenses/LICENSE") for name in wheel.namelist())
