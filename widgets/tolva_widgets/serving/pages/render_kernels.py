"""The kernels in which pages are made with nobody waiting at the other end."""

import asyncio
import os
from contextlib import suppress
from typing import Any

from jupyter_core.utils import ensure_async
from tornado.web import HTTPError
from voila.app import Voila
from voila.utils import ENV_VARIABLE

from ..forking import WITH_STILLS
from ..forking.process import ForkedProcess
from .cell_errors import ErrorShowingExecutor, has_failed

_MOST = 2
"""How many kernels wait for the next page: one for those that are made in turn, one for whoever asks for another."""
_IDLE_SECONDS = 20
"""How long they do."""

_CLEARING_SECONDS = 10

_CLEAR = """
from tolva_widgets.serving.pages.kernel_reset import reset_kernel
reset_kernel({site!r}, {folder!r})
"""


class RenderKernels:
    """Runs the cells of notebooks, each as in a kernel of its own.

    A kernel that was forked ends with its page, for the next is there in an instant. To start one keeps a processor
    busy for more than a second, and those of all pages would for minutes: one that was started is cleared and makes
    the next page, until no more are asked for.
    """

    def __init__(self, app: Voila) -> None:
        """
        Args:
            app: the server, which starts the kernels.
        """
        self._app = app
        self._free: list[str] = []
        self._ending: asyncio.Task[None] | None = None

    async def execute(self, notebook: Any, folder: str) -> None:
        """Run the cells, whose outputs are then in the notebook.

        Args:
            notebook: as nbformat reads it.
            folder: its own, in the folder that is served.
        """
        kernel_id, used = await self._taken(notebook.metadata.kernelspec.name, folder)
        kernel = self._app.kernel_manager.get_kernel(kernel_id)
        executor = ErrorShowingExecutor(notebook, km=kernel, config=self._app.config)
        whole = False
        try:
            executor.kc = await executor.async_start_new_kernel_client()
            if used:
                await self._clear(executor.kc, folder)
            # Cell by cell: what executes a whole notebook takes Ctrl-C for itself, and the server would not hear of it.
            for place, cell in enumerate(notebook.cells):
                await executor.execute_cell(cell, None, place, store_history=False)
            whole = not has_failed(notebook)
        finally:
            if executor.kc:
                await ensure_async(executor.kc.stop_channels())
            await self._left(kernel_id, again=whole and not isinstance(kernel.provisioner.process, ForkedProcess))

    async def _taken(self, name: str, folder: str) -> tuple[str, bool]:
        """A kernel, and whether it has made a page before."""
        while self._free:
            if (kernel_id := self._free.pop()) in self._app.kernel_manager:  # not ended by itself
                return kernel_id, True
        # A page is made for nobody in particular: it has no address to wait for.
        said = {
            ENV_VARIABLE.VOILA_PREHEAT: "False",
            ENV_VARIABLE.VOILA_BASE_URL: self._app.base_url,
            WITH_STILLS: "yes",
        }
        environment = os.environ | said
        started = self._app.kernel_manager.start_kernel(kernel_name=name, path=folder, env=environment)
        return await started, False

    async def _clear(self, client: Any, folder: str) -> None:
        """Have the kernel begin anew.

        Raises:
            RuntimeError: it did not.
            TimeoutError: it does not answer.
        """
        where = self._app.kernel_manager.cwd_for_path(folder)
        code = _CLEAR.format(site=self._app.root_dir, folder=where)
        answer = await client.execute(code, silent=True, reply=True, timeout=_CLEARING_SECONDS)
        if answer["content"]["status"] != "ok":
            raise RuntimeError(answer["content"])

    async def _left(self, kernel_id: str, *, again: bool) -> None:
        if not again or len(self._free) == _MOST:
            await self._end(kernel_id)
            return
        self._free.append(kernel_id)
        if self._ending:
            self._ending.cancel()
        self._ending = asyncio.create_task(self._end_when_idle())

    async def _end_when_idle(self) -> None:
        await asyncio.sleep(_IDLE_SECONDS)
        while self._free:
            await self._end(self._free.pop())

    async def _end(self, kernel_id: str) -> None:
        with suppress(HTTPError, KeyError):  # ended with all others
            await ensure_async(self._app.kernel_manager.shutdown_kernel(kernel_id, now=True))
