"""The sheets that this browser keeps, each under a key of its own; what it tells is a stranger's text."""

from collections.abc import Iterable, Mapping

from tolva_teach.records.faults import RecordFault
from tolva_teach.score_keeping.sheet import Sheet
from tolva_teach.score_keeping.written import read_sheet, written

MOST = 30
"""So many sound sheets are kept: those written last."""


class KeptSheets:
    """What the browser keeps, and what of it is to change. What cannot be read stays there, set aside."""

    def __init__(self) -> None:
        self.sound: dict[str, Sheet] = {}
        """Those that can be gone on with, the one written last first."""
        self.aside: list[str] = []
        """The keys of those that cannot be read."""
        self.heard = False
        """Whether the browser has told what it keeps."""
        self._thrown: dict[str, Sheet] = {}
        self._changes: dict[str, str] = {}

    def read(self, told: Iterable[tuple[str, str]]) -> None:
        """Reads what the browser keeps, the one written last first."""
        self.heard = True
        for key, text in told:
            try:
                self.sound.setdefault(key, read_sheet(text))
            except RecordFault:
                self.aside.append(key)

    def keep(self, key: str, sheet: Sheet) -> None:
        """Keeps a sheet under its key."""
        self.sound = {key: sheet, **{other: its for other, its in self.sound.items() if other != key}}
        self._changes[key] = written(sheet, names=True)
        for old in [*self.sound][MOST:]:
            del self.sound[old]
            self._changes[old] = ""

    def let_go_of(self, key: str) -> None:
        """Does not keep this after all: the browser has not been told of it."""
        self.sound.pop(key, None)
        self._changes.pop(key, None)

    def throw_away(self, key: str) -> None:
        """Somebody has thrown this away."""
        if key in self.sound:
            self._thrown[key] = self.sound.pop(key)

    def bring_back(self, key: str) -> None:
        """Somebody has brought back what was thrown away."""
        if key in self._thrown:
            self.sound[key] = self._thrown.pop(key)

    def take_changes(self) -> Mapping[str, str]:
        """What the browser is to be told now, by key; it is told once, and not before it has told what it keeps."""
        if not self.heard:
            return {}
        changes, self._changes = self._changes, {}
        return changes
