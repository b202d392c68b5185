"""Where the command line prints: faults of writing are told apart from those of reading, and any text is written."""

import codecs
import errno
import os
from contextlib import suppress
from pathlib import Path
from typing import Any, TextIO

_ANY_CHARACTER = "tolva-any-character"


class OutputError(Exception):
    """What was printed cannot be written: the disk is full, the output closed, nobody reads any more."""

    def __init__(self, cause: OSError) -> None:
        super().__init__(str(cause))
        self.cause = cause


class Output:
    """A stream to print to, whose faults are `OutputError`: no command takes them for faults of what it reads."""

    def __init__(self, stream: TextIO | None) -> None:
        """
        Args:
            stream: standard output or standard error; None where it is closed, as Python has it.
        """
        self._stream = stream
        if stream is not None and hasattr(stream, "reconfigure"):  # a test's stream may have no encoding
            stream.reconfigure(encoding="utf-8", errors=_ANY_CHARACTER)

    def write(self, text: str) -> int:
        """Writes the text.

        Raises:
            OutputError: it cannot be written.
        """
        if self._stream is None:
            raise OutputError(OSError(errno.EBADF, os.strerror(errno.EBADF)))
        try:
            return self._stream.write(text)
        except OSError as fault:
            raise OutputError(fault) from fault

    def flush(self) -> None:
        """Sees to it that all is written.

        Raises:
            OutputError: it cannot be.
        """
        try:
            if self._stream is not None:
                self._stream.flush()
        except OSError as fault:
            raise OutputError(fault) from fault

    def isatty(self) -> bool:
        """Whether a person sees it at once."""
        return self._stream is not None and self._stream.isatty()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


class Complaints(Output):
    """Standard error: where even that cannot be written, nobody is left to tell, and the command goes on."""

    def write(self, text: str) -> int:
        try:
            return super().write(text)
        except OutputError:
            return len(text)

    def flush(self) -> None:
        with suppress(OutputError):
            super().flush()


def drop_output(stream: TextIO) -> None:
    """Lets go of what could not be written, so that Python does not try again at its end."""
    with suppress(AttributeError, OSError), Path(os.devnull).open("wb") as nowhere:  # it may be closed, or no file
        os.dup2(nowhere.fileno(), stream.fileno())


def _any_character(fault: UnicodeError) -> tuple[bytes | str, int]:
    """What Python has kept of bytes that it could not read, where no locale says how, is written as those bytes if they
    are text; else in signs that every terminal shows."""
    if isinstance(fault, UnicodeEncodeError):
        kept = fault.object[fault.start : fault.end]
        try:
            content = kept.encode("utf-8", "surrogateescape")
            content.decode("utf-8")
        except UnicodeError:
            pass
        else:
            return content, fault.end
    return codecs.backslashreplace_errors(fault)


codecs.register_error(_ANY_CHARACTER, _any_character)
