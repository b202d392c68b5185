"""Holds a player of a game from elsewhere to the rules: where it decides what they forbid, the error names it."""

from random import Random
from typing import Any

from tolva_teach.described import package_of
from tolva_teach.described.error_lines import line_of_function
from tolva_teach.described.faults import GameFailedError
from tolva_teach.games.base import Decision, View
from tolva_teach.players.playing import Chooser


class Keeping:
    """Decides as the player does; a class, so that it can be sent to another process."""

    def __init__(self, player: Chooser, game: str) -> None:
        self.player = player
        self.game = game

    def __call__(self, view: View, chance: Random) -> Decision:
        """
        Raises:
            GameFailedError: the player gives no decision, or one that is refused.
        """
        decision = self.player(view, chance)
        wrong = _what_is_wrong(decision, view)
        if wrong:
            place = getattr(self.player, "__name__", type(self.player).__name__)
            line = line_of_function(self.player)
            raise GameFailedError(self.game, package_of(self.game) or "", place, wrong, line)
        return decision


def _what_is_wrong(decision: Any, view: View) -> str:
    """Empty where nothing is."""
    if not isinstance(decision, Decision):
        return f"gave {decision!r}, which is no decision"
    verdict = view.game.verdict(view, decision)
    return "" if verdict.allowed else f"chose {decision}, which {verdict.rule} forbids"
