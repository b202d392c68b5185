"""The class that is open on this server: what is new in it is seen once for all who wait, and nothing waits for a disk.

Whoever looks at the class on a page asks for what is new and is answered when there is something. The store is asked
whether it has been written in, by this process or the teacher's kernel, some times a second, for all of them together.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from math import inf
from typing import Any, TypeVar

from tolva_teach.texts import sentence
from tolva_widgets.classroom.presence import is_to_be_noted
from tolva_widgets.classroom.storage.faults import StoreFault
from tolva_widgets.classroom.storage.rows import MOST_A_MINUTE
from tolva_widgets.classroom.storage.store import ClassStore
from tolva_widgets.classroom.storage.values import Learner

from .rates import Rate
from .seen import Look, Seen, look_again
from .waiting import Waiting

OPEN_CLASS = "tolva_open_class"
"""Under this name the server's settings have its `OpenClass`, where there is one."""
KEPT_DAYS = 0.5
"""So long a browser keeps the class's cookies: a school day."""

_LOOK_SECONDS = 0.2
_FAULT_SECONDS = 1.0
"""After a fault the store is left alone for so long: who waits for a lock keeps all others waiting."""
_SENT_AGAIN_SECONDS = 10.0
"""After a fault pages have sent again by then what they could not."""
_PLACES_SECONDS = 3.0
"""How often it is written down where learners are: the teacher's page looks at the class anew each time."""
_JOINS, _JOIN_SECONDS = 60, 60
"""So many may come in from one address in so many seconds."""
_PROXIED_JOINS = 300
"""So many in as long from where no address is told: behind a proxy that may be a whole school."""
_LOST_SECONDS = 10
_WRONG, _WRONG_SECONDS = 10, 60
"""So many wrong addresses of a teacher are answered in so many seconds."""
_ANSWERS, _ANSWER_SECONDS = 2 * MOST_A_MINUTE, 60
"""So many answers of a learner are even looked at in so many seconds: to judge one may take the engine a while."""
_FIRST_LOOK_SECONDS = 5.0
"""How long whoever asks waits until the class has been looked at once: what it was before is not known till then."""

_log = logging.getLogger(__name__)

T = TypeVar("T")


class OpenClass:
    """The class, for the handlers of one server.

    Whatever is written changes what is seen, and what is seen wakes those who wait.
    """

    def __init__(
        self, store: ClassStore, say: Callable[[str], None], lang: str, named: frozenset[str] | None = None
    ) -> None:
        """
        Args:
            store: the class.
            say: tells whoever serves a sentence.
            lang: their language.
            named: the teachers, by the names under which the server knows them; None where it knows nobody.
        """
        self.store = store
        self.named = named
        self.secret = secrets.token_urlsafe(16)
        """What the teacher's address has that only the terminal shows; another each time the server is started."""
        self.kernels: set[str] = set()
        """The kernels of the teacher's pages."""
        self.seen = Seen()
        self.ended = False
        """Whether the class was deleted, by whatever process: there is none any more."""
        self._looked = asyncio.Event()
        self._say = say
        self._lang = lang
        # One writes at a time in any case; who reads need not wait for that.
        self._writing = ThreadPoolExecutor(1, "class-writing")
        self._reading = ThreadPoolExecutor(2, "class-reading")
        self.waiting = Waiting()
        """The pages that wait for something new."""
        self._look_now = asyncio.Event()
        self._version = -1
        """What `seen` has been seen at: all that was written till then is in it."""
        self._fault: StoreFault | None = None
        self._left_alone_until = -inf
        self._teachers: set[str] = set()
        self._learners: dict[str, int] = {}
        """Learners by the secrets of their cookies, as they have been looked up."""
        self.devices: dict[str, str] = {}
        """The secrets of the cookies of browsers that have come in, by what Jupyter calls each: their sockets may have
        been opened before. The teacher's have an empty one."""
        self._joins = Rate(_JOINS, _JOIN_SECONDS)
        self._proxied_joins = Rate(_PROXIED_JOINS, _JOIN_SECONDS)
        self._wrong_secrets = Rate(_WRONG, _WRONG_SECONDS)
        self._answers = Rate(_ANSWERS, _ANSWER_SECONDS)
        self._lost = Rate(1, _LOST_SECONDS)
        self._touched: dict[int, tuple[str, float]] = {}
        """Where learners are, as is yet to be written, and since when."""
        self._tasks: list[asyncio.Task[None]] = []

    # What is new

    def begin(self) -> None:
        """Look from now on whether there is something new."""
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._watch()), loop.create_task(self._keep_places())]

    def close(self) -> None:
        """Look no more."""
        for task in self._tasks:
            task.cancel()
        for threads in (self._writing, self._reading):
            threads.shutdown(wait=True)
        self.store.close()

    @property
    def fault(self) -> StoreFault | None:
        """Why the class could not be read or written when that was tried last."""
        return self._fault

    @property
    def was_away(self) -> bool:
        """Whether the class is or was out of reach so short a time ago that pages may still have to send something."""
        return time.monotonic() < self._left_alone_until + _SENT_AGAIN_SECONDS

    async def first_look(self) -> bool:
        """Wait, but not for long, until the class has been looked at once; whether it has been.

        A server that was started again knows nothing of the class before: pages would be told that nothing is asked.
        """
        if not self._looked.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._looked.wait(), _FIRST_LOOK_SECONDS)
        return self._looked.is_set()

    async def _watch(self) -> None:
        while not self.ended:
            self._look_now.clear()  # before one looks: what is written meanwhile is looked at again
            try:
                await self._look()
            except StoreFault:
                await asyncio.sleep(_FAULT_SECONDS)
            except Exception:
                _log.exception("the class could not be looked at")  # and all would wait for ever, if this was the end
                await asyncio.sleep(_FAULT_SECONDS)
            again = asyncio.get_running_loop().call_later(_LOOK_SECONDS, self._look_now.set)
            await self._look_now.wait()
            again.cancel()

    async def _look(self) -> None:
        """Look at the class, if it has been written in since.

        Whether it has is asked here: to have a thread ask it takes many times as long, and mostly nothing is new.
        """
        if self.store.quick_version == self._version:
            return
        before = Look(self._version, self.seen)
        looked = await self.read(lambda store: look_again(store, before))
        if looked.version != before.version:
            self._take(looked.seen, looked.version)
            self._looked.set()

    def _take(self, seen: Seen, version: int) -> None:
        """The class is this now."""
        is_same, self.seen, self._version = seen is self.seen, seen, version
        if is_same:
            self.waiting.wake_others()
        else:
            self.waiting.wake(seen)

    # Reading and writing

    async def read(self, ask: Callable[[ClassStore], T]) -> T:
        """Ask the store something.

        Raises:
            StoreFault: it cannot be read.
        """
        return await self._do(self._reading, ask)

    async def write(
        self, change: Callable[[ClassStore], T], then: Callable[[Seen, T], Seen | None] = lambda _seen, _written: None
    ) -> T:
        """Write something, of which those who wait hear at once.

        Args:
            change: writes it.
            then: what the class is when it is written, where that is known of what it was before and of what was
                written; with None, and where others have written meanwhile, it is looked at.

        Raises:
            NotTakenError: it is not taken.
            StoreFault: it cannot be written; whoever sent it keeps it, and sends it again.
        """
        if self._fault and time.monotonic() < self._left_alone_until:
            raise self._fault
        before = self._fault
        written, version = await self._do(self._writing, lambda store: (change(store), store.written))
        if self._fault and self._fault is before:  # one that was begun before the fault says nothing of its end
            self._fault = None
            self._say(sentence(self._lang, "class-well"))
        seen = then(self.seen, written) if version == self._version + 1 else None
        if seen is None:
            self._look_now.set()
        else:
            self._take(seen, version)
        return written

    async def _do(self, threads: ThreadPoolExecutor, what: Callable[[ClassStore], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(threads, what, self.store)
        except StoreFault as fault:
            self._take_note(fault)
            raise

    def _take_note(self, fault: StoreFault) -> None:
        """Tell whoever serves, once for as long as it lasts."""
        if fault.code == "deleted":
            self._end()
            return
        if self._fault is None or self._fault.code != fault.code:
            self._say(fault.sentence(self._lang))
        self._fault = fault
        self._left_alone_until = time.monotonic() + _FAULT_SECONDS

    def _end(self) -> None:
        """The class was deleted: whoever waits is told so, and nothing of it is kept here."""
        if self.ended:
            return
        self.ended, self.seen = True, Seen()
        kept: tuple[dict[Any, Any] | Rate, ...] = (self._learners, self.devices, self._touched)
        for each in (*kept, self._joins, self._proxied_joins, self._answers, self._lost):
            each.clear()
        self._looked.set()
        self.waiting.wake(None)
        self._say(sentence(self._lang, "class-ended", None, name=self.store.name))

    # Learners

    async def learner(self, key: str | None) -> Learner | None:
        """Whose browser has this secret.

        Raises:
            StoreFault: the store cannot be read.
        """
        if not key:
            return None
        if self._learners.get(key) not in self.seen.learners:
            # Also one who has come in while the class was being looked at, and is not among those that were seen then.
            found = await self.read(lambda store: store.of_key(key))
            if found is None:
                return None
            self._learners[key] = found.id
            return self.seen.learners.get(found.id, found)
        return self.seen.learners[self._learners[key]]

    def may_join(self, address: str | None) -> bool:
        """Whether one more may come in from an address; None is this computer's, or a proxy's."""
        return self._proxied_joins.allows() if address is None else self._joins.allows(address)

    def may_answer(self, learner: Learner) -> bool:
        """Whether one more answer of a learner is looked at."""
        return self._answers.allows(learner.id)

    async def join(self, lang: str) -> str:
        """A learner comes in, whose page speaks this language; the secret of their cookie.

        Raises:
            NotTakenError: the class is full.
            StoreFault: it cannot be written.
        """

        def then(seen: Seen, came: tuple[Learner, str]) -> Seen:
            return replace(seen, learners={**seen.learners, came[0].id: came[0]})

        came = await self.write(lambda store: store.join(lang), then)
        self._learners[came[1]] = came[0].id
        self.seen = then(self.seen, came)
        return came[1]

    def touch(self, learner: Learner, where: str) -> None:
        """A learner is at a page: written down soon, together with all others who are at one."""
        if learner.where != where or is_to_be_noted(self.store_time() - learner.seen):
            self._touched[learner.id] = where, self.store_time()

    async def _keep_places(self) -> None:
        """Write down where learners are. That it cannot be written is no matter: they soon say so again."""
        while not self.ended:
            await asyncio.sleep(_PLACES_SECONDS)
            self._joins.forget_old()
            if self._touched:
                touched, self._touched = self._touched, {}
                with suppress(StoreFault):
                    await self._write_places(touched)

    async def _write_places(self, places: Mapping[int, tuple[str, float]]) -> None:
        def then(seen: Seen, _written: None) -> Seen:
            at = {id: (seen.learners[id], *places[id]) for id in places.keys() & seen.learners.keys()}
            moved = {id: replace(learner, where=where, seen=now) for id, (learner, where, now) in at.items()}
            return replace(seen, learners={**seen.learners, **moved})

        await self.write(lambda store: store.touch_all(places), then)

    async def lost(self, learner: Learner) -> None:
        """A learner says that they are lost; pressed again at once it is the same."""
        if self._lost.allows(learner.id):
            await self.write(lambda store: store.lost(learner.id))

    @staticmethod
    def store_time() -> float:
        """What time it is, as the store counts it."""
        return time.time()

    # The teacher

    async def is_teacher(self, key: str | None) -> bool:
        """Whether a browser with this secret in its cookie is the teacher's.

        When the class has ended, who was known until then still is: their page reads homework all the same.
        """
        if not key:
            return False
        if key not in self._teachers and not self.ended and await self.read(lambda store: store.is_teacher(key)):
            self._teachers.add(key)
        return key in self._teachers

    def is_secret(self, said: str) -> bool | None:
        """Whether this is the teacher's address; None where there have been so many tries that it is not looked at.

        The right one is always let in: nobody can lock the teacher out by guessing.
        """
        if secrets.compare_digest(said.encode(), self.secret.encode()):
            return True
        return False if self._wrong_secrets.allows() else None
