"""A kernel made before the fork; what only a running kernel can have it gets after it."""

import atexit
import os
import sys
import uuid
from pathlib import Path
from typing import Any, Self

from ipykernel.ipkernel import IPythonKernel


class PrebuiltKernel(IPythonKernel):
    """IPython's kernel with its shell, made without sockets, threads and names of its own.

    Half of what a kernel's start takes is making this: a thousand pages of memory are copied for a list of all modules
    alone. Where it is not made before the fork, it is IPython's kernel as ever.
    """

    @classmethod
    def instance(cls, *args: Any, **given: Any) -> Self:
        """The kernel, which is made when it is asked for first. One that was made before the fork takes what is given.

        It is what `IPKernelApp` asks for, in the child, once it has sockets and threads.
        """
        if not cls.initialized():
            return super().instance(*args, **given)
        kernel = super().instance()
        kernel._take(given)
        return kernel

    @classmethod
    def forget(cls) -> None:
        """Let go of what was made, shell and all: the next that is asked for is made anew."""
        if cls.initialized():
            shell: Any = cls.instance().shell
            atexit.unregister(shell.atexit_operations)
            shell.clear_instance()
            cls.clear_instance()

    def _take(self, given: dict[str, Any]) -> None:
        """Take what the constructor would have been given, and hand it on as that does."""
        self.ident = str(uuid.uuid4())
        for name, value in given.items():
            if value is not None:
                setattr(self, name, value)
        self._stdout, self._stderr = sys.stdout, sys.stderr
        self._take_shell()
        if debugger := getattr(self, "debugger", None):  # as the package debugpy can be had or not
            debugger.session, debugger.shell_socket = self.session, self.debug_shell_socket
            debugger.debugpy_client.debugpy_stream = self.debugpy_stream

    def _take_shell(self) -> None:
        shell: Any = self.shell
        shell.starting_dir = str(Path.cwd())
        shell.init_environment()
        shell.save_sys_module_state()
        shell.history_manager.reset(new_session=False)
        if name := os.environ.get("JPY_SESSION_NAME"):
            shell.user_ns["__session__"] = name
        for publisher in (shell.displayhook, shell.display_pub):
            publisher.session, publisher.pub_socket = self.session, self.iopub_socket
        shell.displayhook.topic = self._topic("execute_result")  # type: ignore[no-untyped-call]
