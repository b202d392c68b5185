"""A level without any widget, of whatever kind: its tasks in a row, those done wrongly once more, stars, and how one
goes on another time."""

from collections.abc import Collection, Sequence
from typing import Generic, TypeVar

from tolva_widgets.levels.faults import LevelFault
from tolva_widgets.levels.memory import LevelMemory, Pending, read_memory, written
from tolva_widgets.levels.stars import stars_for
from tolva_widgets.levels.task import LevelAttempt, Slip, TaskSource
from tolva_widgets.tasks.queue import TaskQueue

A = TypeVar("A", bound=LevelAttempt)


class LevelSession(TaskQueue[Pending, A], Generic[A]):
    """A level while somebody goes through it.

    >>> from tolva_widgets.levels.order.task import OrderSource
    >>> session = LevelSession(OrderSource(["tolva: HK H10 HA"]))
    >>> for key in ("HA", "H10", "HK"):
    ...     session.current.choose(key)
    >>> session.current.answer(), session.stars
    (True, 3)
    """

    faults: tuple[LevelFault, ...] = ()
    """What is wrong with tasks whose turn came before this one's: they cannot be set, and are left out."""

    def __init__(self, source: TaskSource[A]) -> None:
        """
        Args:
            source: the tasks.

        Raises:
            LevelFault: there are none, or the first of them cannot be set.
        """
        if not source.names:
            raise LevelFault("no-task")
        self._source = source
        self._back: tuple[A, Pending] | None = None
        """The attempt that went wrong, and what comes in its place."""
        self._set_out(drawn=False)

    def fresh(self) -> None:
        """The same once more from the beginning, with tasks of the same kinds that have not been set here."""
        self._set_out(drawn=True)

    def restart(self) -> None:
        """From the beginning, with the tasks that the level was given."""
        self._set_out(drawn=False)

    @property
    def is_drawn(self) -> bool:
        """Whether others are set than those that the level was given."""
        return self._drawn

    def will_ask(self, names: Collection[str]) -> bool:
        """Whether all of these tasks, by name, are still to come as the level was given them."""
        coming = {pending.name for pending in self._still_left if pending.seed is None}
        return not names or (not self._drawn and coming.issuperset(names))

    def _set_out(self, *, drawn: bool) -> None:
        self._drawn = drawn
        """Whether others are set than those that were given."""
        self.knows_slips = True
        """Whether it is known of all slips what they were: of earlier ones it is remembered how many there were."""
        self._earlier_decisions, self._earlier_kinds, self.faults = 0, frozenset[Slip](), ()
        self._start([Pending(name) for name in self._source.names])

    def _make(self, which: Pending) -> tuple[Pending, A]:
        if self._drawn and which.seed is None:
            which = which._replace(seed=self._source.draw(which.name))
        return which, self._source.make(which.name, which.seed)

    @property
    def comes_anew(self) -> bool:
        """Whether what was just done wrongly comes back as another task of its kind."""
        return self._coming_back(self._left[0]) != self._left[0]

    def _coming_back(self, which: Pending) -> Pending:
        """Drawn once for each attempt, so that what is remembered is what comes."""
        if self._back is None or self._back[0] is not self.current:
            self._back = self.current, which._replace(seed=self._source.again(which.name, which.seed))
        return self._back[1]

    def next(self) -> bool:
        """Begins with the next task; whether there is one. What cannot be set is left out, and its fault told of."""
        decided, kinds = self.decisions, self.slip_kinds
        begun = super().next()
        if begun:
            self._earlier_decisions, self._earlier_kinds = decided, kinds
        return begun

    def _take(self, left: Sequence[Pending]) -> tuple[list[Pending], A] | None:
        self.faults = ()
        for place in range(len(left)):
            try:
                return super()._take(left[place:])
            except LevelFault as fault:
                self.faults = (*self.faults, fault)
                self.count -= 1
        self._left = self._left[:1]
        return None

    # What it earns

    @property
    def decisions(self) -> int:
        """How much one has decided in all, where there is more to decide than there are tasks."""
        return self._earlier_decisions + self.current.decisions

    @property
    def stars(self) -> int | None:
        """What it has earned, from 1 to 3; None as long as something is still to be done."""
        return stars_for(self.slips, max(self.count, self.decisions)) if self.is_done else None

    @property
    def slip_kinds(self) -> frozenset[Slip]:
        """What the slips were, as far as that is known (`knows_slips`)."""
        return self._earlier_kinds | self.current.slip_kinds

    # How one goes on another time

    @property
    def memory(self) -> str:
        """How far one is, as a text; empty where nothing has been done yet, or all is."""
        left = self._still_left
        state = None if self.current.ended else self.current.state
        first = state if state and (state.hinted or state.done or state.tries) else None
        begun = self._drawn or self.slips or self.solved or self.decisions or first
        if self.is_done or not begun:
            return ""
        names = {pending.name for pending in left}
        solved = tuple(name for name in self._source.names if name not in names)
        return written(LevelMemory(tuple(left), solved, self._drawn, self.slips, self.decisions, first))

    def resume(self, text: str) -> bool:
        """Goes on where one was; whether that could be: not where something has been done here meanwhile, nor where the
        text, a stranger's, tells of another level. What the level was not given then comes last."""
        memory = None if self.memory or self.is_done else read_memory(text)
        left = self._left_of(memory) if memory else []
        if memory is None or not left:
            return False
        drawn, self._drawn = self._drawn, memory.drawn
        try:
            first, current = self._make(left[0])
            if memory.first is not None and left[:1] == [*memory.left[:1]]:
                current.restore(memory.first)
        except (LevelFault, ValueError):  # a stranger's seed, or what cannot have been done
            self._drawn = drawn
            return False
        self._left, self.current, self.count = [first, *left[1:]], current, len(self._source.names)
        self._earlier_slips, self._earlier_decisions = memory.slips, memory.decisions
        self.knows_slips = not memory.slips
        return True

    def _left_of(self, memory: LevelMemory) -> list[Pending]:
        """What is left of this level, by its memory; nothing where that tells of another."""
        names = self._source.names
        left = [pending for pending in memory.left if pending.name in names]
        if not left and not set(names).intersection(memory.solved):
            return []
        known = {*memory.solved, *(pending.name for pending in left)}
        return [*left, *(Pending(name) for name in names if name not in known)]
