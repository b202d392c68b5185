"""What is said of a level, of whatever kind: how far one is, how one goes on, what it has earned, what was left out."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, get_args

from tolva_teach.texts import join
from tolva_widgets.levels.session import LevelSession
from tolva_widgets.levels.task import Slip
from tolva_widgets.tasks.queue_words import QueueWords


@dataclass(frozen=True)
class LevelWords(QueueWords):
    """Speaks of a level as it is now, in a language."""

    session: LevelSession[Any]

    @property
    def in_the_end(self) -> str:
        stars = self.session.stars
        return "" if stars is None else " ".join(filter(None, [self.say("level-done", stars=stars), self._why_not_all]))

    @property
    def _why_not_all(self) -> str:
        """What it lost stars by; empty where it has all, or nobody knows any more."""
        if not self.session.knows_slips:
            return ""
        slips = [self.say(f"level-slip-{kind}") for kind in get_args(Slip) if kind in self.session.slip_kinds]
        return self.say("level-slips", slips=join(slips, self.lang)) if slips else ""

    @property
    def coming_back(self) -> str:
        return "level-comes-anew" if self.session.comes_anew else super().coming_back

    @property
    def left_out(self) -> Sequence[str]:
        """Which tasks before this one cannot be set, and why."""
        return [self.say("level-left-out", why=fault.sentence(self.lang)) for fault in self.session.faults]
