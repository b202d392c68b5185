"""Who is in, who waits, and whose kernel ends: the rules of a house with a bounded number of places.

A *guest* is a browser; its *tables* are the pages it has open with a kernel behind each. A guest who goes from page to
page stays in. Whoever comes when the house is full waits in a queue, which looks after itself: who no longer asks is
passed over, and forgotten after a while. Nothing here knows of a server: it hears what happens, and says what follows.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

TABLES_EACH = 4
"""How many pages with a kernel a guest may have open at once."""
KNOCKING_EACH = 6
"""How many pages an address may have asked for without having opened them: a browser opens what it asks for."""

_MOVING_SECONDS = 4
"""How long a guest without a table is still in: as long as going to another page takes."""
_OPENING_SECONDS = 120
"""How long a page may take until it opens the way to its kernel."""
_RETURNING_SECONDS = 5
"""How long a kernel is kept for a page that was closed."""
_LOST_SECONDS = 180
"""How long it is kept for a page that fell silent in the middle, such as a phone's, while others wait."""
_SILENT_SECONDS = 600
"""How long one may look at a page and do nothing while others wait."""
_ATTENTIVE_SECONDS = 75
"""How long ago one who waits may have asked last and still be let in before those who came later. A browser lets a page
that is not looked at ask once a minute."""
_FORGOTTEN_SECONDS = 300
"""How long one's turn is remembered."""


@dataclass(frozen=True)
class Answer:
    """What becomes of a guest who wants to come in: `position` in the queue is 0 for one who may."""

    position: int = 0
    too_many: bool = False
    """Whether they have more pages open already than one may; the position says nothing then."""
    crowded: bool = False
    """Whether it is not for want of places that they wait, but because many come from their address at once."""

    @property
    def welcome(self) -> bool:
        """Whether they may come in."""
        return self.position == 0 and not self.too_many


WELCOME = Answer()


@dataclass
class _Table:
    """A page with its kernel. Times are seconds of the house's clock."""

    active: float
    """When something was last done at it, or it was last opened or left."""
    is_open: bool = False
    was_open: bool = False
    left: bool = False
    """Whether its page was closed, as far as the browser said so."""


@dataclass
class _Guest:
    address: str
    seen: float
    entering: int = 0
    """Pages being made for them, without a kernel as yet."""
    tables: dict[str, _Table] = field(default_factory=dict)


class House:
    """So many guests at once, and who waits to be one."""

    def __init__(
        self, most: int, *, alive: Callable[[str], bool] = bool, now: Callable[[], float] = time.monotonic
    ) -> None:
        """
        Args:
            most: how many guests may be in at once.
            alive: whether there is still such a kernel; others may end one.
            now: the clock.
        """
        self.most = most
        self.alive = alive
        self._now = now
        self._guests: dict[str, _Guest] = {}
        self._queue: dict[str, float] = {}

    @property
    def here(self) -> int:
        """How many are in."""
        self._see_who_has_gone()
        return len(self._guests)

    @property
    def waiting(self) -> int:
        """How many wait and look after their turn."""
        return sum(self._is_attentive(name) for name in self._queue)

    @property
    def is_full(self) -> bool:
        """Whether some wait because all places are taken: an address that asks for too much waits for itself."""
        return self.waiting > 0 and self.here >= self.most

    def ask(self, name: str, address: str | None = None) -> Answer:
        """Whether a guest may come in; they wait if not, and keep their turn by asking again.

        Args:
            name: what this guest is known by.
            address: where they come from; None where one need not beware of anybody.
        """
        self._see_who_has_gone()
        guest = self._guests.get(name)
        if guest and address is not None and guest.entering + len(_kept(guest)) >= TABLES_EACH:
            return Answer(too_many=True)
        knocks_on = address is not None and self._knocking(address) >= KNOCKING_EACH
        if guest and not knocks_on:
            return WELCOME
        ahead = self._ahead_of(name)
        has_room = len(self._guests) + ahead < self.most
        if has_room and not knocks_on:
            return WELCOME
        self._queue[name] = self._now()
        return Answer(ahead + 1, crowded=has_room or guest is not None)

    def enter(self, name: str, address: str | None = None) -> Answer:
        """As `ask`; one who is welcome is in from now on, and `entered` is to be called when their page is made."""
        answer = self.ask(name, address)
        if answer.welcome:
            self._queue.pop(name, None)
            guest = self._guests.setdefault(name, _Guest(address or "", self._now()))
            guest.entering += 1
        return answer

    def turn_away(self, name: str) -> None:
        """One who waits no longer looks after their turn. It is remembered for a while: the page may be opened anew."""
        if name in self._queue:
            self._queue[name] = min(self._queue[name], self._now() - _ATTENTIVE_SECONDS)

    def seat(self, name: str, kernel_id: str) -> None:
        """Gives a guest, whose page is being made, the kernel for it."""
        if guest := self._guests.get(name):
            guest.tables[kernel_id] = _Table(self._now())

    def entered(self, name: str) -> None:
        """The page of a guest has been made, or failed to be."""
        if guest := self._guests.get(name):
            guest.entering -= 1
            if not guest.tables and not guest.entering:
                del self._guests[name]

    def opened(self, kernel_id: str) -> None:
        """A page has opened the way to its kernel."""
        if table := self._table(kernel_id):
            table.active, table.is_open, table.was_open, table.left = self._now(), True, True, False

    def used(self, kernel_id: str) -> None:
        """Something was done on its page."""
        if table := self._table(kernel_id):
            table.active = self._now()

    def closed(self, kernel_id: str, *, left: bool) -> None:
        """The way to a kernel was closed: by its page's end, if `left`, or because it was lost."""
        if table := self._table(kernel_id):
            table.active, table.is_open, table.left = self._now(), False, left

    def overdue(self) -> list[str]:
        """The kernels to be ended now: their pages were closed, or others wait and nobody does anything there."""
        self._see_who_has_gone()
        wanted = self.waiting > 0
        tables = [pair for guest in self._guests.values() for pair in guest.tables.items()]
        return [kernel_id for kernel_id, table in tables if self._now() - table.active > _patience(table, wanted)]

    def _table(self, kernel_id: str) -> _Table | None:
        return next((guest.tables[kernel_id] for guest in self._guests.values() if kernel_id in guest.tables), None)

    def _knocking(self, address: str) -> int:
        """How many pages this address has asked for and not opened."""
        guests = [guest for guest in self._guests.values() if guest.address == address]
        return sum(guest.entering + sum(not table.was_open for table in guest.tables.values()) for guest in guests)

    def _ahead_of(self, name: str) -> int:
        """How many look after a turn that comes before this guest's."""
        waiting = list(self._queue)
        before = waiting[: waiting.index(name)] if name in self._queue else waiting
        return sum(map(self._is_attentive, before))

    def _is_attentive(self, name: str) -> bool:
        return self._now() - self._queue[name] < _ATTENTIVE_SECONDS

    def _see_who_has_gone(self) -> None:
        now = self._now()
        for guest in self._guests.values():
            ended = [kernel_id for kernel_id in guest.tables if not self.alive(kernel_id)]
            for kernel_id in ended:
                del guest.tables[kernel_id]
            if guest.tables or guest.entering:
                guest.seen = now
        stay = {name: guest for name, guest in self._guests.items() if now - guest.seen < _MOVING_SECONDS}
        self._guests = stay
        self._queue = {name: asked for name, asked in self._queue.items() if now - asked < _FORGOTTEN_SECONDS}


def _kept(guest: _Guest) -> list[_Table]:
    """The tables that a guest has not left."""
    return [table for table in guest.tables.values() if not table.left]


def _patience(table: _Table, wanted: bool) -> float:
    """How many seconds a table may be as it is; `wanted` if somebody waits for one."""
    if table.left:
        return _RETURNING_SECONDS
    if not table.was_open:
        return _OPENING_SECONDS
    if not wanted:
        return float("inf")  # a page that was lost and is never found again is Jupyter's to end
    return _SILENT_SECONDS if table.is_open else _LOST_SECONDS
