"""Questions that any game has: what may the seat do whose turn it is?

A game needs nothing for them but its rules. `families_of` makes the families of a game.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, NamedTuple

from tolva_teach.games import GAMES
from tolva_teach.games.base import Decision, Game, View
from tolva_teach.play.dice import Dice
from tolva_teach.quiz.base import Family
from tolva_teach.quiz.cut import Position, kind_planned
from tolva_teach.quiz.positions import PQ, PositionFamily, TurnQuestion

PLANS: Mapping[int, Mapping[str, int]] = {n: {"bound": 3, "free": 1} for n in (1, 2, 3)}
"""How often something of what one could think of is refused (`bound`), and how often nothing is."""

_DEALS = 12
"""In so many deals the kind of situation is looked for; a game that has no such kind is asked about any."""

_TURNS = 60
"""So many turns of a deal are looked at."""


class AnyTurnQuestion(TurnQuestion):
    """A turn of any game."""

    hint_count = 0


class TurnFamily(PositionFamily[PQ]):
    """Questions of one sort about turns of deals that are played at random; the harder, the later in the deal.

    A sort of a game's own gives its `name`, its `question_type`, and which turns it asks about (`asked_of`).
    """

    forced: ClassVar[bool] = False
    """Whether it asks about turns too in which there is one thing to do alone, such as that with the last card."""

    @staticmethod
    def asked_of(view: Any) -> bool:
        """Whether this turn is one to ask about."""
        return True

    def takes(self, view: Any) -> bool:
        return self.asked_of(view)


class MayDo(TurnFamily[AnyTurnQuestion]):
    """What may be done in any turn."""

    name = "may-do"
    question_type = AnyTurnQuestion


class AnyTurn(MayDo):
    """What may be done in any turn of any game: asked at a position of somebody's own that no other family takes."""

    name = "any-turn"


def families_of(game: type[Game[Any]]) -> Sequence[Family[Any]]:
    """What may be done, for each number of players of the game."""
    return [family_of_turns(MayDo, game, players) for players in game.seats]


def family_of_turns(kind: type[TurnFamily[Any]], game: type[Game[Any]], players: int) -> Family[Any]:
    """The questions of this kind about a game, for so many players."""
    return kind(game.name, players, partial(position, kind, game.name, players), PLANS)


def position(family: type[TurnFamily[Any]], game: str, players: int, seed: int, difficulty: int) -> Position:
    """The position that a seed gives.

    Raises:
        ValueError: none of many deals of the game has a turn that the family asks about.
    """
    wanted = kind_planned(PLANS[difficulty], seed, family.name, game, players, difficulty)
    dice, rules = Dice(family.name, game, players, difficulty, seed), GAMES[game](players)
    for number in range(3 * _DEALS):
        kind = wanted if number < _DEALS else None
        late = (difficulty - 1) * players if number < 2 * _DEALS else 0
        found = _in_a_deal(rules, dice, _Fits(family, kind, late))
        if found is not None:
            return found
    raise ValueError(
        f"{family.name} found no turn to ask about in {3 * _DEALS} deals of {game} for {players}: asked_of is false of "
        "each, or true only where there is no choice, which is asked about with forced = True"
    )


def _in_a_deal(rules: Game[Any], dice: Dice, fits: "_Fits") -> Position | None:
    """The first turn that fits, of a deal that is played at random; None where there is none."""
    dealer, standing = dice.below(rules.players), rules.first_standing(None, 0, None)
    dealt = rules.deal_out(dice.shuffled(rules.pack), dealer, standing)
    deal, decisions = rules.start(dealt, dealer, standing), list[Decision]()
    for turn in range(_TURNS):
        if deal.over:
            return None
        view = deal.view(deal.actors()[0])
        verdicts = rules.verdicts(view)
        if fits(view, turn, [verdict.allowed for _, verdict in verdicts]):
            return Position(dealer, dealt, tuple(decisions), view)
        legal = [decision for decision, verdict in verdicts if verdict.allowed]
        decisions.append(legal[dice.below(len(legal))])
        deal.apply(decisions[-1])
    return None


class _Fits(NamedTuple):
    """Which turn of a deal is asked about."""

    family: type[TurnFamily[Any]]
    kind: str | None
    """One of `PLANS`; None for any turn with something to choose."""
    late: int
    """How many turns are over before."""

    def __call__(self, view: View, turn: int, allowed: Sequence[bool]) -> bool:
        if turn < self.late or not any(allowed) or not self.family.asked_of(view):
            return False
        if len(allowed) < 2 and not self.family.forced:
            return False
        return self.kind is None or all(allowed) == (self.kind == "free")
