"""The same lesson in the other languages: whether it is there, and whether its code is the same."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from tolva_teach.texts import COMPLETE, LANGUAGES

from .fault import LessonFault, Said
from .notebooks import CODE, Notebook


def pair_faults(notebooks: Mapping[Path, Notebook], site: Path) -> Iterator[LessonFault]:
    """What a notebook lacks in another language, and where code differs beyond the first cell, which sets the language.

    A language that has been added need not have each of them. A difference is told once, of the language that comes
    first in `LANGUAGES`.
    """
    first, *_ = LANGUAGES
    for notebook in notebooks.values():
        for lang in LANGUAGES:
            other = notebooks.get(site / lang / notebook.path.name)
            if lang in COMPLETE and other is None and not (site / lang / notebook.path.name).exists():
                yield LessonFault(notebook.file, "no-language", facts={"other": f"{lang}/{notebook.path.name}"})
            elif other is not None and notebook.language == first != lang:
                yield from _differing(notebook, other)


def _differing(one: Notebook, other: Notebook) -> Iterator[LessonFault]:
    cells, others = one.of_kind(CODE), other.of_kind(CODE)
    for cell, its_pair in list(zip(cells, others, strict=False))[1:]:
        if cell.source != its_pair.source:
            facts: dict[str, Said] = {"other": other.file, "number": its_pair.number}
            yield LessonFault(one.file, "code-differs", cell.number, _first_line(cell.source, its_pair.source), facts)
    if len(cells) != len(others):
        counts: dict[str, Said] = {"other": other.file, "count": len(cells), "others": len(others)}
        yield LessonFault(one.file, "code-count", facts=counts)


def _first_line(one: str, other: str) -> int:
    """The first line in which two texts differ."""
    lines, others = one.splitlines(), other.splitlines()
    pairs = enumerate(zip(lines, others, strict=False), 1)
    return next((number for number, (here, there) in pairs if here != there), min(len(lines), len(others)) + 1)
