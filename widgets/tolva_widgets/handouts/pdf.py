"""A document as PDF, by a Chromium or Chrome that is on this computer."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

_NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "chrome",
    "microsoft-edge",
    "msedge",
)
_PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
_PLAYWRIGHTS = ("~/.cache/ms-playwright", "~/Library/Caches/ms-playwright", "~/AppData/Local/ms-playwright")
_OF_PLAYWRIGHT = ("chrome-headless-shell", "headless_shell", "chrome", "Chromium", "chrome.exe", "headless_shell.exe")

_PATIENCE = 120
"""So many seconds it may take; after that nothing comes any more."""


class NoBrowserError(Exception):
    """There is no browser here that makes a PDF."""


class NoPdfError(Exception):
    """The browser has made none; says in its own words why, where it has any."""


def browser() -> str:
    """The path of a browser that makes PDFs.

    Raises:
        NoBrowserError: none is found.
    """
    for path in _browsers():
        return path
    raise NoBrowserError


def _browsers() -> Iterator[str]:
    yield from (path for name in _NAMES if (path := shutil.which(name)))
    yield from (place for place in _PLACES if Path(place).is_file())
    roots = [root] if (root := os.environ.get("PLAYWRIGHT_BROWSERS_PATH", "")) else _PLAYWRIGHTS
    folders = (Path(root).expanduser().glob("chromium*/*") for root in roots)
    for folder in sorted(chain.from_iterable(folders), reverse=True):
        yield from (str(folder / name) for name in _OF_PLAYWRIGHT if (folder / name).is_file())


def as_pdf(document: str, path: str) -> bytes:
    """The document's pages as PDF.

    Args:
        document: a whole HTML file.
        path: the browser's.

    Raises:
        NoPdfError: the browser made none.
    """
    with tempfile.TemporaryDirectory(prefix="tolva-sheet-", ignore_cleanup_errors=True) as folder:
        source, made = Path(folder, "sheet.html"), Path(folder, "sheet.pdf")
        source.write_text(document, "utf-8")
        command = [path, "--headless", "--disable-gpu", f"--user-data-dir={folder}/profile", "--no-first-run"]
        command += ["--no-pdf-header-footer", f"--print-to-pdf={made}", source.as_uri()]
        if hasattr(os, "geteuid") and os.geteuid() == 0:  # as root it starts in no other way
            command.insert(1, "--no-sandbox")
        try:
            done = subprocess.run(
                command, capture_output=True, timeout=_PATIENCE, check=False, stdin=subprocess.DEVNULL
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            raise NoPdfError(type(error).__name__) from error
        content = made.read_bytes() if made.is_file() else b""
    if not content.startswith(b"%PDF"):
        raise NoPdfError(_last_line(done.stderr))
    return content


def _last_line(said: bytes) -> str:
    lines = [line for line in said.decode("utf-8", "replace").splitlines() if line.strip()]
    return lines[-1][:200] if lines else ""
