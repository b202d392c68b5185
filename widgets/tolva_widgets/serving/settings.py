"""The settings that ``tolva-teach serve`` and a Jupyter server with our pages have in common."""

import logging
import os
from pathlib import Path
from typing import Any

from traitlets.config import Config

from tolva_teach.texts import sentence

from .forking.kernel_specs import ForkedKernelSpecs
from .jupyter_extension import WORDS_APART
from .kernels.client import EagerClient
from .kernels.manager import ThisPythonOnly
from .kernels.websocket import PageWebsocket
from .pages.cell_errors import show_cell_errors
from .pages.config_cache import cache_page_config
from .pages.frame import served_page_config
from .pages.markdown import PlainHeadings
from .pages.template_cache import compile_templates_once
from .shared_files import find_shared_files
from .versions import untried

# The page template lies here as Jupyter's data directories have it: voila/templates/NAME.
_JUPYTER_DATA = Path(__file__).parent / "jupyter"

# A page needs no more of JupyterLab than this to show a widget.
_EXTENSIONS = ["@voila-dashboards/widgets-manager8", "@jupyter-widgets/jupyterlab-manager", "anywidget"]

# A closed page ends its kernel. These are for pages that could not say so: a phone that fell asleep for half an hour.
_CULL_AFTER_SECONDS = 30 * 60
_CULL_EVERY_SECONDS = 60

# On a loaded machine what a cell shows may be read long after the word that it has run. Who does not wait makes a page
# without its widget, and nobody is told; the usual four seconds are too few for thirty pages at once. A kernel that has
# died is found out about in another way.
_OUTPUT_SECONDS = 600


# Those that are not switched off. nbconvert makes eight others anew for each page, asks each to do nothing, and looks
# each time whether the notebook is one still: with one look at the end that is `optimistic_validation`.
_PREPROCESSORS = [
    "nbconvert.preprocessors.TagRemovePreprocessor",
    "nbconvert.preprocessors.RegexRemovePreprocessor",
    "nbconvert.preprocessors.HighlightMagicsPreprocessor",
]


_NOT_SENT = [r".*\.(ipynb|py)", r"(.*/)?\.[^/]*(/.*)?"]
"""Of the files beside the notebooks: those themselves, as Voilà has it, and hidden ones, as a repository's own are."""


def set_up_templates() -> None:
    """Let Voilà find our page template, whatever else JUPYTER_PATH names, and take what is known of it already."""
    known = [path for path in os.environ.get("JUPYTER_PATH", "").split(os.pathsep) if path]
    if str(_JUPYTER_DATA) not in known:
        os.environ["JUPYTER_PATH"] = os.pathsep.join([str(_JUPYTER_DATA), *known])
    find_shared_files()
    compile_templates_once()
    cache_page_config()
    show_cell_errors()


def page_settings() -> Config:
    """How a notebook becomes a page, and how long its kernel lives."""
    return Config(
        {
            "VoilaConfiguration": {
                "template": "tolva",
                "page_config_hook": served_page_config,
                "extension_allowlist": _EXTENSIONS,
                "kernel_spec_manager_class": ThisPythonOnly,
                "file_denylist": _NOT_SENT,
                # Otherwise an address could pick another template, whose pages ask other hosts for fonts.
                "allow_template_override": "NO",
                "allow_theme_override": "NO",
            },
            "VoilaExporter": {
                "markdown_renderer_class": PlainHeadings,
                "default_preprocessors": _PREPROCESSORS,
                "optimistic_validation": True,
            },
            # What one cell of a lesson fails at does not keep the others from the page.
            "VoilaExecutor": {"iopub_timeout": _OUTPUT_SECONDS, "allow_errors": True},
            "KernelManager": {"client_factory": EagerClient},
            "MappingKernelManager": {
                "cull_idle_timeout": _CULL_AFTER_SECONDS,
                "cull_interval": _CULL_EVERY_SECONDS,
            },
        }
    )


def let_page_end_its_kernel(handler: Any, **_notebook: Any) -> None:
    """Give a page the cookie without which its request to end its kernel, when it is closed, is refused."""
    _ = handler.xsrf_token  # asking for it sets it


def configure_jupyter_server(config: Any) -> None:
    """Give a Jupyter server our pages under ``voila/render/``: call it with ``c`` in ``jupyter_server_config.py``."""
    for other in untried():
        facts = {"name": other.name, "installed": other.installed, "known": other.known}
        logging.getLogger(__name__).warning(sentence("en", "serve-untried", None, **facts))
    set_up_templates()
    config.merge(page_settings())
    config.ServerApp.kernel_websocket_connection_class = PageWebsocket
    if "kernel_spec_manager_class" not in config.ServerApp:
        config.ServerApp.kernel_spec_manager_class = ForkedKernelSpecs
    config.ServerApp.jpserver_extensions.update({WORDS_APART: True})
    config.ServerApp.tornado_settings = {"compress_response": True}
    config.VoilaConfiguration.prelaunch_hook = let_page_end_its_kernel
