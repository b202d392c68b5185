"""A forked kernel's process, as the web server knows it: by its number and its connection."""

import os
import select
import signal
import socket
import subprocess
from contextlib import suppress

from .messages import receive

_UNKNOWN_STATUS = 1


class ForkedProcess:
    """What jupyter_client uses of a `subprocess.Popen`, for a process whose parent is the fork server."""

    stdin = stdout = stderr = None

    def __init__(self, pid: int, connection: socket.socket) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self._connection = connection

    def poll(self) -> int | None:
        """The exit status, negative for a signal; None while it runs."""
        if self.returncode is None:
            with suppress(BlockingIOError):
                # Nobody tells the status of a kernel that has outlived the fork server; its end shows.
                self.returncode = int(receive(self._connection).get("exit", _UNKNOWN_STATUS))
                self._connection.close()
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """The exit status, once there is one.

        Raises:
            subprocess.TimeoutExpired: it runs still.
        """
        if self.poll() is None:
            waiting = select.poll()  # what `select` has cannot wait for descriptors above 1024
            waiting.register(self._connection, select.POLLIN)
            waiting.poll(None if timeout is None else timeout * 1000)
        status = self.poll()
        if status is None:
            raise subprocess.TimeoutExpired("kernel", timeout or 0)
        return status

    def send_signal(self, number: int) -> None:
        """Send a signal, unless it has ended."""
        if self.poll() is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it."""
        self.send_signal(signal.SIGKILL)
