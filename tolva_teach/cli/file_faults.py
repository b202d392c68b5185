"""Why a file could not be read or written, in a learner's words instead of the operating system's."""

import errno
from collections.abc import Mapping
from types import MappingProxyType

from tolva_teach.texts import sentence

_CAUSES: Mapping[int, str] = MappingProxyType(
    {
        errno.ENOENT: "missing",
        errno.ENOTDIR: "no-folder",
        errno.EISDIR: "is-folder",
        errno.EACCES: "not-allowed",
        errno.EPERM: "not-allowed",
        errno.EROFS: "read-only",
        errno.ENOSPC: "full",
        getattr(errno, "EDQUOT", errno.ENOSPC): "full",  # which not every system has
        errno.EBADF: "closed",
        errno.ENAMETOOLONG: "long-name",
    }
)


def why(error: OSError, lang: str) -> str:
    """The cause as part of a sentence; of one that we have no words for, the number that the system gives it."""
    if error.errno is None:  # several at once, of one copied folder
        return sentence(lang, "file-fault-unknown")
    return sentence(lang, f"file-fault-{_CAUSES.get(error.errno, 'other')}", number=str(error.errno))
