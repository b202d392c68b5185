"""What is asked of the dealer: a wish, and the game that it is for."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal

from tolva_teach.dealer.faults import WishError
from tolva_teach.dealer.language.reading import read
from tolva_teach.dealer.language.wishes import Decided, Ending, Holds, Joined, Meets, Refused, Said, Sentence
from tolva_teach.dealer.places import Layout
from tolva_teach.games import game as game_of
from tolva_teach.games.base import Game, Standing
from tolva_teach.players import KINDS, NoBeginnerError, kinds_of

VARIED = "varied"
"""Players of whom one does not know what they do: some play sensibly, others try whatever they may."""

PLAYED_BY = (VARIED, *KINDS)

Keep = Literal["deal", "played", "moment"]
_OF_LATE = frozenset({"out", "match-won"})
"""What happens when a match is far gone."""

KEEPS: tuple[Keep, ...] = ("deal", "played", "moment")
"""What is kept of a deal: the cards alone, the whole course of play, or all up to where the wish has come true."""


@dataclass(frozen=True)
class Request:
    """What is asked. It is a value, to be sent to another process.

    >>> Request("tolva", 'forehand holds a pair').said.wish.who.seat
    1
    """

    game: str
    where: str
    """The wish."""
    players: int | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0
    """The same request and seed give the same deals."""
    by: str = VARIED
    """Who plays: one of `PLAYED_BY`."""
    dealer: int = 0
    score: tuple[int, ...] | None = None
    """How the match stands before the deal; as at its beginning where left out."""
    carry: int = 0
    order: tuple[int, ...] | None = None
    keep: Keep | None = None
    """What is kept of each deal; as fits the wish where left out."""

    def __post_init__(self) -> None:
        """
        Raises:
            WishError: the wish cannot be read.
            ValueError: the game, a number of players, an option, a seat or a score is wrong.
            NoBeginnerError: a game that nobody has written such a player for.
        """
        if self.by not in PLAYED_BY:
            raise ValueError(f"played by one of {', '.join(PLAYED_BY)}, not {self.by!r}")
        if self.by in KINDS and self.by not in kinds_of(self.game):
            raise NoBeginnerError(self.game, self.by)
        if not 0 <= self.dealer < self.rules.players:
            raise ValueError(f"the dealer is a seat from 0 to {self.rules.players - 1}, not {self.dealer!r}")
        if self.keep is not None and self.keep not in KEEPS:
            raise ValueError(f"keep one of {', '.join(KEEPS)}, not {self.keep!r}")
        if (self.standing.carry, self.order) != (self.carry, self.order and self.standing.order):
            raise ValueError(f"{self.game} has no such carry or order")
        if not self.layout.playing or not self.said:
            raise WishError("empty")

    @cached_property
    def rules(self) -> Game[Any]:
        """The game with its number of players and options."""
        return game_of(self.game, self.players, self.options)

    @cached_property
    def said(self) -> Said:
        """The wish, read."""
        return read(self.where, self.rules)

    @property
    def left(self) -> int | None:
        """For an ending: how many cards are left to everyone, at most; None for a whole deal."""
        wish = self.said.wish
        return wish.left if isinstance(wish, Ending) else None

    @cached_property
    def standing(self) -> Standing:
        """How the match stands before the deal."""
        return self.rules.first_standing(self.score, self.carry, self.order)

    @cached_property
    def layout(self) -> Layout:
        """Where the cards come to lie."""
        return Layout(self.rules, self.standing, self.dealer)

    @property
    def is_open(self) -> bool:
        """Whether the match may stand before the deal as it likes: nobody has said how, and a rule is asked for or the
        end of a match, which may hang on it."""
        untold = self.score is None and not self.carry and self.order is None
        return untold and any(map(_hangs_on_score, predicates(self.said)))

    @property
    def is_played(self) -> bool:
        """Whether a deal has to be played to see whether it will do."""
        return self.left is not None or any(not isinstance(its, Holds) for its in predicates(self.said))

    @property
    def kept(self) -> Keep:
        """What is kept of each deal."""
        if self.keep is not None:
            return self.keep
        if self.left is not None:
            return "moment"
        return "played" if self.is_played else "deal"

    def __getstate__(self) -> dict[str, Any]:
        """What follows from the rest is made anew in another process."""
        return {
            key: value for key, value in self.__dict__.items() if key not in ("rules", "said", "standing", "layout")
        }


def _hangs_on_score(says: Any) -> bool:
    return isinstance(says, (Refused, Decided)) or (isinstance(says, Meets) and not _OF_LATE.isdisjoint(says.kinds))


def predicates(said: Said) -> list[Any]:
    """All that a wish says of anybody."""
    wish = said.wish
    if isinstance(wish, Sentence):
        return list(wish.says)
    if isinstance(wish, Ending):
        return predicates(wish.part)
    parts = wish.parts if isinstance(wish, Joined) else (wish.part,)
    return [its for part in parts for its in predicates(part)]
