"""Which place somebody has when a round or a match is over."""

from typing import NamedTuple

from tolva_teach.play.match_steps import Ongoing
from tolva_teach.rules.table import Unit


class Place(NamedTuple):
    """A place among all who play.

    >>> Place(2, 4).is_last, Place(4, 4).is_last
    (False, True)
    """

    place: int
    """From 1; of those who share one, the best of theirs."""
    places: int
    """How many places there are."""
    shared: bool = False
    """Whether others have the same."""

    @property
    def is_last(self) -> bool:
        """Whether nobody has a worse one."""
        return self.place == self.places


def place_in_round(order: tuple[int, ...], seat: int) -> Place:
    """The place of a seat in a round in which one goes out after the other.

    Args:
        order: the seats, as they went out.
        seat: whose place it is.
    """
    return Place(order.index(seat) + 1, len(order))


def place_in_match(ongoing: Ongoing, party: int, unit: Unit) -> Place:
    """The place of a party in a match that somebody has won: its score decides; where lives were lost, those who have
    as many left are told apart by who lost the last one later.

    Args:
        ongoing: the match.
        party: whose place it is.
        unit: what its score counts.
    """
    scores = list({step.deal_number: step.after.standing.score for step in ongoing}.values())
    winner, last = ongoing[-1].after.standing.winner, scores[-1]
    changed = [_last_change([score[other] for score in scores]) if unit == "lives" else 0 for other in range(len(last))]
    ranks = [(other == winner, last[other], changed[other]) for other in range(len(last))]
    better = sum(rank > ranks[party] for rank in ranks)
    return Place(better + 1, len(ranks), ranks.count(ranks[party]) > 1)


def _last_change(scores: list[int]) -> int:
    """After how many deals a score was what it is at the end."""
    return next((number + 1 for number in reversed(range(len(scores) - 1)) if scores[number] != scores[-1]), 0)
