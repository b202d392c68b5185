"""Players for any game: they see what their seat may know, decide, and play deals and matches to their end.

>>> from tolva_teach.records.record import deal_record
>>> players = [chooser("beginner", "trettioett")] * 3
>>> play_record(deal_record("trettioett", 3, seed=7), players, Random(7)).deals[0].events[:2]
('1 draw', '1 discard D6')

A game's beginner is a module here, named after the game, with one function `choose(view, chance)`: the decision of a
sensible beginner who sees only that view. The description of the game
names it (`tolva_teach.described`), and what a club player knows of it, who thinks further (`club`);
`advice` says what a person had best do, and why. Nothing else in this package names a game.
"""

from random import Random
from typing import TYPE_CHECKING

from tolva_teach.described import own_games, part_of
from tolva_teach.players.keeping import Keeping
from tolva_teach.players.playing import MOST_DEALS, Chooser, play_deal, play_record
from tolva_teach.players.random_play import choose as choose_at_random
from tolva_teach.players.random_play import pick

if TYPE_CHECKING:
    from tolva_teach.players.club import Budget

__all__ = [
    "KINDS",
    "LEAVE_NOTHING_TO_CHANCE",
    "MOST_DEALS",
    "Chooser",
    "NoBeginnerError",
    "Random",
    "choose_at_random",
    "chooser",
    "kinds_of",
    "pick",
    "play_deal",
    "play_record",
]

KINDS = ("random", "beginner", "club")
"""The kinds of player: one that does anything that is allowed, the game's beginner, and its club player."""

LEAVE_NOTHING_TO_CHANCE = frozenset(("beginner",))
"""The kinds that decide by their view alone."""


class NoBeginnerError(LookupError):
    """A game that nobody has written a beginner, or a club player, for."""

    def __init__(self, game: str, kind: str) -> None:
        super().__init__(game, kind)
        self.kind = kind
        """Which of the two."""


_NEEDED = {"beginner": "beginner", "club": "mind"}
"""What a game must have for a kind of player, as its description calls it."""


def kinds_of(game: str) -> tuple[str, ...]:
    """The kinds of player that there are for a game.

    >>> kinds_of("tolva")
    ('random', 'beginner', 'club')
    """
    return tuple(kind for kind in KINDS if kind not in _NEEDED or part_of(game, _NEEDED[kind]) is not None)


def chooser(kind: str, game: str, budget: "Budget | None" = None) -> Chooser:
    """The player of this kind for a game.

    Args:
        budget: how long a club player thinks of a decision; as long as usual where left out.

    Raises:
        NoBeginnerError: `beginner` or `club`, and the game has no such player.
        ValueError: no such kind.
    """
    if kind not in KINDS:
        raise ValueError(f"kind must be one of {', '.join(KINDS)}, not {kind!r}")
    if kind == "random":
        return choose_at_random
    if kind not in kinds_of(game):
        raise NoBeginnerError(game, kind)
    if kind == "club":
        from tolva_teach.players import club  # most processes play with nobody who thinks so far

        return club.chooser(club.USUAL if budget is None else budget)
    beginner: Chooser = part_of(game, "beginner")
    return beginner if game in own_games() else Keeping(beginner, game)
