"""The web server's end: starts the fork server, asks it for kernels, and says so when that cannot be done."""

import asyncio
import atexit
import logging
import os
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from importlib.metadata import entry_points

from tolva_teach.texts import sentence

from .messages import SIZE_LIMIT, Request, parsed, send_request
from .process import ForkedProcess

PROVISIONER = "tolva-fork"
"""The name under which pyproject.toml registers the provisioner."""

# The server's folder is on no kernel's path, and modules are such that a debugger can look into them.
_RUN = "import sys; del sys.path[0]; from tolva_widgets.serving.forking.forkserver import main; main()"
_COMMAND = [sys.executable, "-Xfrozen_modules=off", "-c", _RUN]
_LOADING_SECONDS = 60
_FORKING_SECONDS = 15
_ENDING_SECONDS = 5


class ForkError(Exception):
    """No kernel was forked; the message says why, in words for the log."""


class ForkServerClient:
    """Asks for forks. The fork server is started when it is first needed, and again when one that has worked is gone.

    One that failed before it forked anything would fail again: from then on every kernel is started.
    """

    def __init__(self, command: Sequence[str] = _COMMAND) -> None:
        self._command = list(command)
        self._server: _Running | None = None
        self._given_up = False

    @property
    def usable(self) -> bool:
        """Whether it is worth asking."""
        return not self._given_up

    def start(self) -> None:
        """Have the fork server load what kernels need, before one is asked for; where that cannot be, say so."""
        with suppress(ForkError):
            self._running()

    async def fork(
        self, argv: Sequence[str], env: Mapping[str, str], cwd: str, streams: Mapping[int, int] | None = None
    ) -> ForkedProcess:
        """A kernel's process, which listens on what its connection file names.

        Args:
            argv: the arguments that the kernel would be started with.
            env: its whole environment.
            cwd: its folder.
            streams: descriptors of this process that the kernel has for its output (1) or what it says of faults (2).

        Raises:
            ForkError: there is none; what the log needs to say has been said.
        """
        server = self._running()
        try:
            return await server.fork(Request(list(argv), dict(env), cwd), streams or {})
        except (OSError, ForkError) as error:
            if not server.is_at_fault(error):
                raise ForkError(str(error)) from error
            await asyncio.sleep(0)  # others that wait for it find it gone before anybody starts another
            self._drop(server, error)
            raise ForkError(str(error)) from error

    def stop(self) -> None:
        """End the fork server, and with it what is left of its kernels."""
        server, self._server = self._server, None
        if server:
            server.stop()

    def _running(self) -> "_Running":
        if self._given_up:
            raise ForkError("given up")
        if self._server is None:
            try:
                if why := _lacking():
                    raise ForkError(why)
                self._server = _Running(self._command)
            except (OSError, ForkError) as error:
                self._give_up(error)
                raise ForkError(str(error)) from error
            atexit.register(self.stop)
        return self._server

    def _drop(self, server: "_Running", error: Exception) -> None:
        """Let go of a fork server that did not do its work; the kernels that it has forked live on."""
        if server is not self._server:  # somebody else has found out
            return
        self._server = None
        why = server.kill() or _words("forks-silent" if isinstance(error, TimeoutError) else "forks-failed", error)
        if server.proven:
            _log(_words("forks-anew", ForkError(why)))
        else:
            self._give_up(ForkError(why))

    def _give_up(self, error: Exception) -> None:
        self._given_up = True
        _log(_words("no-forks", error))


class _Running:
    """A fork server that runs, or did so."""

    def __init__(self, command: Sequence[str]) -> None:
        self.proven = False
        self._line, its = socket.socketpair()
        with its:
            self._process = subprocess.Popen(
                [*command, str(its.fileno())],
                stdin=subprocess.DEVNULL,
                pass_fds=[its.fileno()],
                # Ctrl-C is for the web server alone, which ends its kernels in its own way.
                start_new_session=True,
            )
        self._line.setblocking(False)

    async def fork(self, request: Request, streams: Mapping[int, int]) -> ForkedProcess:
        ours, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        ours.setblocking(False)
        try:
            with its:
                send_request(ours, request, streams)
                socket.send_fds(self._line, [b"."], [its.fileno()])
            told = asyncio.get_running_loop().sock_recv(ours, SIZE_LIMIT)
            said = parsed(await asyncio.wait_for(told, _FORKING_SECONDS if self.proven else _LOADING_SECONDS))
            if not said:
                raise ConnectionResetError
            if "pid" not in said:
                raise ForkError(str(said.get("error", said.get("exit", ""))))
        except BaseException:
            ours.close()
            raise
        self.proven = True
        return ForkedProcess(said["pid"], ours)

    def is_at_fault(self, error: Exception) -> bool:
        """Whether the fork server has failed, and not one request: one may ask for too much, or for what cannot be.

        It has when it is gone or silent, and when it has never forked anything that ran.
        """
        if isinstance(error, ForkError):
            return not self.proven
        return isinstance(error, (ConnectionError, TimeoutError))

    def stop(self) -> None:
        """Let it end, and its kernels with it."""
        self._line.close()
        try:
            self._process.wait(_ENDING_SECONDS)
        except subprocess.TimeoutExpired:
            self.kill()

    def kill(self) -> str:
        """End it and not its kernels; what it has said of its own trouble."""
        said = ""
        with suppress(OSError):
            said = self._line.recv(1000).decode("utf-8", "replace")
        self._process.kill()
        self._process.wait()
        self._line.close()
        return said


def _lacking() -> str:
    """What kernels cannot be forked for on this computer, in words; nothing where they can."""
    if not hasattr(os, "fork"):
        return _words("forks-none")
    if sys.platform == "darwin":  # system libraries there have threads of their own, which a fork breaks
        return _words("forks-unsafe")
    if not entry_points(group="jupyter_client.kernel_provisioners", name=PROVISIONER):
        return _words("forks-unknown")
    return ""


def _words(key: str, why: Exception | None = None) -> str:
    return sentence("en", f"serve-{key}", None, **({} if why is None else {"why": str(why) or type(why).__name__}))


def _log(words: str) -> None:
    logging.getLogger(__name__).warning(words)


FORK_SERVER = ForkServerClient()
"""The one that this process asks."""
