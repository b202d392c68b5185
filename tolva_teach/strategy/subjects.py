"""What is asked about in each game: at which positions, and between which decisions."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from tolva_teach.games.base import Decision
from tolva_teach.strategy import of_bondtolva, of_tolp, of_tolva, of_trettioett

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
    positions: int = 12
    """So many are stored."""
    tries: int = 1000
    """In so many ways the unseen cards are laid for each."""
    mixed: bool = False
    """Whether none of the choices, in their order, is best more than half of the time."""
    later: bool = False
    """Whether the deals are not the first of their match, so that cards are exchanged before."""


SUBJECTS: Mapping[str, Sequence[Subject]] = {
    "trettioett": (Subject("knock", 3, "thirtyone.knock", of_trettioett.whether_to_knock, 0.08, mixed=True),),
    "tolp": (
        Subject("give", 4, "tolp.exchange.give", of_tolp.between_gifts, 0.08, positions=6, tries=500, later=True),
        Subject("follow", 4, "tolp.count", of_tolp.between_following, 0.1, positions=6, tries=500),
        Subject("end", 4, "tolp.out", of_tolp.between_ends, 0.1, positions=6, tries=500, mixed=True),
    ),
    "tolva": (
        Subject("pair", 4, "tolva.meld", of_tolva.between_cards_of_pairs, 0.8, positions=5, tries=200),
        Subject("ace", 4, "tolva.meld", of_tolva.between_first_leads, 0.4, positions=4, tries=200),
        Subject("ten", 4, "tolva.score.vinsten", of_tolva.between_leads_of_tens, 0.4, positions=4, tries=200),
        Subject("trump", 4, "tolva.score.sistan", of_tolva.between_leads_of_trumps, 0.4, positions=5, tries=200),
    ),
    "bondtolva": (
        Subject("pair", 2, "bond.meld", of_bondtolva.between_cards_of_pairs, 0.8, positions=4, tries=200),
        Subject("take", 2, "bond.meld", of_bondtolva.between_takers, 0.5, positions=4, tries=200),
        Subject("throw", 2, "bond.score.vinsten", of_bondtolva.between_matadors, 0.5, positions=4, tries=200),
        Subject("ten", 2, "bond.score.vinsten", of_bondtolva.between_leads_of_tens, 0.4, positions=3, tries=200),
        Subject("trump", 2, "bond.score.sistan", of_bondtolva.between_leads_of_trumps, 0.4, positions=4, tries=200),
    ),
}
"""By game."""
