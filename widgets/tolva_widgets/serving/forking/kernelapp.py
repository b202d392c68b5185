"""IPython's kernel, as it is when it is forked."""

import os
import re
import socket
import threading
from contextlib import suppress

from ipykernel.kernelapp import IPKernelApp
from traitlets.config.loader import Config, DeferredConfigString

_SETTING = re.compile(r"--(\w+)\.(\w+)=(.*)")


class ForkedKernelApp(IPKernelApp):
    """A kernel whose life hangs on its connection to the web server, not on its parent, which is the fork server."""

    _connection: socket.socket

    def ends_with(self, connection: socket.socket) -> None:
        """Take the connection; the process ends when the web server has let go of it."""
        self._connection = connection

    def init_poller(self) -> None:
        self.poller = threading.Thread(target=_end_with, args=[self._connection], daemon=True)

    def parse_command_line(self, argv: list[str] | None = None) -> None:
        """As IPython does, but for what Jupyter says to every kernel: a parser of seventy options takes long."""
        config = _config(argv or [])
        if config is None:
            super().parse_command_line(argv)
        else:
            self.cli_config = config
            self.update_config(config)


def _config(arguments: list[str]) -> Config | None:
    """What `-f FILE` and plain settings (`--Class.trait=value`) say; None where there is anything else."""
    match arguments:
        case ["-f", file, *rest]:
            settings = [_SETTING.fullmatch(argument) for argument in rest]
        case _:
            return None
    config = Config({"IPKernelApp": {"connection_file": file}})
    for setting in settings:
        if setting is None:
            return None
        name, trait, value = setting.groups()
        config[name][trait] = DeferredConfigString(value)
    return config


def _end_with(connection: socket.socket) -> None:
    with suppress(OSError):  # closed at this end, by whatever runs in the kernel
        connection.recv(1)
    os._exit(1)
