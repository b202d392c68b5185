"""Which kernel runs the notebooks, and how many of them start at a time."""

import asyncio
import os
from contextlib import suppress
from typing import Any

from jupyter_client.kernelspec import KernelSpec
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from traitlets import default

from .forking.specs import ForkedKernelSpecs

# A start keeps one processor busy.
_STARTS_AT_A_TIME = max(2, os.cpu_count() or 1)
_START_SECONDS = 30


# A page has no use for what was typed elsewhere, and what happens in it is nobody's to look up.
_NO_HISTORY = "--HistoryManager.enabled=False"


class ThisPythonOnly(ForkedKernelSpecs):
    """Knows one kernel: the Python that serves, where our packages are.

    A person's own kernel that happens to be named python3 comes before it elsewhere in Jupyter, and may lack them.
    """

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        """Its specification, for a page."""
        spec = super().get_kernel_spec(kernel_name)
        spec.argv = [*spec.argv, _NO_HISTORY]
        return spec

    @default("kernel_dirs")
    def _no_installed_kernels(self) -> list[str]:
        return []


class KernelsInTurn(AsyncMappingKernelManager):
    """Starts a few kernels at a time. Thirty that start together are all late, and some give up waiting."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)  # type: ignore[no-untyped-call]
        self._turns = asyncio.Semaphore(_STARTS_AT_A_TIME)

    async def start_kernel(self, **options: Any) -> str:  # type: ignore[override]  # the base class assigns it
        """Start a kernel when its turn comes; the next turn comes when it answers."""
        async with self._turns:
            kernel_id: str = await super().start_kernel(**options)
            await self._until_it_answers(kernel_id)
        return kernel_id

    async def _until_it_answers(self, kernel_id: str) -> None:
        client: Any = self.get_kernel(kernel_id).client()
        client.start_channels()
        with suppress(RuntimeError):  # It never will. Whoever asked for it finds out.
            await client.wait_for_ready(timeout=_START_SECONDS)
        client.stop_channels()
