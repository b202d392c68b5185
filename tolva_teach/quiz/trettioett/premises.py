"""What one must know of a turn in Trettioett that nothing on the table shows."""

from collections.abc import Iterator

from tolva_teach.games.trettioett.board import TrettioettView
from tolva_teach.texts import Speaker, say


def came_to_hand(view: TrettioettView, speaker: Speaker) -> Iterator[str]:
    """Which card has just come to the hand of the seat, and from where."""
    if view.board.taken is not None:
        yield say("thirtyone-premise-taken", {"card": view.board.taken}, speaker)
    elif view.board.must_discard:
        yield say("thirtyone-premise-drawn", {"card": view.hand[-1]}, speaker)
