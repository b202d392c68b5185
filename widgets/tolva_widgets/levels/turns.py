"""The tasks of a level that is played or put in order, in turn: hints, stars, and how one goes on another time."""

from abc import ABC, abstractmethod
from typing import Any

from tolva_widgets.levels.in_turn import Turns
from tolva_widgets.levels.memory import LevelMemory, Posed, read_memory, written
from tolva_widgets.levels.session import stars_for


class LevelTurns(Turns[Posed], ABC):
    """What levels have in common that are played or put in order."""

    hinted: int
    """How many hints have been given on what is to be done now."""
    _posed: Posed
    """Which task it is."""
    _draws: bool
    """Whether others are posed than those that were given."""
    _decided: int
    """How much one has decided in all, where there is more to decide than there are tasks."""

    # What each says itself

    @abstractmethod
    def _kept(self) -> dict[str, Any]:
        """What has been done of the task, as `LevelMemory` has it."""

    @abstractmethod
    def _take_up(self, memory: LevelMemory) -> bool:
        """Begins with the first of what was left, as far as it was done; whether that could be. Where it could not,
        nothing has changed."""

    # What all share

    def _set_out_for(self, count: int, *, draws: bool = False) -> None:
        """Begins the level with so many tasks."""
        self._draws, self._decided = draws, 0
        self._begin(self._set_out([Posed(place) for place in range(count)]))

    @property
    def stars(self) -> int | None:
        """What the level has earned, from 1 to 3; None as long as something is still to be done."""
        return stars_for(self.slips, max(self.count, self._decided)) if self.is_done else None

    def hint(self) -> bool:
        """Gives the next hint; whether there was one to give."""
        if not self.hints_left:
            return False
        self.hinted += 1
        self.slips += 1
        return True

    def _once_more(self) -> Posed:
        return self._posed

    # A level that one goes on with another time

    @property
    def memory(self) -> str:
        """How far one is, as a text; empty where nothing has been done yet, or all is."""
        left = self._waiting if self.ended else [self._posed, *self._waiting]
        kept = {} if self.ended else {"hinted": self.hinted, **self._kept()}
        begun = self._draws or self.slips or self.solved or self._decided or kept.get("done")
        if self.is_done or not begun:
            return ""
        return written(LevelMemory(tuple(left), self._draws, self.slips, decided=self._decided, **kept))

    def resume(self, text: str) -> bool:
        """Goes on where one was; whether that could be: not where something has been done here meanwhile, nor where the
        text, a stranger's, tells of another level."""
        memory = None if self.memory or self.is_done else read_memory(text, self.count)
        if memory is None or not self._take_up(memory):
            return False
        self._draws, self._waiting, self._decided = memory.drawn, list(memory.left[1:]), memory.decided
        self.solved, self.slips = self.count - len(memory.left), memory.slips
        return True
