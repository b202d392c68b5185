"""Kernels that a test starts as the pages do, one after the other, and asks for what they print."""

import os
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.manager import KernelManager
from jupyter_client.provisioning.local_provisioner import LocalProvisioner

from tolva_widgets.serving.kernels.manager import ThisPythonOnly

_SECONDS = 60


class Kernel:
    """A kernel that runs and is listened to."""

    def __init__(self, manager: KernelManager) -> None:
        self.manager = manager
        client = manager.client()
        assert isinstance(client, BlockingKernelClient)
        self.client = client
        self.client.start_channels()
        self.client.wait_for_ready(timeout=_SECONDS)

    @property
    def provisioner(self) -> LocalProvisioner:
        provisioner = self.manager.provisioner
        assert isinstance(provisioner, LocalProvisioner)
        return provisioner

    @property
    def process(self) -> Any:
        return self.provisioner.process

    @property
    def pid(self) -> int:
        return int(self.process.pid)

    def run(self, code: str, *, seconds: float = _SECONDS) -> str:
        """What the code prints, or the name of the exception that it raises."""
        heard: list[str] = []

        def hear(message: dict[str, Any]) -> None:
            content = message["content"]
            heard.append(content.get("ename") or content.get("text") or "")

        self.client.execute_interactive(code, output_hook=hear, timeout=seconds)
        return "".join(heard).strip()

    def begin(self, code: str) -> str:
        """Have it run code that does not come to an end by itself; what it is asked by, once it runs."""
        asked: str = self.client.execute(f"print('begun')\n{code}", stop_on_error=False)
        self._until(self.client.get_iopub_msg, asked, "stream")
        return asked

    def answer(self, asked: str) -> str:
        """How that has ended: `ok`, or the name of the exception."""
        content = self._until(self.client.get_shell_msg, asked, "execute_reply")["content"]
        return str(content.get("ename", content["status"]))

    def _until(self, get: Callable[..., dict[str, Any]], asked: str, kind: str) -> dict[str, Any]:
        while True:
            message = get(timeout=_SECONDS)
            if message["parent_header"].get("msg_id") == asked and message["msg_type"] == kind:
                return message


@contextmanager
def kernel(folder: Path | None = None, streams: Mapping[str, Any] | None = None, **env: str) -> Iterator[Kernel]:
    """A kernel such as a page's, with these variables in its environment, until the block ends.

    The streams, `stdout` and `stderr`, are as `subprocess.Popen` takes them.
    """
    with tempfile.TemporaryDirectory(dir="/tmp") as connection:
        file = f"{connection}/kernel.json"
        manager = KernelManager(transport="ipc", connection_file=file, kernel_spec_manager=ThisPythonOnly())
        manager.start_kernel(env={**os.environ, **env}, cwd=str(folder or Path.cwd()), **(streams or {}))
        started = None
        try:
            started = Kernel(manager)
            yield started
        finally:
            if started:
                started.client.stop_channels()
            manager.shutdown_kernel(now=True)


def until(holds: Callable[[], bool], seconds: float = 20) -> bool:
    """Whether that comes to hold within the time."""
    end = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def is_gone(pid: int) -> bool:
    """Whether there is no such process, not even one that waits to be reaped."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False
