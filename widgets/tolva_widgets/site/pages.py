"""A notebook made into a page of the site: its cells are run, and what its widgets then are stands in the page."""

import io
import json
import random
import re
from collections.abc import Coroutine, Mapping
from contextlib import chdir, redirect_stdout
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import nbformat
from IPython.core.formatters import DisplayFormatter
from markupsafe import Markup
from voila.paths import collect_template_paths

from ..base.beforehand import Beforehand
from ..base.widget import Composed
from ..courses.entries import Entry
from ..courses.kernel_need import KernelNeed, declared
from ..serving.pages.frame import page_config
from ..serving.pages.template_cache import PageExporter
from ..serving.settings import page_settings, set_up_templates
from .addressed import Addresses, opened_at
from .inprocess_kernel import OPENED, InProcessKernel, run_cells
from .reading import files_read
from .states import Said, States, states_after

_FIRST = 0
"""The seed with which a page is opened first."""
_OPENINGS = 12
"""So many first questions a page has that draws one."""

_VIEW = "application/vnd.jupyter.widget-view+json"
_FORMATTER = DisplayFormatter()
_TO_NOTEBOOK = re.compile(r'(<a [^>]*?href="(?:\.\./)?(?:[a-z]{2}/)?[\w%.~-]+)\.ipynb(?=["?#])')
_FRONT_ENDS = ("_esm", "content")
"""The traits that are the same on many pages, and large."""


@dataclass(frozen=True)
class Run:
    """What the cells of a notebook have shown, by their place, and what its widgets then were, by name."""

    shown: dict[int, dict[str, Any]]
    models: States
    openings: list[States]
    """What has changed in the widgets once the page was opened without anything in its address: where that is as chance
    will have it, for one seed after the other."""
    printed: dict[int, str] = field(default_factory=dict)
    """What the cells have printed, by their place: it belongs on the page, not in the terminal of who makes it."""
    read: frozenset[Path] = frozenset()
    """The files that they have read."""
    addresses: Addresses | None = None
    """What is made for other addresses, where the page has any."""

    @property
    def has_widgets(self) -> bool:
        """Whether it needs Python."""
        return any(_VIEW in bundle for bundle in self.shown.values())


def run(notebook: Path) -> Run:
    """Runs the cells of a notebook that visitors see, here.

    Raises:
        CellError: one of them fails.
    """
    first = _opened(notebook, _FIRST)
    if not first.openings:
        return first
    if _opened(notebook, 1).openings == first.openings:
        return first
    others = [_opened(notebook, seed) for seed in range(1, _OPENINGS)]
    openings = [*first.openings, *(opening for other in others for opening in other.openings)]
    return replace(first, openings=openings, read=first.read.union(*(other.read for other in others)))


def _opened(notebook: Path, seed: int) -> Run:
    """What its cells show, what its widgets are, and what changes when the page is opened, with this seed."""
    said: Said = []
    kernel = InProcessKernel(lambda name, data: said.append((name, data)))
    cells = json.loads(notebook.read_bytes())["cells"]
    shown, printed = dict[int, dict[str, Any]](), dict[int, str]()
    beforehand = Beforehand()
    random.seed(seed)
    try:
        with kernel.running(), chdir(notebook.parent), files_read() as noted, redirect_stdout(io.StringIO()) as out:
            for place, value in run_cells(cells, notebook.name):
                if text := _taken(out):
                    printed[place] = text
                if isinstance(value, Composed):
                    beforehand = beforehand if beforehand.addresses else value.beforehand()
                if value is not None:
                    shown[place] = _FORMATTER.format(value)[0]  # type: ignore[no-untyped-call]
            before = states_after(said)
            for name in _telling(before):
                kernel.hear(name, {"method": "update", "state": OPENED, "buffer_paths": []})
        changed = _changed(before, states_after(said))
        # What there is at other addresses hangs on no seed, and takes longest.
        once = beforehand.addresses and seed == _FIRST
        addresses = opened_at(kernel, said, before, beforehand) if once else None
        return Run(shown, before, [changed] if changed else [], printed, frozenset(noted.paths), addresses)
    finally:
        kernel.end()


def _taken(out: io.StringIO) -> str:
    """What was printed since this was last asked."""
    text = out.getvalue()
    out.seek(0)
    out.truncate()
    return text


def _telling(states: States) -> list[str]:
    """The widgets that the page tells it is open."""
    return [name for name, state in states.items() if "opened" in state]


def _changed(before: States, after: States) -> States:
    """What is another than before, but for what only the page itself knows; nothing where there are other widgets."""
    if before.keys() != after.keys():
        return {}
    own = set(_telling(before))
    changed = {
        name: {trait: value for trait, value in state.items() if value != before[name].get(trait)}
        for name, state in after.items()
        if name not in own
    }
    return {name: state for name, state in changed.items() if state}


class SharedFrontEnds:
    """What the pages' widgets have in common, by short names: a page names it, and a visitor's browser has it once."""

    def __init__(self) -> None:
        self.known: dict[str, Any] = {}
        self._names: dict[str, str] = {}

    def lifted(self, models: Mapping[str, Mapping[str, Any]]) -> dict[str, dict[str, Any]]:
        """The models, with names in place of what is kept here."""
        return {
            name: {trait: self._lifted(trait, value) for trait, value in state.items()}
            for name, state in models.items()
        }

    def written(self) -> bytes:
        """All that is kept here, as a page reads it."""
        return json.dumps(self.known).encode()

    def _lifted(self, trait: str, value: Any) -> Any:
        if trait not in _FRONT_ENDS:
            return value
        text = json.dumps(value, sort_keys=True)
        name = self._names.setdefault(text, str(len(self._names)))
        self.known[name] = value
        return {"$front": name}


class PageBuilder:
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

    def page(self, entry: Entry, run: Run, made: Mapping[str, Any], assets: str) -> str:
        """The page's HTML.

        Args:
            entry: the page.
            run: what its cells have shown.
            made: what its script is to begin with: its widgets, as `SharedFrontEnds.lifted` gives them, and the files
                with what they have become where it was opened, from that folder.
            assets: the folder of what all pages share, by its path in the site.
        """
        notebook = self._site / entry.language / f"{entry.name}.ipynb"
        node = nbformat.read(notebook, as_version=4)  # type: ignore[no-untyped-call]
        for place, cell in enumerate(node.cells):
            if cell.cell_type == "code":
                cell.outputs = _outputs(run, place)
        path = f"{entry.language}/{entry.name}.ipynb"
        begin = {"notebook": path, "late": declared(entry) is KernelNeed.LATE, **made}
        config = page_config({}, path, SimpleNamespace(parent=SimpleNamespace(root_dir=self._site)))
        config |= {"still": not run.has_widgets, "site": {"home": "../", "styles": self._styles, "made": begin}}
        resources = {
            "base_url": "/",
            "metadata": {"name": entry.name},
            "page_config": config,
            "theme": "light",
            "include_url": lambda name: f"../{assets}/{Path(name).name}",
            "include_css": lambda name: Markup(f'<link rel="stylesheet" href="../{assets}/{Path(name).name}">'),
        }
        context = {
            "frontend": "voila",
            "main_js": "",
            "kernel_start": lambda nb: None,
            "cell_generator": lambda nb, _: nb.cells,
        }
        html = _now(_all(self._exporter.generate_from_notebook_node(node, resources, context, config)))
        return _TO_NOTEBOOK.sub(r"\1.html", html)


def _outputs(run: Run, place: int) -> list[Any]:
    """What a cell prints and shows, as a notebook has it."""
    made: list[Any] = []
    if text := run.printed.get(place):
        made.append(nbformat.v4.new_output("stream", name="stdout", text=text))  # type: ignore[no-untyped-call]
    if shown := run.shown.get(place):
        made.append(nbformat.v4.new_output("execute_result", shown))  # type: ignore[no-untyped-call]
    return made


class SiteExporter(PageExporter):
    """Makes pages whose files lie where the page's resources say."""

    def _init_resources(self, resources: dict[str, Any]) -> Any:
        ours = {name: resources[name] for name in ("include_url", "include_css")}
        made = super()._init_resources(resources)
        made.update(ours)
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
