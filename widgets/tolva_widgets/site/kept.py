"""What is kept on this computer from one site to the next."""

import os
import sys
import tempfile
from pathlib import Path


def keep(place: Path, content: bytes) -> None:
    """Keeps a file for the next time. Where that cannot be, it is had anew then."""
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=place.parent, delete=False) as file:
            file.write(content)
        Path(file.name).replace(place)
    except OSError:
        return


def cache() -> Path:
    """This user's cache folder, where this system has it."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library/Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "tolva-teach"
