"""All that is wrong with a folder of lessons."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tolva_teach.records.record import SIZE_LIMIT
from tolva_widgets.courses.catalogue import Catalogue
from tolva_widgets.courses.entries import Fault

from .fault import LessonFault, Said
from .links import Links
from .notebooks import Notebook, read, stored_faults
from .pairs import pair_faults
from .widgets import level_name, record_wrong, widget_faults
from .written import Call, calls_of

_RECORDS = "*.tolva.json"
_TOLD_WITH_PLACE = ("unreadable", "level-twice")
"""What the catalogue says too, but without the place."""


@dataclass(frozen=True)
class Looked:
    """What was looked at in a folder, and what is wrong there."""

    notebooks: int
    records: int
    faults: tuple[LessonFault | Fault, ...]
    notes: tuple[LessonFault, ...] = ()
    """What may be right, and was not looked at."""


def look_at(site: Path, tell: Callable[[str], None] = lambda file: None) -> Looked:
    """Looks at a folder of lessons: a folder with one for each language, as `Catalogue` has it. Nothing in it is run.

    Args:
        site: the folder.
        tell: called with each file as its turn comes.
    """
    catalogue = Catalogue(site)
    paths = catalogue.notebooks()
    faults: list[LessonFault | Fault] = [fault for fault in catalogue.faults() if fault.code not in _TOLD_WITH_PLACE]
    found: dict[Path, Notebook] = {}
    for path in paths:
        notebook, unread = read(path, site)
        faults += unread
        if notebook is not None:
            found[path] = notebook
    links, seen = Links(site, found), _Levels()
    for notebook in found.values():
        tell(notebook.file)
        faults += _of_notebook(notebook, links, seen)
    faults += pair_faults(found, site)
    records = sorted(path for folder in {site, *(path.parent for path in paths)} for path in folder.glob(_RECORDS))
    for path in records:
        faults += _of_record(path, site)
    notes = [fault for fault in faults if isinstance(fault, LessonFault) and fault.is_note]
    wrong = sorted((fault for fault in faults if fault not in notes), key=_place)
    return Looked(len(paths), len(records), tuple(wrong), tuple(sorted(notes, key=_place)))


def _of_notebook(notebook: Notebook, links: Links, seen: "_Levels") -> Iterator[LessonFault]:
    yield from stored_faults(notebook)
    yield from links.faults(notebook)
    calls, no_python = calls_of(notebook)
    yield from no_python
    for call in calls:
        yield from widget_faults(notebook, call)
        yield from seen.twice(notebook, call)


class _Levels:
    """The levels that have been met, by language: a lesson has the same ones in every language."""

    def __init__(self) -> None:
        self._met: dict[tuple[str, str], tuple[Notebook, Call]] = {}

    def twice(self, notebook: Notebook, call: Call) -> Iterator[LessonFault]:
        """A level whose name has been met before."""
        name = level_name(call)
        if name is None:
            return
        other, first = self._met.setdefault((notebook.language, name), (notebook, call))
        if first is not call:
            facts: dict[str, Said] = {"level": name, "other": other.file, "number": first.cell.number}
            yield LessonFault(notebook.file, "level-twice", call.cell.number, call.line, facts)


def _of_record(path: Path, site: Path) -> Iterator[LessonFault]:
    file = path.relative_to(site).as_posix()
    try:
        with path.open("rb") as opened:
            content = opened.read(SIZE_LIMIT + 1)
    except OSError:
        yield LessonFault(file, "no-file")
        return
    wrong = record_wrong(content, path.parent.name, file)
    if wrong is not None:
        yield wrong


def _place(fault: LessonFault | Fault) -> tuple[str, int, int]:
    cell, line = (fault.cell, fault.line) if isinstance(fault, LessonFault) else (None, None)
    return fault.file, cell or 0, line or 0
