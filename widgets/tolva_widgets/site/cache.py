"""What is kept on this computer from one site to the next."""

import hashlib
import os
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

_MOST = 8
"""How many of a kind are kept: for a few sites that one makes in turns, and not for each version there ever was."""
_DIGEST = hashlib.sha256().digest_size


def cached(kind: str, key: str, make: Callable[[], bytes]) -> bytes:
    """What `make` gives, kept for the next time that it is asked for; what was damaged since is made anew.

    Args:
        kind: what it is, for the name of its file.
        key: all that it hangs on, as a name.
        make: makes it.
    """
    place = cache_folder() / f"{kind}-{key}"
    if (content := _whole(place)) is not None:
        return content
    content = make()
    store(place, hashlib.sha256(content).digest() + content)
    _forget(kind)
    return content


def store(place: Path, content: bytes) -> None:
    """Keeps a file for the next time. Where that cannot be, it is had anew then."""
    with suppress(OSError):
        place.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=place.parent, delete=False) as file:
            file.write(content)
        Path(file.name).replace(place)


def cache_folder() -> Path:
    """This user's cache folder, where this system has it."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library/Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "tolva-teach"


def _whole(place: Path) -> bytes | None:
    """What is kept there, if it is as it was kept; it counts as used now."""
    try:
        kept = place.read_bytes()
        digest, content = kept[:_DIGEST], kept[_DIGEST:]
        if hashlib.sha256(content).digest() != digest:
            return None
        place.touch()
    except OSError:
        return None
    return content


def _forget(kind: str) -> None:
    """Leaves of a kind what was used last."""
    with suppress(OSError):  # somebody else may be at it
        kept = sorted(cache_folder().glob(f"{kind}-*"), key=lambda file: file.stat().st_mtime_ns, reverse=True)
        for file in kept[_MOST:]:
            file.unlink()
