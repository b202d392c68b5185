"""Links in a notebook's text: whether the page is there, and on it the rule, the term or the heading."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from urllib.parse import unquote, urlsplit

from tolva_teach.described import is_of_lessons, lessons
from tolva_teach.games import GAMES
from tolva_teach.texts import LANGUAGES, glossary, rule_ids
from tolva_widgets.courses.catalogue import Catalogue, notebooks_directory
from tolva_widgets.courses.entries import RULES, SHEETS, Entry, plain
from tolva_widgets.courses.kernel_need import KernelNeed, declared

from .fault import LessonFault
from .notebooks import MARKDOWN, Cell, Notebook

_FENCE = re.compile(r"\s*(```|~~~)")
_CODE = re.compile(r"(`+).*?\1")
_LINK = re.compile(r"!?\[[^\]\n]*\]\(\s*<?([^\s)>]+)>?[^)\n]*\)")
_HEADING = re.compile(r"#{1,6} +(\S.*?)\s*#*$")
_QUOTED = 160
_ANCHORS_OF_RULES = ("figures", "glossary")


class Links:
    """The pages of a folder, and what one can be led to on them."""

    def __init__(self, site: Path, notebooks: Mapping[Path, Notebook]) -> None:
        """
        Args:
            site: the folder.
            notebooks: those in it that can be read, by their paths.
        """
        self._notebooks = notebooks
        self._site = site
        self._beside = notebooks_directory() if is_of_lessons(site) else None
        """Where the other pages lie that will stand beside the lessons of a game's package."""
        self._brought = lessons()
        catalogue = Catalogue(site)
        self._pages: Mapping[Path, Entry] = {
            site / lang / f"{page.name}.ipynb": page for lang in LANGUAGES for page in catalogue.pages(lang)
        }

    def faults(self, notebook: Notebook) -> Iterator[LessonFault]:
        """What a notebook's text leads to that is not there."""
        for cell in notebook.of_kind(MARKDOWN):
            for line, text in _lines(cell):
                for target in _LINK.findall(text):
                    yield from self._of(notebook, cell.number, line, target)

    def _of(self, notebook: Notebook, cell: int, line: int, target: str) -> Iterator[LessonFault]:
        def fault(code: str, **facts: str) -> LessonFault:
            shown = {"target": plain(target, _QUOTED), **facts}
            return LessonFault(notebook.file, code, cell, line, shown)

        try:
            parts = urlsplit(target)
        except ValueError:
            yield fault("no-address")
            return
        if parts.scheme or parts.netloc or parts.path.startswith("/"):
            return
        path = notebook.path
        if parts.path:
            path = Path(*_walked(notebook.path.parent, unquote(parts.path)))
            if not (path.is_file() or self._is_beside(path)):
                yield fault("no-page")
                return
        anchor = unquote(parts.fragment)
        if anchor and path.suffix == ".ipynb":
            yield from (fault(code) for code in self._anchor(path, anchor))

    def _is_beside(self, path: Path) -> bool:
        """Whether a page will stand there where the folder is served: a package's lesson, or beside one the kit's."""
        if not path.is_relative_to(self._site):
            return False
        place = path.relative_to(self._site)
        return place.as_posix() in self._brought or (self._beside is not None and (self._beside / place).is_file())

    def _anchor(self, path: Path, anchor: str) -> Iterator[str]:
        """What is wrong with an anchor on a page."""
        page = self._pages.get(path)
        if page is not None and page.kind == RULES and page.game is not None:
            terms = [entry.id for entry in glossary(page.language, page.game)]
            if anchor not in (*rule_ids(page.game), *terms, *_ANCHORS_OF_RULES):
                yield "no-term" if anchor.startswith("term-") else "no-rule-there" if "." in anchor else "no-anchor"
        elif page is not None and declared(page) is KernelNeed.NEVER and page.kind != SHEETS:
            return  # its anchors are made when it is shown
        elif page is not None and page.kind == SHEETS:
            if anchor not in GAMES:
                yield "no-anchor"
        elif path in self._notebooks and anchor not in _headings(self._notebooks[path]):
            yield "no-heading"


def _walked(folder: Path, path: str) -> Iterator[str]:
    """The parts of the path that one comes to from a folder, without following links in the file system."""
    parts = list(folder.parts)
    for part in path.split("/"):
        if part == ".." and len(parts) > 1:
            parts.pop()
        elif part not in ("", "."):
            parts.append(part)
    yield from parts


def _lines(cell: Cell) -> Iterator[tuple[int, str]]:
    """The lines of a text that are not code, by their numbers, with the code in them blanked."""
    fenced = False
    for number, line in enumerate(cell.source.splitlines(), 1):
        if _FENCE.match(line):
            fenced = not fenced
        elif not fenced:
            yield number, _CODE.sub("", line)


def _headings(notebook: Notebook) -> set[str]:
    """The anchors of a notebook's headings, as Jupyter and our pages make them."""
    found = (_HEADING.match(line) for cell in notebook.of_kind(MARKDOWN) for _, line in _lines(cell))
    return {heading[1].replace(" ", "-") for heading in found if heading}
