"""Makes the folder: all pages of a site, and what they share."""

import hashlib
import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from jupyter_core.paths import jupyter_path
from tqdm import tqdm

from tolva_teach.described import KIT, package_of
from tolva_teach.texts import LANGUAGES

from ..base.shared_files import SHARED_FILES
from ..courses.catalogue import Catalogue
from ..courses.entries import Entry
from . import extra_files as files
from . import pyodide
from .archive import SITE, Archive
from .bytecode import compiled, node
from .compression import compressed, packed
from .error import SiteError
from .inprocess_kernel import CellError
from .pages import PageBuilder, Run, SharedFrontEnds, run
from .states import States
from .stdlib import lean, zipped
from .trying import NotOpenedError, try_pages

_STATIC = Path(__file__).with_name("static")
_TEMPLATE = Path(__file__).parents[1] / "serving/jupyter/voila/templates/tolva/static"
_NOT_OF_SITE = frozenset(
    {"sw.js", "class.js", "early.js", "patience.js", "theme.js", "token.js", "admission_queue.js", "waiting.js"}
)
_STYLE_SHEET = re.compile(r"\.push\(\[\w+\.id,`((?:[^`\\]|\\.)*)`")
_STDLIB = "stdlib/"


class NotMadeError(SiteError):
    """No site can be made of what there is here: the notebooks, the folder, or what is installed."""


@dataclass(frozen=True)
class _BuiltPage:
    """A page on its way: its cells have run."""

    entry: Entry
    run: Run
    models: States
    openings: dict[str, bytes] = field(default_factory=dict)
    """What it becomes when it is opened plainly, by the names of their files."""

    @property
    def name(self) -> str:
        """What the names of its files begin with."""
        return f"{self.entry.language}-{self.entry.name}"

    @property
    def files(self) -> dict[str, bytes]:
        """Its own files among those that all pages share."""
        addresses = self.run.addresses
        return self.openings | (addresses.files(self.name) if addresses else {})

    @property
    def made(self) -> dict[str, Any]:
        """What its script is to begin with."""
        addresses = self.run.addresses
        at_addresses = addresses.made(self.name) if addresses else None
        return {"models": self.models, "openings": list(self.openings), "addresses": at_addresses}


class SiteBuilder:
    """Makes a site of a folder of notebooks."""

    def __init__(self, catalogue: Catalogue, say: Callable[..., None], step: Callable[..., None]) -> None:
        """
        Args:
            catalogue: the pages.
            say: tells whoever makes it something: the name of the sentence `site-…`, and its facts.
            step: tells what is done now, as it takes minutes: `site-step-…`, and its facts.
        """
        self._catalogue = catalogue
        self._say = say
        self._step = step

    def make(self, pyodide_folder: Path | None = None) -> dict[str, bytes]:
        """All files of the site, by path.

        Args:
            pyodide_folder: where Pyodide's package lies, if it is not to be fetched.

        Raises:
            NotMadeError: a cell of a notebook fails, here or with what a browser will have, or imports or reads what
                there is none of in a browser.
            PackageError: there is no Pyodide.
            CompileError: what is in the archive does not compile.
        """
        core = pyodide.core(pyodide_folder)
        archive = Archive(self._catalogue)
        for notebook, missing in archive.missing.items():
            raise NotMadeError("missing", file=notebook, modules=", ".join(sorted(missing)))
        fronts = SharedFrontEnds()
        made = self._run_all(fronts)
        for one in made:
            self._pack_read(archive, one)
        self._try(archive, made)
        shared = {
            **_static(),
            **_of_core(core),
            pyodide.UNPACKER: pyodide.unpacker(pyodide_folder),
            **{name: content for one in made for name, content in one.files.items()},
            "fronts.json": fronts.written(),
            "python.pack": self._python(core, archive),
        }
        assets = f"v/{_digest(shared)}"
        page_builder = PageBuilder(self._catalogue.site, widget_styles())
        pages = {
            f"{one.entry.language}/{one.entry.href}": page_builder.page(one.entry, one.run, one.made, assets)
            for one in made
        }
        pages |= {"index.html": files.root_page(self._catalogue), "404.html": files.not_found()}
        whole = {
            **{f"{assets}/{name}": content for name, content in shared.items()},
            **{path: html.encode() for path, html in pages.items()},
            "manifest.json": files.manifest(assets, self._catalogue),
        }
        # A code host would otherwise leave out what it takes for its own.
        return {**whole, ".nojekyll": b"", "sw.js": files.service_worker(whole)}

    def _run_all(self, fronts: SharedFrontEnds) -> list[_BuiltPage]:
        """Every page; on a terminal with a bar, as that takes longest."""
        entries = [entry for lang in sorted(LANGUAGES) for entry in self._catalogue.pages(lang)]
        self._step("pages", pages=str(len(entries)))
        with tqdm(entries, leave=False, disable=None) as bar:
            return [self._run(entry, fronts) for entry in bar]

    def _run(self, entry: Entry, fronts: SharedFrontEnds) -> _BuiltPage:
        try:
            shown = run(self._catalogue.site / entry.language / f"{entry.name}.ipynb")
        except CellError as error:
            why = f"{type(error.__cause__).__name__}: {error.__cause__}"
            file = f"{entry.language}/{entry.name}.ipynb"
            raise NotMadeError("cell", file=file, cell=str(error.place + 1), why=why) from error
        openings = {
            f"{entry.language}-{entry.name}-{number}.json": json.dumps(opening).encode()
            for number, opening in enumerate(shown.openings)
        }
        return _BuiltPage(entry, shown, fronts.lifted(shown.models), openings)

    def _pack_read(self, archive: Archive, one: _BuiltPage) -> None:
        notebook = self._catalogue.site / one.entry.language / f"{one.entry.name}.ipynb"
        outside = archive.add_read(notebook, one.run.read)
        if outside is not None:
            file = notebook.relative_to(self._catalogue.site).as_posix()
            raise NotMadeError("outside", file=file, read=str(outside), folder=str(self._catalogue.site))

    def _try(self, archive: Archive, made: Sequence[_BuiltPage]) -> None:
        """Opens one page of each kind, and all that packages of games have brought, with what the archive has."""
        chosen: dict[object, str] = {}
        for one in made:
            if one.run.has_widgets:
                entry = one.entry
                path = f"{SITE}/{entry.language}/{entry.name}.ipynb"
                is_brought = package_of(entry.game or "") not in (KIT, None)
                chosen.setdefault(path if is_brought else (entry.kind, entry.shows), path)
        self._step("trying", pages=str(len(chosen)))
        try:
            try_pages(archive.files | archive.site, list(chosen.values()))
        except NotOpenedError as error:
            raise NotMadeError("not-opened", file=error.file.removeprefix(f"{SITE}/"), why=error.why) from error

    def _python(self, core: Mapping[str, bytes], archive: Archive) -> bytes:
        """All that is imported, which few sites differ in, and then the notebooks."""
        self._step("packing")
        library = {
            f"{_STDLIB}{path}": content for path, content in lean(core[pyodide.STDLIB], archive.standard).items()
        }
        whole = self._compiled(archive.files | library, core)
        stdlib = {path.removeprefix(_STDLIB): content for path, content in whole.items() if path.startswith(_STDLIB)}
        ours = {path: content for path, content in whole.items() if not path.startswith(_STDLIB)}
        lock = pyodide.bare_lock(core[pyodide.LOCK])
        return packed({**ours, pyodide.STDLIB: zipped(stdlib), pyodide.LOCK: lock}, archive.site)

    def _compiled(self, files: Mapping[str, bytes], core: Mapping[str, bytes]) -> dict[str, bytes]:
        """The files with Python's sources compiled, where Node is there to do it."""
        runner = node()
        if runner is None:
            self._say("no-node")
            return dict(files)
        codes = compiled({path: content for path, content in files.items() if path.endswith(".py")}, core, runner)
        others = {path: content for path, content in files.items() if path not in codes}
        return others | {f"{path}c": code for path, code in codes.items()}


def widget_styles() -> str:
    """The style sheets of ipywidgets, which its scripts bring with them.

    Raises:
        NotMadeError: this ipywidgets keeps them elsewhere.
    """
    folders = (Path(folder, "labextensions/@jupyter-widgets/jupyterlab-manager/static") for folder in jupyter_path())
    scripts = [script.read_text("utf-8") for folder in folders for script in sorted(folder.glob("*.js"))]
    sheets = [found for script in scripts if "widget-inline-hbox" in script for found in _STYLE_SHEET.findall(script)]
    if not any(".widget-inline-hbox" in sheet for sheet in sheets):
        raise NotMadeError("no-styles")
    return re.sub(r"\\(.)", r"\1", "".join(sheets))


def _static() -> dict[str, bytes]:
    folders = (_STATIC, _TEMPLATE, SHARED_FILES)
    found = (path for folder in folders for path in sorted(folder.iterdir()) if path.is_file())
    return {path.name: path.read_bytes() for path in found if path.name not in _NOT_OF_SITE}


def _of_core(core: Mapping[str, bytes]) -> dict[str, bytes]:
    """Pyodide's files as they are sent."""
    scripts = {pyodide.sent_name(name): pyodide.sent(core[name]) for name in pyodide.CORE if name != pyodide.WASM}
    return {**scripts, f"{pyodide.WASM}.zst": compressed(core[pyodide.WASM])}


def _digest(shared: Mapping[str, bytes]) -> str:
    """A name for these contents."""
    digest = hashlib.sha256()
    for name, content in sorted(shared.items()):
        digest.update(f"{name}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()[:16]
