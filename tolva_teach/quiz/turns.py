"""Questions that any game has: what may the seat do whose turn it is? For trick games also: which cards may it play?

A game needs nothing for them but its rules. `families_of` and `families_of_tricks` make the families of a game.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

from tolva_teach.games import GAMES
from tolva_teach.games.base import Decision, Game, View
from tolva_teach.quiz.base import Family
from tolva_teach.quiz.cut import Position, cut, kind_planned
from tolva_teach.quiz.dice import Dice
from tolva_teach.quiz.positions import PositionFamily, TurnQuestion

PLANS: Mapping[int, Mapping[str, int]] = {n: {"bound": 3, "free": 1} for n in (1, 2, 3)}
"""How often something of what one could think of is refused (`bound`), and how often nothing is."""

_DEALS = 60
"""In so many deals the kind of situation is looked for; a game that has no such kind is asked about any."""


class AnyTurnQuestion(TurnQuestion):
    """A turn of any game."""

    hint_count = 0


class MayDo(PositionFamily[AnyTurnQuestion]):
    """What may be done in any turn; the harder, the later in the deal."""

    name = "may-do"
    question_type = AnyTurnQuestion
    asked_of: ClassVar[Callable[[Any], bool]] = staticmethod(bool)
    """Which turns are asked about."""


class MustPlay(MayDo):
    """Which cards may be played to a trick that another seat has led."""

    name = "must-play"
    asked_of = staticmethod(lambda view: bool(view.trick))


def families_of(game: type[Game[Any]]) -> Sequence[Family[Any]]:
    """What may be done, for each number of players of the game."""
    return [_family(MayDo, game, players) for players in game.seats]


def families_of_tricks(game: type[Game[Any]]) -> Sequence[Family[Any]]:
    """Which cards may be played to a trick, and what may be done in any turn, for each number of players."""
    return [_family(kind, game, players) for players in game.seats for kind in (MustPlay, MayDo)]


def _family(kind: type[MayDo], game: type[Game[Any]], players: int) -> Family[Any]:
    return kind(game.name, players, partial(position, kind, game.name, players), PLANS)


def position(family: type[MayDo], game: str, players: int, seed: int, difficulty: int) -> Position:
    """The position that a seed gives.

    Raises:
        ValueError: no deal of the game has a turn that the family asks about.
    """
    wanted = kind_planned(PLANS[difficulty], seed, family.name, game, players, difficulty)
    dice, rules = Dice(family.name, game, players, difficulty, seed), GAMES[game](players)
    for number in range(3 * _DEALS):
        kind = wanted if number < _DEALS else None
        late = (difficulty - 1) * players if number < 2 * _DEALS else 0
        found = _in_a_deal(rules, dice, _Fits(family, kind, late))
        if found is not None:
            return found
    raise ValueError(f"{game} has no turn to ask about")


def _in_a_deal(rules: Game[Any], dice: Dice, fits: "_Fits") -> Position | None:
    dealer, standing = dice.below(rules.players), rules.first_standing(None, 0, None)
    dealt = rules.deal_out(dice.shuffled(rules.pack), dealer, standing)
    return cut(rules.start(dealt, dealer, standing), dealer, dealt, partial(_at_random, dice=dice), fits)


def _at_random(view: View, dice: Dice) -> Decision:
    legal = view.game.legal(view)
    return legal[dice.below(len(legal))]


class _Fits:
    """Which turn of a deal is asked about."""

    def __init__(self, family: type[MayDo], kind: str | None, late: int) -> None:
        """
        Args:
            family: which turns it asks about.
            kind: one of `PLANS`; None for any turn with something to choose.
            late: how many turns are over before.
        """
        self.family, self.kind, self.left = family, kind, late

    def __call__(self, view: View) -> bool:
        self.left -= 1
        if self.left >= 0 or not self.family.asked_of(view):
            return False
        allowed = [verdict.allowed for _, verdict in view.game.verdicts(view)]
        if self.kind is None:
            return len(allowed) > 1
        return any(allowed) and len(allowed) > 1 and all(allowed) == (self.kind == "free")
