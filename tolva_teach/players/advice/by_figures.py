"""Advice in Tolva and Bondtolva: that of the trick games, but for cards that many deals have shown to cost points."""

from typing import Any

from tolva_teach.games.base import Decision
from tolva_teach.games.tricktaking import TrickView
from tolva_teach.players.advice.advised import Thinking
from tolva_teach.players.advice.outlook import Outlook
from tolva_teach.players.advice.tricks import advising_in_tricks
from tolva_teach.rules.cards import Card
from tolva_teach.strategy.of_tricks import best_of
from tolva_teach.strategy.points import has_figures, without_costly


def advising_by_figures(view: TrickView) -> Thinking:
    """As `advising_in_tricks`; where there are figures, without the cards that clearly cost points
    (`strategy.points`)."""
    return advising_in_tricks(view, _by_figures) if has_figures(view) else advising_in_tricks(view)


def clearly_costs(view: Any, decision: Decision) -> bool:
    """Whether the seat of the view plays a card by this that clearly costs points, as many deals have shown; it takes
    no thinking.

    Args:
        view: of any game.
        decision: one that is allowed.
    """
    if decision.verb != "play" or not has_figures(view) or view.board.gubbe is not None:
        return False
    return decision.args[0] not in without_costly(Outlook(view, _playable(view)))


def _playable(view: TrickView) -> list[Card]:
    """The cards that the seat may play."""
    return [its.args[0] for its in view.game.legal(view) if its.verb == "play"]


def _by_figures(decision: Decision, outlook: Outlook) -> Decision:
    """The decision; where it would play a card that clearly costs points, the best of the others."""
    if decision.verb != "play" or outlook.view.board.gubbe is not None:
        return decision
    kept = without_costly(outlook)
    return decision if decision.args[0] in kept else best_of(outlook, kept)
