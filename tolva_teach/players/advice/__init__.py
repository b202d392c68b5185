"""What a sensible player would do, and why: a decision, and one fact of the game that speaks for it.

>>> from tolva_teach.play.match import Match
>>> advice = advise(Match.begin("trettioett", 3, seed=7).view())
>>> str(advice.decision), advice.code, dict(advice.facts)
('1 draw', 'pile-no-help', {'card': 'C2', 'points': 16})

- `advised`: the value;
- `tricks`, with `outlook`: the trick games, from the club player's thought; `tolp`, `trettioett`: the others, from the
  beginners'.

It thinks in steps, so that whoever waits can do something else meanwhile, or stop it: `advising`.

All of it comes from a seat's view, never from the deal, and the same view always gives the same advice. A reason is
only given where it is true of the view; where none is, the code says how the advice came about instead.
"""

from collections.abc import Callable
from functools import singledispatch
from typing import TypeVar

from tolva_teach.games.base import View
from tolva_teach.games.tolp.board import TolpView
from tolva_teach.games.trettioett.board import TrettioettView
from tolva_teach.games.tricktaking import TrickView
from tolva_teach.players.advice.advised import Advice, Thinking
from tolva_teach.players.advice.tolp import advise_in_round
from tolva_teach.players.advice.trettioett import advise_in_swapping
from tolva_teach.players.advice.tricks import advising_in_tricks

__all__ = ["Advice", "NoAdviceError", "Thinking", "advise", "advising"]

V = TypeVar("V", bound=View)


class NoAdviceError(LookupError):
    """A game for which nobody has written what to advise."""


@singledispatch
def advising(view: View) -> Thinking:
    """What the seat of the view had best do, thought of in steps; it is its turn.

    Raises:
        NoAdviceError: a game for which nobody has written that.
    """
    raise NoAdviceError(view.game.name)


def advise(view: View) -> Advice:
    """What the seat of the view had best do; it is its turn. All of it is thought of at once.

    Raises:
        NoAdviceError: a game for which nobody has written that.
    """
    steps = advising(view)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            advice: Advice = end.value
            return advice


def _in_one_step(of: Callable[[V], Advice]) -> Callable[[V], Thinking]:
    """Advice that takes no time to speak of."""

    def thinking(view: V) -> Thinking:
        yield
        return of(view)

    return thinking


advising.register(TrickView, advising_in_tricks)
advising.register(TolpView, _in_one_step(advise_in_round))
advising.register(TrettioettView, _in_one_step(advise_in_swapping))
