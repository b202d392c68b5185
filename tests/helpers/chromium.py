"""Which browser the tests drive: one that the machine has, for none is downloaded."""

import shutil
from pathlib import Path

# The first has no windows to draw at all, and opens a page in half the time.
_NAMES = ("chromium-headless-shell", "chromium", "google-chrome-stable", "google-chrome", "chrome")
_MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")

# Each window would draw the list that drops from its address bar, in a process of its own: on a page of ours a third
# of all the time that the browser takes.
_NEVER_SEEN = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup")
# What Playwright turns off. The browser takes the last such list alone, so ours must hold both.
_PLAYWRIGHTS = (
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    f"--disable-features={','.join(_PLAYWRIGHTS + _NEVER_SEEN)}",
]


def executable() -> str | None:
    """The path of a Chromium or Chrome, or None to let Playwright look for one of its own."""
    found = next((path for name in _NAMES if (path := shutil.which(name))), None)
    return found or (str(_MAC) if _MAC.exists() else None)
