"""What the teacher's browser keeps: its tab the receipts of homework, and for good the address for those at home."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from tolva_widgets.page.addressing import Address
from tolva_widgets.page.shelf.widget import Shelf
from tolva_widgets.page.widget import Page

from .home_address import KEPT, LONGEST, HomeAddressError
from .session import ClassSession

PLACE: Final = "teacher"
"""Where the browser keeps what is said once and for all."""


class TeacherMemory:
    """Keeps both, and takes them up again when the page is opened anew."""

    def __init__(self, session: ClassSession, page: Page, address: Address, show: Callable[[], None]) -> None:
        """
        Args:
            session: what is kept of.
            page: the part of the page whose tab keeps the receipts.
            address: the page's address, through which they are kept.
            show: shows the session anew.
        """
        self._session, self._page, self._address, self._show = session, page, address, show
        self.shelf = Shelf(place=PLACE, limit=LONGEST)
        """The part of the page that keeps the address; it lists nothing."""
        self.shelf.on_told(self._take_told)
        page.on_unkept(self._note_no_room)

    # Receipts

    def take_receipts(self) -> None:
        """Takes up the receipts that the tab has kept."""
        self._session.homework.take_kept(self._page.kept, self._page.say("teacher-receipt-nameless"))

    def keep_receipts(self) -> None:
        """Has the tab keep the receipts, where it keeps anything; nothing once they are taken away."""
        homework = self._session.homework
        homework.is_kept = self._address.ours and self._page.opened
        if homework.is_kept:
            self._address.keep(homework.kept)

    def clear_receipts(self) -> None:
        """Takes the receipts away, and out of the address the one that it has brought: it would come back."""
        self._session.clear()
        self._address.write({})

    def _note_no_room(self) -> None:
        """The browser has not kept what it was given last."""
        self._session.homework.lacks_room = True
        self._show()

    # The address for those at home

    def take_home(self, said: str) -> None:
        """Pupils reach the pages from home by another address: it is there again the next time."""
        handed_out = self._session.handed_out
        if self._session.connection.attempt(lambda: handed_out.take_home(said)):
            self.shelf.put(KEPT, handed_out.home)

    def _take_told(self, told: Sequence[tuple[str, str]]) -> None:
        """The browser has told the address that it keeps, a stranger's text."""
        with suppress(HomeAddressError):
            self._session.handed_out.take_home(dict(told).get(KEPT, ""))
        self._show()
