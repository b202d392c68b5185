"""A notebook made into a page of the site: its cells are run, and what its widgets then are stands in the page."""

import json
import re
from collections.abc import Coroutine, Mapping
from contextlib import chdir
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import nbformat
from IPython.core.formatters import DisplayFormatter
from voila.paths import collect_template_paths

from ..entries import LATE, Entry
from ..serving.frame import page_config
from ..serving.settings import page_settings, set_up_templates
from ..serving.templates import PageExporter
from .visit import Visit, run_cells

_VIEW = "application/vnd.jupyter.widget-view+json"
_FORMATTER = DisplayFormatter()
_TO_NOTEBOOK = re.compile(r'(<a [^>]*?href="(?:\.\./)?(?:[a-z]{2}/)?[\w%.~-]+)\.ipynb(?=["?#])')
_FRONT_ENDS = ("_esm", "content")
"""The traits that are the same on many pages, and large."""


@dataclass(frozen=True)
class Run:
    """What the cells of a notebook have shown, by their place, and what its widgets then were, by name."""

    shown: dict[int, dict[str, Any]]
    models: dict[str, dict[str, Any]]

    @property
    def has_widgets(self) -> bool:
        """Whether it needs Python."""
        return any(_VIEW in bundle for bundle in self.shown.values())


def run(notebook: Path) -> Run:
    """Runs the cells of a notebook that visitors see, here.

    Raises:
        CellError: one of them fails.
    """
    said: list[tuple[str, dict[str, Any]]] = []
    visit = Visit(lambda name, data: said.append((name, data)))
    cells = json.loads(notebook.read_bytes())["cells"]
    try:
        with visit.running(), chdir(notebook.parent):
            shown = {place: _FORMATTER.format(value)[0] for place, value in run_cells(cells, notebook.name) if value is not None}
        return Run(shown, _states(said))
    finally:
        visit.end()


def _states(said: list[tuple[str, dict[str, Any]]]) -> dict[str, dict[str, Any]]:
    """What each widget is after all that was said."""
    states: dict[str, dict[str, Any]] = {}
    for name, data in said:
        match data["method"]:
            case "open":
                states[name] = dict(data["state"])
            case "update":
                states[name] |= data["state"]
            case "close":
                del states[name]
    return states


class Fronts:
    """What the pages' widgets have in common, by short names: a page names it, and a visitor's browser has it once."""

    def __init__(self) -> None:
        self.known: dict[str, Any] = {}
        self._names: dict[str, str] = {}

    def lifted(self, models: Mapping[str, Mapping[str, Any]]) -> dict[str, dict[str, Any]]:
        """The models, with names in place of what is kept here."""
        return {name: {trait: self._lifted(trait, value) for trait, value in state.items()} for name, state in models.items()}

    def _lifted(self, trait: str, value: Any) -> Any:
        if trait not in _FRONT_ENDS:
            return value
        text = json.dumps(value, sort_keys=True)
        name = self._names.setdefault(text, str(len(self._names)))
        self.known[name] = value
        return {"$front": name}


class PageMaker:
    """Makes the pages of a site, with the template that also serves them."""

    def __init__(self, site: Path, styles: str) -> None:
        """
        Args:
            site: the folder of the languages' folders.
            styles: what ipywidgets' own widgets look like.
        """
        self._site = site
        self._styles = styles
        self._exporter = _exporter()

    def page(self, entry: Entry, run: Run, models: dict[str, dict[str, Any]], assets: str) -> str:
        """The page's HTML.

        Args:
            entry: the page.
            run: what its cells have shown.
            models: its widgets, as `Fronts.lifted` gives them.
            assets: the folder of what all pages share, by its path in the site.
        """
        notebook = self._site / entry.language / f"{entry.name}.ipynb"
        node = nbformat.read(notebook, as_version=4)
        for place, cell in enumerate(node.cells):
            if cell.cell_type == "code":
                shown = run.shown.get(place)
                cell.outputs = [nbformat.v4.new_output("execute_result", shown)] if shown else []
        made = {"notebook": f"{entry.language}/{entry.name}.ipynb", "fronts": "fronts.json", "models": models, "late": entry.kernel == LATE}
        config = page_config({}, f"{entry.language}/{entry.name}.ipynb", SimpleNamespace(parent=SimpleNamespace(root_dir=self._site)))
        config |= {
            "still": not run.has_widgets,
            "site": {"manifest": "../manifest.webmanifest", "service_worker": "../sw.js", "styles": self._styles, "made": made},
        }
        resources = {
            "base_url": "/",
            "metadata": {"name": entry.name},
            "page_config": config,
            "theme": "light",
            "include_url": lambda name: f"../{assets}/{Path(name).name}",
        }
        context = {"frontend": "voila", "main_js": "", "kernel_start": lambda nb: None, "cell_generator": lambda nb, _: nb.cells}
        html = _now(_all(self._exporter.generate_from_notebook_node(node, resources, context, config)))
        return _TO_NOTEBOOK.sub(r"\1.html", html)


class SiteExporter(PageExporter):
    """Makes pages whose files lie where the page's resources say."""

    def _init_resources(self, resources: dict[str, Any]) -> Any:
        include_url = resources["include_url"]
        made = super()._init_resources(resources)
        made["include_url"] = include_url
        return made


def _exporter() -> SiteExporter:
    set_up_templates()
    config = page_settings()
    exporter = SiteExporter(
        template_paths=collect_template_paths(["voila", "nbconvert"], "tolva"),
        template_name="tolva",
        config=config,
        base_url="/",
    )
    exporter.exclude_input = exporter.exclude_input_prompt = exporter.exclude_output_prompt = True
    return exporter


async def _all(parts: Any) -> str:
    return "".join([part async for part, _resources in parts])


def _now(work: Coroutine[Any, Any, str]) -> str:
    """The outcome of what could wait but does not."""
    try:
        work.send(None)
    except StopIteration as done:
        return str(done.value)
    raise RuntimeError("a page waits for something")
