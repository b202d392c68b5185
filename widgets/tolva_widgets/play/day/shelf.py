"""What the browser keeps of the deals of the days, between it and the card that tells how a deal ended."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager

from tolva_widgets.base.scheduler import Scheduler
from tolva_widgets.page.shelf.widget import Shelf
from tolva_widgets.play.address import MatchName
from tolva_widgets.play.day.daily import BEST, TEXT_LIMIT, Calendar, DayLines, result_of
from tolva_widgets.play.day.words import DayWords
from tolva_widgets.play.words import PlayWords


class DayShelf:
    """Has the browser keep what a day's deal came to, and works out how others play it."""

    def __init__(self, show: Callable[[], None], around: Callable[[], AbstractContextManager[None]]) -> None:
        """
        Args:
            show: shows anew how the deal ended.
            around: makes what tells of the errors of a game, as `Scheduler` takes it.
        """
        self._show = show
        self.calendar = Calendar()
        """The days that were played."""
        self.here = ""
        """The whole address of the page, as the browser tells it."""
        self.kept = Shelf(place="day", limit=TEXT_LIMIT)
        """The part of the page that keeps them; it lists nothing."""
        self._scheduler = Scheduler(around)
        self._lines: tuple[MatchName, DayLines] | None = None
        self.kept.on_told(self._take_told)

    def words_of(self, words: PlayWords) -> DayWords | None:
        """Speaks of the day's deal that has just ended; None where the deal is none's.

        Args:
            words: speaks of the session.
        """
        match = words.match
        name, result = match.name, result_of(match)
        if not name.day or result is None or match.step.deal_number:
            return None
        # What was tried out is no result.
        if 0 not in match.practised_deals and self.calendar.add(name.day, name.cards.game, result):
            self._keep(name.cards.game)
        if self._lines is None or self._lines[0] != name:
            self._lines = name, DayLines(name)
            self._begin(self._lines[1])
        return DayWords(words, self.calendar, self._lines[1], self.here)

    def stop(self) -> None:
        """Something else is shown: how others play the day's deal is not worked out to its end."""
        self._scheduler.stop()
        if self._lines is not None and BEST not in self._lines[1].found:
            self._lines = None

    def _take_told(self, told: Sequence[tuple[str, str]]) -> None:
        """The browser has told what it keeps; what was played meanwhile goes there too."""
        for game in self.calendar.read(told):
            self._keep(game)
        self._show()

    def _keep(self, game: str) -> None:
        if self.kept.opened:  # before that it would take the place of what is kept
            self.kept.put(game, self.calendar.written(game))

    def _begin(self, lines: DayLines) -> None:
        self._scheduler.begin(lines.advance, self._show)
