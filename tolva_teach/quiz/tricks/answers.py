"""The duties that answers to the partner's questions bring (bond.lead-answer), and how each came about."""

from collections.abc import Collection, Sequence

from tolva_teach.games.melding import pair
from tolva_teach.games.trickboard import Duty
from tolva_teach.games.tricktaking import TrickView

ANSWERED: Collection[str] = frozenset({"answer", "cannot", "waits"})
"""The ways in which it comes to the one who answered."""


def came_by(duty: Duty) -> str:
    """How the duty came about, for a sentence to be named by. One to lead the pair has waited: for the partner could
    not lead the suit, or did when neither of the pair could be played."""
    if duty.kind != "lead-pair":
        return duty.kind
    return "waits" if duty.waited else "cannot"


def bearing_on(view: TrickView) -> Sequence[Duty]:
    """The duties of the seat whose turn it is that bear on this lead, or on this card to a trick, the oldest first."""
    return [
        duty for duty in view.board.duties if duty.seat == view.seat and (duty.kind == "answer") == bool(view.trick)
    ]


def has_to_wait(view: TrickView) -> bool:
    """Whether the trick leaves neither king nor queen of what the seat is to answer with."""
    return bool(view.trick) and any(view.obligation.cards.isdisjoint(pair(duty.suit)) for duty in bearing_on(view))
