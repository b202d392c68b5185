"""The command `tolva-teach lessons`: what it prints of a folder, and its exit status."""

import sys
from pathlib import Path
from typing import Any

from tolva_teach.cli.shell import quoted
from tolva_teach.texts import sentence
from tolva_widgets.courses.catalogue import Catalogue

from .folder import look_at

OK, WRONG, UNREADABLE = 0, 1, 2


def check_lessons(folder: Path, lang: str) -> int:
    """Prints a line for each fault and each note, and how many faults there are; the status is that of `check`."""
    site = folder.resolve()
    if not Catalogue(site).notebooks():
        print(sentence(lang, "serve-no-notebooks-there", None, place=quoted(str(folder))), file=sys.stderr)
        return UNREADABLE
    progress = _Progress(lang)
    looked = look_at(site, progress.tell)
    progress.close()
    for fault in (*looked.faults, *looked.notes):
        print(fault.message(lang))
    counts = {"notebooks": looked.notebooks, "records": looked.records, "count": len(looked.faults)}
    print(sentence(lang, "lesson-faults" if looked.faults else "lesson-no-faults", None, **counts))
    return WRONG if looked.faults else OK


class _Progress:
    """On a terminal's standard error, which notebook is looked at; elsewhere nothing."""

    def __init__(self, lang: str) -> None:
        self._bar: Any = None
        if sys.stderr.isatty():
            from tqdm import tqdm  # slow to import, and most runs show none

            self._bar = tqdm(desc=sentence(lang, "cli-checking"), bar_format="{desc} {n} {postfix}", leave=False)

    def tell(self, file: str) -> None:
        if self._bar is not None:
            self._bar.set_postfix_str(file, refresh=False)
            self._bar.update()

    def close(self) -> None:
        if self._bar is not None:
            self._bar.close()
