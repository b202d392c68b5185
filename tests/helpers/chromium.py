"""Which browser the tests drive: one that the machine has, for none is downloaded."""

import shutil

_NAMES = ("chromium", "google-chrome-stable", "google-chrome", "chrome", "chromium-browser")

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


def executable() -> str | None:
    """The path of a Chromium or Chrome, or None to let Playwright look for its own."""
    return next((path for name in _NAMES if (path := shutil.which(name))), None)
