"""What a level says of what it has earned."""

from dataclasses import dataclass

from tolva_widgets.levels.in_turn_words import InTurnWords
from tolva_widgets.levels.session import LevelSession
from tolva_widgets.levels.turn_words import StarWords


@dataclass(frozen=True)
class LevelWords(StarWords, InTurnWords):
    """Speaks of a level as it is now, in a language."""

    session: LevelSession
