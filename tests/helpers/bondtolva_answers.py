"""Deals of Bondtolva for four in which somebody has asked and been answered."""

from helpers.deals import say
from helpers.deals_for_two import bond
from tolva_teach.games.base import Deal

ASKING = ("SA S10 CK DK D9 C9", "S9 CA DA HA H10 HJ", "HK HQ SJ CQ H9 D10", "SQ SK DQ DJ C10 CJ")
FIRST = ("0 play SA", "1 play S9", "2 play SJ", "3 play SQ")
"""Forehand takes the first trick and may ask."""
TJOG = ("SA SK SQ HK D9 C9", "S10 SJ HA H10 HJ H9", "HQ S9 DA D10 DK DQ", "DJ CA C10 CK CQ CJ")
TRUMP = ("0 meld S", "0 play SA", "1 play SJ", "2 play S9", "3 play CJ")
"""Forehand sets trump before the first lead and takes the first trick."""


def asking(*said: str, **options) -> Deal:
    deal = bond(*ASKING, **options)
    say(deal, *FIRST, *said)
    return deal


def tjog(*said: str, hands: tuple[str, ...] = TJOG, **options) -> Deal:
    deal = bond(*hands, forehand_trump=True, **options)
    say(deal, *TRUMP, *said)
    return deal
