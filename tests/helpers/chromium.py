"""Which browser the tests drive: one that the machine has, for none is downloaded."""

import shutil
from pathlib import Path

_NAMES = ("chromium", "google-chrome-stable", "google-chrome", "chrome")
_MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


def executable() -> str | None:
    """The path of a Chromium or Chrome, or None to let Playwright look for one of its own."""
    found = next((path for name in _NAMES if (path := shutil.which(name))), None)
    return found or (str(_MAC) if _MAC.exists() else None)
