"""How many learners this computer has room for at once."""

import os
import sys
from contextlib import suppress
from pathlib import Path

import psutil

if sys.platform != "win32":
    import resource

MEGABYTES_A_LEARNER = 64
"""A started kernel with a quiz shown, and what the browser's connection costs the server."""
LEARNERS_A_PROCESSOR = 25
"""A page takes most of a second of a processor's time to open, and little after that."""

DESCRIPTORS_A_LEARNER = 26
"""Open files of the server: sockets to a kernel's channels, and a browser's connections while it opens a page."""

_SERVER_MEGABYTES = 256
_SERVER_DESCRIPTORS = 60
FEWEST_DESCRIPTORS = _SERVER_DESCRIPTORS + DESCRIPTORS_A_LEARNER
"""What it takes to serve one."""
_FEWEST, _MOST = 4, 200
_ENOUGH_DESCRIPTORS = _MOST * DESCRIPTORS_A_LEARNER + _SERVER_DESCRIPTORS
_LIMIT, _USED = Path("/sys/fs/cgroup/memory.max"), Path("/sys/fs/cgroup/memory.current")


def learners() -> int:
    """How many this computer has memory and processors for, as it stands."""
    by_memory = (free_megabytes() - _SERVER_MEGABYTES) // MEGABYTES_A_LEARNER
    bears = max(_FEWEST, min(by_memory, processors() * LEARNERS_A_PROCESSOR, _MOST))
    return max(1, min(bears, most_by_descriptors()))


def most_by_descriptors() -> int:
    """How many can be here before pages fail for want of open files; none, where there are too few for the server."""
    return max(0, (descriptors() - _SERVER_DESCRIPTORS) // DESCRIPTORS_A_LEARNER)


def descriptors() -> int:
    """How many files and sockets this process may have open."""
    if sys.platform == "win32":
        return _ENOUGH_DESCRIPTORS
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return _ENOUGH_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft


def raise_descriptor_limit() -> None:
    """Have as many as a full house takes, as far as this system lets us: many begin with 256 or 1024."""
    if sys.platform == "win32" or descriptors() >= _ENOUGH_DESCRIPTORS:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = _ENOUGH_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, _ENOUGH_DESCRIPTORS)
    with suppress(ValueError, OSError):  # a system may have a limit of its own
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))


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
