"""What a level says of what it has earned."""

from dataclasses import dataclass
from typing import ClassVar

from tolva_widgets.in_turn_words import InTurnWords
from tolva_widgets.level_session import LevelSession


@dataclass(frozen=True)
class LevelWords(InTurnWords):
    """Speaks of a level as it is now, in a language."""

    session: LevelSession

    once_more: ClassVar[str] = "level-fresh"

    @property
    def in_the_end(self) -> str:
        """What the level has earned; empty as long as something is still to be answered."""
        stars = self.session.stars
        return "" if stars is None else self.say("level-done", stars=stars)
