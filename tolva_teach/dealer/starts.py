"""How a match can stand before a deal, where nobody has said."""

from random import Random
from typing import Any

from tolva_teach.dealer.building import below, in_any_order
from tolva_teach.games.base import Game, Standing

_ATTEMPTS = 20
_USUAL_MOST = 3
"""The most that is drawn where neither the game nor its usual start says how high a score can be."""
_NEAR = 3
"""So many of the highest scores, or of the lowest, are those near an end."""


def any_standing(rules: Game[Any], chance: Random) -> Standing:
    """One of the ways in which a match can stand: anywhere, or near either end, where most rules decide."""
    for _ in range(_ATTEMPTS):
        score = _score(rules, chance)
        carry = below(_NEAR, chance)
        order = in_any_order(tuple(map(str, range(rules.players))), chance) if rules.keeps_order else None
        told = None if order is None or below(4, chance) == 0 else tuple(map(int, order))
        try:
            found = rules.first_standing(score, carry, told)
        except ValueError:
            continue
        if found.winner is None:
            return found
    return rules.first_standing(None, 0, None)


def _score(rules: Game[Any], chance: Random) -> tuple[int, ...]:
    usual = rules.first_standing(None, 0, None).score
    most = int(rules.score_bounds.get("maximum", max(usual) or _USUAL_MOST))
    low, high = ((0, most), (0, most), (max(0, most - _NEAR + 1), most), (0, 1))[below(4, chance)]
    return tuple(low + below(high - low + 1, chance) for _ in usual)
