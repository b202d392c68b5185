"""Python for the browser: Pyodide's core, one version of it, fetched once from npm's registry and checked."""

import base64
import hashlib
import io
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from urllib.request import Request, urlopen

VERSION = "314.0.7"
_INTEGRITY = "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
"""The package's SHA-512, as npm has it."""

REGISTRY = "https://registry.npmjs.org"
REGISTRY_VARIABLE = "npm_config_registry"
"""Whoever has a registry of their own names it so, as to npm itself."""

STDLIB, LOCK = "python_stdlib.zip", "pyodide-lock.json"
CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
_ALL = (*CORE, STDLIB, LOCK)
_SECONDS = 300
_LARGEST = 50_000_000


class PyodideError(Exception):
    """There is no Pyodide; `code` names the sentence `site-CODE` that says why, and `facts` what it needs."""

    def __init__(self, code: str, **facts: str) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


def core(folder: Path | None) -> dict[str, bytes]:
    """The files that Python in the browser is made of, by name.

    Args:
        folder: where Pyodide's package lies unpacked; without it the known version is taken, from the cache of this
            computer's user or else from npm's registry.

    Raises:
        PyodideError: something is missing there, or it cannot be fetched, or is not what it should be.
    """
    return _from_folder(folder) if folder is not None else _from_package(_package())


def bare_lock(lock: bytes) -> bytes:
    """Pyodide's list of further packages without any: all that a page needs comes in an archive of ours."""
    return json.dumps({"info": json.loads(lock)["info"], "packages": {}}).encode()


def _from_folder(folder: Path) -> dict[str, bytes]:
    try:
        return {name: (folder / name).read_bytes() for name in _ALL}
    except OSError as error:
        raise PyodideError("no-pyodide-there", place=str(folder), file=Path(str(error.filename)).name) from error


def _from_package(package: bytes) -> dict[str, bytes]:
    with tarfile.open(fileobj=io.BytesIO(package)) as files:
        read = {name: files.extractfile(f"package/{name}") for name in _ALL}
        return {name: file.read() for name, file in read.items() if file}


def _package() -> bytes:
    """The package, from the cache or else from the registry."""
    cached = _cache() / f"pyodide-{VERSION}.tgz"
    if cached.is_file() and _is_right(content := cached.read_bytes()):
        return content
    content = _fetched()
    if not _is_right(content):
        raise PyodideError("wrong-pyodide", version=VERSION)
    _keep(cached, content)
    return content


def _is_right(content: bytes) -> bool:
    return base64.b64encode(hashlib.sha512(content).digest()).decode() == _INTEGRITY


def _keep(place: Path, content: bytes) -> None:
    """Keeps a file for the next time. Where that cannot be, it is fetched again then."""
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=place.parent, delete=False) as file:
            file.write(content)
        Path(file.name).replace(place)
    except OSError:
        return


def _cache() -> Path:
    """This user's cache folder, where this system has it."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library/Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "tolva-teach"


def _fetched() -> bytes:
    """The package, by npm where there is one: it knows the registry and the proxy that are to be used here."""
    by_npm = _fetched_by_npm()
    if by_npm is not None:
        return by_npm
    registry = os.environ.get(REGISTRY_VARIABLE, REGISTRY).rstrip("/")
    address = f"{registry}/pyodide/-/pyodide-{VERSION}.tgz"
    if not address.startswith("https://"):
        raise PyodideError("no-pyodide", version=VERSION, address=address, why="https")
    try:
        with urlopen(Request(address), timeout=_SECONDS) as answer:
            return bytes(answer.read(_LARGEST))
    except OSError as error:
        raise PyodideError("no-pyodide", version=VERSION, address=address, why=str(error)) from error


def _fetched_by_npm() -> bytes | None:
    npm = shutil.which("npm", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")]))
    if npm is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        command = [npm, "pack", f"pyodide@{VERSION}", "--pack-destination", folder, "--silent"]
        try:
            subprocess.run(command, cwd=folder, check=True, capture_output=True, timeout=_SECONDS)
            return next(Path(folder).glob("*.tgz")).read_bytes()
        except (OSError, subprocess.SubprocessError, StopIteration):
            return None
