"""Where the matches of a table are kept while others are played: by the browser's tab, and by the browser for another
day. It plays nothing, and has no widgets.
"""

from collections.abc import Iterable
from typing import NamedTuple

from tolva_widgets.play.address import MatchName
from tolva_widgets.play.match import LearnerMatch
from tolva_widgets.play.opponents import Players
from tolva_widgets.play.saved.matches import SavedMatches
from tolva_widgets.play.saved.memory import DamagedError, Fault, SavedMatch, key_of, lines, named, read_match, written
from tolva_widgets.play.saved.saving import restore, saved_match


class Loaded(NamedTuple):
    """A match that was kept."""

    match: LearnerMatch
    from_browser: bool
    """Whether the browser had saved it for another day; else its tab had it."""


class MatchStorage:
    """What the tab and the browser keep. What cannot be restored is set aside, and never lost."""

    def __init__(self, players: Players | None = None) -> None:
        """
        Args:
            players: who decides for the other seats of a match that is restored, in place of those that its name says.
        """
        self._players = players
        self._tab: dict[str, str] = {}
        """What the tab keeps, by the matches' names, the one played last at the end."""
        self.browser = SavedMatches()
        """What the browser has saved for another day."""
        self.faults: list[Fault] = []
        """What is wrong with what was set aside lately."""
        self.damaged = ""
        """The text of what was set aside last."""

    def keep(self, match: LearnerMatch) -> None:
        """Keeps a match as it is now in the tab, and, where there is something to go on with, in the browser."""
        now = saved_match(match)
        self._tab.pop(key_of(match.name), None)  # the one played last stands last
        self._tab[key_of(match.name)] = written(now)
        if match.waits_for == "nothing":
            self.browser.delete(now)
        elif now.begun:
            self.browser.save(now)

    def load(self, name: MatchName) -> Loaded | None:
        """The match of this name as the tab has it, or else the browser; None where neither has one that holds."""
        text = self._tab.get(key_of(name))
        if text is None:
            key = self.browser.newest(name)
            return None if key is None else self.load_saved(key)
        match = self.restored(read_match(text))
        if match is not None:
            return Loaded(match, from_browser=False)
        del self._tab[key_of(name)]
        self._set_aside(text, "damaged")
        return None

    def load_saved(self, key: str) -> Loaded | None:
        """The match that the browser has saved under this key; None where it does not hold, and is set aside now."""
        saved = self.browser.sound[key]
        match = self.restored(saved)
        if match is not None:
            self.browser.claim(key)
            return Loaded(match, from_browser=True)
        self.damaged = written(saved)
        self.browser.set_aside(key, "damaged")
        self.faults.append("damaged")
        return None

    def restored(self, saved: SavedMatch) -> LearnerMatch | None:
        """The match, played up to where it was left; None where it does not hold."""
        match = LearnerMatch(saved.name, self._players)
        try:
            restore(match, saved.progress)
        except DamagedError:
            return None
        return match

    # The tab

    @property
    def tab_text(self) -> str:
        """The text that the tab is to keep: no cards but those that the learner chose."""
        return lines(self._tab.values())

    def read_tab(self, text: str) -> None:
        """Reads what the tab has kept, a stranger's text; each match by itself."""
        self._tab = {}
        for line in filter(None, text.split("\n")):
            try:
                self._tab[key_of(read_match(line).name)] = line
            except DamagedError as error:
                self._set_aside(line, error.fault)

    @property
    def played_last(self) -> MatchName | None:
        """The match that was played last in this tab; None where none was."""
        return next((named(key) for key in reversed(self._tab)), None)

    # The browser

    def read_browser(self, told: Iterable[tuple[str, str]]) -> None:
        """Reads what the browser has saved, a stranger's text under each key, the one written last first."""
        before = set(self.browser.aside)
        self.browser.read(told)
        self.faults += [fault for key, fault in self.browser.aside.items() if key not in before]

    def _set_aside(self, text: str, fault: Fault) -> None:
        self.damaged = text
        self.faults.append(fault)
        self.browser.set_text_aside(text, fault)
