"""Which kernels are forked: those that would be started with the Python that serves."""

import os
import sys
from typing import Any

from jupyter_client.kernelspec import KernelSpec, KernelSpecManager

from .client import FORK_SERVER, PROVISIONER
from .provisioner import kernel_arguments

_CHOICE = "JUPYTER_DEFAULT_PROVISIONER_NAME"
"""With this Jupyter lets a person choose how kernels come to be; who has chosen gets that."""

_NOT_FROZEN = "-Xfrozen_modules=off"
"""What ipykernel starts Python with; so does the fork server."""


class ForkedKernelSpecs(KernelSpecManager):
    """The kernels that are installed; this Python's own are forked."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        if _CHOICE not in os.environ:
            FORK_SERVER.start()

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        """A kernel's specification, which names our provisioner where a fork does as well."""
        spec = super().get_kernel_spec(kernel_name)
        if _CHOICE not in os.environ and is_ours(spec) and FORK_SERVER.usable:
            spec.metadata = {**spec.metadata, "kernel_provisioner": {"provisioner_name": PROVISIONER}}
        return spec


def is_ours(spec: KernelSpec) -> bool:
    """Whether it starts a kernel with this Python, in which our packages are, and with no options of its own."""
    python, *rest = spec.argv or [""]
    options = [option for option in rest[:2] if option != _NOT_FROZEN]
    names = (sys.executable, "python", "python{}".format(*sys.version_info), "python{}.{}".format(*sys.version_info))
    return python in names and options[:1] == ["-m"] and kernel_arguments(spec.argv) is not None
