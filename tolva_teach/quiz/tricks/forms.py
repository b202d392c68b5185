"""The trick games, each for a number of players: the forms that there are families of questions for."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, cast

from tolva_teach.games import FIRST_GAME, game
from tolva_teach.games.base import Deal, Dealt, Decision
from tolva_teach.games.tricktaking import TrickDeal, TrickGame, TrickView
from tolva_teach.quiz.cut import Position


@dataclass(frozen=True, slots=True)
class Form:
    """A game for a number of players."""

    name: str
    players: int
    keeps: bool = False
    """Whether cards that promise something must be kept until they matter: where one is free to play at first, or has
    few of them."""

    def rules(self, **options: Any) -> TrickGame:
        """Its rules, with these variants."""
        return _rules(self.name, self.players, tuple(sorted(options.items())))

    @property
    def hand_size(self) -> int:
        """How many cards a player has to choose among at first, those that lie open before them included."""
        rules = self.rules()
        standing = rules.first_standing(None, 0, None)
        return len(rules.start(rules.sizes(standing, 0), 0, standing).view(0).available)

    @property
    def has_phases(self) -> bool:
        """Whether one is free to play at first, and trump waits (bond.phase1)."""
        return has_phases(self.rules())


def has_phases(rules: TrickGame) -> bool:
    """Whether one is free to play at first, and trump waits (bond.phase1)."""
    return rules.free_tricks > 0


def stock_gone(view: TrickView) -> bool:
    """Whether the stock that frees one is gone (bond.phase2): what lies there no more cannot be seen."""
    return has_phases(view.game) and not view.board.stock


@cache
def _rules(name: str, players: int, options: tuple[tuple[str, Any], ...]) -> TrickGame:
    return cast(TrickGame, game(name, players, MappingProxyType(dict(options))))


FORMS: Sequence[Form] = (
    Form(FIRST_GAME.name, FIRST_GAME.players),
    Form("tolva", 3),
    Form("plocketolva", 2),
    Form("bordstolva", 2),
    Form("bondtolva", 2, keeps=True),
    Form("bondtolva", 3),
    Form("bondtolva", 4, keeps=True),
)
"""All of them, the one that a learner meets first at their head."""


def played_to(rules: TrickGame, position: Position) -> TrickDeal:
    """The deal as it stands at a position."""
    return played(rules, position.dealt, position.dealer, position.decisions)


def played(rules: TrickGame, dealt: Dealt, dealer: int, decisions: Sequence[Decision]) -> TrickDeal:
    """The deal after these decisions."""
    deal: Deal[Any] = rules.start(dealt, dealer, rules.first_standing(None, 0, None))
    for decision in decisions:
        deal.apply(decision)
    return cast(TrickDeal, deal)
