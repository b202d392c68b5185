"""A player who does anything that is allowed."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from tolva_teach.games.base import Decision, View

T = TypeVar("T")


def pick(chance: Random, among: Sequence[T]) -> T:
    """Any of them, each as likely. Only `Random.random` is drawn upon, whose sequence Python promises to keep."""
    return among[int(chance.random() * len(among))]


def choose(view: View, chance: Random) -> Decision:
    """Any legal decision, each as likely.

    A deal ends so with probability one in every game: in each turn there is a chance that a card is played, a stock
    gets smaller or somebody knocks.
    """
    return pick(chance, view.game.legal(view))
