"""Jupyter's way to a forked kernel: a kernel provisioner, registered in pyproject.toml."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from jupyter_client.connect import KernelConnectionInfo
from jupyter_client.provisioning.local_provisioner import LocalProvisioner

from .client import FORK_SERVER, ForkError

_LAUNCHER = "ipykernel_launcher"
_KNOWN = {"env", "cwd", "kernel_id", "extra_arguments"}
_STREAMS = {"stdout": 1, "stderr": 2}
"""What a launch may say for a fork to do the same; the streams by their descriptors in the kernel."""


class ForkProvisioner(LocalProvisioner):
    """Forks a kernel, and starts it as ever where that fails; ending, interrupting and restarting stay as they are."""

    async def launch_kernel(self, cmd: list[str], **kwargs: Any) -> KernelConnectionInfo:
        """The kernel's connection, once it listens."""
        arguments = kernel_arguments(cmd)
        streams = _streams(kwargs)
        if arguments is None or streams is None or not _is_known(kwargs):
            return await super().launch_kernel(cmd, **kwargs)
        env = {**(kwargs.get("env") or os.environ), "JPY_PARENT_PID": str(os.getpid())}
        cwd = kwargs.get("cwd") or Path.cwd()
        try:
            forked = await FORK_SERVER.fork(arguments, env, str(cwd), streams)
        except ForkError:
            return await super().launch_kernel(cmd, **kwargs)
        self.process = forked  # type: ignore[assignment]  # the base class knows it as None
        self.pid = self.pgid = forked.pid
        self.cwd = cwd
        return self.connection_info


def kernel_arguments(command: Sequence[str]) -> list[str] | None:
    """What a command that starts an IPython kernel passes to it; None where it starts anything else."""
    if _LAUNCHER not in command:
        return None
    at = command.index(_LAUNCHER)
    return list(command[at + 1 :]) if command[at - 1] == "-m" else None


def _is_known(options: Mapping[str, Any]) -> bool:
    """Whether a launch asks for nothing but a kernel."""
    return all(value is None for name, value in options.items() if name not in _KNOWN | _STREAMS.keys())


def _streams(options: Mapping[str, Any]) -> dict[int, int] | None:
    """Our descriptors of the streams that the kernel is to have, by its own; None where they are yet to be made."""
    asked = {number: options[name] for name, number in _STREAMS.items() if options.get(name) is not None}
    found = {number: stream if isinstance(stream, int) else stream.fileno() for number, stream in asked.items()}
    return found if all(descriptor >= 0 for descriptor in found.values()) else None
