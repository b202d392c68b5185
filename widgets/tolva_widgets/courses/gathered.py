"""A site and the lessons that packages of games bring, in one folder, to be served or made into pages.

What lies there are links to the files themselves: what is changed in the site, or by a new version of a package, is
changed there. A copy that somebody makes of the site has no lessons of packages, which would stay as they once were.
"""

import atexit
import os
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from tolva_teach.described import lessons
from tolva_teach.texts import LANGUAGES

_gathered: dict[Path, Path] = {}
"""Which site each folder is of."""


def with_lessons(site: Path) -> Path:
    """The site with the lessons of all games beside its own pages; the site itself where it lacks none of them.

    The folder is this process's and goes with it. A page of the site is never replaced.
    """
    if not (site.is_dir() and _lacked(site)):
        return site
    folder = _folder_of(site.resolve())
    refresh(folder)
    return folder


def refresh(folder: Path) -> None:
    """Puts into a folder that was gathered what has come to its site or its packages since then, and takes away what
    has gone. Of any other folder nothing is changed."""
    site = _gathered.get(folder)
    if site is None:
        return
    wanted = {**_files(site), **_lacked(site)}
    for place in _files(folder).keys() - wanted.keys():
        _take_away(folder / place)
    for place, path in wanted.items():
        if not _is_put(path, folder / place):
            _take_away(folder / place)
            _put(path, folder / place)


def _lacked(site: Path) -> Mapping[str, Path]:
    """The lessons of packages in whose places the site has nothing, by their places."""
    return {place: path for place, path in lessons().items() if not (site / place).exists()}


@cache
def _folder_of(site: Path) -> Path:
    # A name of this form is removed by the next server too, where this process is killed (`serving.run_folder`).
    folder = Path(tempfile.mkdtemp(prefix=f"tolva-{os.getpid()}-")).resolve()
    atexit.register(_remove, folder, os.getpid())
    gathered = folder / "notebooks"  # whose time is the site's: that of the folder around it says whose it is
    gathered.mkdir()
    _gathered[gathered] = site
    return gathered


def _files(site: Path) -> dict[str, Path]:
    """What lies in a site and in its languages' folders, but for these and what is hidden, by its place."""
    return {path.relative_to(site).as_posix(): path for path in _lying_in(site)}


def _lying_in(site: Path) -> Iterator[Path]:
    for path in site.iterdir():
        if path.name in LANGUAGES and path.is_dir():
            yield from (inner for inner in path.iterdir() if not inner.name.startswith("."))
        elif not path.name.startswith("."):
            yield path


def _is_put(path: Path, target: Path) -> bool:
    try:
        its, there = path.stat(), target.stat()
    except OSError:  # not there yet, or a link to what has gone
        return False
    return (its.st_mtime_ns, its.st_size) == (there.st_mtime_ns, there.st_size)


def _put(path: Path, target: Path) -> None:
    """A link, or else a copy: Windows lets not everybody make links."""
    target.parent.mkdir(exist_ok=True)
    try:
        target.symlink_to(path, target_is_directory=path.is_dir())
    except OSError:
        if path.is_dir():
            shutil.copytree(path, target)
        else:
            shutil.copy2(path, target)


def _take_away(target: Path) -> None:
    if target.is_dir() and not target.is_symlink():
        shutil.rmtree(target)
    else:
        target.unlink(missing_ok=True)


def _remove(folder: Path, process: int) -> None:
    if os.getpid() == process:  # not in a kernel that was forked from it
        shutil.rmtree(folder, ignore_errors=True)
