"""Reading the files that the command line is given: one text after the other, however large the file."""

import errno
import os
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import BinaryIO

from tolva_teach.records.record import SIZE_LIMIT

STDIN = "-"
LINES = ".jsonl"
"""The ending of a file that holds one text a line."""


@dataclass(frozen=True, slots=True)
class Text:
    """One text of a file."""

    name: str
    """The file, and for one of many lines `NAME:LINE`."""
    content: bytes
    """The text; one that is too large is cut just above `SIZE_LIMIT`, which is enough to be refused."""


def size_of(name: str) -> int:
    """The file's size in bytes, nought where it is unknown."""
    try:
        return 0 if name == STDIN else Path(name).stat().st_size
    except OSError:
        return 0


def texts_in(name: str) -> Iterator[Text]:
    """The file's texts: its lines for `.jsonl`, else the whole; standard input may hold one text, or one a line.

    Raises:
        OSError: the file cannot be read.
    """
    if name == STDIN:
        if sys.stdin is None:  # as Python has it where the shell has closed it: `<&-`
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        yield from _standard_input(sys.stdin.buffer)
        return
    with Path(name).open("rb") as file:
        if name.endswith(LINES):
            yield from _numbered(name, _lines(file))
        else:
            yield Text(name, file.read(SIZE_LIMIT + 1))


def _lines(file: BinaryIO) -> Iterator[bytes]:
    """Each line without its end; what a line has beyond the limit is passed over, not kept."""
    while line := file.readline(SIZE_LIMIT + 1):
        rest = line
        while not rest.endswith(b"\n") and (rest := file.readline(SIZE_LIMIT)):
            pass
        yield line.removesuffix(b"\n").removesuffix(b"\r")


def _numbered(name: str, lines: Iterable[bytes]) -> Iterator[Text]:
    for number, line in enumerate(lines, 1):
        if line.strip():
            yield Text(f"{name}:{number}", line)


def _standard_input(file: BinaryIO) -> Iterator[Text]:
    """One text a line where the first line is a whole object and more follows; else one text."""
    lines = _lines(file)
    first, second = next(lines, b""), next(lines, None)
    if second is not None and first.lstrip().startswith(b"{") and first.rstrip().endswith(b"}"):
        yield from _numbered(STDIN, chain([first, second], lines))
        return
    content, rest = first, chain([] if second is None else [second], lines)
    for line in rest:
        if len(content) <= SIZE_LIMIT:
            content += b"\n" + line
    yield Text(STDIN, content)
