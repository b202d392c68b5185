"""Advice in any game that has a club player: what that one would do. Why, it says only as far as it is true."""

from collections.abc import Callable
from random import Random
from typing import Any

from tolva_teach.games.base import Decision, View
from tolva_teach.players.advice.advised import ONLY, TRIED_OUT, Thinking, Why, because
from tolva_teach.players.club import Budget, thinking

STEPS = 32
"""So many deals are played on in the player's mind before it advises."""


def advising_by_thought(view: View) -> Thinking:
    """What the club player would do, found in steps: each is a deal played on in its mind."""
    legal = view.game.legal(view)
    if len(legal) == 1:
        return because(legal[0], ONLY)
    best = legal[0]
    for thought in thinking(view, Random(0), Budget(samples=max(2, STEPS // len(legal)))):
        best = thought
        yield
    return because(best, TRIED_OUT)


def advising_with_reasons(view: View, reason: Callable[[Any, Decision], Why | None]) -> Thinking:
    """The same decision, with a reason of the game's own where there is one.

    Args:
        view: of the seat whose turn it is.
        reason: given the view and the decision; None where it knows nothing true that speaks for it. It is not asked
            where nothing else is allowed.
    """
    advice = yield from advising_by_thought(view)
    found = None if advice.code == ONLY.code else reason(view, advice.decision)
    return advice if found is None else because(advice.decision, found)
