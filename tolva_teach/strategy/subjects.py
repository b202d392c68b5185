"""What is asked about in each game: at which positions, and between which decisions."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from tolva_teach.games.base import Decision
from tolva_teach.strategy import of_trettioett

Between: TypeAlias = Callable[[Any], Sequence[Decision]]
"""Between which allowed decisions the seat of a view is to choose; none where the position is about something else."""

FEWEST, MOST = 2, 4
"""So many decisions one chooses between."""


class Subject(NamedTuple):
    """What some questions are about."""

    name: str
    players: int
    rule: str
    """What it hangs on in the end, by the rule's id."""
    between: Between
    least_lead: float
    """By so much the best has to be better than the next in the mean, as the game's mind measures it."""


SUBJECTS: Mapping[str, Sequence[Subject]] = {
    "trettioett": (Subject("knock", 3, "thirtyone.knock", of_trettioett.whether_to_knock, 0.08),),
}
"""By game."""
