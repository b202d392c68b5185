"""Which files of a folder the cells of a notebook read: what they need in a browser too."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

_WRITING = os.O_WRONLY | os.O_RDWR
_watching: list["FilesRead"] = []
"""Who is told of each file that is opened."""
_hooked: list[bool] = []


class FilesRead:
    """The files that were opened to be read, as they were named."""

    def __init__(self) -> None:
        self._folder = Path.cwd()
        self.paths: set[Path] = set()
        """Each from the root, though not through links: as the cells name it."""

    def note(self, path: Any, flags: int) -> None:
        """Takes a file that is opened."""
        if isinstance(path, (str, bytes)) and not flags & _WRITING:
            self.paths.add(Path(os.path.normpath(self._folder / os.fsdecode(path))))


@contextmanager
def files_read() -> Iterator[FilesRead]:
    """Notes what is read meanwhile, by whatever means Python has, from the folder that one is in now."""
    if not _hooked:  # Python takes no such hook back: there is one, which does nothing where nobody watches
        _hooked.append(True)
        sys.addaudithook(_hear)
    noted = FilesRead()
    _watching.append(noted)
    try:
        yield noted
    finally:
        _watching.remove(noted)


def _hear(event: str, facts: tuple[Any, ...]) -> None:
    if event == "open":
        for one in _watching:
            one.note(facts[0], facts[2])


def left_out(cell_text: str, path: Path, site: Path) -> bool:
    """Whether a file that was read is none of the folder's, or is named from the root: a browser has no such file.

    What no cell names is read by what the cells import, which looks for it where it is installed.
    """
    if path.is_relative_to(site):
        return str(path) in cell_text
    return path.name in cell_text and path.is_file()
