"""What a sensible player would do, and why: a decision, and one fact of the game that speaks for it.

>>> from tolva_teach.match import Match
>>> advice = advise(Match.begin("trettioett", 3, seed=7).view())
>>> str(advice.decision), advice.code, dict(advice.facts)
('1 draw', 'pile-no-help', {'card': 'C2', 'points': 16})

- `advised`: the value;
- `tricks`, with `outlook`: the trick games, from the club player's thought; `tolp`, `trettioett`: the others, from the
  beginners'.

All of it comes from a seat's view, never from the deal, and the same view always gives the same advice. A reason is
only given where it is true of the view; where none is, the code says how the advice came about instead.
"""

from functools import singledispatch

from tolva_teach.games.base import View
from tolva_teach.games.tolp.board import TolpView
from tolva_teach.games.trettioett.board import TrettioettView
from tolva_teach.games.tricktaking import TrickView
from tolva_teach.players.advice.advised import Advice
from tolva_teach.players.advice.tolp import advise_in_round
from tolva_teach.players.advice.trettioett import advise_in_swapping
from tolva_teach.players.advice.tricks import advise_in_tricks

__all__ = ["Advice", "NoAdviceError", "advise"]


class NoAdviceError(LookupError):
    """A game for which nobody has written what to advise."""


@singledispatch
def advise(view: View) -> Advice:
    """What the seat of the view had best do; it is its turn.

    Raises:
        NoAdviceError: a game for which nobody has written that.
    """
    raise NoAdviceError(view.game.name)


advise.register(TrickView, advise_in_tricks)
advise.register(TolpView, advise_in_round)
advise.register(TrettioettView, advise_in_swapping)
