"""How a duty came about that an answer to the partner's question brings (bond.lead-answer)."""

from collections.abc import Collection

from tolva_teach.games.bondtolva.board import Duty

ANSWERED: Collection[str] = frozenset({"answer", "cannot", "waits"})
"""The ways in which it comes to the one who answered."""


def came_by(duty: Duty) -> str:
    """How the duty came about, for a sentence to be named by. One to lead the pair has waited: for the partner could
    not lead the suit, or did when neither of the pair could be played."""
    if duty.kind != "lead-pair":
        return duty.kind
    return "waits" if duty.waited else "cannot"
