"""What is said of a level, of whatever kind: how far one is, how one goes on, what it has earned, what was left out."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tolva_widgets.levels.session import LevelSession
from tolva_widgets.tasks.queue_words import QueueWords


@dataclass(frozen=True)
class LevelWords(QueueWords):
    """Speaks of a level as it is now, in a language."""

    session: LevelSession[Any]

    @property
    def in_the_end(self) -> str:
        stars = self.session.stars
        return "" if stars is None else self.say("level-done", stars=stars)

    @property
    def coming_back(self) -> str:
        return "level-comes-anew" if self.session.comes_anew else super().coming_back

    @property
    def left_out(self) -> Sequence[str]:
        """Which tasks before this one cannot be set, and why."""
        return [self.say("level-left-out", why=fault.sentence(self.lang)) for fault in self.session.faults]
