"""Makes the HTML of a page ahead of its visitors."""

from pathlib import Path
from typing import Any

from voila.app import Voila
from voila.notebook_renderer import NotebookRenderer

from ...courses.kernel_need import KernelNeed, found
from .cell_errors import has_failed, outputs
from .config_cache import cached_page_config
from .render_kernels import RenderKernels

_WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
_MADE = {
    "frontend": "voila",
    "main_js": "voila.js",
    "kernel_start": lambda nb: None,
    "cell_generator": lambda nb, kernel_id: nb.cells,
}
"""What the template calls to have cells run, where they have run already."""


class PageRenderer:
    """Makes pages with Voilà's template and settings, for those that are kept."""

    def __init__(self, app: Voila) -> None:
        self._app = app
        self._kernels = RenderKernels(app)

    async def still(self, path: str) -> str | None:
        """The HTML of a notebook's page without a kernel; None where it shows a widget and does not say that it waits,
        and where a cell fails: the page is then made at each visit, which may go better.

        Args:
            path: the notebook's, in the folder that is served.
        """
        renderer = self._renderer(path)
        await renderer.initialize()
        await self._kernels.execute(renderer.notebook, str(Path(path).parent))
        said = renderer.notebook.metadata.get("tolva", {}).get("kernel")
        need = found(said, shows_widget=_shows_widget(renderer.notebook))
        if has_failed(renderer.notebook) or need is KernelNeed.AT_ONCE:
            return None
        parts = renderer.exporter.generate_from_notebook_node(
            renderer.notebook,
            resources=renderer.resources,
            extra_context=_MADE,
            page_config=renderer.page_config | {"early" if need is KernelNeed.LATE else "still": True},
        )
        return "".join([part async for part, _resources in parts])

    def _renderer(self, path: str) -> NotebookRenderer:
        app = self._app
        context = {
            "base_url": app.base_url,
            "settings": app.app.settings,
            "log": app.log,
            "voila_configuration": app.voila_configuration,
        }
        hook = app.voila_configuration.page_config_hook
        config = hook(cached_page_config(**context), notebook_path=path, **context)
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
    return any(_WIDGET_VIEW in output.get("data", {}) for output in outputs(notebook))
