"""What a package of a game is tested with, and told what it lacks."""

from tolva_teach.testing.conformance import EVERY_GAME, NotConformingError, check_game
from tolva_teach.testing.words import words_missing, words_unheard

__all__ = ["EVERY_GAME", "NotConformingError", "check_game", "words_missing", "words_unheard"]
