"""What is to be played: the game, who plays, how often, and from which seed."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any

from tolva_teach.games import game as game_of
from tolva_teach.games.base import Game
from tolva_teach.players import Chooser, chooser
from tolva_teach.players.club import USUAL, Budget

SEEDS = 10**9
"""The seeds of single deals lie below this: each is a number that a person can type again."""


@dataclass(frozen=True)
class Plan:
    """Deals, or matches, between players of these kinds. It is a value, to be sent to another process."""

    game: str
    kinds: tuple[str, ...]
    """Each seat's kind of player; as many as play."""
    deals: int
    """How many deals, or matches where `match` says so."""
    seed: int
    """The same seed and kinds give the same deals and decisions, whoever plays them where."""
    options: Mapping[str, Any] = field(default_factory=dict)
    match: bool = False
    """Whether each deal is followed by others until somebody has won."""
    budget: Budget = USUAL
    """How long club players think of a decision."""

    def __post_init__(self) -> None:
        """
        Raises:
            ValueError: an unknown game or kind, a number of seats or an option that the game does not have, no deals.
            NoBeginnerError: a game that nobody has written such a player for.
        """
        if self.deals < 1:
            raise ValueError(f"at least one deal, not {self.deals!r}")
        if self.rules and not all(self.players):
            raise ValueError("a player for each seat")

    @cached_property
    def rules(self) -> Game[Any]:
        """The game with its number of players and options."""
        return game_of(self.game, len(self.kinds), self.options)

    @cached_property
    def players(self) -> tuple[Chooser, ...]:
        """Each seat's player."""
        return tuple(chooser(kind, self.game, self.budget) for kind in self.kinds)

    @cached_property
    def unit(self) -> str:
        """What a score counts, as in `table.Tally`: every deal's table says the same."""
        rules = self.rules
        standing = rules.first_standing(None, 0, None)
        tallies = rules.start(rules.deal_out(rules.pack, 0, standing), 0, standing).table().tallies
        return tallies[0].unit

    def seed_of(self, number: int) -> int:
        """The seed of the deal, or match, of this number: it deals the same cards wherever a deal is dealt from one."""
        return int(Random(f"headless/1/{self.seed}/{number}").random() * SEEDS)

    def __getstate__(self) -> dict[str, Any]:
        """Rules and players are made anew in another process."""
        return {key: value for key, value in self.__dict__.items() if key not in ("rules", "players", "unit")}
