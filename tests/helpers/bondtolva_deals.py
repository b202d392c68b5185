"""Deals of Bondtolva that several tests begin with."""

from typing import Any

from helpers.deals import say
from helpers.deals_for_two import bond
from tolva_teach.games.base import Deal, Happening

LEADER, OTHER = "SA S10 SK SQ H9 D9", "S9 SJ HA D10 CA C10"


def after_a_trick(**options: Any) -> Deal:
    """Two players; forehand has taken the first trick."""
    deal = bond(LEADER, OTHER, stock="HK HJ HQ", **options)
    say(deal, "0 play SA", "1 play S9")
    return deal


def last_told(deal: Deal) -> tuple[Happening, ...]:
    """What happened of the last decision of the deal."""
    told: tuple[Happening, ...] = ()
    while not deal.over:
        due = [decision for decision in deal.legal() if decision.verb == "draw"]
        told = deal.apply((due or [decision for decision in deal.legal() if decision.verb == "play"])[0])
    return told
