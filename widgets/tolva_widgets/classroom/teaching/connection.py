"""How a teacher's page reaches the store of its class: opened, read anew, written to, deleted.

Whatever the store cannot do is told as a `Notice`, and nothing else changes: what a teacher has prepared stays.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tolva_teach.quiz.faults import SaidError

from ..storage.values import Learner
from .overview import Change, ClassOverview

if TYPE_CHECKING:
    from ..storage.store import ClassStore


@dataclass(frozen=True)
class Notice:
    """What is to be said of what was done last; `code` names the sentence `teacher-notice-CODE`."""

    code: str
    facts: dict[str, str | int] = field(default_factory=dict)
    fault: SaidError | None = None
    """What could not be done, in place of the sentence."""
    removed: Learner | None = None
    """Who has just been put out, and may be let in again at once."""
    at: tuple[str, str] | None = None
    """The field, list or button beside which it is said, by what it does and to what; None where it is said at the
    page's top."""
    written: str = ""
    """What was written or chosen there: where it could not be taken it is to be mended."""


@dataclass
class ClassConnection:
    """The store of a class, and what came of it last."""

    overview: ClassOverview
    """What is seen of the class, which is read from the store."""
    store: "ClassStore | None" = None
    """None where there is no class, or it has not been opened yet."""
    opener: "Callable[[], ClassStore] | None" = None
    """Opens the store where there is none: tried until it can be."""
    notice: Notice | None = None
    """What is to be said of what was done last, until something else is done."""
    out_of_reach: SaidError | None = None
    """Why the store cannot be read now; what was read before is still shown."""
    deleted: bool = False
    """Whether there was a class that has been deleted, here or elsewhere."""
    on_read: Callable[[Change], None] = lambda _: None
    """Is told what a reading has brought."""
    on_deleted: Callable[[], None] = lambda: None
    """Is told that the class has been deleted."""

    def take_new(self) -> bool:
        """Takes what is new in the store; whether anything is."""
        before = self.out_of_reach
        try:
            return self._read(was_out_of_reach=before is not None)
        except SaidError as fault:
            if getattr(fault, "code", "") == "deleted":
                self._forget()
                return True
            self.out_of_reach = fault
            return before is None or before.key != fault.key

    def _read(self, *, was_out_of_reach: bool) -> bool:
        if self.store is None and self.opener is not None:
            self.store = self.opener()
        if self.store is None:
            return False
        version = self.store.version
        if version == self.overview.version and not was_out_of_reach:
            return False
        self.on_read(self.overview.read(self.store, version))
        self.out_of_reach = None
        return True

    def write(self, done: Notice | None, change: Callable[["ClassStore"], Any]) -> bool:
        """Changes something of the class; what cannot be done is said, and nothing has changed.

        Args:
            done: what is said when it is done.
            change: does it.

        Returns:
            Whether it is done.
        """
        store = self.store
        if store is None:
            return False
        is_done = self.attempt(lambda: change(store))
        if is_done:
            self.notice = done
        self.take_new()
        return is_done

    def attempt(self, do: Callable[[], Any]) -> bool:
        """Does something; whether it is done. What there is not is said, and nothing has changed."""
        self.notice = None
        try:
            do()
        except SaidError as fault:
            self.notice = Notice("fault", fault=fault)
        return self.notice is None

    def delete(self) -> None:
        """Deletes the class."""
        if self.store is not None and self.attempt(self.store.delete):
            self._forget()

    def _forget(self) -> None:
        if self.store is not None:
            self.store.close()
        self.store, self.opener, self.out_of_reach, self.deleted = None, None, None, True
        self.overview.clear()
        self.on_deleted()
