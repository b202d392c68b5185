"""What the terminal is told where nothing can be written any more: a sentence, not a traceback for each try."""

import errno
import logging
import time
from collections.abc import Callable

from .admission.maintenance import Tell

_NO_ROOM = frozenset((errno.ENOSPC, errno.EDQUOT, errno.EROFS))
_SECONDS_BETWEEN = 60


class NoRoom(logging.Filter):
    """Takes what a full or closed disk brings about out of a log, and tells of it once a minute."""

    def __init__(self, tell: Tell, place: str, clock: Callable[[], float] = time.monotonic) -> None:
        """
        Args:
            tell: how to speak to whoever serves.
            place: where it is that nothing can be written.
            clock: seconds that only go on.
        """
        super().__init__()
        self._tell = tell
        self._place = place
        self._clock = clock
        self._next = 0.0

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is about something else."""
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, OSError) or error.errno not in _NO_ROOM:
            return True
        if self._clock() >= self._next:
            self._next = self._clock() + _SECONDS_BETWEEN
            self._tell("no-room", place=self._place, why=error.strerror or str(error))
        return False
