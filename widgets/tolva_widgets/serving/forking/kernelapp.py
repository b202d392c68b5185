"""IPython's kernel, as it is when it is forked."""

import os
import re
import socket
import threading
from contextlib import suppress
from typing import Any, Self

from ipykernel.kernelapp import IPKernelApp
from traitlets import default
from traitlets.config.loader import Config, DeferredConfigString

from . import PAGE_SETTINGS
from .few_lines import FewLines
from .prebuilt_kernel import PrebuiltKernel

_SETTING = re.compile(r"--(\w+)\.(\w+)=(.*)")
_DECISIVE = ("HOME", "IPYTHON", "PYTHON", "XDG_")
"""What the names of variables begin with that decide where IPython finds its configuration, and what that is."""


class ForkedKernelApp(IPKernelApp):
    """A kernel whose life hangs on its connection to the web server, not on its parent, which is the fork server.

    What takes long and needs neither a socket nor a thread nor anything drawn at random is made before the fork: the
    application, with IPython's configuration read, and the kernel with the shell that runs cells. The child makes the
    rest.
    """

    _connection: socket.socket
    _prebuilt_in: dict[str, str] | None = None
    """The decisive part of the environment that it was made ready in."""

    @classmethod
    def prebuild(cls) -> None:
        """Make what a page's kernel can have before the fork."""
        app = cls.instance()
        app.parse_command_line(["-f", "", *PAGE_SETTINGS])
        app.init_profile_dir()  # type: ignore[no-untyped-call]
        app.load_config_file()
        app.update_config(app.cli_config)
        if app.kernel_class is PrebuiltKernel:  # the configuration may name another
            PrebuiltKernel.instance(parent=app, log=app.log, profile_dir=app.profile_dir, user_ns=None)
            app._prebuilt_in = _decisive()

    @classmethod
    def for_kernel(cls, arguments: list[str], connection: socket.socket) -> Self:
        """The application of a kernel with these arguments, which ends when the web server lets go of the connection.

        One that differs from a page's has nothing of what was made ready.
        """
        if cls.initialized() and not cls.instance()._is_prebuilt_for(arguments):
            PrebuiltKernel.forget()
            cls.clear_instance()
        app = cls.instance()
        app._connection = connection
        app.parent_handle = os.getppid()
        for handler in app.log.handlers:
            handler.addFilter(FewLines())
        return app

    def _is_prebuilt_for(self, arguments: list[str]) -> bool:
        return arguments[:1] == ["-f"] and arguments[2:] == [*PAGE_SETTINGS] and self._prebuilt_in == _decisive()

    @default("kernel_class")
    def _prebuilt_kernel(self) -> type[PrebuiltKernel]:
        return PrebuiltKernel

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

    def load_config_file(self, *args: Any, **options: Any) -> None:
        """Read IPython's configuration, unless that was done before the fork."""
        if self._prebuilt_in is None:
            super().load_config_file(*args, **options)  # type: ignore[no-untyped-call]


def _decisive() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name.startswith(_DECISIVE)}


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
