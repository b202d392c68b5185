"""Our pages on the stage: no server and no kernel, and a page is there in a tenth of the time.

The page is what our template makes of the notebook; its cells run in the test's own process, and what a person does on
the page reaches their widgets, and back, while the test waits for it. In place of the front ends of Voilà, ipywidgets
and anywidget stand `stage_front.js` and what shows the widgets of a page of files (`tolva_widgets.site`).

Each time that a page is opened, be it by reloading or by a link, its cells run anew, as in a kernel of its own.
"""

import itertools
import json
import logging
import re
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AbstractContextManager, chdir
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import nbformat
from IPython.core.formatters import DisplayFormatter
from playwright.sync_api import BrowserContext, Route, WebSocketRoute
from traitlets.log import get_logger
from voila.exporter import VoilaExporter
from voila.paths import collect_template_paths
from voila.static_file_handler import TemplateStaticFileHandler

from tolva_widgets.serving.pages.frame import page_config
from tolva_widgets.serving.settings import page_settings, set_up_templates
from tolva_widgets.site import builder
from tolva_widgets.site.inprocess_kernel import InProcessKernel, run_cells

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"

# A browser takes what ends so for safe, as it takes a server on the same machine: a page may use the clipboard there.
ORIGIN = "http://stage.localhost"
HOST = urlsplit(ORIGIN).netloc

_FRONT = Path(__file__).with_name("stage_front.js")
_HOST = Path(builder.__file__).with_name("static") / "host.js"
_styles = cache(builder.widget_styles)
_PAGES, _TEMPLATES, _SCRIPTS = "/voila/render/", "/voila/templates/", "/scripts"
_VIEW = "application/vnd.jupyter.widget-view+json"
# What a page has in place of what is another at each visit.
_KERNEL, _MODEL = "the-kernel", "the-model-"
_FORMATTER = DisplayFormatter()
_NUMBERS = itertools.count()
"""Of the kernels of all sites: their widgets' names are told apart by it, and all of them are in this process."""


class Kernel:
    """What one visit of a page has in Python: its widgets, and the way between them and the page."""

    def __init__(self, name: str) -> None:
        """
        Args:
            name: that no other visit has: widgets of several are in this process at once.
        """
        self._visit = InProcessKernel(self.say, prefix=f"{int(name):08x}")
        self._waiting: list[str] | None = []
        self._socket: WebSocketRoute | None = None
        self.shown: list[object] = []
        """What the cells show, in their order."""

    def running(self) -> AbstractContextManager[None]:
        """Widgets that are made meanwhile are this page's."""
        return self._visit.running()

    def say(self, comm_id: str, data: dict[str, Any]) -> None:
        """Tells the page, as soon as it listens."""
        text = json.dumps({"id": comm_id, "data": data})
        if self._waiting is not None:
            self._waiting.append(text)
        elif self._socket is not None:
            self._socket.send(text)

    def connect(self, socket: WebSocketRoute) -> None:
        """Tells the page all that has been said, and hears it from now on."""
        socket.on_message(self._hear)
        socket.on_close(lambda _code, _reason: self.end())
        self._socket, waiting, self._waiting = socket, self._waiting or [], None
        for text in waiting:
            socket.send(text)
        self.say("", {"method": "shown"})

    def end(self) -> None:
        """Ends all its widgets."""
        self._socket, self._waiting = None, None
        self._visit.end()

    def _hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        if self._socket is None:
            return  # its last words, heard when the kernel had ended
        self._visit.hear(message["id"], message["data"])


class _Faults(logging.Handler):
    """Hears of exceptions in what a click calls, which ipywidgets writes into a log and forgets."""

    def __init__(self, told: Callable[[str], None]) -> None:
        super().__init__(logging.WARNING)
        self._told = told

    def emit(self, record: logging.LogRecord) -> None:
        self._told(f"Python: {logging.Formatter().format(record)}")


class Site:
    """All pages of a folder of notebooks, for one browser context.

    `told` hears of each exception that a widget's callback raises.
    """

    def __init__(self, context: BrowserContext, told: Callable[[str], None], notebooks: Path = NOTEBOOKS) -> None:
        self._notebooks = notebooks
        self._kernels: dict[str, Kernel] = {}
        self._newest: dict[str, Kernel] = {}
        self._told = told
        self._log = _Faults(told)
        context.route(f"{ORIGIN}/**", self._answer)
        context.route_web_socket(re.compile(rf"^ws://{re.escape(HOST)}/kernels/"), self._connect)
        get_logger().addHandler(self._log)

    def url(self, page: str, query: str = "") -> str:
        """The address of a page such as `sv/quiz`."""
        return f"{ORIGIN}{_PAGES}{page}.ipynb{f'?{query}' if query else ''}"

    def shown(self, page: str) -> list[object]:
        """What the cells of a page such as `sv/quiz` show, as it was opened last."""
        return self._newest[page].shown

    def close(self) -> None:
        """Ends all kernels."""
        for kernel in self._kernels.values():
            kernel.end()
        get_logger().removeHandler(self._log)

    def _connect(self, socket: WebSocketRoute) -> None:
        self._kernels[socket.url.rpartition("/")[2]].connect(socket)

    def _answer(self, route: Route) -> None:
        path = urlsplit(route.request.url).path
        try:
            if path.startswith(_PAGES):
                page = self._page(self._notebooks / path.removeprefix(_PAGES))
                route.fulfill(body=page, content_type="text/html")
            elif path.startswith(_TEMPLATES):
                route.fulfill(path=_template_file(path.removeprefix(_TEMPLATES)))
            elif path.startswith(_SCRIPTS):
                route.fulfill(path=_HOST if path.endswith("/host.js") else _FRONT)
            else:
                route.fulfill(status=200 if path.rpartition("/")[2] in self._kernels else 404)
        except Exception as error:
            self._told(f"Python: {error!r}")
            route.abort()

    def _page(self, notebook: Path) -> str:
        """The page of a notebook, whose widgets are made for it."""
        name = str(next(_NUMBERS))
        kernel = self._kernels[name] = Kernel(name)
        self._newest[notebook.relative_to(self._notebooks).with_suffix("").as_posix()] = kernel
        with kernel.running(), chdir(notebook.parent):  # where a kernel is started
            bundles = list(_run(notebook, kernel.shown))
        models = {f"{_MODEL}{place}": bundle[_VIEW]["model_id"] for place, bundle in bundles if _VIEW in bundle}
        for place, bundle in bundles:
            if _VIEW in bundle:
                bundle[_VIEW]["model_id"] = f"{_MODEL}{place}"
        page = _rendered(self._notebooks, notebook, json.dumps(bundles)).replace(_KERNEL, name)
        return re.sub(rf"{_MODEL}\d+", lambda found: models[found[0]], page)


def _run(notebook: Path, kept: list[object]) -> Iterator[tuple[int, dict[str, Any]]]:
    """Runs the cells that visitors see; gives what each shows, with its place on the page, and keeps it."""
    for place, shown in run_cells(_read(notebook).cells, str(notebook)):
        if shown is not None:
            kept.append(shown)
            yield place, _FORMATTER.format(shown)[0]


def _read(notebook: Path) -> nbformat.NotebookNode:
    return nbformat.read(notebook, as_version=4)


@cache
def _rendered(notebooks: Path, notebook: Path, bundles: str) -> str:
    """The page that our template makes of a notebook with these outputs."""
    outputs = dict(json.loads(bundles))
    node = _read(notebook)
    for place, cell in enumerate(node.cells):
        if cell.cell_type == "code":
            shown = [nbformat.v4.new_output("execute_result", outputs[place])] if place in outputs else []
            cell.outputs = shown
    served = SimpleNamespace(parent=SimpleNamespace(root_dir=notebooks))
    config = page_config({"fullStaticUrl": _SCRIPTS}, str(notebook.relative_to(notebooks)), served)
    if not any(_VIEW in bundle for bundle in outputs.values()):
        config |= {"still": True}  # served without a kernel
    resources = {"base_url": "/", "metadata": {"name": notebook.stem}, "page_config": config, "theme": "light"}
    context = {
        "frontend": "voila",
        "main_js": "voila.js",
        "kernel_start": lambda nb: _KERNEL,
        "cell_generator": lambda nb, kernel_id: nb.cells,
    }
    page = _now(_all(_exporter().generate_from_notebook_node(node, resources, context, config)))
    return page.replace("</head>", f"<style>{_styles()}</style></head>", 1)


@cache
def _exporter() -> VoilaExporter:
    set_up_templates()
    exporter = VoilaExporter(
        template_paths=collect_template_paths(["voila", "nbconvert"], "tolva"),
        template_name="tolva",
        config=page_settings(),
        base_url="/",
    )
    exporter.exclude_input = exporter.exclude_input_prompt = exporter.exclude_output_prompt = True
    return exporter


async def _all(parts: Any) -> str:
    return "".join([part async for part, _resources in parts])


def _now(work: Coroutine[Any, Any, str]) -> str:
    """The outcome of what could wait but does not. Where a browser is driven, a loop to wait in runs already."""
    try:
        work.send(None)
    except StopIteration as done:
        return str(done.value)
    raise RuntimeError("a page waits for something")


def _template_file(path: str) -> Path:
    """A file of the page template, by its address: TEMPLATE/static/NAME."""
    return Path(TemplateStaticFileHandler.get_absolute_path("", path))
