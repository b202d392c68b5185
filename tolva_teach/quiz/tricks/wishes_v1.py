"""Version 1 of the questions "what must I play?": which kind of position is looked for.

See `must_play_v1`: what this draws may never change.
"""

from collections.abc import Callable, Mapping, Sequence

from tolva_teach.games.tricktaking import TrickView
from tolva_teach.quiz.dice import Dice
from tolva_teach.quiz.tricks.wish import (
    Wish,
    holds_a_lower_one,
    holds_a_lower_trump,
    holds_a_trump_too,
    holds_higher_and_lower,
    partner_wins,
)

VERSION = 1

BLOCK = 50
"""How many seeds in a row share out a plan among them."""

PLANS: Mapping[int, Mapping[str, int]] = {
    1: {
        "follow": 9,
        "overtake": 10,
        "trumped": 4,
        "trump": 8,
        "overtrump": 4,
        "undertrump": 4,
        "discard": 6,
        "whole-hand": 5,
    },
    2: {
        "follow": 7,
        "overtake": 10,
        "trumped": 5,
        "trump": 6,
        "overtrump": 7,
        "undertrump": 6,
        "discard": 5,
        "whole-hand": 4,
    },
    3: {
        "follow": 3,
        "overtake": 9,
        "trumped": 9,
        "trump": 3,
        "overtrump": 8,
        "undertrump": 9,
        "discard": 6,
        "whole-hand": 3,
    },
}
"""By difficulty, how many questions of a block ask about each kind.

The hardest is balanced so that no half of the obligations answers half of the questions: knowing only what to follow
with, or only what to trump with, or either without overtaking.
"""

HAND_SIZES: Mapping[int, range] = {1: range(3, 7), 2: range(4, 9), 3: range(5, 10)}
"""By difficulty, how many cards the learner holds."""

SMALLEST_HANDS: Mapping[str, int] = {"overtake": 4, "overtrump": 4, "undertrump": 4, "whole-hand": 3}
"""Kinds that a large hand hardly ever comes to, and the smallest hand that they may take."""

TRUMPING: Mapping[str, int] = {"trumped": 1, "trump": 1, "overtrump": 2, "undertrump": 2}
"""Kinds that take trump, and how many of those who follow must be able to trump the lead."""

NARROW_ONE_IN = 4
"""One question in so many may have a single answer, or a whole hand that may be played."""


def wish(seed: int, difficulty: int, dice: Dice) -> Wish:
    """What the seed asks for: its place in its block of fifty gives the kind, the dice the rest."""
    block, place = divmod(seed, BLOCK)
    plan = [kind for kind, number in PLANS[difficulty].items() for _ in range(number)]
    kind = Dice("must-play", VERSION, difficulty, "block", block).shuffled(plan)[place]
    hardest = difficulty == max(PLANS)
    trumping = TRUMPING.get(kind, 0 if hardest and kind in ("follow", "overtake") else None)
    return Wish(
        kind=kind,
        sizes=_sizes(kind, difficulty, seldom=trumping is not None, dice=dice),
        narrow=dice.below(NARROW_ONE_IN) == 0,
        temptations=_temptations(kind, dice) if hardest else (),
        trumping=trumping,
    )


def _sizes(kind: str, difficulty: int, seldom: bool, dice: Dice) -> range:
    """A position that is met seldom is taken where it comes; others would all come in the largest hands."""
    sizes = HAND_SIZES[difficulty]
    smallest = min(sizes.start, SMALLEST_HANDS.get(kind, sizes.start))
    if seldom or kind == "whole-hand":
        return range(smallest, sizes.stop)
    return range(smallest, smallest + dice.below(len(sizes)) + 1)


def _temptations(kind: str, dice: Dice) -> Sequence[Callable[[TrickView], bool]]:
    """That one must overtake one's own partner is forgotten first, so the partner wins a third of these tricks."""
    of_partner = (partner_wins,) if kind == "overtake" and dice.below(3) == 0 else ()
    return (*_TEMPTATIONS.get(kind, ()), *of_partner)


_TEMPTATIONS: Mapping[str, Sequence[Callable[[TrickView], bool]]] = {
    "follow": (holds_a_trump_too,),
    "overtake": (holds_a_lower_one, holds_a_trump_too),
    "trumped": (holds_higher_and_lower, holds_a_trump_too),
    "overtrump": (holds_a_lower_trump,),
    "whole-hand": (holds_a_lower_one,),
}
"""In the hardest questions, what else the hand must hold: what somebody who knows half of the rule would play."""
