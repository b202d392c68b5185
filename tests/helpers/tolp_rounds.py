"""Rounds of Tölp made by hand."""

from collections.abc import Sequence
from typing import Any

from helpers.deals import say
from tolva_teach.games.base import Dealt, Happening
from tolva_teach.games.tolp import Tolp
from tolva_teach.games.tolp.round import TolpDeal


def tolp(
    *hands: str,
    dealer: int = -1,
    order: Sequence[int] | None = None,
    score: Sequence[int] | None = None,
    **options: Any,
) -> TolpDeal:
    """A round with these hands, few cards each; forehand is seat 0 unless the dealer is another than the last."""
    rules = Tolp(len(hands), options)
    dealt = Dealt(tuple(tuple(hand.split()) for hand in hands))
    return rules.start(dealt, dealer % len(hands), rules.first_standing(score, 0, order))


def facing(lead: str, *others: str, **options: Any) -> TolpDeal:
    """A round in which seat 0 has started and then led this to an empty table, and seat 1 is to lay or pass.

    Args:
        others: the other seats' hands, at least two.
    """
    deal = tolp(f"H2 {lead} DA", *others, **options)
    say(deal, "0 lay H2", *(f"{seat} pass" for seat in range(1, len(others) + 1)), f"0 lay {lead}")
    return deal


def hands(deal: TolpDeal) -> list[set[str]]:
    """What everyone holds."""
    return [set(hand) for hand in deal.hands]


def listed(deal: TolpDeal, *verbs: str) -> list[str]:
    """What is open to the seat to act, as `check` lists it: only what begins with these verbs, if any are named."""
    view = deal.view(deal.actors()[0])
    return sorted(entry for entry in deal.game.listed(view) if not verbs or entry.split()[1] in verbs)


def told(happenings: Sequence[Happening]) -> list[tuple[str, str]]:
    """What kinds of thing happened, and by which rules."""
    return [(happened.kind, happened.rule) for happened in happenings]
