"""Makes the folder: all pages, and what they share."""

import hashlib
import json
import os
import re
from pathlib import Path

from jupyter_core.paths import jupyter_path

from tolva_teach.texts import LANGUAGES

from ..catalogue import Catalogue
from ..entries import SUFFIX_VARIABLE
from . import pyodide
from .archive import Archive
from .pages import Fronts, PageMaker, run

_STATIC = Path(__file__).with_name("static")
_TEMPLATE = Path(__file__).parents[1] / "serving/jupyter/voila/templates/tolva/static"
_STYLE_SHEET = re.compile(r"\.push\(\[\w+\.id,`((?:[^`\\]|\\.)*)`")
_LOCK = "pyodide-lock.json"


def make(site: Path, folder: Path, pyodide_folder: Path | None = None) -> None:
    os.environ[SUFFIX_VARIABLE] = ".html"
    catalogue = Catalogue(site)
    entries = [entry for lang in sorted(LANGUAGES) for entry in catalogue.pages(lang)]
    fronts = Fronts()
    runs = {}
    for entry in entries:
        made = run(site / entry.language / f"{entry.name}.ipynb")
        runs[entry] = made, fronts.lifted(made.models)
    shared = _shared(catalogue, fronts, pyodide_folder)
    assets = f"v/{_digest(shared)}"
    maker = PageMaker(site, widget_styles())
    files = {f"{assets}/{name}": content for name, content in shared.items()}
    for entry, (made, models) in runs.items():
        files[f"{entry.language}/{entry.name}.html"] = maker.page(entry, made, models, assets).encode()
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def _shared(catalogue: Catalogue, fronts: Fronts, pyodide_folder: Path | None) -> dict[str, bytes]:
    core = pyodide.core(pyodide_folder)
    stdlib = core.pop(pyodide.STDLIB)
    lock = json.dumps({"info": {"abi_version": "2026_0", "arch": "wasm32", "platform": "emscripten_5_0_3", "python": "3.14.2", "version": pyodide.VERSION}, "packages": {}})
    archive = Archive(catalogue)
    return {
        **core,
        **{path.name: path.read_bytes() for folder in (_STATIC, _TEMPLATE) for path in sorted(folder.iterdir()) if path.is_file()},
        "fronts.json": json.dumps(fronts.known).encode(),
        "python.pack": archive.packed({pyodide.STDLIB: stdlib, _LOCK: lock.encode()}),
    }


def _digest(files: dict[str, bytes]) -> str:
    digest = hashlib.sha256()
    for name, content in sorted(files.items()):
        digest.update(f"{name}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()[:16]


def widget_styles() -> str:
    """The style sheets of ipywidgets, which its scripts bring with them."""
    folders = (Path(folder, "labextensions/@jupyter-widgets/jupyterlab-manager/static") for folder in jupyter_path())
    scripts = [script.read_text("utf-8") for folder in folders for script in sorted(folder.glob("*.js"))]
    sheets = [found for script in scripts if "widget-inline-hbox" in script for found in _STYLE_SHEET.findall(script)]
    assert any(".widget-inline-hbox" in sheet for sheet in sheets), "this ipywidgets keeps its style sheets elsewhere"
    return re.sub(r"\\(.)", r"\1", "".join(sheets))
