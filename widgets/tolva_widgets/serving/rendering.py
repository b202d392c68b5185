"""A notebook made into a page with nobody waiting at the other end, in a kernel that ends with it."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from jupyter_core.utils import ensure_async
from voila.app import Voila
from voila.notebook_renderer import NotebookRenderer
from voila.utils import ENV_VARIABLE

from ..entries import LATE
from .failing import ForgivingExecutor
from .forking import WITH_STILLS
from .once import page_config_once

_WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
_MADE = {
    "frontend": "voila",
    "main_js": "voila.js",
    "kernel_start": lambda nb: None,
    "cell_generator": lambda nb, kernel_id: nb.cells,
}
"""What the template calls to have cells run, where they have run already."""


class PageMaker:
    """Makes pages with Voilà's template and settings, for those that are kept."""

    def __init__(self, app: Voila) -> None:
        self._app = app

    async def still(self, path: str) -> str | None:
        """The HTML of a notebook's page without a kernel; None where it shows a widget and does not say that it waits,
        and where a cell fails: the page is then made at each visit, which may go better.

        Args:
            path: the notebook's, in the folder that is served.
        """
        renderer = self._renderer(path)
        await renderer.initialize()
        await self._execute(renderer.notebook, str(Path(path).parent))
        widgets = _shows_widget(renderer.notebook)
        if _has_failed(renderer.notebook):
            return None
        if widgets and renderer.notebook.metadata.get("tolva", {}).get("kernel") != LATE:
            return None
        parts = renderer.exporter.generate_from_notebook_node(
            renderer.notebook,
            resources=renderer.resources,
            extra_context=_MADE,
            page_config=renderer.page_config | {"early" if widgets else "still": True},
        )
        return "".join([part async for part, _resources in parts])

    async def _execute(self, notebook: Any, folder: str) -> None:
        """Run the cells, whose outputs are then in the notebook."""
        app, kernels = self._app, self._app.kernel_manager
        # A page is made for nobody in particular: it has no address to wait for.
        said = {ENV_VARIABLE.VOILA_PREHEAT: "False", ENV_VARIABLE.VOILA_BASE_URL: app.base_url, WITH_STILLS: "yes"}
        environment = os.environ | said
        name = notebook.metadata.kernelspec.name
        kernel_id = await kernels.start_kernel(kernel_name=name, path=folder, env=environment)
        executor = ForgivingExecutor(notebook, km=kernels.get_kernel(kernel_id), config=app.config)
        try:
            executor.kc = await executor.async_start_new_kernel_client()
            # Cell by cell: what executes a whole notebook takes Ctrl-C for itself, and the server would not hear of it.
            for place, cell in enumerate(notebook.cells):
                await executor.execute_cell(cell, None, place, store_history=False)
        finally:
            if executor.kc:
                await ensure_async(executor.kc.stop_channels())
            if kernel_id in kernels:  # not ended with all others
                await ensure_async(kernels.shutdown_kernel(kernel_id, now=True))

    def _renderer(self, path: str) -> NotebookRenderer:
        app = self._app
        context = {
            "base_url": app.base_url,
            "settings": app.app.settings,
            "log": app.log,
            "voila_configuration": app.voila_configuration,
        }
        hook = app.voila_configuration.page_config_hook
        config = hook(page_config_once(**context), notebook_path=path, **context)
        return NotebookRenderer(
            voila_configuration=app.voila_configuration,
            traitlet_config=app.config,
            notebook_path=path,
            template_paths=app.template_paths,
            config_manager=app.config_manager,
            contents_manager=app.contents_manager,
            base_url=app.base_url,
            kernel_spec_manager=app.kernel_spec_manager,
            page_config=config,
        )


def _shows_widget(notebook: Any) -> bool:
    return any(_WIDGET_VIEW in output.get("data", {}) for output in _outputs(notebook))


def _has_failed(notebook: Any) -> bool:
    return any(output["output_type"] == "error" for output in _outputs(notebook))


def _outputs(notebook: Any) -> Iterator[Any]:
    return (output for cell in notebook.cells for output in cell.get("outputs", []))
