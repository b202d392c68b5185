"""What may be played? Tricks to which the hand has cards of the suit led, and others."""

from collections.abc import Mapping
from functools import partial

from femkort.game import Femkort
from tolva_teach.games.base import Decision
from tolva_teach.games.plain import PlainView
from tolva_teach.quiz.cut import Position, cut
from tolva_teach.quiz.dice import Dice
from tolva_teach.quiz.positions import PositionFamily, TurnQuestion

PLANS: Mapping[int, Mapping[str, int]] = {1: {"follows": 1}, 2: {"follows": 1}}


class FollowQuestion(TurnQuestion):
    """A turn in a trick that another has led."""

    hint_count = 0


class Follow(PositionFamily[FollowQuestion]):
    """The questions, for a number of players."""

    name = "femkort-follow"
    question_type = FollowQuestion
    difficulties = (1, 2)


def position(players: int, seed: int, difficulty: int) -> Position:
    """The position that a seed gives: the harder, the later in the deal."""
    dice, rules = Dice("femkort-follow", players, difficulty, seed), Femkort(players)
    while True:
        dealt = rules.deal_out(dice.shuffled(rules.pack), 0, rules.first_standing(None, 0, None))
        deal = rules.start(dealt, 0, rules.first_standing(None, 0, None))
        found = cut(deal, 0, dealt, partial(_decide, dice=dice), partial(_fits, tricks=difficulty - 1))
        if found is not None:
            return found


def _fits(view: PlainView, tricks: int) -> bool:
    return bool(view.trick) and len(view.tricks) >= tricks and 0 < len(view.game.legal(view)) < len(view.hand)


def _decide(view: PlainView, dice: Dice) -> Decision:
    legal = view.game.legal(view)
    return legal[dice.below(len(legal))]


FAMILIES = [Follow("femkort", players, partial(position, players), PLANS) for players in Femkort.seats]
