"""Version 2 of the questions "who loses a life?" in Trettioett.

Drawn as in version 1, but for one thing: of two who are dealt 31, the one with the lower number sat nearer the dealer's
left more often than not, and the more so the more play; here each does half of the time. What this draws may never
change.
"""

from tolva_teach.quiz.cut import Position, kind_planned
from tolva_teach.quiz.dice import Dice
from tolva_teach.quiz.trettioett import loses_v1
from tolva_teach.quiz.trettioett.loses_v1 import PLANS
from tolva_teach.quiz.trettioett.outcome import outcome_of

VERSION = 2


def position(players: int, seed: int, difficulty: int) -> Position:
    """The position that a seed gives."""
    named = ("loses", "trettioett", players, VERSION, difficulty)
    dice = Dice(*named, seed)
    kind = kind_planned(PLANS[difficulty], seed, *named)
    lower_wins = bool(dice.below(2))
    while True:
        found = loses_v1.drawn(players, kind, difficulty, dice)
        if found is not None and (kind != "dealt-late" or _lower_wins(found) == lower_wins):
            return found


def _lower_wins(position: Position) -> bool:
    """Whether the 31 that counts is that of the lowest number."""
    with_31 = outcome_of(position).with_31
    return with_31[0] == min(with_31)
