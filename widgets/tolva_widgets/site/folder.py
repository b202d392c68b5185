"""The folder that a site is written to: which files in it are the site's, and that no others are touched.

A list of the files that were made lies beside them. What it names may be replaced and removed, nothing else: the folder
may be somebody's repository, with a name of its own for the web host. The list is written before the files are, so that
a folder that was broken off is known for what it is; and files are written aside and moved into place, so that the
former site is there until the next one is.
"""

import json
import os
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path, PurePosixPath

from .error import SiteError

LIST = ".tolva-site.json"
"""The file with the list. It is our mark: no other program makes one."""
_KEY = "made by tolva-teach site"
_ASIDE = ".tolva-new"
_MOST_BYTES = 10**7


class FolderError(SiteError):
    """The folder has something in it that is not ours, and that would be in the way."""


def check_folder(folder: Path) -> None:
    """Before all the work: whether a site may be written there.

    Raises:
        FolderError: something is there that was not made here.
    """
    if folder.exists() and not folder.is_dir():
        raise FolderError("folder-used", folder=str(folder))
    if folder.exists() and any(folder.iterdir()) and _listed(folder) is None:
        raise FolderError("folder-used", folder=str(folder))


def write(made: Mapping[str, bytes], folder: Path) -> None:
    """Writes a site into a folder, in place of one that was made there before.

    Raises:
        FolderError: a file that is not ours has the name of one of the site's.
        OSError: it cannot be written. The list then names what is there.
    """
    folder.mkdir(parents=True, exist_ok=True)
    before = _listed(folder) or set()
    for name, content in made.items():
        if name not in before and _is_others(folder / name, content):
            raise FolderError("file-used", file=name, folder=str(folder))
    aside = {name: f"{_ASIDE}/{name}" for name in made}
    _list(folder, {*before, *made, *aside.values()})
    for name, content in made.items():
        _write(folder / aside[name], content)
    for name in made:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / aside[name]).replace(folder / name)
    _remove(folder, {*before, *aside.values()} - made.keys())
    _list(folder, made)


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def _is_others(path: Path, content: bytes) -> bool:
    """Whether something else is there."""
    if not os.path.lexists(path):
        return False
    return not path.is_file() or path.read_bytes() != content


def _listed(folder: Path) -> set[str] | None:
    """The files that were made in the folder before; None where none were."""
    try:
        if (folder / LIST).stat().st_size > _MOST_BYTES:
            return None
        known = json.loads((folder / LIST).read_bytes())
        return {name for name in known[_KEY] if isinstance(name, str) and _is_inside(name)}
    except (OSError, ValueError, LookupError, TypeError, RecursionError):
        return None


def _is_inside(name: str) -> bool:
    """Whether a path of the list, which anybody may have written into, leads to a file in the folder."""
    path = PurePosixPath(name)
    return bool(path.parts) and not path.is_absolute() and not {"..", ".git"} & set(path.parts) and "\0" not in name


def _list(folder: Path, names: Iterable[str]) -> None:
    """Writes the list, whole or not at all."""
    aside = folder / f"{LIST}.new"
    aside.write_text(json.dumps({_KEY: sorted(names)}, indent=0), "utf-8")
    aside.replace(folder / LIST)


def _remove(folder: Path, names: Iterable[str]) -> None:
    """Removes these files, and the folders that are then empty."""
    root = folder.resolve()
    for name in names:
        path = folder / name
        if not path.parent.resolve().is_relative_to(root):  # a link that leads elsewhere
            continue
        with suppress(FileNotFoundError, IsADirectoryError, PermissionError):
            path.unlink()
        with suppress(OSError):  # there is something else in it
            for parent in [parent for parent in path.parents if parent.is_relative_to(folder) and parent != folder]:
                parent.rmdir()
