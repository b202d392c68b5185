"""Advice in Tolva: that of the trick games, but for cards that many deals have shown to cost points."""

from tolva_teach.games.base import Decision
from tolva_teach.games.tricktaking import TrickView
from tolva_teach.players.advice.advised import Thinking
from tolva_teach.players.advice.outlook import Outlook
from tolva_teach.players.advice.tricks import advising_in_tricks
from tolva_teach.strategy.of_tolva import best_of
from tolva_teach.strategy.points import PLAYERS, without_costly


def advising_in_tolva(view: TrickView) -> Thinking:
    """As `advising_in_tricks`; where four play, without the cards that clearly cost points (`strategy.points`)."""
    return advising_in_tricks(view, _by_figures) if view.game.players == PLAYERS else advising_in_tricks(view)


def _by_figures(decision: Decision, outlook: Outlook) -> Decision:
    """The decision; where it would play a card that clearly costs points, the best of the others."""
    if decision.verb != "play" or outlook.view.board.gubbe is not None:
        return decision
    kept = without_costly(outlook)
    return decision if decision.args[0] in kept else best_of(outlook, kept)
