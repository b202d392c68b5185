"""The fork server: has imported what every kernel imports, and forks a kernel for each connection that it is sent.

Its argument is the descriptor of its end of the line to the web server. It has one thread and no event loop, and opens
no ZeroMQ socket: a fork copies none of these whole.
"""

import os
import signal
import socket
import sys
import threading
from contextlib import suppress

from .kernel import run_kernel
from .messages import send
from .preload import preload


class ForkServer:
    """Forks kernels, and tells each one's exit status on its connection."""

    def __init__(self, line: socket.socket) -> None:
        self._line = line
        self._kernels: dict[int, socket.socket] = {}

    def serve(self) -> None:
        """Fork until the line is closed; then end every kernel, for whoever used them is gone."""
        signal.signal(signal.SIGCHLD, lambda *_: self._reap())
        while descriptors := self._asked():
            for descriptor in descriptors:
                self._fork(socket.socket(fileno=descriptor))
        self._end_all()

    def _asked(self) -> list[int]:
        _, descriptors, _, _ = socket.recv_fds(self._line, 1, 1)
        return descriptors

    def _fork(self, connection: socket.socket) -> None:
        connection.set_inheritable(False)
        # A kernel that ends at once is to be known before it is reaped.
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGCHLD})
        try:
            pid = os.fork()
        except OSError as error:
            self._tell(connection, error=error.strerror)
        else:
            if pid == 0:
                self._leave()
                run_kernel(connection)
            self._kernels[pid] = connection
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD})

    def _leave(self) -> None:
        """In the kernel: let go of what is the fork server's."""
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD})
        for other in (self._line, *self._kernels.values()):
            other.close()

    def _reap(self) -> None:
        with suppress(ChildProcessError):
            while (ended := os.waitpid(-1, os.WNOHANG))[0]:
                pid, status = ended
                self._tell(self._kernels.pop(pid), exit=os.waitstatus_to_exitcode(status))

    def _tell(self, connection: socket.socket, **message: str | int | None) -> None:
        """Sends one last message and closes, having read what was still to come: otherwise the other end would hear of
        nothing but a reset."""
        with connection, suppress(OSError):  # nobody listens any more, or all was read
            send(connection, **message)
            connection.recv(1, socket.MSG_DONTWAIT)  # all of a packet goes with its first byte

    def _end_all(self) -> None:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGCHLD})
        for pid in self._kernels:
            for end in (os.killpg, os.kill):  # one that was forked just now has no group of its own yet
                with suppress(ProcessLookupError):
                    end(pid, signal.SIGKILL)


def main() -> None:
    """Load everything, then serve."""
    # Ctrl-C in the terminal is for the web server, which closes the line.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    line = socket.socket(fileno=int(sys.argv[1]))
    line.set_inheritable(False)
    try:
        preload()
        _check_alone()
    except Exception as error:  # whoever asked says it in words
        line.send(f"{type(error).__name__}: {error}".encode())
        sys.exit(1)
    ForkServer(line).serve()


def _check_alone() -> None:
    if threading.active_count() > 1:
        raise RuntimeError(f"a fork would lose threads: {threading.enumerate()}")
