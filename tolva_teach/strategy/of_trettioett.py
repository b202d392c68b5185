"""What is asked about in Trettioett: when to knock."""

from collections.abc import Sequence

from tolva_teach.games.base import Decision
from tolva_teach.games.trettioett.board import TrettioettView
from tolva_teach.games.trettioett.scoring import THIRTY_ONE
from tolva_teach.players.trettioett import best_with

_WORTH_A_THOUGHT = 17
"""With less in the hand nobody thinks of knocking."""


def whether_to_knock(view: TrettioettView) -> Sequence[Decision]:
    """To knock, draw or take, where nobody has knocked and the pile's card does not make 31."""
    board, worth = view.board, view.rules.value(view.hand).points
    if board.must_discard or board.knocker is not None or worth < _WORTH_A_THOUGHT:
        return ()
    return () if best_with(view, board.pile[-1]) == THIRTY_ONE else view.game.legal(view)
