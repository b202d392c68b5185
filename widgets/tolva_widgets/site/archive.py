"""Decides what Python gets in the browser, as one file: our packages, those they import, and the site's notebooks."""

import json
import pickle
import sys
from collections.abc import Iterable, Iterator
from importlib.metadata import PackageNotFoundError, distribution, packages_distributions
from pathlib import Path
from typing import Any

import anywidget
import babel

import tolva_teach
import tolva_widgets
from tolva_teach.described import GROUP, KIT, descriptions, package_of
from tolva_teach.texts import LANGUAGES

from ..courses.catalogue import Catalogue
from ..courses.entries import lines_read
from .imports import Imports, imported_by, modules_in
from .reading import left_out

_STUBS = Path(__file__).with_name("browser_stubs")
_ENGINE, _WIDGETS = (Path(package.__file__ or "").parent for package in (tolva_teach, tolva_widgets))
_NOT_OF_WIDGETS = frozenset({"serving", "notebooks", "site", "command", "lesson_check", "pdf"})
_NOT_OF_ENGINE = frozenset({"headless", "cli", "testing", "__main__"})
_DATA = (".ftl", ".json", ".js", ".css")
_NOT_READ = frozenset({"record.schema.json", "cli.ftl", "class-page.ftl", "serve.ftl", "site.ftl"})
"""Files that only commands and servers read, of which there are none in a browser."""

_OF_LOCALES = frozenset(
    [
        "character_order",
        "compact_decimal_formats",
        "currency_formats",
        "decimal_formats",
        "default_numbering_system",
        "list_patterns",
        "minimum_grouping_digits",
        "number_symbols",
        "numbering_systems",
        "ordinal_form",
        "percent_formats",
        "plural_form",
        "scientific_formats",
        "text_direction",
    ]
)
_NOT_GLOBAL = frozenset(
    [
        "all_currencies",
        "likely_subtags",
        "meta_zones",
        "territory_aliases",
        "territory_currencies",
        "territory_languages",
        "territory_zones",
        "windows_zone_mapping",
        "zone_aliases",
        "zone_territories",
    ]
)
"""What babel knows of money, of places and of their clocks, of which we say nothing."""

SITE = "site"
"""The folder of the notebooks in the archive."""


class Archive:
    """The files of the archive, and what could not be put into it."""

    def __init__(self, catalogue: Catalogue) -> None:
        """
        Args:
            catalogue: the site's.
        """
        self.files: dict[str, bytes] = {}
        """Our packages and those they import, by path."""
        self.site: dict[str, bytes] = {}
        """The notebooks, by path."""
        self._catalogue = catalogue
        self._brought = brought_by_packages()
        self.notebooks: dict[str, dict[str, Any]] = {
            f"{path.parent.name}/{path.name}": json.loads(path.read_bytes()) for path in catalogue.notebooks()
        }
        self.standard: set[str] = set()
        """What is imported of Python's standard library."""
        self.missing = self._add_modules()
        self._add_data()
        self._add_notebooks()

    def add_read(self, notebook: Path, read: Iterable[Path]) -> Path | None:
        """Adds what the cells of a notebook have read, beside it as it was; gives a file that cannot be there.

        Other notebooks of the site are there already, without what they once showed.
        """
        site = self._catalogue.site
        text = _text_of(self.notebooks[f"{notebook.parent.name}/{notebook.name}"])
        for path in sorted(path for path in read if not self._is_installed(path)):
            if left_out(text, path, site):
                return path
            name = f"{SITE}/{path.relative_to(site).as_posix()}" if path.is_relative_to(site) else ""
            if name and name not in self.site and path.is_file():
                self.site[name] = path.read_bytes()
        return None

    def _is_installed(self, path: Path) -> bool:
        """Whether it is of the environment around the notebooks or within them: what is imported of that is added."""
        places = (*map(Path, (sys.prefix, sys.base_prefix)), _ENGINE, _WIDGETS)
        return any(path.is_relative_to(place) and not self._catalogue.site.is_relative_to(place) for place in places)

    def _add_modules(self) -> dict[str, set[str]]:
        """Adds all that is imported; gives the modules that are missing, by the notebook that imports them."""
        imports = Imports()
        imports.follow(modules_in(_ENGINE, "tolva_teach", _NOT_OF_ENGINE))
        imports.follow(modules_in(_WIDGETS, "tolva_widgets", _NOT_OF_WIDGETS))
        imports.follow(["tolva_widgets.site.inprocess_kernel"])
        for name, folder in self._brought.items():
            imports.follow(modules_in(folder, name) if folder.is_dir() else [name])
        ours = set(imports.missing)
        missing = {}
        for name, notebook in self.notebooks.items():
            imports.follow(_imports_of(notebook))
            if lacking := imports.missing - ours:
                missing[name] = lacking
            ours |= imports.missing
        self.standard = imports.standard
        for path, source in imports.files.items():
            self.files[path] = source.read_bytes()
        for standin in sorted(_STUBS.rglob("*.py")):
            self.files[standin.relative_to(_STUBS).as_posix()] = standin.read_bytes()
        return missing

    def _add_data(self) -> None:
        for folder, package, but in (
            (_ENGINE, "tolva_teach", _NOT_OF_ENGINE),
            (_WIDGETS, "tolva_widgets", _NOT_OF_WIDGETS),
        ):
            for path in _data_in(folder, but):
                self.files[f"{package}/{path.relative_to(folder).as_posix()}"] = path.read_bytes()
        self._add_data_of_games()
        self._add_locales()
        for name in _distributions(self.files):
            about = f"{name.replace('-', '_')}-0.dist-info"
            self.files[f"{about}/METADATA"] = _metadata(name)
            if entries := _entries(name):
                self.files[f"{about}/entry_points.txt"] = entries
        widget = Path(anywidget.__file__).parent
        for path in _data_in(widget, frozenset({"nbextension", "labextension"})):
            self.files[f"anywidget/{path.relative_to(widget).as_posix()}"] = path.read_bytes()

    def _add_data_of_games(self) -> None:
        """Adds all that lies in the packages that bring games, such as their texts."""
        for name, folder in self._brought.items():
            for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
                if path.is_file() and path.suffix not in (".py", ".pyc"):
                    self.files[f"{name}/{path.relative_to(folder).as_posix()}"] = path.read_bytes()

    def _add_locales(self) -> None:
        """Adds how our languages write numbers, and how they count: all that babel knows would be a third more."""
        folder = Path(babel.__file__).parent
        for name in ("root", *sorted(LANGUAGES)):
            known = pickle.loads((folder / "locale-data" / f"{name}.dat").read_bytes())
            lean = {key: value for key, value in known.items() if key in _OF_LOCALES}
            self.files[f"babel/locale-data/{name}.dat"] = pickle.dumps(lean, 2)
        known = pickle.loads((folder / "global.dat").read_bytes())
        lean = {key: {} if key in _NOT_GLOBAL else value for key, value in known.items()}
        self.files["babel/global.dat"] = pickle.dumps(lean, 2)

    def _add_notebooks(self) -> None:
        """Adds the notebooks without what they once showed, and without text that the pages have already: their cells
        are run, and their headings and links to rules are looked up."""
        for name, notebook in self.notebooks.items():
            cells = [_bare(cell) for cell in notebook.get("cells", [])]
            text = json.dumps({"cells": cells, "metadata": {"tolva": notebook.get("metadata", {}).get("tolva")}})
            self.site[f"{SITE}/{name}"] = text.encode()


def _bare(cell: dict[str, Any]) -> dict[str, Any]:
    bare: dict[str, Any] = {key: cell[key] for key in ("cell_type", "source", "metadata") if key in cell}
    if cell.get("cell_type") != "code":
        bare["source"] = lines_read("".join(cell.get("source", "")))
    return bare


def _text_of(notebook: dict[str, Any]) -> str:
    """All that its code cells say."""
    cells = (cell for cell in notebook.get("cells", []) if cell.get("cell_type") == "code")
    return "\n".join("".join(cell.get("source", "")) for cell in cells)


def _imports_of(notebook: dict[str, Any]) -> Iterator[str]:
    for cell in notebook.get("cells", []):
        if cell.get("cell_type") == "code":
            try:
                yield from imported_by("".join(cell.get("source", "")))
            except SyntaxError:  # told of when its page is made
                continue


def _data_in(folder: Path, but: frozenset[str]) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        inside = path.relative_to(folder)
        if path.suffix in _DATA and path.name not in _NOT_READ and but.isdisjoint(inside.parts) and path.is_file():
            yield path


def _distributions(files: dict[str, bytes]) -> list[str]:
    """The packages to record: those that the files belong to, whose versions some of them ask for, and those that bring
    games, for nothing says which files belong to one that is installed with `pip install -e`."""
    known = packages_distributions()
    tops = {path.partition("/")[0].removesuffix(".py") for path in files}
    named = {name for top in tops for name in known.get(top, [])}
    return sorted({*named, *filter(None, map(package_of, descriptions()))} - {KIT})


def brought_by_packages() -> dict[str, Path]:
    """The top-level packages and modules of other packages' games, and where they lie."""
    found = {}
    for game, described in descriptions().items():
        if package_of(game) not in (None, KIT):
            top = described.rules.__module__.partition(".")[0]
            source = Path(sys.modules[top].__file__ or "")
            found[top] = source.parent if source.name == "__init__.py" else source
    return found


def _entries(name: str) -> bytes:
    """The entry points of a package that are of games, as its file has them; empty where it has none."""
    try:
        entries = distribution(name).entry_points.select(group=GROUP)
    except PackageNotFoundError:
        return b""
    lines = [f"{entry.name} = {entry.value}\n" for entry in entries]
    return "".join([f"[{GROUP}]\n", *lines]).encode() if lines else b""


def _metadata(name: str) -> bytes:
    """A package's name and version: all that is asked of it."""
    try:
        known = distribution(name)
    except PackageNotFoundError:
        return b""
    return f"Metadata-Version: 2.1\nName: {name}\nVersion: {known.version}\n".encode()
