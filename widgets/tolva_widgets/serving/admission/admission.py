"""Who is in, who waits, and whose kernel ends: the rules of a server with room for so many at once.

A *visitor* is a browser; its pages are those it has open with a kernel behind each. Who only reads has none, needs no
place, and is here all the same. A visitor who goes from page to page stays in. Whoever comes when all places are taken
waits in a queue, which looks after itself: who no longer asks is passed over, and forgotten after a while. Nothing here
knows of a server: it hears what happens, and says what follows.
"""

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

PAGES_EACH = 4
"""How many pages with a kernel a visitor may have open at once."""
UNOPENED_EACH = 6
"""While somebody from another address waits, so many unopened pages of one address keep their places as long as opened
ones do; further ones lose them sooner. A browser opens what it asks for; but a class may come from one address."""
STRANGERS_A_MINUTE = 40
"""Where more pages than this were made for strangers in the last minute and none of these was opened, it is no class
that comes. From then on whoever comes without a name is given one first: a browser comes back by it in a moment."""
_MINUTE = 60

_MOVING_SECONDS = 4
"""How long a visitor without a page is still in: as long as going to another page takes."""
_OPENING_SECONDS = 120
"""How long a page may take until it opens the way to its kernel."""
_OPENING_IN_A_CROWD_SECONDS = 20
"""How long an unopened page beyond `UNOPENED_EACH` may take, so that nobody holds all places by opening nothing; and
how long a page whose visitor has never come back by their name may, as every browser does that shows it."""
_RETURNING_SECONDS = 5
"""How long a kernel is kept for a page that was closed."""
_LOST_SECONDS = 180
"""How long it is kept for a page that fell silent in the middle, such as a phone's, while others wait."""
_SILENT_SECONDS = 600
"""How long one may look at a page and do nothing while others wait."""
_ATTENTIVE_SECONDS = 75
"""How long ago one who waits may have asked last and still be let in before those who came later. A browser lets a page
that is not looked at ask once a minute."""
_WAITING_EACH = 60
"""How many may wait who come from one address: two classes of a school."""
_FORGOTTEN_SECONDS = 300
"""How long one's turn is remembered."""
_LOOKING_SECONDS = 100
"""How long ago a page may have said last that somebody looks at it. It says so each 45 seconds, and once a minute where
the browser lets it do no more."""
_MOST_LOOKING = 2000
"""So many who look are counted: a name costs nothing."""


@dataclass(frozen=True)
class Answer:
    """What becomes of a visitor who wants to come in: `position` in the queue is 0 for one who may."""

    position: int = 0
    too_many: bool = False
    """Whether they have more pages open already than one may; the position says nothing then."""
    crowd: bool = False
    """Whether there is room, but so many strangers come that who is new is to come back by the name they are given."""

    @property
    def welcome(self) -> bool:
        """Whether they may come in."""
        return self.position == 0 and not self.too_many


WELCOME = Answer()


@dataclass
class _OpenPage:
    """A page with its kernel. Times are seconds of the admission's clock."""

    made: float
    active: float
    """When something was last done at it, or it was last opened or left."""
    is_open: bool = False
    was_open: bool = False
    left: bool = False
    """Whether its page was closed, as far as the browser said so."""


@dataclass
class _Visitor:
    address: str
    seen: float
    came_back: bool = False
    """Whether they have used the name that they were given."""
    entering: int = 0
    """Pages being made for them, without a kernel as yet."""
    pages: dict[str, _OpenPage] = field(default_factory=dict)


@dataclass
class _Waiting:
    """One who waits for their turn."""

    asked: float
    """When they asked last."""
    address: str | None


class Admission:
    """So many visitors at once, and who waits to be one."""

    def __init__(
        self, most: int, *, alive: Callable[[str], bool] = bool, now: Callable[[], float] = time.monotonic
    ) -> None:
        """
        Args:
            most: how many visitors may be in at once.
            alive: whether there is still such a kernel; others may end one.
            now: the clock.
        """
        self.most = most
        self.alive = alive
        self._now = now
        self._visitors: dict[str, _Visitor] = {}
        self._queue: dict[str, _Waiting] = {}
        self._looking: dict[str, float] = {}
        """When a page of each said last that somebody looks at it."""
        self._wasted: deque[float] = deque(maxlen=STRANGERS_A_MINUTE)
        """When the last pages were made that strangers have not opened until they ended."""

    @property
    def inside(self) -> int:
        """How many places are taken."""
        self._see_who_has_gone()
        return len(self._visitors)

    @property
    def here(self) -> int:
        """How many are here: those who are in, and those who look at a page that takes no place."""
        self._see_who_has_gone()
        return len(self._visitors.keys() | self._looking.keys())

    def looks(self, name: str) -> None:
        """Somebody looks at a page, whatever is behind it."""
        if visitor := self._visitors.get(name):
            visitor.came_back = True
        if name in self._looking or len(self._looking) < _MOST_LOOKING:
            self._looking[name] = self._now()

    def looks_away(self, name: str) -> None:
        """A page that somebody looked at is closed; one that they still have says so the next time."""
        self._looking.pop(name, None)

    @property
    def waiting(self) -> int:
        """How many wait and look after their turn."""
        return sum(self._is_attentive(name) for name in self._queue)

    @property
    def is_full(self) -> bool:
        """Whether some wait because all places are taken."""
        return self.waiting > 0 and self.inside >= self.most

    def ask(self, name: str, address: str | None = None, *, is_known: bool = True) -> Answer:
        """Whether a visitor may come in; they wait if not, and keep their turn by asking again.

        Args:
            name: what this visitor is known by.
            address: where they come from; None where one need not beware of anybody.
            is_known: whether they have come by this name before. Who has not is told their place, and has it when they
                ask again: a name costs nothing, and one that nobody comes back by would keep others waiting.
        """
        self._see_who_has_gone()
        visitor = self._visitors.get(name)
        if visitor and address is not None and visitor.entering + len(_kept(visitor)) >= PAGES_EACH:
            return Answer(too_many=True)
        ahead = self._ahead_of(name)
        if visitor or len(self._visitors) + ahead < self.most:
            return WELCOME if visitor or is_known or not self._is_crowded else Answer(ahead + 1, crowd=True)
        if is_known and (name in self._queue or self._waiting_from(address) < _WAITING_EACH):
            self._queue[name] = _Waiting(self._now(), address)
        return Answer(ahead + 1)

    def enter(self, name: str, address: str | None = None, *, is_known: bool = True) -> Answer:
        """As `ask`; one who is welcome is in from now on, and `entered` is to be called when their page is made."""
        answer = self.ask(name, address, is_known=is_known)
        if answer.welcome:
            self._queue.pop(name, None)
            visitor = self._visitors.setdefault(name, _Visitor(address or "", self._now()))
            visitor.came_back |= is_known
            visitor.entering += 1
        return answer

    def turn_away(self, name: str) -> None:
        """One who waits no longer looks after their turn. It is remembered for a while: the page may be opened anew."""
        if name in self._queue:
            waiting = self._queue[name]
            waiting.asked = min(waiting.asked, self._now() - _ATTENTIVE_SECONDS)

    def add_page(self, name: str, kernel_id: str) -> None:
        """Gives a visitor, whose page is being made, the kernel for it."""
        if visitor := self._visitors.get(name):
            visitor.pages[kernel_id] = _OpenPage(self._now(), self._now())

    def entered(self, name: str) -> None:
        """The page of a visitor has been made, or failed to be."""
        if visitor := self._visitors.get(name):
            visitor.entering -= 1
            if not visitor.pages and not visitor.entering:
                del self._visitors[name]

    def opened(self, kernel_id: str) -> None:
        """A page has opened the way to its kernel."""
        if page := self._page(kernel_id):
            page.active, page.is_open, page.was_open, page.left = self._now(), True, True, False

    def used(self, kernel_id: str) -> None:
        """Something was done on its page."""
        if page := self._page(kernel_id):
            page.active = self._now()

    def closed(self, kernel_id: str, *, left: bool) -> None:
        """The way to a kernel was closed: by its page's end, if `left`, or because it was lost. Of a page that is left
        both may be said, in either order."""
        if page := self._page(kernel_id):
            page.active, page.is_open, page.left = self._now(), False, page.left or left

    def overdue(self) -> list[str]:
        """The kernels to be ended now: their pages were closed, or others wait and nobody does anything there."""
        self._see_who_has_gone()
        wanted = self.waiting > 0
        crowding = self._crowding()
        pages = [pair for visitor in self._visitors.values() for pair in visitor.pages.items()]
        patience = {kernel_id: _patience(page, wanted) for kernel_id, page in pages}
        patience |= {kernel_id: min(patience[kernel_id], _OPENING_IN_A_CROWD_SECONDS) for kernel_id in crowding}
        return [kernel_id for kernel_id, page in pages if self._now() - page.active > patience[kernel_id]]

    def _page(self, kernel_id: str) -> _OpenPage | None:
        return next(
            (visitor.pages[kernel_id] for visitor in self._visitors.values() if kernel_id in visitor.pages), None
        )

    def _crowding(self) -> set[str]:
        """The kernels of pages not opened that keep others waiting: those of strangers who have not come back, and
        those that are more than an address may keep from somebody elsewhere."""
        waiting = {one.address for name, one in self._queue.items() if self._is_attentive(name)}
        of_strangers: set[str] = set()
        of_addresses: dict[str, list[str]] = {}
        for visitor in self._visitors.values():
            kernels = [kernel_id for kernel_id, page in visitor.pages.items() if not page.was_open]
            if waiting and not visitor.came_back:
                of_strangers.update(kernels)
            if visitor.address and waiting - {visitor.address}:
                of_addresses.setdefault(visitor.address, []).extend(kernels)
        return of_strangers.union(*(kernels[UNOPENED_EACH:] for kernels in of_addresses.values()))

    @property
    def _is_crowded(self) -> bool:
        """Whether too many pages have lately been made for strangers that nobody has opened."""
        unopened = [
            page.made for one in self._visitors.values() for page in one.pages.values() if _is_wasted(one, page)
        ]
        return sum(self._now() - made < _MINUTE for made in (*unopened, *self._wasted)) >= STRANGERS_A_MINUTE

    def _waiting_from(self, address: str | None) -> int:
        """How many wait who come from an address; none where one need not beware of it."""
        return sum(one.address == address for one in self._queue.values()) if address is not None else 0

    def _ahead_of(self, name: str) -> int:
        """How many look after a turn that comes before this visitor's."""
        waiting = list(self._queue)
        before = waiting[: waiting.index(name)] if name in self._queue else waiting
        return sum(map(self._is_attentive, before))

    def _is_attentive(self, name: str) -> bool:
        return self._now() - self._queue[name].asked < _ATTENTIVE_SECONDS

    def _see_who_has_gone(self) -> None:
        now = self._now()
        for visitor in self._visitors.values():
            ended = [kernel_id for kernel_id in visitor.pages if not self.alive(kernel_id)]
            for kernel_id in ended:
                page = visitor.pages.pop(kernel_id)
                if _is_wasted(visitor, page):
                    self._wasted.append(page.made)
            if visitor.pages or visitor.entering:
                visitor.seen = now
        stay = {name: visitor for name, visitor in self._visitors.items() if now - visitor.seen < _MOVING_SECONDS}
        self._visitors = stay
        self._queue = {name: one for name, one in self._queue.items() if now - one.asked < _FORGOTTEN_SECONDS}
        self._looking = {name: last for name, last in self._looking.items() if now - last < _LOOKING_SECONDS}


def _is_wasted(visitor: _Visitor, page: _OpenPage) -> bool:
    """Whether nobody has seen a page so far: it was not opened, nor has its visitor come back by their name."""
    return not page.was_open and not visitor.came_back


def _kept(visitor: _Visitor) -> list[_OpenPage]:
    """The pages that a visitor has not left."""
    return [page for page in visitor.pages.values() if not page.left]


def _patience(page: _OpenPage, wanted: bool) -> float:
    """How many seconds a page may be as it is; `wanted` if somebody waits for one."""
    if page.left:
        return _RETURNING_SECONDS
    if not page.was_open:
        return _OPENING_SECONDS
    if not wanted:
        return float("inf")  # a page that was lost and is never found again is Jupyter's to end
    return _SILENT_SECONDS if page.is_open else _LOST_SECONDS
