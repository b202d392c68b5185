"""Deals of any game for any seed, played to their end by players of the kit: what a link names in few letters.

>>> PlayedName(7).record().deals[0].events[0]
'0 play S6'
>>> PlayedName.of("trettioett", 7, players=3, options={"lives": 5}).record().game
Trettioett(3, {'lives': 5})
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from types import MappingProxyType
from typing import Any

from tolva_teach.described import part_of
from tolva_teach.games import FIRST_GAME
from tolva_teach.games import game as game_of
from tolva_teach.games.base import Decision, Game
from tolva_teach.play.dice import Dice
from tolva_teach.players import Chooser, chooser, kinds_of, play_record
from tolva_teach.records.record import Record, deal_record

MOST_DEALS = 20
"""So many deals are played in a row at most: they are there in a moment still."""

_VERSION = 1
"""A link names played deals by their seed: another way to play needs another number."""


@dataclass(frozen=True)
class PlayedName:
    """What names played deals: a seed, and the game unless it is the one that a learner meets first."""

    seed: int
    game: str = FIRST_GAME.name
    players: int = FIRST_GAME.players
    options: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))
    """The variants that are not as usual, by name."""
    deals: int = 1
    """How many deals in a row, unless somebody has won before."""

    @classmethod
    def of(
        cls,
        game: str,
        seed: int,
        players: int | None = None,
        options: Mapping[str, Any] = MappingProxyType({}),
        deals: int | None = None,
    ) -> "PlayedName":
        """The name of deals of a game; what is left out is as usual.

        Raises:
            ValueError: an unknown game, or a number of players, an option, a value or a number of deals that it does
                not have.
        """
        rules = game_of(game, players, options)
        deals = usual_deals(rules) if deals is None else deals
        if not 1 <= deals <= MOST_DEALS:
            raise ValueError(f"from 1 to {MOST_DEALS} deals, not {deals!r}")
        return cls(seed, game, rules.players, unusual(rules), deals)

    def with_option(self, key: str, value: Any) -> "PlayedName":
        """The same deals with another value of one option.

        Raises:
            ValueError: an option or a value that the game does not have.
        """
        options = {**self.options, key: value}
        if value == self.rules.options_known[key].default:
            del options[key]
        return PlayedName.of(self.game, self.seed, self.players, options, self.deals)

    @cached_property
    def rules(self) -> Game[Any]:
        """The game with its players and options."""
        return game_of(self.game, self.players, self.options)

    def record(self) -> Record:
        """The deals, dealt and played as the seed says.

        Raises:
            ValueError: as for `of`.
        """
        return play_record(self.dealt(), [self.player()] * self.players, self.chance(), self.deals)

    def dealt(self) -> Record:
        """The first deal, of which nothing is played yet."""
        return deal_record(self.game, self.players, self.seed, self.options, dealer=self.seed % self.players)

    def player(self) -> Chooser:
        """Who plays, at every seat: as people do where the kit has such a player, else as a beginner would."""
        decide = part_of(self.game, "lifelike")
        if decide is None:
            return chooser("beginner" if "beginner" in kinds_of(self.game) else "random", self.game)
        return _lifelike(decide, Dice("replay", _VERSION, self.seed))

    def chance(self) -> Random:
        """What shuffles the later deals, and what players leave to chance."""
        return Random(f"played/{_VERSION}/{self.seed}")


def played_record(seed: int) -> Record:
    """One deal of the game that a learner meets first, dealt and played as the seed says."""
    return PlayedName(seed).record()


def usual_deals(game: Game[Any]) -> int:
    """How many deals are played unless somebody says: two where the first decides how the second begins, else one."""
    return 2 if game.keeps_order else 1


def unusual(game: Game[Any]) -> Mapping[str, Any]:
    """The game's options that are not as usual."""
    known = game.options_known
    return MappingProxyType({key: value for key, value in game.options.items() if value != known[key].default})


def _lifelike(decide: Callable[[Any, Dice], Decision], dice: Dice) -> Chooser:
    return lambda view, _chance: decide(view, dice)
