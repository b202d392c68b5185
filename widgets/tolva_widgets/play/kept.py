"""The matches that the learner's browser keeps for another day, without any widget: each under a key of its own.

One that cannot be read is set aside: it stays as it is, under its key, until the learner throws it away, and the match
of its name that is played next gets another key.
"""

from collections.abc import Iterable, Mapping
from zlib import crc32

from tolva_widgets.play.address import MatchName
from tolva_widgets.play.memory import DamagedError, Fault, KeptMatch, key_of, named, read_match, written

MOST = 20
"""So many that can be gone on with are kept: those played last."""

_ANOTHER = "~"
"""Before the number of a key whose match's name was taken."""

_ASIDE = "aside-"
"""With this the key of what was set aside begins that had no key before."""


class KeptMatches:
    """What the browser has told, and what it is to be told.

    >>> kept = KeptMatches()
    >>> kept.take([("seed=7", "nonsense")])
    >>> kept.aside
    {'seed=7': 'damaged'}
    """

    def __init__(self) -> None:
        self.heard = False
        """Whether the browser has told what it keeps. Until then nothing is written over."""
        self.changes: dict[str, str] = {}
        """What the browser has not been told yet, by key; an empty text is no longer to be kept."""
        self.sound: dict[str, KeptMatch] = {}
        """The matches that can be gone on with, the one played last first."""
        self.aside: dict[str, Fault] = {}
        """Why those that are set aside are."""
        self._thrown: set[str] = set()
        self._own: dict[str, str] = {}
        """The key under which each match is kept that is played here, by its name."""

    def take(self, told: Iterable[tuple[str, str]]) -> None:
        """Takes up what the browser keeps, a stranger's text under each key, the one written last first."""
        self.heard = True
        for key, text in told:
            try:
                self.sound[key] = read_match(text)
            except DamagedError as error:
                self.aside[key] = error.fault
        self._let_go_of_oldest()

    # The match that is played

    def keep(self, match: KeptMatch) -> None:
        """Keeps a match under its key."""
        if not self.heard:
            return
        key = self._key(match)
        if key in self.sound and written(self.sound[key]) == written(match) and key not in self._thrown:
            return
        self.sound = {key: match, **{other: one for other, one in self.sound.items() if other != key}}
        self._thrown.discard(key)
        self.changes[key] = written(match)
        self._let_go_of_oldest()

    def let_go(self, match: KeptMatch) -> None:
        """Keeps a match no longer that is over."""
        key = self._own.get(key_of(match.name))
        if key is not None and self.sound.pop(key, None) is not None:
            self.changes[key] = ""

    def is_own(self, key: str, name: MatchName) -> bool:
        """Whether the match of this name is kept under this key, as it is played here."""
        return self._own.get(key_of(name)) == key

    def own(self, key: str) -> None:
        """From now on the match under this key is the one of its name that is played here."""
        self._own[key_of(self.sound[key].name)] = key

    def disown(self, name: MatchName) -> None:
        """The match of this name that is played from now on is another than the one that is kept, if it differs."""
        self._own.pop(key_of(name), None)

    def _key(self, match: KeptMatch) -> str:
        name = key_of(match.name)
        if name not in self._own:
            self._own[name] = self._same(match) or self._free(name)
        return self._own[name]

    def _same(self, match: KeptMatch) -> str | None:
        return next((key for key, one in self.sound.items() if written(one) == written(match)), None)

    def _free(self, name: str) -> str:
        key, number = name, 1
        while key in self.sound or key in self.aside:
            number += 1
            key = f"{name}{_ANOTHER}{number}"
        return key

    def _let_go_of_oldest(self) -> None:
        there = [key for key in self.sound if key not in self._thrown]
        for key in there[MOST:]:
            del self.sound[key]
            self.changes[key] = ""

    # Those that one may choose

    def newest(self, name: MatchName) -> str | None:
        """The key of the match of this name that was played last; None where none is kept."""
        there = ((key, key_of(one.name)) for key, one in self.sound.items() if key not in self._thrown)
        return next((key for key, named_so in there if named_so == key_of(name)), None)

    def throw_away(self, key: str) -> None:
        """The learner has thrown this away."""
        self._thrown.add(key)

    def bring_back(self, key: str) -> None:
        """The learner has brought back what was thrown away."""
        self._thrown.discard(key)

    # What cannot be taken up

    def set_aside(self, key: str, fault: Fault) -> None:
        """What is under this key cannot be gone on with; it stays there."""
        match = self.sound.pop(key)
        self.aside[key] = fault
        if self.is_own(key, match.name):
            self.disown(match.name)

    def set_text_aside(self, text: str, fault: Fault) -> None:
        """Keeps what had no key before."""
        key = f"{_ASIDE}{crc32(text.encode('utf-8', 'replace')):08x}"
        if key not in self.aside:
            self.aside[key] = fault
            self.changes[key] = text

    def told(self) -> Mapping[str, str]:
        """What the browser is to be told now."""
        changes, self.changes = self.changes, {}
        return changes


def match_under(key: str) -> MatchName | None:
    """The match that a key is of, as far as the key says so."""
    return named(key.partition(_ANOTHER)[0])
