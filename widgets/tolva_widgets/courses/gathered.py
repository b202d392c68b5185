"""The kit's pages and the lessons that packages of games bring, in one folder, to be served, copied or built of."""

import atexit
import os
import shutil
import tempfile
from functools import cache
from pathlib import Path
from typing import TypeAlias

from tolva_teach.described import lessons

_Lesson: TypeAlias = tuple[str, Path, int]
"""Its place in the site, its file, and when that was last changed."""


def with_lessons(site: Path) -> Path:
    """The site with the lessons of all games beside its own pages; the site itself where no game brings any.

    The folder is this process's and goes with it. A page of the site is never replaced.
    """
    brought = tuple((place, path, path.stat().st_mtime_ns) for place, path in sorted(lessons().items()))
    return _gathered(site, brought) if brought and site.is_dir() else site


@cache
def _gathered(site: Path, brought: tuple[_Lesson, ...]) -> Path:
    # A name of this form is removed by the next server too, where this process is killed (`serving.run_folder`).
    folder = Path(tempfile.mkdtemp(prefix=f"tolva-{os.getpid()}-")).resolve()
    atexit.register(_remove, folder, os.getpid())
    gathered = folder / "notebooks"  # whose time is the site's: that of the folder around it says whose it is
    shutil.copytree(site, gathered, ignore=shutil.ignore_patterns(".*"))
    for place, path, _ in brought:
        target = gathered / place
        if not target.exists():
            target.parent.mkdir(exist_ok=True)
            shutil.copyfile(path, target)
    return gathered


def _remove(folder: Path, process: int) -> None:
    if os.getpid() == process:  # not in a kernel that was forked from it
        shutil.rmtree(folder, ignore_errors=True)
