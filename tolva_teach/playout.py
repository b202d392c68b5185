"""A deal for any seed, played to its end by the players that questions are cut from."""

from random import Random
from typing import Any

from tolva_teach.games import FIRST_GAME
from tolva_teach.games.base import Decision
from tolva_teach.players import play_record
from tolva_teach.quiz import LIFELIKE
from tolva_teach.quiz.dice import Dice
from tolva_teach.record import Record, deal_record

_VERSION = 1
"""A link names a played deal by its seed alone: another way to play would need another number, and the old way too."""


def played_record(seed: int) -> Record:
    """One deal of the game that a learner meets first, dealt and played as the seed says.

    >>> played_record(7).deals[0].events[0]
    '0 play S6'
    """
    dice, decide = Dice("replay", _VERSION, seed), LIFELIKE[FIRST_GAME.name]

    def player(view: Any, _chance: Random) -> Decision:
        return decide(view, dice)

    players = FIRST_GAME.players
    return play_record(deal_record(FIRST_GAME.name, players, seed, dealer=seed % players), [player] * players, Random())
