"""The matches that the learner's browser saves for another day, without any widget: each under a key of its own.

One that cannot be read is set aside: it stays as it is, under its key, until the learner throws it away, and the match
of its name that is played next gets another key.
"""

from collections.abc import Iterable, Mapping
from zlib import crc32

from tolva_widgets.play.address import MatchName
from tolva_widgets.play.saved.memory import DamagedError, Fault, SavedMatch, key_of, named, read_match, written

MOST = 20
"""So many sound matches are saved: those played last."""

_ANOTHER = "~"
"""Before the number of a key whose match's name was taken."""

_ASIDE = "aside-"
"""With this the key of what was set aside begins that had no key before."""


class SavedMatches:
    """What the browser has saved, and what of it is to change.

    >>> saved = SavedMatches()
    >>> saved.read([("seed=7", "nonsense")])
    >>> saved.aside
    {'seed=7': 'damaged'}
    """

    def __init__(self) -> None:
        self.heard = False
        """Whether the browser has told what it has saved. Until then nothing is written over."""
        self.changes: dict[str, str] = {}
        """What the browser has not been told yet, by key; an empty text is to be deleted."""
        self.sound: dict[str, SavedMatch] = {}
        """The matches that can be gone on with, the one played last first."""
        self.aside: dict[str, Fault] = {}
        """Why those that are set aside are."""
        self._thrown: set[str] = set()
        self._claimed: dict[str, str] = {}
        """By its name, the key under which each match is saved that is played here."""

    def read(self, told: Iterable[tuple[str, str]]) -> None:
        """Reads what the browser has saved, a stranger's text under each key, the one written last first."""
        self.heard = True
        for key, text in told:
            try:
                self.sound[key] = read_match(text)
            except DamagedError as error:
                self.aside[key] = error.fault
        self._delete_oldest()

    # The match that is played

    def save(self, match: SavedMatch) -> None:
        """Saves a match under its key."""
        if not self.heard:
            return
        key = self._key(match)
        if key in self.sound and written(self.sound[key]) == written(match) and key not in self._thrown:
            return
        self.sound = {key: match, **{other: one for other, one in self.sound.items() if other != key}}
        self._thrown.discard(key)
        self.changes[key] = written(match)
        self._delete_oldest()

    def delete(self, match: SavedMatch) -> None:
        """Deletes a match, which is over."""
        key = self._claimed.get(key_of(match.name))
        if key is not None and self.sound.pop(key, None) is not None:
            self.changes[key] = ""

    def is_own(self, key: str, name: MatchName) -> bool:
        """Whether the match of this name that is played here is saved under this key."""
        return self._claimed.get(key_of(name)) == key

    def claim(self, key: str) -> None:
        """From now on the match of its name that is played here is saved under this key."""
        self._claimed[key_of(self.sound[key].name)] = key

    def release(self, name: MatchName) -> None:
        """From now on the match of this name that is played here is saved under another key, if it differs."""
        self._claimed.pop(key_of(name), None)

    def _key(self, match: SavedMatch) -> str:
        name = key_of(match.name)
        if name not in self._claimed:
            self._claimed[name] = self._same(match) or self._free(name)
        return self._claimed[name]

    def _same(self, match: SavedMatch) -> str | None:
        return next((key for key, one in self.sound.items() if written(one) == written(match)), None)

    def _free(self, name: str) -> str:
        key, number = name, 1
        while key in self.sound or key in self.aside:
            number += 1
            key = f"{name}{_ANOTHER}{number}"
        return key

    def _delete_oldest(self) -> None:
        there = [key for key in self.sound if key not in self._thrown]
        for key in there[MOST:]:
            del self.sound[key]
            self.changes[key] = ""

    # Those that one may choose

    def newest(self, name: MatchName) -> str | None:
        """The key of the match of this name that was played last; None where none is saved."""
        there = ((key, key_of(one.name)) for key, one in self.sound.items() if key not in self._thrown)
        return next((key for key, named_so in there if named_so == key_of(name)), None)

    def throw_away(self, key: str) -> None:
        """The learner has thrown this away."""
        self._thrown.add(key)

    def bring_back(self, key: str) -> None:
        """The learner has brought back what was thrown away."""
        self._thrown.discard(key)

    # What cannot be restored

    def set_aside(self, key: str, fault: Fault) -> None:
        """What is under this key cannot be restored; it stays there."""
        match = self.sound.pop(key)
        self.aside[key] = fault
        if self.is_own(key, match.name):
            self.release(match.name)

    def set_text_aside(self, text: str, fault: Fault) -> None:
        """Saves a text that cannot be restored and had no key before."""
        key = f"{_ASIDE}{crc32(text.encode('utf-8', 'replace')):08x}"
        if key not in self.aside:
            self.aside[key] = fault
            self.changes[key] = text

    def take_changes(self) -> Mapping[str, str]:
        """What the browser is to be told now, by key; it is told once."""
        changes, self.changes = self.changes, {}
        return changes


def match_under(key: str) -> MatchName | None:
    """The match that a key is of, as far as the key says so."""
    return named(key.partition(_ANOTHER)[0])
