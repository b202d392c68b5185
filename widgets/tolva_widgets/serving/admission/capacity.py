"""How many learners this computer has room for at once."""

import os
from contextlib import suppress
from pathlib import Path

import psutil

MEGABYTES_A_LEARNER = 64
"""A started kernel with a quiz shown, and what the browser's connection costs the server."""
LEARNERS_A_PROCESSOR = 25
"""A page takes most of a second of a processor's time to open, and little after that."""

_SERVER_MEGABYTES = 256
_FEWEST, _MOST = 4, 200
_LIMIT, _USED = Path("/sys/fs/cgroup/memory.max"), Path("/sys/fs/cgroup/memory.current")


def learners() -> int:
    """How many this computer has memory and processors for, as it stands."""
    by_memory = (free_megabytes() - _SERVER_MEGABYTES) // MEGABYTES_A_LEARNER
    return max(_FEWEST, min(by_memory, processors() * LEARNERS_A_PROCESSOR, _MOST))


def processors() -> int:
    """How many there are for us."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def free_megabytes() -> int:
    """The memory that can be had without taking it from another program; in a container, what that is allowed."""
    free: int = psutil.virtual_memory().available
    with suppress(OSError, ValueError):  # no container, or no limit ("max")
        free = min(free, int(_LIMIT.read_text()) - int(_USED.read_text()))
    return max(0, free) // 2**20
