"""What a sensible player would do, and why: a decision, and one fact of the game that speaks for it.

>>> from tolva_teach.play.match import Match
>>> advice = advise(Match.begin("trettioett", 3, seed=7).view())
>>> str(advice.decision), advice.code, dict(advice.facts)
('1 draw', 'pile-no-help', {'card': 'C2', 'points': 16})

- `advised`: the value;
- `by_figures`: Tolva and Bondtolva, where cards are left out that many deals have shown to cost points; what is left is
  `tricks`' to decide, with `outlook`, by the club player's thought;
- `tolp`, `trettioett`: the others, by what many deals have shown, and else by what the beginner does; `tolp_way_out`:
  a way out at Tölp that nobody can stop;
- `thought`: any game that has a club player, as those from other packages.

It thinks in steps, so that whoever waits can do something else meanwhile, or stop it: `advising`.

All of it comes from a seat's view, never from the deal, and the same view always gives the same advice. A reason is
only given where it is true of the view; where none is, the code says how the advice came about instead.
"""

from tolva_teach.described import part_of
from tolva_teach.games.base import View
from tolva_teach.players.advice.advised import Advice, Thinking

__all__ = ["Advice", "NoAdviceError", "Thinking", "advice_at_once", "advise", "advising"]


class NoAdviceError(LookupError):
    """A game for which nobody has written what to advise."""


def advising(view: View) -> Thinking:
    """What the seat of the view had best do, thought of in steps; it is its turn.

    Raises:
        NoAdviceError: a game for which nobody has written that.
    """
    of = part_of(view.game.name, "advice")
    if of is None:
        raise NoAdviceError(view.game.name)
    thought: Thinking | Advice = of(view)
    return _at_once(thought) if isinstance(thought, Advice) else thought


def advice_at_once(view: View) -> Advice | None:
    """What the seat of the view had best do, where that takes no thinking: None in games in which it does, and in those
    for which nobody has written it."""
    of = part_of(view.game.name, "advice")
    thought: Thinking | Advice | None = None if of is None else of(view)
    return thought if isinstance(thought, Advice) else None


def _at_once(advice: Advice) -> Thinking:
    """Advice that took no time to speak of."""
    yield
    return advice


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
