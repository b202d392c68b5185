"""What one can know from what everyone saw: who can no longer hold what, and by which obligation.

>>> from tolva_teach.play.match import Match
>>> match = Match.begin("tolva", 4, seed=1)
>>> for event in ("1 play HJ", "2 play C6"):
...     _ = match.do(event)
>>> sorted(knowledge(match.view(0)).cannot(2))
['H9', 'HK', 'HQ']

- `known`: the values; `bins`: cards into bins, and where each can lie;
- `evidence`, `tricks`: the trick games; `tolp`, `trettioett`: the others;
- `sampling`: deals of a trick game that one cannot tell from the one that is played.

All of it is computed from a seat's view, never from the deal.
"""

from tolva_teach.described import part_of
from tolva_teach.games.base import View
from tolva_teach.knowing.known import HiddenPlace, Knowledge, Reason, together
from tolva_teach.knowing.sampling import sample
from tolva_teach.knowing.tricks import TrickKnowledge

__all__ = [
    "HiddenPlace",
    "Knowledge",
    "NothingKnownError",
    "Reason",
    "TrickKnowledge",
    "knowledge",
    "sample",
    "together",
]


class NothingKnownError(LookupError):
    """A game for which nobody has written what can be known."""


def knowledge(view: View) -> Knowledge:
    """What the seat of the view can know for certain.

    Raises:
        NothingKnownError: a game for which nobody has written that.
    """
    of = part_of(view.game.name, "knowledge")
    if of is None:
        raise NothingKnownError(view.game.name)
    known: Knowledge = of(view)
    return known
