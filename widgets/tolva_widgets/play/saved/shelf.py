"""What the browser has saved for another day, between its list above the table and the session."""

from collections.abc import Callable, Sequence

from tolva_widgets.page.shelf.widget import Shelf
from tolva_widgets.play.saved.list_view import saved_rows
from tolva_widgets.play.saved.memory import TEXT_LIMIT
from tolva_widgets.play.session import PlaySession


class SavedShelf:
    """Shows what the browser has saved, has it save what was played, and goes on with what is asked for."""

    def __init__(
        self,
        session: PlaySession,
        lang: str,
        *,
        keeps: bool,
        show: Callable[[str], None],
        lead_to_table: Callable[[], None],
    ) -> None:
        """
        Args:
            session: has the matches.
            lang: the language of the list.
            keeps: whether anything is to be kept.
            show: shows the session as it is now, and says this first.
            lead_to_table: moves the focus to the table.
        """
        self._session, self._show, self._lead_to_table = session, show, lead_to_table
        self.list = Shelf(lang=lang, place="match" if keeps else "", limit=TEXT_LIMIT)
        """The list on the page."""
        saved = session.storage.browser
        self.list.on_told(self._take)
        self.list.on_action("go-on", self._resume)
        self.list.on_action("throw", saved.throw_away)
        self.list.on_action("back", saved.bring_back)

    def show(self, lang: str) -> None:
        """Has the browser save what has changed, and lists what is saved."""
        for key, text in self._session.storage.browser.take_changes().items():
            self.list.put(key, text)
        with self.list.hold_sync():
            self.list.rows = saved_rows(self._session, lang)
            self.list.folded = not self._session.offers_saved

    def _take(self, told: Sequence[tuple[str, str]]) -> None:
        """The browser has told what it has saved for another day."""
        self._session.take_saved(told)
        self._show("")

    def _resume(self, key: str) -> None:
        """Goes on with a match that the browser has saved; the button that was pressed goes, so the table has the
        focus."""
        if self._session.resume(key):
            self._lead_to_table()
        self._show(self._session.notice)
