"""Players for any game: they see what their seat may know, decide, and play deals and matches to their end.

>>> from tolva_teach.records.record import deal_record
>>> players = [chooser("beginner", "trettioett")] * 3
>>> play_record(deal_record("trettioett", 3, seed=7), players, Random(7)).deals[0].events[:2]
('1 draw', '1 discard D6')

A game's beginner is a module here, named after the game, with one function `choose(view, chance)`: the decision of a
sensible beginner who sees only that view. `BEGINNERS` lists them, and `CLUB` those who think further (`club`);
`advice` says what a person had best do, and why. Nothing else in this package names a game.
"""

from collections.abc import Mapping
from random import Random
from types import MappingProxyType

from tolva_teach.players import club, tolp, tolva, trettioett
from tolva_teach.players.playing import MOST_DEALS, Chooser, play_deal, play_record
from tolva_teach.players.random_play import choose as choose_at_random
from tolva_teach.players.random_play import pick

__all__ = [
    "BEGINNERS",
    "CLUB",
    "KINDS",
    "LEAVE_NOTHING_TO_CHANCE",
    "MOST_DEALS",
    "Chooser",
    "NoBeginnerError",
    "Random",
    "choose_at_random",
    "chooser",
    "pick",
    "play_deal",
    "play_record",
]

BEGINNERS: Mapping[str, Chooser] = MappingProxyType(
    {
        "tolva": tolva.choose,
        "plocketolva": tolva.choose,
        "bordstolva": tolva.choose,
        "bondtolva": tolva.choose,
        "tolp": tolp.choose,
        "trettioett": trettioett.choose,
    }
)
"""The sensible beginner of each game, by the game's name."""

CLUB: Mapping[str, Chooser] = MappingProxyType(dict.fromkeys(BEGINNERS, club.choose))
"""The club player of each game, by the game's name."""

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


def chooser(kind: str, game: str, budget: club.Budget | None = None) -> Chooser:
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
    players = CLUB if kind == "club" else BEGINNERS
    if game not in players:
        raise NoBeginnerError(game, kind)
    return club.chooser(budget) if kind == "club" and budget is not None else players[game]
