"""Python for the browser: Pyodide's core, and what unpacks it there, one version of each."""

import json
import re
from pathlib import Path

from .npm import Package, PackageError

STDLIB, LOCK, WASM = "python_stdlib.zip", "pyodide-lock.json", "pyodide.asm.wasm"
CORE = ("pyodide.mjs", "pyodide.asm.mjs", WASM)
UNPACKER = "fzstd.js"
"""What unpacks in the browser what is packed here (`compressed`)."""

PYODIDE = Package(
    "pyodide",
    "314.0.7",
    "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A==",
)
FZSTD = Package(
    "fzstd",
    "0.1.1",
    "dkuVSOKKwh3eas5VkJy1AW1vFpet8TA/fGmVA5krThl8YcOVE/8ZIoEA1+U1vEn5ckxxhLirSdY837azmbaNHA==",
)
NEEDED = (PYODIDE.named, FZSTD.named)
"""What whoever has no way to the registry fetches elsewhere."""

_ALL = (*CORE, STDLIB, LOCK)
_UNPACKER_INSIDE = "esm/index.mjs"


def core(folder: Path | None) -> dict[str, bytes]:
    """The files that Python in the browser is made of, by name.

    Args:
        folder: where Pyodide's package lies unpacked; without it the known version is taken.

    Raises:
        PackageError: something is missing there, or a package cannot be fetched, or is not what it should be.
    """
    return _from_folder(folder) if folder is not None else PYODIDE.files(_ALL)


def unpacker(folder: Path | None) -> bytes:
    """The script `UNPACKER`.

    Args:
        folder: where Pyodide's package lies; if the script's lies beside it, as npm puts both, it is taken from there.

    Raises:
        PackageError: it is not there, and cannot be fetched, or is not what it should be.
    """
    beside = folder.resolve().parent / FZSTD.name / _UNPACKER_INSIDE if folder is not None else None
    if beside is not None and beside.is_file():
        return beside.read_bytes()
    return FZSTD.files([_UNPACKER_INSIDE])[_UNPACKER_INSIDE]


def sent_name(name: str) -> str:
    """What a file of `CORE` is called on a web host: where that does not know `.mjs`, no browser runs the script."""
    return re.sub(r"\.mjs$", ".js", name)


def sent(script: bytes) -> bytes:
    """A script of `CORE`, with the names that the others have there."""
    for name in CORE:
        script = script.replace(name.encode(), sent_name(name).encode())
    return script


def bare_lock(lock: bytes) -> bytes:
    """Pyodide's list of further packages without any: all that a page needs comes in an archive of ours."""
    return json.dumps({"info": json.loads(lock)["info"], "packages": {}}).encode()


def _from_folder(folder: Path) -> dict[str, bytes]:
    try:
        return {name: (folder / name).read_bytes() for name in _ALL}
    except OSError as error:
        raise PackageError("no-pyodide-there", place=str(folder), file=Path(str(error.filename)).name) from error
